/** Exports for a site's `pagewright.config.ts` (`pagewright/config`). */
import type { SiteConfig } from '../site/config/site-config.ts';

export type { SiteConfig };

/** Returns the configuration. Its editor proposes the keys. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config;
}
