import type { Operation } from '../../../edit/operations.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import { stillOpen, type UnfinishedValue, withAdded, withLeft } from '../unfinished-value.ts';
import { createSlice } from './slice.ts';

/** The values that were added and are still being written. */
export function createUnfinishedValues() {
  const { get, set, subscribe } = createSlice<{ values: UnfinishedValue[] }>({ values: [] });
  return {
    get,
    subscribe,
    /** Lets the errors of a value that was made wait until its fields are left. */
    begin: ({ file, pointer }: FilePointer) => set({ values: [...get().values, { file, pointer, left: [] }] }),
    /** Follows an edit: what it adds is one, the others move with it. */
    follow: (file: string, pointer: string, operations: Operation[]) =>
      set({ values: withAdded(get().values, file, pointer, operations) }),
    /** Keeps those around the place that is opened, and in it. */
    open: (place: FilePointer) => set({ values: stillOpen(get().values, place) }),
    /** Reports the errors of a field. */
    leave: (field: FilePointer) => set({ values: withLeft(get().values, field) }),
    /** Reports the errors of all. */
    clear: () => set({ values: [] }),
  };
}
