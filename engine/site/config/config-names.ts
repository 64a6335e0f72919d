import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the configuration in a site's folder. */
export const configNames = ['pagewright.config.ts', 'pagewright.config.js', 'pagewright.config.mjs'];

/** The configuration files of a site. Only the first is used. */
export function listConfigs(site: string): string[] {
  return configNames.filter((name) => existsSync(join(site, name)));
}
