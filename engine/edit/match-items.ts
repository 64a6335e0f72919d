import { isEqual } from './is-equal.ts';

/** The old position of each item of a list: by `id`, equality, or similarity between the same neighbors. */
export function matchItems(before: unknown[], after: unknown[]): (number | undefined)[] {
  const matched = new Array<number | undefined>(after.length).fill(undefined);
  const isFree = new Array<boolean>(before.length).fill(true);
  const match = (index: number, was: number) => {
    matched[index] = was;
    isFree[was] = false;
  };
  for (const keyOf of [idOf, (item: unknown) => JSON.stringify(item)]) {
    const places = new Map<string, number[]>();
    for (const [was, item] of before.entries()) {
      const key = isFree[was] ? keyOf(item) : undefined;
      if (key !== undefined) places.set(key, [...(places.get(key) ?? []), was]);
    }
    for (const [index, item] of after.entries()) {
      const was = matched[index] === undefined ? places.get(keyOf(item) ?? '')?.shift() : undefined;
      if (was !== undefined) match(index, was);
    }
  }
  let start = 0;
  while (start < after.length) {
    let end = start;
    while (end < after.length && matched[end] === undefined) end++;
    const first = start === 0 ? 0 : (matched[start - 1] as number) + 1;
    let last = first;
    while (isFree[last]) last++;
    let next = first;
    for (let index = start; index < end; index++)
      for (let was = next; was < last; was++)
        if (isAlike(before[was], after[index], last - first === end - start && was - first === index - start)) {
          match(index, was);
          next = was + 1;
          break;
        }
    start = end + 1;
  }
  return matched;
}

export function isSameItem(one: unknown, other: unknown): boolean {
  return isEqual(one, other) || (idOf(one) !== undefined && idOf(one) === idOf(other));
}

function idOf(item: unknown): string | undefined {
  const { id } = (typeof item === 'object' && item !== null ? item : {}) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** Whether an item can be a changed version of another: half of its values are equal. */
function isAlike(one: unknown, other: unknown, isInPlace: boolean): boolean {
  if (!isHolder(one) || !isHolder(other)) return isInPlace && !isHolder(one) && !isHolder(other);
  if (Array.isArray(one) !== Array.isArray(other) || idOf(one) !== idOf(other)) return false;
  const [same, all] = shared(one, other);
  if (all === 1 && Object.keys(one).join() === Object.keys(other).join()) return isInPlace;
  return same > 0 && 2 * same >= all;
}

/** The number of equal plain values, and of all in the larger one. */
function shared(one: unknown, other: unknown): [number, number] {
  if (!isHolder(one) || !isHolder(other)) return [isEqual(one, other) ? 1 : 0, Math.max(countIn(one), countIn(other))];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.reduce<[number, number]>(
    ([same, all], key) => {
      const [inner, of] = shared(one[key], other[key]);
      return [same + inner, all + of];
    },
    [0, 0],
  );
}

function countIn(value: unknown): number {
  if (!isHolder(value)) return value === undefined ? 0 : 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countIn(inner), 0);
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
