import type { SiteDescriptor } from '../../descriptor/site.ts';
import type { Word } from '../../descriptor/words.ts';
import { areCertain, codesOf, languagesOf, writtenCodes } from '../../schema/languages.ts';
import type { Schema } from '../../schema/schema.ts';
import type { FileFinding, Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { suggest } from '../suggest.ts';
import { languageWords } from '../words/language-words.ts';

/** A language is known by its code, and a page's language by what its address begins with. */
export const siteLanguages: Rule = {
  code: 'bad-language',
  says: {
    en: 'Each language of the site has a code and a prefix of its own, the first no prefix; what names a language names one of them; the site says in it what the engine does not.',
    zh: '网站的每种语言都有自己的代码和前缀，第一种没有前缀；写语言之处写的是其中一种；引擎没有该语言的文字时，由网站自己写出。',
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
  *onSite(model) {
    const { site, siteFile } = model;
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
      else yield* missingWords(code, model, at(index, 'code'));
    }
  },
};

/** The words that neither the room that shows them, the engine's or a section type of the site's, nor `pages/words.json` has in a language. */
function* missingWords(
  code: string,
  { ofKind, schemas }: SiteModel,
  at: Pick<FileFinding, 'file' | 'path'>,
): Generator<FileFinding> {
  const own = (ofKind('words')[0]?.value ?? {}) as Record<string, Record<string, Word>>;
  const rooms = Object.entries((schemas['words.schema.json']?.properties ?? {}) as Record<string, Schema>);
  const missing = new Map<string, string[]>();
  for (const [room, { properties = {}, writtenIn = '' }] of rooms)
    for (const [key, { spoken }] of Object.entries(properties))
      if (!spoken?.includes(code) && own[room]?.[key]?.[code] === undefined)
        missing.set(writtenIn, [...(missing.get(writtenIn) ?? []), writtenIn ? key : `${room}.${key}`]);
  for (const [file, keys] of missing)
    yield { ...at, message: file ? languageWords.missingOwn(code, keys, file) : languageWords.missing(code, keys) };
}
