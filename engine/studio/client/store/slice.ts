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
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
