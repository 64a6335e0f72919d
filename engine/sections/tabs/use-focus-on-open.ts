import { type RefObject, useEffect } from 'react';

/**
 * Gives the chosen tab the focus when the page opens, unless the address names a place on it. It waits for a frame, because
 * a change of page puts the focus on the new page's heading first.
 */
export function useFocusOnOpen(root: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted || window.location.hash) return;
    const frame = requestAnimationFrame(() => {
      const tab = root.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-pressed="true"]');
      tab?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [root, wanted]);
}
