import { createContext, use } from 'react';

/** A coming to a place of the site. Another object at each: also where the visitor is led to where they are already. */
export interface Arrival {
  /** Names the entry in the tab's history. */
  id: string;
  /** Whether the address was opened or loaded again, a link led to it, or the visitor went back or forward in history. */
  how: 'load' | 'link' | 'history';
  /** What stands after `#` in the address; empty without. */
  anchor: string;
  /** How far down the visitor was when they left this entry. Default: they have not been here. */
  scroll?: number;
}

const Context = createContext<Arrival>({ id: '', how: 'load', anchor: '' });

/** Tells what is on the page how the visitor came. */
export const ArrivalProvider = Context.Provider;

/** The last arrival, for what an anchor opens and for what must not outlast a coming to another place. */
export function useArrival(): Arrival {
  return use(Context);
}

/** The element that an anchor names, spelled as it is or percent-encoded; `null` where there is none. */
export function anchored(anchor: string): HTMLElement | null {
  const asItIs = document.getElementById(anchor);
  if (asItIs || !anchor) return asItIs;
  try {
    return document.getElementById(decodeURIComponent(anchor));
  } catch {
    return null;
  }
}
