import type { MouseEvent } from 'react';

/**
 * Keeps a row as it is while a visitor selects text of its name with the mouse: the click at the end of a drag is no click on the row. Keys
 * click without a pointer, and always count.
 */
export function keepSelection(event: MouseEvent<HTMLElement>): void {
  const selection = window.getSelection();
  if (event.detail > 0 && selection?.isCollapsed === false && selection.containsNode(event.currentTarget, true))
    event.preventDefault();
}
