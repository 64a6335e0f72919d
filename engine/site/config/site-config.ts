import type { PluginOption } from 'vite';
import type { OwnRule } from '../../check/own-rule.ts';
import type { ExternalScript, HeadEntry } from '../../model/head-entry.ts';
import type { PartPaths } from './part-paths.ts';

/** The code of a site, in `pagewright.config.ts`. Its content is in `site.json`. */
export interface SiteConfig {
  /** Additions to the bundler, in builds and in development. */
  vite?: {
    /** Vite plugins, for example of Tailwind or MDX. */
    plugins?: PluginOption[];
  };
  /** Additions to long texts. */
  markdown?: {
    /** Plugins of markdown-it. The HTML that they write is sanitized like all HTML of a site. */
    plugins?: MarkdownPlugin[];
  };
  /** Elements for the head of every page. The Content Security Policy allows their origins and the hashes of code. */
  head?: HeadEntry[];
  /**
   * A script that counts visits, such as of Plausible or Matomo. Visitors are asked, and nothing is requested before they
   * agree. Development and previews do not have it.
   */
  analytics?: ExternalScript;
  /** Rules of the site, which `check`, the studio and editors apply with those of the engine. */
  rules?: OwnRule[];
  /** Packages with sections, sources, parts, rules, words and a theme. Their names are written as texts. */
  packs?: string[];
  /** Replaces parts of the engine by modules in `parts/`, such as `{ footer: './parts/footer.tsx' }`. */
  parts?: PartPaths;
}

/** A plugin of markdown-it, or a list of one and its options. */
export type MarkdownPlugin = MarkdownPluginFunction | [plugin: MarkdownPluginFunction, ...options: unknown[]];

// biome-ignore lint/suspicious/noExplicitAny: plugins have the types of markdown-it, which an engine does not install
export type MarkdownPluginFunction = (parser: any, ...options: any[]) => void;
