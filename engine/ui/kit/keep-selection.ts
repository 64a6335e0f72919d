import type { MouseEvent } from 'react';

/** Prevents that selecting text with the mouse also clicks the row. Clicks by keyboard have no `detail`. */
export function keepSelection(event: MouseEvent<HTMLElement>): void {
  const selection = window.getSelection();
  if (event.detail > 0 && selection?.isCollapsed === false && selection.containsNode(event.currentTarget, true))
    event.preventDefault();
}
