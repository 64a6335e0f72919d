import type { Operation } from '../../../edit/operations.ts';
import type { Place } from '../../protocol/protocol.ts';
import { stillOpen, type Untouched, withAdded, withLeft } from '../untouched.ts';
import { createSlice } from './slice.ts';

/** The values that were added and are still being written. */
export function createUntouchedValues() {
  const { get, set, subscribe } = createSlice<{ values: Untouched[] }>({ values: [] });
  return {
    get,
    subscribe,
    /** Lets the errors of a value that was made wait until its fields are left. */
    begin: ({ file, pointer }: Place) => set({ values: [...get().values, { file, pointer, left: [] }] }),
    /** Follows an edit: what it adds is one, the others move with it. */
    follow: (file: string, pointer: string, operations: Operation[]) =>
      set({ values: withAdded(get().values, file, pointer, operations) }),
    /** Keeps those around the place that is opened, and in it. */
    open: (place: Place) => set({ values: stillOpen(get().values, place) }),
    /** Reports the errors of a field. */
    leave: (field: Place) => set({ values: withLeft(get().values, field) }),
    /** Reports the errors of all. */
    clear: () => set({ values: [] }),
  };
}
