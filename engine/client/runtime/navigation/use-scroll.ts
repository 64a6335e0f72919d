import { useLayoutEffect, useRef } from 'react';
import { type Arrival, anchored } from '../../../ui/kit/arrival.ts';
import { scrollDown } from './entries.ts';
import type { NavigationStore } from './navigation-store.ts';
import { isSamePage, type Place } from './place.ts';

/** After each arrival, restores the scroll position or goes to the anchor or top. A link focuses the heading. */
export function useScroll({ loaded, arrival }: Place, navigation: NavigationStore): void {
  const before = useRef({ loaded, arrival });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { loaded, arrival };
    if (last.arrival !== arrival) come(arrival, isSamePage(last.loaded, loaded));
    navigation.settle(arrival);
  }, [loaded, arrival, navigation]);
}

function come({ how, anchor, scroll }: Arrival, isSame: boolean): void {
  const target = anchored(anchor);
  if (how === 'history' && scroll !== undefined) scrollDown(scroll);
  // The browser handles entries from before this script.
  else if (how === 'history' && isSame) return;
  else if (target) target.scrollIntoView();
  else if (!isSame || anchor === '') scrollDown(0);
  // In the studio's preview frame, a late page must not take the focus from the editor.
  const canFocus = self === top || document.hasFocus();
  if (canFocus && (!isSame || (how === 'link' && anchor === '')))
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
