import { useState } from 'react';
import { useDelivery } from './delivery.ts';

/** Like `useState`, but restored when the visitor returns through history. Names are unique on the page. */
export function usePersistedState<T>(name: string, initial: T): [T, (value: T) => void] {
  const { persisted } = useDelivery();
  const [value, setValue] = useState<T>(persisted.has(name) ? (persisted.get(name) as T) : initial);
  const persist = (changed: T) => {
    persisted.set(name, changed);
    setValue(changed);
  };
  return [value, persist];
}
