import { useDeferredValue } from 'react';
import { useDelivery } from './delivery.ts';

/**
 * False while prerendering and hydrating, true from then on: for parts that are of no use without script. On the page that
 * came as HTML it turns true in the background, for the browser must be able to answer a visitor in between.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, !useDelivery().prerendered);
}
