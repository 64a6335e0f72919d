import { startTransition, useEffect, useState } from 'react';
import type { NavigationStore } from './navigation-store.ts';
import { isSamePage, type Place } from './place.ts';

/** The current location. Another page renders at once; changes on a page render in slices. */
export function usePlace(navigation: NavigationStore): Place {
  const [place, setPlace] = useState(navigation.shown);
  useEffect(() => {
    let last = navigation.shown;
    const follow = () => {
      const isSame = isSamePage(navigation.shown.loaded, last.loaded);
      last = navigation.shown;
      const show = () => setPlace(last);
      isSame || document.querySelector(notLive) ? startTransition(show) : show();
    };
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  return place;
}

/** Shared elements that are not hydrated: a change outside a transition would recreate them. */
const notLive = '#root > :is(header, footer):not([data-hydrated])';
