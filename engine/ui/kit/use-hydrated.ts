import { useDeferredValue } from 'react';
import { useDelivery } from './delivery.ts';

/** False while prerendering and hydrating, then true, for controls that need JavaScript. */
export function useHydrated(): boolean {
  return useDeferredValue(true, !useDelivery().prerendered);
}
