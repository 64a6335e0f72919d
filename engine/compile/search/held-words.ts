import type { Language } from '../../model/compiled.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { lruMemo } from '../../model/schema/lru-memo.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import type { SearchEntry } from '../../search/entry.ts';

/** A word of an entry. A rare word has more weight. */
export interface HeldWord {
  word: string;
  weight: number;
}

/** The minimum length of a name. */
const shortest = 3;

/** The words of each entry: the site's terms with their synonyms, and the names of rows and records. */
export function heldWords(
  entries: SearchEntry[],
  synonyms: string[][],
  site: SiteDescriptor,
  language: Language,
): Map<SearchEntry, HeldWord[]> {
  const place = codesOf(site).indexOf(language);
  const names = entries.flatMap(({ kind, title }): [string, string[]][] =>
    kind === 'page' || kind === 'section' || title.length < shortest ? [] : [[title, [title]]],
  );
  const terms = synonyms.map((group): [string, string[]] => [group[place] ?? '', group]);
  const wordsIn = wordsOf(JSON.stringify([...new Map([...names, ...terms])]));
  const words = entries.map((entry) => ({ entry, held: wordsIn(`${entry.title} ${entry.text}`.toLowerCase()) }));
  const holders = new Map<string, number>();
  for (const { held } of words) for (const word of held) holders.set(word, (holders.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log(entries.length / (holders.get(word) ?? 1));
  return new Map(words.map(({ entry, held }) => [entry, held.map((word) => ({ word, weight: weightOf(word) }))]));
}

/** Finds words in a text, both in lower case. Cached for a list of words as JSON. */
const wordsOf = lruMemo(4, (list: string) => {
  const words = (JSON.parse(list) as [string, string[]][]).map(
    ([word, group]) => [word, group.map((one) => one.toLowerCase())] as const,
  );
  return lruMemo(2000, (text: string) =>
    words.flatMap(([word, group]) => (group.some((one) => holdsWord(text, one)) ? [word] : [])),
  );
});

const han = /\p{Script=Han}/u;
const endsInLetter = /[\p{L}\p{N}]$/u;
const beginsWithLetter = /^[\p{L}\p{N}]/u;

/** Whether a text contains a whole word or its plural; Chinese words match anywhere. Faster than a RegExp. */
export function holdsWord(text: string, word: string): boolean {
  if (han.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const after = text.slice(at + word.length, at + word.length + 3);
    const isWhole = !beginsWithLetter.test(after) || (after.startsWith('s') && !beginsWithLetter.test(after.slice(1)));
    // A letter outside the basic plane has two units.
    if (isWhole && !endsInLetter.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}
