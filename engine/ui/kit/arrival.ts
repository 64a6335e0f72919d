import { createContext, type RefObject, use, useEffect } from 'react';

/** A navigation to an address. A new object each time, even for the current address. */
export interface Arrival {
  /** The id of the history entry. */
  id: string;
  /** `load` includes reloading; `history` is back or forward. */
  how: 'load' | 'link' | 'history';
  /** The hash of the address; empty without. */
  anchor: string;
  /** The scroll position when the visitor left this entry. */
  scroll?: number;
}

const Context = createContext<Arrival>({ id: '', how: 'load', anchor: '' });

export const ArrivalProvider = Context.Provider;

/** The last navigation, to open anchors and to close what belongs to the previous location. */
export function useArrival(): Arrival {
  return use(Context);
}

/** Closes a dialog when the visitor goes to another address. */
export function useCloseOnNavigation(ref: RefObject<HTMLDialogElement | null>): void {
  const arrival = useArrival();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival is what happened, not what is read
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, [ref, arrival]);
}

/** Finds the element of an anchor, as written or percent-decoded. */
export function anchored(anchor: string): HTMLElement | null {
  const asItIs = document.getElementById(anchor);
  if (asItIs || !anchor) return asItIs;
  try {
    return document.getElementById(decodeURIComponent(anchor));
  } catch {
    return null;
  }
}
