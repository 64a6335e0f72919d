import { createContext, use } from 'react';

const Context = createContext<((place: HTMLElement | null) => void) | undefined>(undefined);

/** Asks a section for a place for its mark: called with the element that it offers, and with `null` when that goes. */
export const MarkPlaceContext = Context.Provider;

/** Where a section offers room, beside the count of its rows, for what its frame has to say of them. Nothing while it says nothing. */
export function MarkPlace() {
  const offer = use(Context);
  return offer && <div className="mark-place" ref={offer} />;
}
