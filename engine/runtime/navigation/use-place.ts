import { startTransition, useEffect, useState } from 'react';
import type { NavigationStore } from './navigation-store.ts';
import type { Place } from './place.ts';

/** Where the visitor is. The next place is rendered in slices, between which the browser answers the visitor. */
export function usePlace(navigation: NavigationStore): Place {
  const [place, setPlace] = useState(navigation.shown);
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(navigation.shown));
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  return place;
}
