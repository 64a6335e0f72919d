import { createContext, type ReactNode, use } from 'react';
import type { CompiledData, CompiledPage, CompiledSection, CompiledSite, Language } from '../../model/compiled.ts';

/** What of a page's address says how the page shows: the query, and the anchor of what is open. */
export interface PageAddress {
  /** The value of a query parameter of the page's address; `null` while prerendering and hydrating, and when absent. */
  query(name: string): string | null;
  /**
   * Changes a query parameter; `null` removes it. What a visitor chose makes an entry of the history, by which back undoes it; what they type
   * changes in place. Default: in place.
   */
  setQuery(name: string, value: string | null, isChoice?: boolean): void;
  /** The address of the page with one query parameter changed, for links that also work before hydration. */
  queryHref(name: string, value: string | null): string;
  /** What stands after `#` in the page's address now; empty while prerendering and hydrating, and without. */
  anchor: string;
  /**
   * Changes what stands after `#`, empty for nothing. With `from`, only where that stands there. What opens `over` the page, such as a
   * dialog, has an entry of its own in the history, by which back closes it; anything else changes in place.
   */
  setAnchor(anchor: string, how?: { from?: string; over?: boolean }): void;
}

/** What a section may know of the page around it. The app provides it; sections never see the router. */
export interface PageContext extends PageAddress {
  language: Language;
  site: CompiledSite;
  page: CompiledPage;
  /** The heading level of the sections being rendered: 2 on the page itself, 3 inside a section. */
  level: number;
  /** Whether sections being rendered show where no address leads, as in a dialog. Absent: one leads to each. */
  apart?: boolean;
  /** Renders nested sections, each in its frame; `apart` for those to which no address leads. */
  renderSections(sections: CompiledSection[], level: number, apart?: boolean): ReactNode;
  /** Renders the answer of a binding other than the section's own; while it loads and when it fails, the frame's notices. */
  renderAnswer(binding: CompiledData, render: (answer: unknown) => ReactNode): ReactNode;
}

const Context = createContext<PageContext | null>(null);

/** Provides the page context to sections, kit and shell. */
export const PageContextProvider = Context.Provider;

/** The page around a section. Throws outside a page: that is a programming mistake. */
export function usePage(): PageContext {
  const page = use(Context) as PageContext;
  if (import.meta.env.DEV && !page) throw new Error('usePage needs a page around it');
  return page;
}
