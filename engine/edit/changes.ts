import { isJsonObject } from '../model/schema/json-object.ts';
import { pointerOf } from '../model/schema/pointer.ts';
import type { Path } from '../model/schema/walk.ts';
import { isEqual } from './is-equal.ts';
import { matchItems } from './match-items.ts';
import type { Operation } from './operations.ts';

export interface ValueChange {
  /** The operation on the value after the previous changes. */
  operation: Operation;
  /** The old value before all changes; undefined for a new value. */
  was?: ValueAtPointer;
  /** The new value after all changes; undefined for a removed value. */
  is?: ValueAtPointer;
}

export interface ValueAtPointer {
  pointer: string;
  value: unknown;
}

/** The changes from one value to another. A moved item is one change. Applied in order. */
export function changesBetween(before: unknown, after: unknown): ValueChange[] {
  return differences({ path: [], value: before }, { path: [], value: after });
}

interface Located {
  path: Path;
  value: unknown;
}

function differences(was: Located, is: Located): ValueChange[] {
  if (isEqual(was.value, is.value)) return [];
  if (Array.isArray(was.value) && Array.isArray(is.value)) return inList(was, was.value, is, is.value);
  if (isJsonObject(was.value) && isJsonObject(is.value)) return inObject(was, was.value, is, is.value);
  return [{ operation: { op: 'replace', path: pointerOf(is.path), value: is.value }, was: at(was), is: at(is) }];
}

function inObject(
  was: Located,
  before: Record<string, unknown>,
  is: Located,
  after: Record<string, unknown>,
): ValueChange[] {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  // An equal list or object under another name was renamed.
  const renamed = new Map<string, string>();
  for (const key of added) {
    const from = gone.find(
      (one) =>
        ![...renamed.values()].includes(one) &&
        typeof after[key] === 'object' &&
        after[key] !== null &&
        isEqual(before[one], after[key]),
    );
    if (from !== undefined) renamed.set(key, from);
  }
  const [old, now] = [(key: string) => member(was, key, before[key]), (key: string) => member(is, key, after[key])];
  return [
    ...gone.filter((key) => ![...renamed.values()].includes(key)).map((key) => removal(old(key), is.path, key)),
    ...[...renamed].map(([key, from]) => move(old(from), now(key), [...is.path, from], [...is.path, key])),
    ...Object.keys(before).flatMap((key) => (Object.hasOwn(after, key) ? differences(old(key), now(key)) : [])),
    ...added.filter((key) => !renamed.has(key)).map((key) => addition(now(key), [...is.path, key])),
  ];
}

function inList(was: Located, before: unknown[], is: Located, after: unknown[]): ValueChange[] {
  const matched = matchItems(before, after);
  const [old, now] = [(one: number) => member(was, one, before[one]), (one: number) => member(is, one, after[one])];
  const changes: ValueChange[] = [];
  // The list after the changes so far, by later positions; -1 for removed items.
  const order = before.map((_, index) => matched.indexOf(index));
  for (let index = order.length - 1; index >= 0; index--)
    if (order[index] === -1) {
      changes.push(removal(old(index), is.path, index));
      order.splice(index, 1);
    }
  const staying = longestRise(order);
  for (const [index, from] of matched.entries()) {
    if (staying.has(index)) continue;
    const here = order.indexOf(index);
    if (here >= 0) order.splice(here, 1);
    const place = order.indexOf(index - 1) + 1;
    order.splice(place, 0, index);
    if (from === undefined) changes.push(addition(now(index), [...is.path, place]));
    else if (here !== place) changes.push(move(old(from), now(index), [...is.path, here], [...is.path, place]));
  }
  const inner = matched.flatMap((from, index) => (from === undefined ? [] : differences(old(from), now(index))));
  return [...changes, ...inner];
}

/** The longest increasing subsequence: items that need not move. */
function longestRise(numbers: number[]): Set<number> {
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    const at = ends.findIndex((end) => end > number);
    const length = at < 0 ? ends.length : at;
    before.set(number, ends[length - 1]);
    ends[length] = number;
  }
  const rise = new Set<number>();
  for (let one = ends.at(-1); one !== undefined; one = before.get(one)) rise.add(one);
  return rise;
}

function removal(was: Located, outer: Path, key: string | number): ValueChange {
  return { operation: { op: 'remove', path: pointerOf([...outer, key]) }, was: at(was) };
}

function addition(is: Located, path: Path): ValueChange {
  return { operation: { op: 'add', path: pointerOf(path), value: is.value }, is: at(is) };
}

function move(was: Located, is: Located, from: Path, path: Path): ValueChange {
  return { operation: { op: 'move', from: pointerOf(from), path: pointerOf(path) }, was: at(was), is: at(is) };
}

function at({ path, value }: Located): ValueAtPointer {
  return { pointer: pointerOf(path), value };
}

function member({ path }: Located, key: string | number, value: unknown): Located {
  return { path: [...path, key], value };
}
