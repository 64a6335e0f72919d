import { useCallback } from 'react';
import type { CompiledPage, CompiledSite } from '../../../model/compiled.ts';
import { routeHref } from '../../../model/page-file.ts';
import type { NavigationStore } from './navigation-store.ts';

/** Goes to the route's default if its parameter is unknown. */
export function useFallback(
  navigation: NavigationStore,
  { fallbackRoute, route }: CompiledPage,
  site: CompiledSite,
): () => void {
  return useCallback(() => {
    if (fallbackRoute && fallbackRoute !== route) navigation.replace(routeHref(fallbackRoute, site.language, site));
  }, [navigation, fallbackRoute, route, site]);
}
