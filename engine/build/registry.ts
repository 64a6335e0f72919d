import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { codeFolders, codeHomes, homeOf } from '../site/code-folders.ts';
import { importProblem } from '../site/code-imports.ts';
import { type ShellPart, shellParts } from '../site/config/part-paths.ts';
import { type OwnParts, readOwnParts } from '../site/own-parts.ts';
import { engineFile, enginePath, slashed } from '../site/paths.ts';

/** The module that lists the section types. */
const id = 'virtual:pagewright/registry';
const resolved = `\0${id}`;

/** The module with the parts around sections. */
export const partsId = 'virtual:pagewright/parts';

/**
 * The section types whose scripts are one file, by its name, as are those of their styles that few pages need: on a slow
 * line a request costs more than some kilobytes. Each other type, of the engine or a site, has its own file.
 */
export const sectionGroups: Record<string, string[]> = {
  dialogs: ['modal-table', 'selector'],
  tables: ['table', 'expandable-list'],
  texts: [
    ...['article', 'callout', 'cards', 'chapter', 'code', 'facts', 'feature', 'frame', 'links', 'logo-grid'],
    ...['news-preview', 'page-copy', 'page-end', 'paged-news', 'prose', 'related', 'steps', 'tabs'],
  ],
};

/** The group of a section type, or the type itself. */
export function groupOf(type: string, groups = sectionGroups): string {
  return Object.keys(groups).find((name) => groups[name]?.includes(type)) ?? type;
}

/** The module of a group, before its name. */
export const groupId = 'virtual:pagewright/sections/';

/** The module of a section type with its own file in a build, before the type. */
export const typeId = 'virtual:pagewright/section/';

/**
 * Provides the list of section types in the folders of the engine and the site, and the parts around them. Rejects
 * imports across sections. `groups` is for builds; in dev each module is loaded alone.
 */
export function registry(site: string, groups?: Record<string, string[]>): Plugin {
  // Listed once, because a build has thousands of imports. A change of packs restarts the dev server.
  const homes = codeHomes(site);
  return {
    name: 'pagewright:registry',
    resolveId(source, importer = '') {
      if (source === id || source === partsId || source.startsWith(groupId) || source.startsWith(typeId))
        return `\0${source}`;
      // Packages and aliases may be imported everywhere.
      if (!source.startsWith('.')) return undefined;
      const wrong = importProblem(slashed(relative(homeOf(importer, homes) ?? site, importer)), source);
      return wrong ? this.error(wrong) : undefined;
    },
    async load(module) {
      if (!module.startsWith('\0virtual:pagewright/')) return undefined;
      const parts = await readOwnParts(site);
      if (module === `\0${partsId}`) return shellText(parts);
      const renderers = listRenderers(site, parts);
      if (module === resolved) return textOf(renderers, groups);
      const [, group] = module.split(groupId);
      if (group !== undefined) return groupText(renderers, groups?.[group] ?? []);
      const [, type = ''] = module.split(typeId);
      return `export { default } from ${quoted(renderers[type])};`;
    },
    hotUpdate({ type, file, modules }) {
      const listing = this.environment.moduleGraph.getModuleById(resolved);
      return listing && type !== 'update' && isListed(file) ? [...modules, listing] : undefined;
    },
  };
}

/** The renderers' files, by section type: the site's own parts, or those in the folders of section types. */
export function listRenderers(site: string, { sections }: Pick<OwnParts, 'sections'>): Record<string, string> {
  const all = Object.entries(codeFolders('sections', site)).flatMap(([type, folder]) => {
    const files = [`${type}.tsx`, enginePath(`${type}.tsx`)].map((name) => join(folder, name));
    const file = sections[type] ?? files.find((path) => existsSync(path));
    return file === undefined ? [] : [[type, file]];
  });
  return Object.fromEntries(all);
}

function textOf(renderers: Record<string, string>, groups: Record<string, string[]> | undefined): string {
  const sections = Object.entries(renderers).map(([type, file]) => {
    const group = groupOf(type, groups ?? {});
    const load = !groups
      ? `import(${quoted(file)})`
      : group === type
        ? `import(${quoted(typeId + type)})`
        : `import(${quoted(groupId + group)}).then((group) => ({ default: group[${quoted(type)}] }))`;
    return `  ${quoted(type)}: () => ${load},`;
  });
  return `export const sections = {\n  __proto__: null,\n${sections.join('\n')}\n};`;
}

function groupText(renderers: Record<string, string>, types: string[]): string {
  return types.map((type) => `export { default as ${quoted(type)} } from ${quoted(renderers[type])};`).join('\n');
}

/** The engine's parts: the name of the export, its file, and in `own-part.tsx` what is around a site's own part. */
const engineParts: Record<ShellPart, { name: string; file?: string; wrapper?: string }> = {
  header: { name: 'Header', file: 'ui/shell/header.tsx', wrapper: 'ownHeader' },
  footer: { name: 'Footer', file: 'ui/shell/footer.tsx', wrapper: 'ownFooter' },
  pageHeader: { name: 'PageHeader', file: 'ui/shell/page-header.tsx' },
  // The engine shows the page as it is written.
  notFound: { name: 'NotFound', wrapper: 'ownNotFound' },
};

/** The files of {@link engineParts}, relative to the engine. */
export const shellFiles = Object.values(engineParts).flatMap(({ file }) => file ?? []);

function shellText({ shell }: OwnParts): string {
  return shellParts
    .map((part) => {
      const { name, file, wrapper } = engineParts[part];
      const own = shell[part];
      if (!own)
        return file ? `export { ${name} } from ${quoted(engineFile(file))};` : `export const ${name} = undefined;`;
      if (!wrapper) return `export { default as ${name} } from ${quoted(own)};`;
      return [
        `import ${name}Part from ${quoted(own)};`,
        `import { ${wrapper} } from ${quoted(engineFile('client/app/own-part.tsx'))};`,
        `export const ${name} = ${wrapper}(${name}Part);`,
      ].join('\n');
    })
    .join('\n');
}

function quoted(path = ''): string {
  return JSON.stringify(slashed(path));
}

function isListed(file: string): boolean {
  return basename(file) === `${basename(dirname(file))}.tsx`;
}
