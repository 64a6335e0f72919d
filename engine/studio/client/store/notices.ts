import { createSlice } from './slice.ts';

/** A message about what was done last. */
export interface Notice {
  text: string;
  /** A step that can be undone, one that was undone, a save, a note of anything else, or a failure. */
  kind: 'done' | 'undone' | 'saved' | 'note' | 'fault';
  /** Counts the messages: two of the same text are two. */
  number: number;
}

/** The last notice. */
export function createNotices() {
  const { get, set, subscribe } = createSlice<{ notice?: Notice }>({});
  let count = 0;
  return {
    get,
    subscribe,
    notify(text: string, kind: Notice['kind'] = 'done') {
      set({ notice: { text, kind, number: ++count } });
    },
    /** Takes the notice away from somebody who goes on; why something was not done stays. */
    goOn() {
      if (get().notice?.kind !== 'fault') set({ notice: undefined });
    },
  };
}
