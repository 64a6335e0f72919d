import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { codeFolders } from '../site/code-folders.ts';
import { importProblem } from '../site/code-imports.ts';
import { slashed } from '../site/paths.ts';

/** What the engine imports to know its section types. */
const id = 'virtual:pagewright/registry';
const resolved = `\0${id}`;

/**
 * The registry of section types: a listing of their folders, the engine's and the site's own, so that a new one is a new folder and
 * nothing else. Its parts lie deeper. In dev a folder that comes or goes makes it anew. What a folder of the site's imports from outside
 * itself is refused, but for packages. Sources are not in it: a page carries the address that its data are had from.
 */
export function registry(site: string): Plugin {
  return {
    name: 'pagewright:registry',
    resolveId(source, importer = '') {
      if (source === id) return resolved;
      const wrong = importProblem(slashed(relative(site, importer)), source);
      return wrong ? this.error(wrong) : undefined;
    },
    load: (module) => (module === resolved ? textOf(site) : undefined),
    hotUpdate({ type, file, modules }) {
      const listing = this.environment.moduleGraph.getModuleById(resolved);
      return listing && type !== 'update' && isListed(file) ? [...modules, listing] : undefined;
    },
  };
}

/** The renderers that the registry names, by their types. */
export function listed(site: string): Record<string, string> {
  const all = Object.entries(codeFolders('sections', site)).map(([type, folder]) => [
    type,
    join(folder, `${type}.tsx`),
  ]);
  return Object.fromEntries(all.filter(([, file]) => existsSync(file as string)));
}

function textOf(site: string): string {
  const sections = Object.entries(listed(site)).map(
    ([type, file]) => `  ${JSON.stringify(type)}: () => import(${JSON.stringify(slashed(file))}),`,
  );
  return `export const sections = {\n  __proto__: null,\n${sections.join('\n')}\n};`;
}

function isListed(file: string): boolean {
  return basename(file) === `${basename(dirname(file))}.tsx`;
}
