import { isHan, runsOf } from './terms.ts';

/** What means the same as a text, by the runs of it put together; itself is not among it. */
export type Synonyms = Map<string, string[][]>;

/** Whether it is one Han character: part of so many words that it finds them all, so nobody who did not type it means it. */
function isSingleHan([run = '', ...more]: string[]): boolean {
  return more.length === 0 && run.length === 1 && isHan(run);
}

/** Groups of words that mean the same, to look them up by any of them. */
export function synonymsOf(groups: string[][]): Synonyms {
  const found: Synonyms = new Map();
  for (const group of groups) {
    const all = group.map(runsOf);
    for (const runs of all) {
      const key = runs.join(' ');
      const others = all.filter((other) => other.join(' ') !== key && !isSingleHan(other));
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  }
  return found;
}
