import { useMemo, useState } from 'react';
import type { Arrival } from '../../../ui/kit/arrival.ts';
import type { Delivery } from '../../../ui/kit/delivery.ts';
import { keyOf, type Place } from './place.ts';

/** How a page is delivered. The first page is no longer prerendered after a visit to another one. */
export function useDeliveryOf({ loaded: { page, interactive }, arrival, persisted }: Place): Delivery {
  const key = keyOf(page);
  const [first] = useState(key);
  const [left, setLeft] = useState(false);
  if (key !== first && !left) setLeft(true);
  const whole = isWhole(arrival);
  return useMemo(() => ({ prerendered: !left, interactive, whole, persisted }), [left, interactive, whole, persisted]);
}

/** Whether the first render must be complete, because the visitor may arrive further down. */
function isWhole({ how, anchor, scroll = 0 }: Arrival): boolean {
  return anchor !== '' || how === 'load' || (how === 'history' && scroll > 0);
}
