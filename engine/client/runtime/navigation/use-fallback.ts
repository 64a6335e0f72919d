import { useCallback } from 'react';
import type { CompiledPage, CompiledSite } from '../../../model/compiled.ts';
import { routeHref } from '../../../model/page-file.ts';
import type { NavigationStore } from './navigation-store.ts';

/** Leads to the route's default, where it has one: for a parameter of the route that names nothing. */
export function useFallback(
  navigation: NavigationStore,
  { fallbackRoute, route }: CompiledPage,
  site: CompiledSite,
): () => void {
  return useCallback(() => {
    if (fallbackRoute && fallbackRoute !== route) navigation.replace(routeHref(fallbackRoute, site.language, site));
  }, [navigation, fallbackRoute, route, site]);
}
