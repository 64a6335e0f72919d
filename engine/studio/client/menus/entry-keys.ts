import type { KeyboardEvent } from 'react';
import type { Standing } from './menu-lists.ts';
import type { Menus } from './use-menus.ts';

/** Alt with an arrow moves an entry, Delete deletes it, left and right go through the tree. */
export function pressedAt(event: KeyboardEvent<HTMLElement>, menus: Menus, standing: Standing): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey) return;
  if (altKey && key.startsWith('Arrow')) void menus.moveBy(key, standing);
  else if (altKey) return;
  else if (key === 'Delete') void menus.remove(standing);
  else if (!stepInto(event, menus, standing)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Right opens a group and then goes into it; left closes it, or goes out to the one around. Tells whether it did anything. */
function stepInto({ key, currentTarget }: KeyboardEvent<HTMLElement>, menus: Menus, standing: Standing): boolean {
  const { entry, outer } = standing;
  const focus = (pointer: string | undefined) =>
    currentTarget
      .closest('.menus')
      ?.querySelector<HTMLElement>(`[data-item="${CSS.escape(pointer ?? '')}"]`)
      ?.focus();
  const isOpen = menus.isOpen(entry);
  if (key === 'ArrowRight' && entry.inner?.isThere) {
    if (isOpen) focus(entry.inner.items[0]?.pointer);
    else menus.setOpen(entry, true);
    return true;
  }
  if (key !== 'ArrowLeft') return false;
  if (isOpen) menus.setOpen(entry, false);
  else focus(outer?.entry.pointer);
  return true;
}
