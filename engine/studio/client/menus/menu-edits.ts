import type { Operation } from '../../../edit/operations.ts';
import type { EntryRules } from '../../protocol/form-protocol.ts';
import { followPointer } from '../follow-pointer.ts';
import type { EntryPosition, MenuList } from './menu-lists.ts';

/** A gap in a list: before the item of that index, or after the last. */
export interface Gap {
  list: MenuList;
  index: number;
}

/** The operations of an edit, and the new pointer of its entry. */
export interface MenuEdit {
  operations: Operation[];
  pointer: string;
}

/** Whether an entry has only allowed fields and all required fields of a list. */
export function fitsIn(value: Record<string, unknown>, { names, needs }: EntryRules): boolean {
  return Object.keys(value).every((name) => names.includes(name)) && needs.every((name) => Object.hasOwn(value, name));
}

/**
 * Moves an entry to a gap. Creates a list that does not exist, and removes an optional list that becomes empty. `undefined`
 * if the entry does not fit or is there already.
 */
export function moveTo({ entry, list, index }: EntryPosition, { list: to, index: gap }: Gap): MenuEdit | undefined {
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

/** Moves an entry into the next one, whose pointer then equals its own: past it first, because nothing moves into itself. */
function past(list: string, index: number, path: string): Operation[] {
  const behind = `${list}/${index + 1}`;
  return [
    { op: 'move', from: `${list}/${index}`, path: behind },
    { op: 'move', from: behind, path },
  ];
}

/**
 * The target gap of Alt with an arrow key. Up and Down move past a neighbor or into the next group, Right into the entry
 * before, Left behind the group around.
 */
export function gapForKey(key: string, standing: EntryPosition): Gap | undefined {
  const { entry, list, index, outer } = standing;
  const fits = (one: MenuList | undefined) => one !== undefined && fitsIn(entry.value, one.entries);
  const nextGroup = (others: MenuList['items']) => others.find(({ inner }) => inner?.isThere && fits(inner))?.inner;
  if (key === 'ArrowUp') {
    if (index > 0) return { list, index: index - 1 };
    const other = nextGroup((outer?.list.items ?? []).slice(0, outer?.index).toReversed());
    return other && { list: other, index: other.items.length };
  }
  if (key === 'ArrowDown') {
    if (index < list.items.length - 1) return { list, index: index + 2 };
    const other = outer && nextGroup(outer.list.items.slice(outer.index + 1));
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
export function addEntry({ pointer, isThere, entries, items }: MenuList, isGroup: boolean): MenuEdit {
  const { blank, target, inner } = entries;
  const own = isGroup ? { [inner ?? '']: [] } : target === undefined ? {} : { [target]: '' };
  const value = { ...(blank as object), ...own };
  const at = `${pointer}/${items.length}`;
  return {
    operations: [isThere ? { op: 'add', path: at, value } : { op: 'add', path: pointer, value: [value] }],
    pointer: at,
  };
}
