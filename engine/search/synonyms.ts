import { runsOf } from './terms.ts';

/** What means the same as a text, by the runs of it put together; itself is not among it. */
export type Synonyms = Map<string, string[][]>;

/** Groups of words that mean the same, to look them up by any of them. */
export function synonymsOf(groups: string[][]): Synonyms {
  const found: Synonyms = new Map();
  for (const group of groups) {
    const all = group.map(runsOf);
    for (const runs of all) {
      const key = runs.join(' ');
      const others = all.filter((other) => other.join(' ') !== key);
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  }
  return found;
}
