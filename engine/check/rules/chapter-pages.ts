import { fillSlugs } from '../../model/schema/placeholders.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { pageOf } from '../site-model.ts';
import { linkWords } from '../words/link-words.ts';

/** A chapter shows one other page, and stands on its own page itself. */
export const chapterPages: Rule = {
  code: 'wrong-chapter',
  says: {
    en: 'The page that a chapter shows is another one, whose route has no parameters, and the chapter stands inside no other section.',
    zh: '一章所显示的页面是另一个页面，其路由没有参数；这一章不在其他区块之内。',
  },
  severity: 'error',
  *inFile(file, { site }) {
    if (!site) return;
    const own = pageOf(file);
    for (const { value, path, section } of nodesOf(file, 'ChapterRoute')) {
      const route = fillSlugs(value as string, site);
      // A parameter is a whole step; any other brace is a value of the site, and told of as that.
      const isPattern = route.split('/').some((step) => /^\{.*\}$/.test(step));
      if (isPattern || (own && fillSlugs(own.route, site) === route))
        yield { path, message: linkWords.noChapter(value as string) };
      // `sections/0` is on the page itself.
      else if (section.path.length > 2) yield { path, message: linkWords.chapterInside() };
    }
  },
};
