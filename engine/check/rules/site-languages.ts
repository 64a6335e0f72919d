import { areCertain, codesOf, languagesOf, writtenCodes } from '../../model/schema/languages.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { languageWords } from '../words/language-words.ts';

/** A language is known by its code, and a page's language by what its address begins with. */
export const siteLanguages: Rule = {
  code: 'bad-language',
  says: {
    en: 'Each language of the site has a code and a prefix of its own, the first no prefix; what names a language names one of them.',
    zh: '网站的每种语言都有自己的代码和前缀，第一种没有前缀；写语言之处写的是其中一种。',
  },
  severity: 'error',
  firm: true,
  *inFile(file, { siteFile }) {
    const codes = writtenCodes(siteFile?.value as SiteDescriptor | undefined);
    if (!areCertain(codes)) return;
    for (const { value, path } of nodesOf(file, 'LanguageCode')) {
      const code = value as string;
      if (!codes.includes(code)) yield { path, message: languageWords.unknown(code, codes), ...suggest(code, codes) };
    }
  },
  *onSite({ site, siteFile }) {
    if (!siteFile || !site?.languages) return;
    const codes = codesOf(site);
    const at = (index: number, ...field: string[]) => ({ file: siteFile, path: ['languages', index, ...field] });
    const prefixes = languagesOf(site).map(({ prefix }) => prefix);
    for (const [index, code] of codes.entries()) {
      const prefix = prefixes[index];
      if (codes.indexOf(code) < index) yield { ...at(index, 'code'), message: languageWords.twice(code) };
      else if (index === 0 && prefix) yield { ...at(index, 'prefix'), message: languageWords.bareDefault() };
      else if (index > 0 && !prefix) yield { ...at(index), message: languageWords.noPrefix(code) };
      else if (prefixes.indexOf(prefix) < index)
        yield { ...at(index, 'prefix'), message: languageWords.twice(String(prefix)) };
    }
  },
};
