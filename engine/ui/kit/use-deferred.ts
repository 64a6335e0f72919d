import { useDeferredValue } from 'react';
import { useDelivery } from './delivery.ts';

/**
 * False at the first render of a page that a visitor went to within the site, true right after, rendered in the background: what
 * waits for it does not keep the new page's heading from showing. Always true where the page must be whole at once: in its
 * HTML, while hydrating, and when the visitor comes to a place further down in it.
 */
export function useDeferred(): boolean {
  return useDeferredValue(true, useDelivery().whole);
}
