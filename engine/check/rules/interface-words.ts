import { areCertain, codesOf } from '../../model/schema/languages.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { matchingLanguage } from '../../model/schema/written-language.ts';
import type { Word } from '../../model/words.ts';
import type { Rule } from '../rule.ts';
import { languageWords } from '../words/language-words.ts';

/** In each language of the site there are words for buttons and labels: the engine's, those of a section type of the site's, or `pages/words.json`. */
export const interfaceWords: Rule = {
  code: 'missing-words',
  says: {
    en: 'Buttons and labels have words in every language of the site: where the engine has none, the site writes them in `pages/words.json`.',
    zh: '按钮和标签在网站的每种语言中都有文字：引擎没有的，由网站写在 `pages/words.json` 中。',
  },
  severity: 'warning',
  *onSite({ site, siteFile, ofKind, schemas }) {
    const codes = codesOf(site);
    if (!siteFile || !site?.languages || !areCertain(codes)) return;
    const own = (ofKind('words')[0]?.value ?? {}) as Record<string, Record<string, Word>>;
    const rooms = Object.entries((schemas['words.schema.json']?.properties ?? {}) as Record<string, Schema>);
    for (const [index, code] of codes.entries()) {
      const at = { file: siteFile, path: ['languages', index, 'code'] };
      const missingIn = ([room, { properties = {} }]: [string, Schema]) =>
        Object.entries(properties)
          .filter(([key, { spoken = [] }]) => !hasText(code, [...spoken, ...Object.keys(own[room]?.[key] ?? {})]))
          .map(([key]): [string, string] => [room, key]);
      const missing = rooms.filter(([, { writtenIn }]) => !writtenIn).flatMap(missingIn);
      if (missing.length > 0) yield { ...at, message: languageWords.missing(code, missing) };
      for (const room of rooms) {
        const [, { writtenIn: file }] = room;
        const keys = file ? missingIn(room).map(([, key]) => key) : [];
        if (file && keys.length > 0) yield { ...at, message: languageWords.missingOwn(code, keys, file) };
      }
    }
  },
};

function hasText(code: string, languages: string[]): boolean {
  return matchingLanguage(code, languages) !== undefined;
}
