import { startTransition, useEffect, useState } from 'react';
import { useDelivery } from './delivery.ts';
import { whenIdle } from './when-idle.ts';

/**
 * False while a page that a visitor went to within the site has better to do, true from when the browser is idle: for what does not show
 * until it is asked for, such as what a closed row or dialog holds. Always true where the page must be whole at once, see `useDeferred`.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(useDelivery().whole);
  useEffect(() => (idle ? undefined : whenIdle(() => startTransition(() => setIdle(true)))), [idle]);
  return idle;
}
