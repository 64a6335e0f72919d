import { isHan, splitRuns } from './terms.ts';

/** The synonyms of a text, by its joined runs. */
export type Synonyms = Map<string, string[][]>;

/** Whether it is a single Han character. It is part of too many words to be a useful synonym. */
export function isSingleHan([run = '', ...more]: string[]): boolean {
  return more.length === 0 && run.length === 1 && isHan(run);
}

export function synonymsOf(groups: string[][]): Synonyms {
  const found: Synonyms = new Map();
  for (const group of groups) {
    const all = group.map(splitRuns);
    for (const runs of all) {
      const key = runs.join(' ');
      const others = all.filter((other) => other.join(' ') !== key && !isSingleHan(other));
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  }
  return found;
}
