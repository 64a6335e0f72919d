import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Whose modules import each style sheet: section types by name, and `''` for what every page loads. By the sheet's path. */
export type StyleUsers = Map<string, Set<string>>;

/** What stands before and after the path of a style sheet that is taken out: by its ending alone Vite would see to it all the same. */
const mark = '\0style:';

/** The style sheet that a module stands for; of another module `undefined`. */
function sheetOf(id: string): string | undefined {
  return id.startsWith(mark) ? id.slice(mark.length, -mark.length) : undefined;
}

/**
 * Takes style sheets out of the scripts' build: pages carry theirs inlined, so scripts must not fetch them again. They are
 * bundled apart (`styles.ts`); the dev server serves them as they are imported. Notes in `users` who imports them.
 */
export function stylesApart(users: StyleUsers = new Map()): Plugin {
  return {
    name: 'styles-apart',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('.css') ? mark + join(dirname(importer), source) + mark : undefined,
    // Nothing is left of it, so that no script is made or asked for to hold it.
    load: (id) => (id.startsWith(mark) ? { code: '', moduleSideEffects: false } : undefined),
    buildEnd() {
      const follow = (user: string, id: string, seen: Set<string>): void => {
        if (seen.has(id)) return;
        seen.add(id);
        const sheet = sheetOf(id);
        if (sheet) users.set(sheet, (users.get(sheet) ?? new Set()).add(user));
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        // What every page loads imports each section, but only for the pages that show it.
        for (const imported of user ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
          follow(user, imported, seen);
      };
      for (const id of this.getModuleIds()) {
        const [, type = ''] = /\/sections\/([^/]+)\/\1\.tsx$/.exec(id) ?? [];
        if (type || this.getModuleInfo(id)?.isEntry) follow(type, id, new Set());
      }
    },
  };
}
