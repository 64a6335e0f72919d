import { type Files, smallSite } from '../generate/gallery/small-site.ts';
import type { SiteLanguage } from '../model/languages.ts';
import type { WordTable } from '../model/words.ts';
import { readEngineWords } from '../site/engine-words.ts';

/**
 * The small site in other languages: each English text with the language's code as a prefix, or unchanged in a single
 * language. `pages/words.json` contains the messages that the engine lacks.
 */
export function smallSiteInLanguages(languages: SiteLanguage[]): Files {
  const codes = languages.map(({ code }) => code);
  const files = Object.entries(smallSite).map(([file, value]) => [file, said(value, codes)]);
  const { 'pages/site.json': site, ...others } = Object.fromEntries(files);
  const words = { $schema: '../schemas/words.schema.json', ...wordsIn(codes) };
  return { ...others, 'pages/site.json': { ...site, languages }, 'pages/words.json': words };
}

function said(value: unknown, codes: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => said(item, codes));
  if (typeof value !== 'object' || value === null) return value;
  const { en, ...others } = value as { en?: string };
  if (en === undefined)
    return Object.fromEntries(Object.entries(others).map(([key, item]) => [key, said(item, codes)]));
  const [only, ...more] = codes;
  const spoken = (code: string) => (/^https?:/.test(en) || code === 'en' ? en : `${code} ${en}`);
  return more.length === 0 ? spoken(String(only)) : Object.fromEntries(codes.map((code) => [code, spoken(code)]));
}

/** The engine's English messages in the languages that it lacks. */
function wordsIn(codes: string[]): WordTable {
  const others = codes.filter((code) => code !== 'zh' && code !== 'en');
  const rooms = Object.entries(readEngineWords()).map(([room, keys]) => [
    room,
    Object.fromEntries(
      Object.entries(keys).map(([key, { en = '' }]) => {
        const text = typeof en === 'string' ? en : en.other;
        return [key, Object.fromEntries(others.map((code) => [code, `${code} ${text}`]))];
      }),
    ),
  ]);
  return others.length === 0 ? {} : Object.fromEntries(rooms);
}
