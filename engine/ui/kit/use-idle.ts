import { startTransition, useEffect, useState } from 'react';
import { useDelivery } from './delivery.ts';
import { whenIdle } from './when-idle.ts';

/** False after navigation until the browser is idle, for hidden content. Always true if the page must be complete. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(useDelivery().whole);
  useEffect(() => (idle ? undefined : whenIdle(() => startTransition(() => setIdle(true)))), [idle]);
  return idle;
}
