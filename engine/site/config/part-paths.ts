/** Modules that replace the engine's parts, relative to the site's folder. Each exports a React component by default. */
export interface PartPaths {
  /** Replaces the header: skip link, logo, navigation, search, language and theme. Props: `HeaderProps`. */
  header?: string;
  /** Replaces the footer. Props: `FooterProps`. */
  footer?: string;
  /** Replaces the breadcrumb, title, lead and picture of pages. Props: `PageHeaderProps`. */
  pageHeader?: string;
  /** Renders the content of the page that `notFound` of `site.json` names. Props: `NotFoundProps`. */
  notFound?: string;
  /** Replaces the renderers of section types of the engine. Props: those of `pagewright/sections/<type>`. */
  sections?: Record<string, string>;
}

/** The parts around sections. */
export const shellParts = ['header', 'footer', 'pageHeader', 'notFound'] as const;

export type ShellPart = (typeof shellParts)[number];
