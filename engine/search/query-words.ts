import type { QueryWords } from './index-files.ts';
import { stopWords } from './stop-words.ts';

/** How queries are worded on a site with these languages, by their codes: the engine's stop words for them, and what the site adds. */
export function queryWordsOf(
  own: { everyday?: string[][]; stopWords?: string[] } | undefined,
  codes: string[],
): QueryWords {
  const languages = new Set(codes.map((code) => code.split('-', 1)[0] as string));
  const known = [...languages].flatMap(
    (code) => (Object.hasOwn(stopWords, code) ? stopWords[code] : undefined)?.split(/\s+/) ?? [],
  );
  return { groups: own?.everyday ?? [], stopWords: [...known, ...(own?.stopWords ?? [])] };
}
