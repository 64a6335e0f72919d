import { createContext, use } from 'react';

/** How the page came on the screen, and what it came with. The runtime tells it. */
export interface Delivery {
  /** Whether the page came as HTML, so that what it shows was on screen before it is rendered. */
  prerendered: boolean;
  /** The sections to be rendered, by id, while the others stand as they came as HTML. Default: all. */
  interactive?: ReadonlySet<string> | undefined;
  /** Whether the page must be there whole at its first render, see `useDeferred`. */
  whole: boolean;
  /** What `usePersistedState` persists for a visitor who comes back to this entry of the history. */
  persisted: Map<string, unknown>;
}

const Context = createContext<Delivery | null>(null);

/** Tells what is on the page how it came. */
export const DeliveryProvider = Context.Provider;

/** How the page around came on the screen. To be used within a page alone. */
export function useDelivery(): Delivery {
  return use(Context) as Delivery;
}
