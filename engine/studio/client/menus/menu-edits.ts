import type { Operation } from '../../../edit/operations.ts';
import type { EntryRules } from '../../protocol/form-protocol.ts';
import { followPointer } from '../follow-pointer.ts';
import type { EntryPosition, MenuList } from './menu-lists.ts';

/** A gap in a list: before the item of that index, or after the last. */
export interface Gap {
  list: MenuList;
  index: number;
}

/** What a change of a menu comes to, and where its entry stands then. */
export interface Move {
  operations: Operation[];
  pointer: string;
}

/** Whether an entry may stand in a list: the list’s items may have all that it has, and it has what they must. */
export function fitsIn(value: Record<string, unknown>, { names, needs }: EntryRules): boolean {
  return Object.keys(value).every((name) => names.includes(name)) && needs.every((name) => Object.hasOwn(value, name));
}

/**
 * Moves an entry to a gap. A list that is not there yet is made for it, and one that it leaves empty goes where it may be left out.
 * `undefined` where it cannot stand there, or stands there already.
 */
export function moveTo({ entry, list, index }: EntryPosition, { list: to, index: gap }: Gap): Move | undefined {
  const from = entry.pointer;
  if (!fitsIn(entry.value, to.entries)) return undefined;
  if (to.pointer === list.pointer) {
    const last = gap > index ? gap - 1 : gap;
    const path = `${list.pointer}/${last}`;
    return last === index ? undefined : { operations: [{ op: 'move', from, path }], pointer: path };
  }
  const left = followPointer(to.pointer, [{ op: 'remove', path: from }]);
  if (left === undefined) return undefined;
  const path = `${left}/${gap}`;
  const empty = followPointer(list.pointer, [{ op: 'move', from, path }]) ?? '';
  const operations: Operation[] = [
    ...(to.isThere ? [] : [{ op: 'add', path: to.pointer, value: [] } as const]),
    ...(path.startsWith(`${from}/`) ? past(list.pointer, index, path) : [{ op: 'move', from, path } as const]),
    ...(list.items.length === 1 && list.isOptional ? [{ op: 'remove', path: empty } as const] : []),
  ];
  return { operations, pointer: path };
}

/** Goes into the entry behind it, which then has its own pointer: past it first, since nothing moves to what reads as being inside itself. */
function past(list: string, index: number, path: string): Operation[] {
  const behind = `${list}/${index + 1}`;
  return [
    { op: 'move', from: `${list}/${index}`, path: behind },
    { op: 'move', from: behind, path },
  ];
}

/**
 * The gap that Alt with an arrow key leads to. Up and down: past a neighbour, and at the end of a group into the group beside it; right:
 * into the entry before; left: out of the group, behind it. `undefined` where it leads nowhere.
 */
export function gapForKey(key: string, standing: EntryPosition): Gap | undefined {
  const { entry, list, index, outer } = standing;
  const fits = (one: MenuList | undefined) => one !== undefined && fitsIn(entry.value, one.entries);
  const beside = (others: MenuList['items']) => others.find(({ inner }) => inner?.isThere && fits(inner))?.inner;
  if (key === 'ArrowUp') {
    if (index > 0) return { list, index: index - 1 };
    const other = beside((outer?.list.items ?? []).slice(0, outer?.index).toReversed());
    return other && { list: other, index: other.items.length };
  }
  if (key === 'ArrowDown') {
    if (index < list.items.length - 1) return { list, index: index + 2 };
    const other = outer && beside(outer.list.items.slice(outer.index + 1));
    return other && { list: other, index: 0 };
  }
  if (key === 'ArrowRight') {
    const inner = list.items[index - 1]?.inner;
    return inner && fits(inner) ? { list: inner, index: inner.items.length } : undefined;
  }
  if (key === 'ArrowLeft') return outer && fits(outer.list) ? { list: outer.list, index: outer.index + 1 } : undefined;
  return undefined;
}

/** Adds a link, or with `isGroup` a group, to the end of a list. */
export function addEntry({ pointer, isThere, entries, items }: MenuList, isGroup: boolean): Move {
  const { blank, target, inner } = entries;
  const own = isGroup ? { [inner ?? '']: [] } : target === undefined ? {} : { [target]: '' };
  const value = { ...(blank as object), ...own };
  const at = `${pointer}/${items.length}`;
  return {
    operations: [isThere ? { op: 'add', path: at, value } : { op: 'add', path: pointer, value: [value] }],
    pointer: at,
  };
}
