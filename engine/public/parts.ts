/** Exports for a site's own parts (`pagewright/parts`): the engine's parts, to wrap, and the props of each. */
export type { CompiledPage, CompiledSite } from '../model/compiled.ts';
export { Footer } from '../ui/shell/footer.tsx';
export { Header } from '../ui/shell/header.tsx';
export { PageHeader } from '../ui/shell/page-header.tsx';
export type { FooterProps, HeaderProps, NotFoundProps, PageHeaderProps } from '../ui/shell/part-props.ts';
