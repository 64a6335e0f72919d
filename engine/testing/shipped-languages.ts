import { compileLanguages } from '../compile/languages.ts';
import type { Addressing } from '../model/page-file.ts';

/** A language of the site in this repository, and of the sites in tests. */
export type ShippedLanguage = 'zh' | 'en';

/** How the addresses of these sites express their language. */
export const shipped: Addressing = {
  languages: compileLanguages({
    languages: [
      { code: 'zh', name: '中文', tag: 'zh-CN', switchLabel: '中文：切换到中文' },
      { code: 'en', name: 'English', prefix: '/en', shortName: 'EN', switchLabel: 'EN: switch to English' },
    ],
  }),
};
