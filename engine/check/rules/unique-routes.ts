import { fillSlugs } from '../../schema/placeholders.ts';
import type { Rule } from '../rule.ts';
import { dataWords } from '../words/data-words.ts';

/** Two pages cannot have one address, nor one id. */
export const uniqueRoutes: Rule = {
  code: 'duplicate-page',
  says: {
    en: 'Routes and page ids are unique on the site.',
    zh: '路由和页面的 id 在全站唯一。',
  },
  severity: 'error',
  firm: true,
  *onSite({ pages, site }) {
    const seen = new Map<string, string>();
    for (const { file, page } of pages) {
      for (const field of ['route', 'id'] as const) {
        const value = field === 'route' ? fillSlugs(page.route, site) : page.id;
        // Parameters of other names have the same addresses.
        const key = `${field} ${value.replace(/\{\w+\}/g, '{}')}`;
        const first = seen.get(key);
        if (first) yield { file, path: [field], message: dataWords.takenByPage(field, value, first) };
        else seen.set(key, file.file);
      }
    }
  },
};
