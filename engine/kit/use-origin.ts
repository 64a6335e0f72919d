import { usePage } from './page-context.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * Where this site stands, for addresses that leave the browser, such as those in a command: the site's own address, or the
 * one that it was loaded from. Empty until the browser has told.
 */
export function useOrigin(): string {
  const { origin } = usePage().site;
  const hydrated = useHydrated();
  return origin ?? (hydrated ? location.origin : '');
}
