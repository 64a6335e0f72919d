import type { ShellPart } from './config/part-paths.ts';
import { readSiteConfig } from './config/read-site-config.ts';

/** The parts of a site and its packs by name, as absolute paths. */
export interface OwnParts {
  shell: Partial<Record<ShellPart, string>>;
  sections: Record<string, string>;
}

/** The parts that a site's configuration names. A wrong configuration has none; the check reports it. */
export async function readOwnParts(site: string): Promise<OwnParts> {
  const all = Object.entries((await readSiteConfig(site))?.parts ?? {});
  const prefix = 'sections.';
  return {
    shell: Object.fromEntries(all.filter(([name]) => !name.startsWith(prefix))),
    sections: Object.fromEntries(
      all.flatMap(([name, path]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), path]] : [])),
    ),
  };
}
