import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { Router } from 'react-router-dom';
import { routeHref } from '../../../model/page-file.ts';
import type { NavigationStore } from './navigation-store.ts';
import { navigatorOf } from './navigator.ts';
import type { Place } from './place.ts';

/** Provides the location and the history to React Router's hooks. */
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
  // A prerendered page knows no query or anchor, and the first render must equal it.
  const live = useDeferredValue(true, false);
  const location = {
    pathname: routeHref(page.route, page.language, site),
    ...(live && { search: place.search, hash: place.anchor && `#${place.anchor}` }),
  };
  // Show what `early.ts` hid.
  useEffect(() => {
    if (live) delete document.documentElement.dataset.restoring;
  }, [live]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
