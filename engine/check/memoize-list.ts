/** The key of incremental caches: shared by the inspections of one site, also by those that continue from another. */
export type CacheScope = object;

/**
 * Maps a list incrementally: recomputes only the items that changed since the last call with the same `scope`. Results must depend
 * on the item and the scope alone. Equal results keep their identity, and so does a list of equal results.
 */
export function memoizeList<Item, Result, Scope extends object = CacheScope>(
  compute: (item: Item, scope: Scope) => Result,
  isSame: (one: Result, other: Result) => boolean = Object.is,
): (items: readonly Item[], scope: Scope) => readonly Result[] {
  const cache = new WeakMap<Scope, { items: readonly Item[]; results: readonly Result[] }>();
  return (items, scope) => {
    const before = cache.get(scope) ?? { items: [], results: [] };
    if (before.items === items) return before.results;
    const [start, end] = commonEnds(before.items, items);
    const last = before.items.length - end;
    const known = new Map<Item, Result>();
    for (let at = start; at < last; at++) known.set(before.items[at] as Item, before.results[at] as Result);
    const changed = items.slice(start, items.length - end).map((item, index) => {
      const result = known.has(item) ? (known.get(item) as Result) : compute(item, scope);
      const old = before.results[start + index] as Result;
      return start + index < last && isSame(old, result) ? old : result;
    });
    const isUnchanged =
      changed.length === last - start && changed.every((one, index) => Object.is(one, before.results[start + index]));
    const results = isUnchanged
      ? before.results
      : [...before.results.slice(0, start), ...changed, ...before.results.slice(last)];
    cache.set(scope, { items, results });
    return results;
  };
}

/** How many items two lists share at their start, and at their end. */
function commonEnds<Item>(one: readonly Item[], other: readonly Item[]): [start: number, end: number] {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  return [start, end];
}
