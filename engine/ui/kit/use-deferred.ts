import { useDeferredValue } from 'react';
import { useDelivery } from './delivery.ts';

/**
 * False in the first render after navigation, then true in a background render, so that the heading shows early.
 * Always true if the page must be complete: in HTML, while hydrating, and for anchors.
 */
export function useDeferred(): boolean {
  return useDeferredValue(true, useDelivery().whole);
}
