import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The importers of each style sheet, by path: section types, or `''` for code that every page loads. */
export type StyleUsers = Map<string, Set<string>>;

/** Surrounds the path of an extracted style sheet: Vite would process it by its extension. */
const mark = '\0style:';

function sheetOf(id: string): string | undefined {
  return id.startsWith(mark) ? id.slice(mark.length, -mark.length) : undefined;
}

/** Takes style sheets out of the scripts, because pages inline theirs. Records their importers in `users`. */
export function extractStyles(users: StyleUsers = new Map()): Plugin {
  return {
    name: 'extract-styles',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('.css') ? mark + join(dirname(importer), source) + mark : undefined,
    // Removed without side effects, so that no script is made for it.
    load: (id) => (id.startsWith(mark) ? { code: '', moduleSideEffects: false } : undefined),
    buildEnd() {
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
      for (const id of this.getModuleIds()) {
        const [, type = ''] = /\/sections\/([^/]+)\/\1\.(?:tsx|js)$/.exec(id) ?? [];
        if (type || this.getModuleInfo(id)?.isEntry) follow(type, id, new Set());
      }
    },
  };
}
