import { usePage } from './page-context.tsx';
import { unknownOrigin } from './unknown-origin.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The site's origin, for addresses that leave the browser, such as those in a command: the one of site.json, or the one that the page
 * was loaded from. While prerendering without either it is {@link unknownOrigin}; while hydrating, what the server put in its place.
 */
export function useOrigin(): string {
  const { origin } = usePage().site;
  const hydrated = useHydrated();
  if (origin !== undefined) return origin;
  return hydrated ? location.origin : (globalThis.document?.documentElement.dataset.origin ?? unknownOrigin);
}
