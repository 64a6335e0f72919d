import { useLayoutEffect, useRef } from 'react';
import { type Arrival, anchored } from '../../../ui/kit/arrival.ts';
import { scrollDown } from './entries.ts';
import type { NavigationStore } from './navigation-store.ts';
import { isSamePage, type Place } from './place.ts';

/**
 * At each arrival: back and forward restore the scroll, an anchor is scrolled to, anything else starts at the top. Focus goes to the
 * page's heading where a link led to it, so that keyboard and screen reader start there. Opening a document is the browser's to do.
 */
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
  // An entry from before our time is the browser's.
  else if (how === 'history' && isSame) return;
  else if (target) target.scrollIntoView();
  else if (!isSame || anchor === '') scrollDown(0);
  // In a frame, as in the studio's preview, a late page would take the focus from what is typed around it.
  const canFocus = self === top || document.hasFocus();
  if (canFocus && (!isSame || (how === 'link' && anchor === '')))
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
