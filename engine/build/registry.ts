import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { codeFolders } from '../site/code-folders.ts';
import { importProblem } from '../site/code-imports.ts';
import { enginePath, slashed } from '../site/paths.ts';

/** The module that lists the section types. */
const id = 'virtual:pagewright/registry';
const resolved = `\0${id}`;

/**
 * The section types whose scripts are one file, by its name, as are those of their styles that few pages need: on a slow
 * line a request costs more than some kilobytes. Each other type, of the engine or a site, has its own file.
 */
export const sectionGroups: Record<string, string[]> = {
  tables: ['table', 'modal-table', 'expandable-list', 'selector'],
  texts: [
    ...['article', 'callout', 'cards', 'chapter', 'code', 'facts', 'feature', 'frame', 'links', 'logo-grid'],
    ...['news-preview', 'page-copy', 'page-end', 'paged-news', 'prose', 'related', 'steps', 'tabs', 'video-list'],
  ],
};

/** The group of a section type, or the type itself. */
export function groupOf(type: string, groups = sectionGroups): string {
  return Object.keys(groups).find((name) => groups[name]?.includes(type)) ?? type;
}

/** The module of a group, before its name. */
export const groupId = 'virtual:pagewright/sections/';

/**
 * Provides the list of section types in the folders of the engine and the site, by default each with its own script.
 * Rejects imports across sections.
 */
export function registry(site: string, groups: Record<string, string[]> = {}): Plugin {
  return {
    name: 'pagewright:registry',
    resolveId(source, importer = '') {
      if (source === id || source.startsWith(groupId)) return `\0${source}`;
      const wrong = importProblem(slashed(relative(site, importer)), source);
      return wrong ? this.error(wrong) : undefined;
    },
    load: (module) => {
      if (module === resolved) return textOf(site, groups);
      const [, name] = module.split(groupId);
      return name === undefined ? undefined : groupText(site, groups[name] ?? []);
    },
    hotUpdate({ type, file, modules }) {
      const listing = this.environment.moduleGraph.getModuleById(resolved);
      return listing && type !== 'update' && isListed(file) ? [...modules, listing] : undefined;
    },
  };
}

/** The renderers' files, by section type. */
export function listRenderers(site: string): Record<string, string> {
  const all = Object.entries(codeFolders('sections', site)).flatMap(([type, folder]) => {
    const files = [`${type}.tsx`, enginePath(`${type}.tsx`)].map((name) => join(folder, name));
    const file = files.find((path) => existsSync(path));
    return file === undefined ? [] : [[type, file]];
  });
  return Object.fromEntries(all);
}

function textOf(site: string, groups: Record<string, string[]>): string {
  const sections = Object.entries(listRenderers(site)).map(([type, file]) => {
    const group = groupOf(type, groups);
    const load =
      group === type
        ? `import(${JSON.stringify(slashed(file))})`
        : `import(${JSON.stringify(groupId + group)}).then((group) => ({ default: group[${JSON.stringify(type)}] }))`;
    return `  ${JSON.stringify(type)}: () => ${load},`;
  });
  return `export const sections = {\n  __proto__: null,\n${sections.join('\n')}\n};`;
}

function groupText(site: string, types: string[]): string {
  const renderers = listRenderers(site);
  return types
    .map(
      (type) => `export { default as ${JSON.stringify(type)} } from ${JSON.stringify(slashed(renderers[type] ?? ''))};`,
    )
    .join('\n');
}

function isListed(file: string): boolean {
  return basename(file) === `${basename(dirname(file))}.tsx`;
}
