import { areCertain, codesOf, languagesOf, writtenCodes } from '../../model/schema/languages.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { matchingLanguage } from '../../model/schema/written-language.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import type { TranslatedWord } from '../../model/words.ts';
import { languageMessages } from '../messages/language-messages.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';

const siteLanguages: Rule = {
  code: 'bad-language',
  title: { en: 'Wrong language', zh: '语言有误' },
  description: {
    en: 'Each language of the site has a unique code and prefix; the first has no prefix. Fields that name a language use one of them.',
    zh: '网站的每种语言都有自己的代码和前缀，第一种没有前缀；引用语言的字段只能用其中一种。',
  },
  severity: 'error',
  firm: true,
  *inFile(file, { siteFile }) {
    const codes = writtenCodes(siteFile?.value as SiteDescriptor | undefined);
    if (!areCertain(codes)) return;
    for (const { value, path } of nodesOf(file, 'LanguageCode')) {
      const code = value as string;
      if (!codes.includes(code))
        yield { path, message: languageMessages.unknown(code, codes), ...suggest(code, codes) };
    }
  },
  *onSite({ site, siteFile }) {
    if (!siteFile || !site?.languages) return;
    const codes = codesOf(site);
    const at = (index: number, ...field: string[]) => ({ file: siteFile, path: ['languages', index, ...field] });
    const prefixes = languagesOf(site).map(({ prefix }) => prefix);
    for (const [index, code] of codes.entries()) {
      const prefix = prefixes[index];
      if (codes.indexOf(code) < index) yield { ...at(index, 'code'), message: languageMessages.twice(code) };
      else if (index === 0 && prefix) yield { ...at(index, 'prefix'), message: languageMessages.bareDefault() };
      else if (index > 0 && !prefix) yield { ...at(index), message: languageMessages.noPrefix(code) };
      else if (prefixes.indexOf(prefix) < index)
        yield { ...at(index, 'prefix'), message: languageMessages.twice(String(prefix)) };
    }
  },
};

const interfaceWords: Rule = {
  code: 'missing-words',
  title: { en: 'Missing interface texts', zh: '缺少界面文字' },
  description: {
    en: 'Buttons and labels have texts in every language of the site. `pages/words.json` contains those that the engine lacks.',
    zh: '按钮和标签在网站的每种语言中都有文字：引擎没有的，由网站写在 `pages/words.json` 中。',
  },
  severity: 'warning',
  *onSite({ site, siteFile, ofKind, schemas }) {
    const codes = codesOf(site);
    if (!siteFile || !site?.languages || !areCertain(codes)) return;
    const own = (ofKind('words')[0]?.value ?? {}) as Record<string, Record<string, TranslatedWord>>;
    const rooms = Object.entries((schemas['words.schema.json']?.properties ?? {}) as Record<string, Schema>);
    for (const [index, code] of codes.entries()) {
      const at = { file: siteFile, path: ['languages', index, 'code'] };
      const missingIn = ([room, { properties = {} }]: [string, Schema]) =>
        Object.entries(properties)
          .filter(
            ([key, { spoken = [] }]) => !matchingLanguage(code, [...spoken, ...Object.keys(own[room]?.[key] ?? {})]),
          )
          .map(([key]): [string, string] => [room, key]);
      const missing = rooms.filter(([, { writtenIn }]) => !writtenIn).flatMap(missingIn);
      if (missing.length > 0) yield { ...at, message: languageMessages.missing(code, missing) };
      for (const room of rooms) {
        const [, { writtenIn: file }] = room;
        const keys = file ? missingIn(room).map(([, key]) => key) : [];
        if (file && keys.length > 0) yield { ...at, message: languageMessages.missingOwn(code, keys, file) };
      }
    }
  },
};

export const languageRules: Rule[] = [siteLanguages, interfaceWords];
