import type { PluginOption } from 'vite';
import type { OwnRule } from '../../check/own-rule.ts';
import type { PartPaths } from './part-paths.ts';

/** The code of a site, in `pagewright.config.ts`. Its content is in `site.json`. */
export interface SiteConfig {
  /** Additions to the bundler, in builds and in development. */
  vite?: {
    /** Vite plugins, for example of Tailwind or MDX. */
    plugins?: PluginOption[];
  };
  /** Rules of the site, which `check`, the studio and editors apply with those of the engine. */
  rules?: OwnRule[];
  /** Replaces parts of the engine by modules in `parts/`, such as `{ footer: './parts/footer.tsx' }`. */
  parts?: PartPaths;
}
