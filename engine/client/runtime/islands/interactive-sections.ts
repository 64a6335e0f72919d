import { createContext, use } from 'react';

/** The sections around what is being rendered, and where those are noted that turn out to be interactive. */
export interface Surroundings {
  /** The ids of the sections around, outermost first. */
  within: string[];
  /** The ids of the page's interactive sections. */
  interactive: Set<string>;
  /** The names in the query of the page's address that its sections read. */
  queries: Set<string>;
}

/** What is rendered stands within these sections. Only in what renders pages to HTML; a browser notes nothing. */
export const SurroundingsContext = /* @__PURE__ */ createContext<Surroundings | null>(null);

/**
 * Notes that the section being rendered, and so each around it, does more than its HTML can: it is an island, which must be
 * rendered in the browser.
 * To be called while rendering. The modules in this folder that stand for React's call it when a section uses state, an effect
 * or a handler, see `vite-config.ts`. What a module does when it is loaded is not noticed: a section acts in an effect.
 */
export function noteInteractive(): void {
  const surroundings = use(SurroundingsContext);
  for (const id of surroundings?.within ?? []) surroundings?.interactive.add(id);
}

/** Notes that the section being rendered, which is interactive then, reads this name in the query. As {@link noteInteractive}. */
export function noteQuery(name: string): void {
  noteInteractive();
  use(SurroundingsContext)?.queries.add(name);
}
