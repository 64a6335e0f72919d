import { statSync } from 'node:fs';
import { settledStamp, stampOf } from './stamps.ts';

/** Values computed from files, by name, each with the stamp of its file. Serializable. */
export type StampedValues<Value> = Record<string, { stamp: string; value?: Value }>;

export type StampCache<Value> = ReturnType<typeof cacheByStamp<Value>>;

/** `known` are the values of an earlier process. A file that was just written gets an empty stamp, and is read again. */
export function cacheByStamp<Value>(pathOf: (name: string) => string, known: StampedValues<Value> = {}) {
  const values = new Map(Object.entries(known)) as Map<string, { stamp: string; value: Value }>;
  let made = 0;
  return {
    /** The value of a file, computed again if its stamp changes; `undefined` if it does not exist. */
    of(name: string, make: (path: string, name: string) => Value) {
      const taken = Date.now();
      const path = pathOf(name);
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats?.isFile()) {
        values.delete(name);
        return undefined;
      }
      const stamp = stampOf(stats);
      const before = values.get(name);
      if (before?.stamp === stamp) return before;
      const one = { stamp: settledStamp(stamp, taken), value: make(path, name) };
      made++;
      values.set(name, one);
      return one;
    },
    /** Removes every other file from the cache. */
    retain(names: Iterable<string>) {
      const stay = new Set(names);
      for (const name of values.keys()) if (!stay.has(name)) values.delete(name);
    },
    forget: (name: string) => values.delete(name),
    /** The number of values that were computed. */
    made: () => made,
    entries: () => [...values],
  };
}
