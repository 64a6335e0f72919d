import { startTransition, useEffect, useState } from 'react';
import type { NavigationStore } from './navigation-store.ts';
import { isSamePage, type Place } from './place.ts';

/**
 * Where the visitor is. Another page is rendered in one go, which is sooner than in slices with a frame of the page that is left after each;
 * what changes on the page in slices, between which the browser answers the visitor.
 */
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

/** What stays from page to page, as long as it is not hydrated: a change that is no transition would make it anew. */
const notLive = '#root > :is(header, footer):not([data-hydrated])';
