import { useCallback } from 'react';
import type { CompiledPage, CompiledSite } from '../../descriptor/compiled.ts';
import { routeHref } from '../../page-file.ts';
import type { Journey } from './journey.ts';

/** Leads to the route's default, where it has one: for a parameter of the route that names nothing. */
export function useFallback(journey: Journey, { fallbackRoute, route }: CompiledPage, site: CompiledSite): () => void {
  return useCallback(() => {
    if (fallbackRoute && fallbackRoute !== route) journey.swap(routeHref(fallbackRoute, site.language, site));
  }, [journey, fallbackRoute, route, site]);
}
