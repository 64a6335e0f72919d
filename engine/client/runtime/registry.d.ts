/** The section types of the engine and the site, found by `engine/build/registry.ts`. */
declare module 'virtual:pagewright/registry' {
  /** Loads each type's renderer: the default export of `sections/<type>/<type>.tsx`, or of the site's own part. */
  // biome-ignore lint/suspicious/noExplicitAny: each renderer has its own props, which the check has validated
  export const sections: Record<string, () => Promise<{ default: import('react').ComponentType<any> }>>;
}

/** The parts around sections: the engine's, or those that the site's configuration names. */
declare module 'virtual:pagewright/parts' {
  import type { ComponentType } from 'react';
  import type { FooterProps, HeaderProps, NotFoundProps, PageHeaderProps } from '../../ui/shell/part-props.ts';

  export const Header: ComponentType<HeaderProps>;
  export const Footer: ComponentType<FooterProps>;
  export const PageHeader: ComponentType<PageHeaderProps>;
  /** Undefined unless the site has one: the engine shows the page as it is written. */
  export const NotFound: ComponentType<Pick<NotFoundProps, 'page' | 'children'>> | undefined;
}
