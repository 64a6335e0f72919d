import { join } from 'node:path';
import type { ShellPart } from './config/part-paths.ts';
import { readSiteConfig } from './config/read-site-config.ts';

/** A site's own parts by name, as absolute paths. */
export interface OwnParts {
  shell: Partial<Record<ShellPart, string>>;
  sections: Record<string, string>;
}

/** The parts that a site's configuration names. A wrong configuration has none; the check reports it. */
export async function readOwnParts(site: string): Promise<OwnParts> {
  const { sections = {}, ...shell } = (await readSiteConfig(site))?.config.parts ?? {};
  const absolute = (paths: Record<string, string>) =>
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, join(site, path)]));
  return { shell: absolute(shell), sections: absolute(sections) };
}
