import type { Language } from '../../descriptor/compiled.ts';
import type { SiteDescriptor } from '../../descriptor/site.ts';
import { codesOf } from '../../schema/languages.ts';
import type { SearchEntry } from '../../search/entry.ts';
import { holdsWord } from './holds-word.ts';

/** A word that an entry holds, and what it says of the entry: the rarer it is among all, the more. */
export interface HeldWord {
  word: string;
  weight: number;
}

/** The fewest letters of a name by which others are known. */
const shortest = 3;

/**
 * The words that each of these entries holds: the site's terms, each by whichever word of its group, and what rows and records among them
 * are called. A word that all hold weighs nothing.
 */
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
  const texts = entries.map((entry) => ({ entry, text: `${entry.title} ${entry.text}`.toLowerCase() }));
  const held = new Map<SearchEntry, HeldWord[]>(entries.map((entry) => [entry, []]));
  for (const [word, group] of new Map([...names, ...terms])) {
    const small = group.map((one) => one.toLowerCase());
    const holders = texts.filter(({ text }) => small.some((one) => holdsWord(text, one)));
    const weight = Math.log(entries.length / holders.length);
    for (const { entry } of holders) held.get(entry)?.push({ word, weight });
  }
  return held;
}
