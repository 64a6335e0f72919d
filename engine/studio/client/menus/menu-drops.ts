import type { Side } from '../drag.ts';
import { isIn } from '../is-in.ts';
import { fitsIn, type Gap } from './menu-edits.ts';
import type { EntryPosition } from './menu-lists.ts';
import type { Menus } from './use-menus.ts';

/** The sides of a row at which an entry may be dropped. `inside`: at the end of the row’s own entries. */
export function sidesOf(row: HTMLElement, menus: Menus, { entry }: EntryPosition): Side[] {
  const { place = '' } = row.dataset;
  if (!row.closest('.menus') || isIn(place, entry.pointer)) return [];
  const isAt = (side: Side) => {
    const gap = gapAt(row, side, menus);
    return gap !== undefined && fitsIn(entry.value, gap.list.entries);
  };
  const sides: Side[] = place.endsWith('/-') ? ['before'] : ['before', 'inside', 'after'];
  return sides.filter(isAt);
}

export function gapAt(row: HTMLElement, side: Side, menus: Menus): Gap | undefined {
  const { place = '' } = row.dataset;
  if (place.endsWith('/-')) {
    const pointer = place.slice(0, -2);
    const list = menus.lists.find((one) => one.pointer === pointer) ?? menus.at(pointer)?.entry.inner;
    return list && { list, index: list.items.length };
  }
  const there = menus.at(place);
  if (!there) return undefined;
  const { entry, list, index } = there;
  if (side !== 'inside') return { list, index: side === 'before' ? index : index + 1 };
  return entry.inner && { list: entry.inner, index: entry.inner.items.length };
}
