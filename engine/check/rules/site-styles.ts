import type { Rule } from '../rule.ts';
import { suggest } from '../suggest.ts';
import { themeWords } from '../words/theme-words.ts';

/** The styles that a site writes itself can be read, and name files that are there. */
export const siteStyles: Rule = {
  code: 'site-styles',
  says: {
    en: 'The styles of pages/theme.css can be read, and names only files of this site, which exist under assets/.',
    zh: '`pages/theme.css` 是可以读取的 CSS，只用到本站的文件，且都在 assets/ 下。',
  },
  severity: 'error',
  *onSite({ styles, assets }) {
    if (!styles) return;
    const { fault, urls, file: name, text } = styles;
    const file = { file: name, text, value: undefined, faults: [] };
    if (fault) yield { file, path: [], offset: fault.offset, message: themeWords.unreadStyles(fault.message) };
    for (const { url, offset } of urls) {
      const [path = ''] = url.split(/[?#]/);
      if (assets.has(path.slice(1)) && path.startsWith('/')) continue;
      const addresses = [...assets].map((asset) => `/${asset}`);
      yield { file, path: [], offset, message: themeWords.noStyleFile(url), ...suggest(path, addresses), sure: false };
    }
  },
};
