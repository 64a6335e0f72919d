/** A part of the studio's state that components subscribe to. */
export interface Slice<State> {
  get(): State;
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

interface WritableSlice<State> extends Slice<State> {
  /** Changes some fields. Listeners are called only if a value differs. */
  set(changes: Partial<State>): void;
}

export function createSlice<State extends object>(first: State): WritableSlice<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(changes) {
      const next = { ...state, ...changes };
      if ((Object.keys(changes) as (keyof State)[]).every((key) => Object.is(next[key], state[key]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
