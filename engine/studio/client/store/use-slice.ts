import { useRef, useSyncExternalStore } from 'react';
import type { Slice } from './slice.ts';

/** Selects from a slice. The component renders again only if the selection changes. Lists with the same items are equal. */
export function useSlice<State extends object, Selected>(
  { get, subscribe }: Slice<State>,
  select: (state: State) => Selected,
): Selected {
  const last = useRef<Selected>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const next = select(get());
    if (!hasSameItems(last.current, next)) last.current = next;
    return last.current as Selected;
  });
}

function hasSameItems(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}
