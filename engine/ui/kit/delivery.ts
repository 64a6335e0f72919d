import { createContext, use, useDeferredValue } from 'react';

/** How the page was rendered, provided by the runtime. */
export interface Delivery {
  /** Whether the page was prerendered. */
  prerendered: boolean;
  /** The ids of sections to render; the others stay as HTML. Default: all. */
  interactive?: ReadonlySet<string> | undefined;
  /** Whether the first render must be complete, see `useDeferred`. */
  whole: boolean;
  /** The state of `usePersistedState` for this history entry. */
  persisted: Map<string, unknown>;
}

const Context = createContext<Delivery | null>(null);

/** Provides sections with how the page was rendered. */
export const DeliveryProvider = Context.Provider;

/** Requires a page around it. */
export function useDelivery(): Delivery {
  return use(Context) as Delivery;
}

/** False while prerendering and hydrating, then true, for controls that need JavaScript. */
export function useHydrated(): boolean {
  return useDeferredValue(true, !useDelivery().prerendered);
}

/**
 * False in the first render after navigation, then true in a background render, so that the heading shows early.
 * Always true if the page must be complete: in HTML, while hydrating, and for anchors.
 */
export function useDeferred(): boolean {
  return useDeferredValue(true, useDelivery().whole);
}
