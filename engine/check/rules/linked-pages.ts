import { fillSlugs } from '../../model/schema/placeholders.ts';
import { pagesLinked } from '../pages-named.ts';
import type { Rule } from '../rule.ts';
import { linkWords } from '../words/link-words.ts';

/** A page to which nothing leads is found by nobody. */
export const linkedPages: Rule = {
  code: 'unlinked-page',
  says: {
    en: 'Every page but the home page is linked to by the navigation, the footer, another page, or a record’s HTML.',
    zh: '除首页外，每个页面都有导航、页脚、其他页面或记录的 HTML 链接到它。',
  },
  severity: 'warning',
  *whenSound(model) {
    const { pages, site } = model;
    if (!site) return;
    const linked = pagesLinked(model);
    for (const { file, page } of pages) {
      if (linked.has(file) || fillSlugs(page.route, site) === '/') continue;
      yield { file, path: ['route'], message: linkWords.orphan(page.route) };
    }
  },
};
