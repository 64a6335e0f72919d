import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Router } from 'react-router-dom';
import { routeHref } from '../../page-file.ts';
import type { Journey } from './journey.ts';
import { navigatorOf } from './navigator.ts';
import type { Place } from './place.ts';

/** Gives what is in it the address of a place, and the journey as its history. */
export function PlaceRouter({ place, journey, children }: { place: Place; journey: Journey; children: ReactNode }) {
  const { page, site } = place.loaded;
  const navigator = useMemo(() => navigatorOf(journey), [journey]);
  // A prerendered page knows nothing of the query; the first render in the browser must equal it.
  const live = useDeferredValue(true, false);
  const location = {
    pathname: routeHref(page.route, page.language, site),
    search: live ? place.search : '',
  };
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
