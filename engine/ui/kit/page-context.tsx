import { createContext, type ReactNode, use } from 'react';
import type { CompiledData, CompiledPage, CompiledSection, CompiledSite, Language } from '../../model/compiled.ts';

/** The query and anchor of a page. */
export interface PageAddress {
  /** The value of a query parameter; `null` if missing, and while prerendering and hydrating. */
  query(name: string): string | null;
  /** The page's address with a changed query parameter, for links that work before hydration. */
  queryHref(name: string, value: string | null): string;
  /** The hash; empty while prerendering and hydrating. */
  anchor: string;
}

/** Changes of the query and anchor. */
export interface AddressChanges {
  /** Sets a query parameter; `null` removes it. Choices add a history entry, typed text does not. Default: no entry. */
  setQuery(name: string, value: string | null, isChoice?: boolean): void;
  /** Sets the hash; with `from`, only if that is the current one. `over` adds a history entry. */
  setAnchor(anchor: string, how?: { from?: string; over?: boolean }): void;
}

/** The page as sections see it. They never access the router. */
export interface PageContext extends PageAddress, StablePage {}

/** A page without the state of its address. */
export interface StablePage extends AddressChanges {
  language: Language;
  site: CompiledSite;
  page: CompiledPage;
  /** The heading level: 2 on the page, 3 inside a section. */
  level: number;
  /** Whether the sections have no address, as in a dialog. */
  apart?: boolean;
  /** Renders nested sections in frames; `apart` if they have no address. */
  renderSections(sections: CompiledSection[], level: number, apart?: boolean): ReactNode;
  /** Renders the data of another binding; the frame shows its loading and error states. */
  renderAnswer(binding: CompiledData, render: (answer: unknown) => ReactNode): ReactNode;
}

export const StablePageContext = createContext<StablePage | null>(null);
const AddressContext = createContext<PageAddress | null>(null);

export const PageContextProvider = StablePageContext.Provider;
export const PageAddressProvider = AddressContext.Provider;

/** The page around a component. Throws outside a page. */
export function usePage(): PageContext {
  return { ...(use(AddressContext) as PageAddress), ...useStablePage() };
}

/** Like {@link usePage}, without the state of the address: a change of the address does not render the component again. */
export function useStablePage(): StablePage {
  const page = use(StablePageContext) as StablePage;
  if (import.meta.env.DEV && !page) throw new Error('usePage needs a page around it');
  return page;
}
