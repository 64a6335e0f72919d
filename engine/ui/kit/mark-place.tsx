import { createContext, use } from 'react';

const Context = createContext<((place: HTMLElement | null) => void) | undefined>(undefined);

/** Called with the element for the section's status, and with `null` when it unmounts. */
export const MarkPlaceContext = Context.Provider;

/** The slot next to the row count for the frame's status message. Empty without a message. */
export function MarkPlace() {
  const offer = use(Context);
  return offer && <div className="mark-place" ref={offer} />;
}
