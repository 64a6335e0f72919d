import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { Router } from 'react-router-dom';
import { routeHref } from '../../../model/page-file.ts';
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
  // A prerendered page knows nothing of query and anchor; the first render in the browser must equal it.
  const live = useDeferredValue(true, false);
  const location = {
    pathname: routeHref(page.route, page.language, site),
    ...(live && { search: place.search, hash: place.anchor && `#${place.anchor}` }),
  };
  // What `early.ts` hides shows now as the address says.
  useEffect(() => {
    if (live) delete document.documentElement.dataset.restoring;
  }, [live]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
