import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { codeFolders } from '../site/code-folders.ts';
import { importProblem } from '../site/code-imports.ts';
import { slashed } from '../site/paths.ts';

/** The module that lists the section types. */
const id = 'virtual:pagewright/registry';
const resolved = `\0${id}`;

/** Provides the list of section types in the folders of the engine and the site. Rejects imports across sections. */
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

/** The renderers' files, by section type. */
export function listRenderers(site: string): Record<string, string> {
  const all = Object.entries(codeFolders('sections', site)).map(([type, folder]) => [
    type,
    join(folder, `${type}.tsx`),
  ]);
  return Object.fromEntries(all.filter(([, file]) => existsSync(file as string)));
}

function textOf(site: string): string {
  const sections = Object.entries(listRenderers(site)).map(
    ([type, file]) => `  ${JSON.stringify(type)}: () => import(${JSON.stringify(slashed(file))}),`,
  );
  return `export const sections = {\n  __proto__: null,\n${sections.join('\n')}\n};`;
}

function isListed(file: string): boolean {
  return basename(file) === `${basename(dirname(file))}.tsx`;
}
