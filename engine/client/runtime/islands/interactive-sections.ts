import { createContext, use } from 'react';
import type { CountedTexts } from '../../../model/compiled.ts';

/** The sections around the rendered element, and what they need in the browser. */
export interface Surroundings {
  /** The ids of the surrounding sections, outermost first. */
  within: string[];
  /** The ids of the page's interactive sections. */
  interactive: Set<string>;
  /** The query parameters that sections read. */
  queries: Set<string>;
  /** The counted texts of sections and of what is around them. */
  counted: CountedTexts;
}

/** Only set while pages are prerendered. */
export const SurroundingsContext = /* @__PURE__ */ createContext<Surroundings | null>(null);

/**
 * Records during rendering that the current section, and so each around it, must be hydrated. The modules in this
 * folder that replace React's call it if a section uses state, an effect or a handler.
 */
export function noteInteractive(): void {
  const surroundings = use(SurroundingsContext);
  for (const id of surroundings?.within ?? []) surroundings?.interactive.add(id);
}

/** Records that the current section reads a query parameter, which makes it interactive. */
export function noteQuery(name: string): void {
  noteInteractive();
  use(SurroundingsContext)?.queries.add(name);
}
