import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { slashed } from '../paths.ts';
import { type CodeRoom, codeFolders } from '../site/code-folders.ts';

/** What the engine imports to know its section types and sources. */
const id = 'virtual:pagewright/registry';
const resolved = `\0${id}`;

/** The file of a folder of code that the registry names, by its room. */
const files: Record<CodeRoom, (name: string) => string> = {
  sections: (type) => `${type}.tsx`,
  sources: () => 'endpoint.ts',
};

/**
 * The registry of section types and sources: a listing of their folders, the engine's and the site's own, so that a new one is a
 * new folder and nothing else. Its parts lie deeper. In dev a folder that comes or goes makes it anew. What a folder of the site's
 * imports from outside itself is refused, but for packages.
 */
export function registry(site: string): Plugin {
  return {
    name: 'pagewright:registry',
    resolveId(source, importer = '') {
      if (source === id) return resolved;
      const wrong = breach(slashed(relative(site, importer)), source);
      return wrong ? this.error(wrong) : undefined;
    },
    load: (module) => (module === resolved ? textOf(site) : undefined),
    hotUpdate({ type, file, modules }) {
      const listing = this.environment.moduleGraph.getModuleById(resolved);
      return listing && type !== 'update' && isListed(file) ? [...modules, listing] : undefined;
    },
  };
}

/** The files that the registry names, by the names of their folders. */
export function listed(room: CodeRoom, site: string): Record<string, string> {
  const all = Object.entries(codeFolders(room, site)).map(([name, folder]) => [name, join(folder, files[room](name))]);
  return Object.fromEntries(all.filter(([, file]) => existsSync(file as string)));
}

/** What is wrong with an import of a file, by its path in the site; nothing where it is no code of the site's own or stays in its folder. */
function breach(file: string, source: string): string | undefined {
  const [folder] = /^(sections|sources)\/[^/]+\//.exec(file) ?? [];
  if (!folder || !source.startsWith('.') || `${join(dirname(file), source)}/`.startsWith(folder)) return undefined;
  return `${file} may not import ${source}: a folder of code has its own files, pagewright/section or pagewright/source, and packages.`;
}

function textOf(site: string): string {
  const sections = Object.entries(listed('sections', site)).map(
    ([type, file]) => `  ${JSON.stringify(type)}: () => import(${JSON.stringify(slashed(file))}),`,
  );
  const sources = Object.entries(listed('sources', site));
  return [
    ...sources.map(([, file], at) => `import { endpoint as endpoint${at} } from ${JSON.stringify(slashed(file))};`),
    `export const sections = {\n  __proto__: null,\n${sections.join('\n')}\n};`,
    `export const endpoints = { __proto__: null, ${sources.map(([name], at) => `${JSON.stringify(name)}: endpoint${at}`).join(', ')} };`,
  ].join('\n');
}

function isListed(file: string): boolean {
  return Object.values(files).some((fileOf) => basename(file) === fileOf(basename(dirname(file))));
}
