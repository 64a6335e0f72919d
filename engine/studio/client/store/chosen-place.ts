import type { Form } from '../../protocol/form-protocol.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import { createSlice } from './slice.ts';

/** The place whose form is shown. */
export interface ChosenPlace {
  /** Default: none is chosen yet. */
  chosen?: FilePointer;
  form?: Form;
  /** The form of the whole file that the place is in: its sections are listed from it. Default: one record of many is chosen. */
  whole?: Form;
  /** The field that is to be brought into view once its form is here, and focused; and again for each new object. */
  sought?: { pointer: string; isFocused: boolean };
}

/** Begins with no place chosen. */
export function createChosenPlace() {
  const { get, set, subscribe } = createSlice<ChosenPlace>({});
  return {
    get,
    subscribe,
    /** The file that the place is in. Empty while none is chosen. */
    file: () => get().chosen?.file ?? '',
    /** Chooses a place, of which the form of another file shows nothing. Tells whether it was another one before. */
    choose(next: FilePointer, pointer?: string, isFocused = true): boolean {
      const { chosen } = get();
      const sought = pointer === undefined ? undefined : { pointer, isFocused };
      const isSameFile = chosen?.file === next.file;
      const isSame = isSameFile && chosen.pointer === next.pointer;
      set({
        sought,
        ...(!isSame && { chosen: next }),
        ...(!isSameFile && { form: undefined, whole: undefined }),
      });
      return !isSame;
    },
    show: (form: Form | undefined, whole: Form | undefined) => set({ form, whole }),
    /** Chooses the whole file in place of something that is gone from it. */
    widen: () => set({ chosen: { file: get().chosen?.file ?? '', pointer: '' } }),
    /** Chooses nothing: the file is gone. */
    close: () => set({ chosen: undefined, form: undefined, whole: undefined }),
  };
}
