/** A part of the studio's state that can be read, and that calls back after each change. */
export interface Slice<State> {
  get(): State;
  /** Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** A slice as its owner has it. */
export interface OwnSlice<State> extends Slice<State> {
  /** Changes some fields. Nobody is called back when they are as they were. */
  set(changes: Partial<State>): void;
}

/** Begins a slice with its first state. */
export function createSlice<State extends object>(first: State): OwnSlice<State> {
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
