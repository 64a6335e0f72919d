import { useMemo, useState } from 'react';
import type { Arrival } from '../../../ui/kit/arrival.ts';
import type { Delivery } from '../../../ui/kit/delivery.ts';
import { keyOf, type Place } from './place.ts';

/** How the page of a place comes on the screen. The first page is no longer as it came once the visitor has been elsewhere. */
export function useDeliveryOf({ loaded: { page, interactive }, arrival, persisted }: Place): Delivery {
  const key = keyOf(page);
  const [first] = useState(key);
  const [left, setLeft] = useState(false);
  if (key !== first && !left) setLeft(true);
  const whole = isWhole(arrival);
  return useMemo(() => ({ prerendered: !left, interactive, whole, persisted }), [left, interactive, whole, persisted]);
}

/** Whether the page must be there whole at its first render: a place further down may be come to. */
function isWhole({ how, anchor, scroll = 0 }: Arrival): boolean {
  return anchor !== '' || how === 'load' || (how === 'history' && scroll > 0);
}
