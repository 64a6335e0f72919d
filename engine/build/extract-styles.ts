import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readOwnParts } from '../site/own-parts.ts';
import { slashed } from '../site/paths.ts';
import { listRenderers } from './registry.ts';

/**
 * The importers of each style sheet, by path: section types, own parts as {@link ownPart} names them, and `''` for code
 * that every page loads.
 */
export type StyleUsers = Map<string, Set<string>>;

/** The name of a site's own part among the importers of style sheets. */
export const ownPart = (name: string) => `own/${name}`;

/** Surrounds the path of an extracted style sheet: Vite would process it by its extension. */
const mark = '\0style:';

function sheetOf(id: string): string | undefined {
  return id.startsWith(mark) ? id.slice(mark.length, -mark.length) : undefined;
}

function pathOf(source: string, importer: string): string {
  return source.startsWith('.') ? join(dirname(importer), source) : createRequire(importer).resolve(source);
}

/** Takes style sheets out of the scripts, because pages inline theirs. Records their importers of a site in `users`. */
export function extractStyles(users?: StyleUsers, site = ''): Plugin {
  return {
    name: 'extract-styles',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('.css') ? mark + pathOf(source, importer) + mark : undefined,
    // Removed without side effects, so that no script is made for it.
    load: (id) => (id.startsWith(mark) ? { code: '', moduleSideEffects: false } : undefined),
    async buildEnd() {
      if (!users) return;
      const follow = (user: string, id: string, seen: Set<string>): void => {
        if (seen.has(id)) return;
        seen.add(id);
        const sheet = sheetOf(id);
        if (sheet) users.set(sheet, (users.get(sheet) ?? new Set()).add(user));
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        // The entry imports every section dynamically, but only for pages that show it.
        for (const imported of user ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
          follow(user, imported, seen);
      };
      const modules = await styledModules(site);
      for (const id of this.getModuleIds()) {
        const user = modules.get(id) ?? (this.getModuleInfo(id)?.isEntry ? '' : undefined);
        if (user !== undefined) follow(user, id, new Set());
      }
    },
  };
}

/** The modules whose style sheets are recorded, as Vite names them, with the name of the user. */
async function styledModules(site: string): Promise<Map<string, string>> {
  const parts = await readOwnParts(site);
  const own = Object.entries(parts.shell).map(([name, file]) => [ownPart(name), file]);
  const all = [...Object.entries(listRenderers(site, parts)), ...own] as [string, string][];
  return new Map(all.map(([user, file]) => [slashed(realpathSync(file)), user]));
}
