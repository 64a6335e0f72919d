/** Exports for a site's own parts (`pagewright/parts`): the engine's parts, to wrap, and the props of each. */
export type { CompiledPage, CompiledSite } from '../model/compiled.ts';
export { routeHref } from '../model/page-file.ts';
export { Footer } from '../ui/shell/footer.tsx';
export { Header, LanguageSwitch, SearchLink, ThemeSwitch } from '../ui/shell/header.tsx';
export { PageHeader } from '../ui/shell/page-header.tsx';
export type { FooterProps, HeaderProps, NotFoundProps, PageHeaderProps } from '../ui/shell/part-props.ts';
