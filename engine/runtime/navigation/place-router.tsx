import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Router } from 'react-router-dom';
import { routeHref } from '../../page-file.ts';
import type { NavigationStore } from './navigation-store.ts';
import { navigatorOf } from './navigator.ts';
import type { Place } from './place.ts';

/** Gives what is in it the address of a place, and the navigation as its history. */
export function PlaceRouter({
  place,
  navigation,
  children,
}: {
  place: Place;
  navigation: NavigationStore;
  children: ReactNode;
}) {
  const { page, site } = place.loaded;
  const navigator = useMemo(() => navigatorOf(navigation), [navigation]);
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
