import { useState } from 'react';
import { useDelivery } from './delivery.ts';

/** A state that a visitor finds again who leaves the page and comes back by history. The name is unique on the page. */
export function usePersistedState<T>(name: string, initial: T): [T, (value: T) => void] {
  const { kept } = useDelivery();
  const [value, setValue] = useState<T>(kept.has(name) ? (kept.get(name) as T) : initial);
  const persist = (changed: T) => {
    kept.set(name, changed);
    setValue(changed);
  };
  return [value, persist];
}
