import type { Form } from '../../protocol/form-protocol.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import { createSlice } from './slice.ts';

export interface ChosenPlace {
  /** The value whose form is shown. */
  chosen?: FilePointer;
  form?: Form;
  /** The form of the whole file, from which its sections are listed. Absent for a record of many. */
  whole?: Form;
  /** The field to scroll to, and to focus, when its form is loaded. Each new object does it again. */
  target?: { pointer: string; isFocused: boolean };
}

export function createChosenPlace() {
  const { get, set, subscribe } = createSlice<ChosenPlace>({});
  return {
    get,
    subscribe,
    /** The chosen file. Empty if nothing is chosen. */
    file: () => get().chosen?.file ?? '',
    revision: () => get().form?.revision ?? '',
    /** Returns whether another value was chosen before. */
    choose(next: FilePointer, pointer?: string, isFocused = true): boolean {
      const { chosen } = get();
      const target = pointer === undefined ? undefined : { pointer, isFocused };
      const isSameFile = chosen?.file === next.file;
      const isSame = isSameFile && chosen.pointer === next.pointer;
      set({
        target,
        ...(!isSame && { chosen: next }),
        ...(!isSameFile && { form: undefined, whole: undefined }),
      });
      return !isSame;
    },
    show: (form: Form | undefined, whole: Form | undefined) => set({ form, whole }),
    /** Chooses the whole file, after the chosen value was deleted. */
    widen: () => set({ chosen: { file: get().chosen?.file ?? '', pointer: '' } }),
    /** Chooses nothing, after the file was deleted. */
    close: () => set({ chosen: undefined, form: undefined, whole: undefined }),
  };
}
