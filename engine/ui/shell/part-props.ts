import type { ReactNode } from 'react';
import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';

/** Props of the header: a `<header>` with the site's name, its navigation and its tools. */
export interface HeaderProps {
  page: CompiledPage;
  /** The site in the page's language. */
  site: CompiledSite;
}

/** Props of the footer: a `<footer>` with the links and contacts of `site.footer`. */
export interface FooterProps {
  /** The site in the page's language. */
  site: CompiledSite;
}

/** Props of the page header: the page's only `<h1>`, with what belongs to it. */
export interface PageHeaderProps {
  page: CompiledPage;
  /** The title, which may come from live data. */
  title: string;
}

/** Props of the content of the page that unknown addresses show. It has a link to the home page. */
export interface NotFoundProps {
  page: CompiledPage;
  /** The site in the page's language. */
  site: CompiledSite;
  /** The address of the home page in the page's language. */
  home: string;
  /** The page header and the sections that the page's file has. */
  children: ReactNode;
}
