import { dataLinksOf } from '../data-links.ts';
import { isOwnMachine } from '../meant-address.ts';
import type { Rule } from '../rule.ts';
import { targetsOf } from '../targets.ts';
import { linkWords } from '../words/link-words.ts';

/** What visitors follow should be encrypted. A site that has no https: is named once, among the bases of site.json. */
export const secureLinks: Rule = {
  code: 'insecure-link',
  says: {
    en: 'Links to other sites are https:; the http: address of a site that has no other is a base of site.json.',
    zh: '指向其他网站的链接用 https:；只支持 http: 的网站，其地址登记为 site.json 的 base。',
  },
  severity: 'warning',
  *inFile(file, { site }) {
    for (const one of targetsOf(file)) {
      const { target } = one;
      // An address of the visitor's own computer is told as such.
      if (!/^http:/i.test(target) || isOwnMachine(target)) continue;
      const suggestion = target.replace(/^http:/i, 'https:');
      yield { path: one.path, message: linkWords.insecure(target), suggestion };
    }
    for (const { path, text, target, picture } of site ? dataLinksOf(file, site) : []) {
      // A picture of another site is told as such.
      if (picture || !/^http:/i.test(target) || isOwnMachine(target)) continue;
      yield { path, message: linkWords.insecureData(text), wrong: text, suggestion: text.replace(/^http:/i, 'https:') };
    }
  },
};
