import { useHydrated } from './delivery.ts';
import { useStablePage } from './page-context.tsx';
import { unknownOrigin } from './unknown-origin.ts';

/** The origin for commands: that of site.json or of the loaded page, otherwise {@link unknownOrigin}. */
export function useOrigin(): string {
  const { origin } = useStablePage().site;
  const hydrated = useHydrated();
  if (origin !== undefined) return origin;
  return hydrated ? location.origin : (globalThis.document?.documentElement.dataset.origin ?? unknownOrigin);
}
