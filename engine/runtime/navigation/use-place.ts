import { startTransition, useEffect, useState } from 'react';
import type { Journey } from './journey.ts';
import type { Place } from './place.ts';

/** Where the visitor is. The next place is rendered in slices, between which the browser answers the visitor. */
export function usePlace(journey: Journey): Place {
  const [place, setPlace] = useState(journey.shown);
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(journey.shown));
    follow();
    return journey.follow(follow);
  }, [journey]);
  return place;
}
