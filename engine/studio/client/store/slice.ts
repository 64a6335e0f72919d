import { useRef, useSyncExternalStore } from 'react';
/** A part of the studio's state that components subscribe to. */
export type Slice<State extends object> = Pick<ReturnType<typeof createSlice<State>>, 'get' | 'subscribe'>;

export function createSlice<State extends object>(first: State) {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    /** Changes some fields. Listeners are called only if a value differs. */
    set(changes: Partial<State>) {
      const next = { ...state, ...changes };
      if ((Object.keys(changes) as (keyof State)[]).every((key) => Object.is(next[key], state[key]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
    /** Returns the function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
