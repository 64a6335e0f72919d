import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { codeFolders, codeHomes, partsFolder } from '../site/code-folders.ts';
import { shellParts } from '../site/config/part-paths.ts';
import { listFiles } from '../site/files/files.ts';
import { readOwnParts } from '../site/own-parts.ts';
import { root } from '../site/paths.ts';
import { ownPart, type StyleUsers } from './extract-styles.ts';
import { transformStyles } from './transform-styles.ts';
import { browsers } from './vite-config.ts';

/** The names of the engine's own styles. No section type can have them. */
export const engineStyles = {
  /** What is visible before and around the sections of every page. */
  first: 'engine/first',
  /** Parts of the shell that only some pages show in the first view. */
  extras: 'engine/extras',
  /** Elements of texts that only some pages show in the first view. */
  texts: 'engine/texts',
  /** The pattern behind titles, on sites with one. */
  pattern: 'engine/pattern',
  /** Popovers, the end of a page, print and failures. */
  later: 'engine/later',
  contents: 'engine/contents',
};

/** The engine's styles that a document inlines if it contains their elements. */
export const optionalStyles = [engineStyles.texts, engineStyles.extras, engineStyles.pattern];

export interface Styles {
  /** The text of each sheet, by path. */
  sheets: Record<string, string>;
  /** The sheets of each engine style and section type, by path. */
  parts: Record<string, string[]>;
}

/** Joins the sheets of these parts, each once, without those of others. */
export function joinStyles(
  { sheets, parts }: Styles,
  names: readonly string[],
  without: readonly string[] = [],
): string {
  const pathsOf = (list: readonly string[]) => new Set(list.flatMap((name) => parts[name] ?? []));
  const there = pathsOf(without);
  return [...pathsOf(names)].map((path) => (there.has(path) ? '' : sheets[path])).join('');
}

const extraSheets = [
  'ui/kit/clauses.css',
  'ui/kit/link.css',
  'ui/shell/page-lead.css',
  'ui/shell/preview-note.css',
  'client/app/section-extras.css',
];

const laterSheets = [
  'ui/kit/button.css',
  'ui/shell/navigation-panel.css',
  'ui/shell/language-list.css',
  'ui/shell/footer.css',
  'ui/shell/copied-links.css',
  'ui/shell/print.css',
  'client/app/section-notices.css',
];

/** Bundles and minifies the style sheets of the engine and of a site's section types. */
export async function buildStyles(users: StyleUsers, site: string): Promise<Styles> {
  const engine = join(root, 'engine');
  const isUsedBy = (user: string) => (sheet: string) => users.get(sheet)?.has(user) === true;
  const own = ownSheets(users, engine);
  // A part that a site replaces takes its styles with it.
  const inEngine = (files: string[]) => files.map((file) => join(engine, file)).filter(isUsedBy(''));
  const apart: Record<string, string[]> = {
    [engineStyles.texts]: inEngine(['ui/shell/text-elements.css']),
    [engineStyles.extras]: inEngine(extraSheets),
    [engineStyles.pattern]: inEngine(['ui/shell/page-pattern.css']),
    [engineStyles.later]: [...inEngine(laterSheets), ...own.later],
    [engineStyles.contents]: inEngine(['ui/shell/contents.css']),
  };
  const kit = await sheetsIn(join(engine, 'ui/kit'));
  const shell = await sheetsIn(join(engine, 'ui/shell'));
  const everywhere = [...shellSheets(engine), ...kit, ...shell, join(engine, 'client/app/section-frame.css')];
  const first = [
    ...everywhere.filter(isUsedBy('')).filter((sheet) => !Object.values(apart).flat().includes(sheet)),
    ...own.first,
  ];
  const inEvery = new Set([...first, ...optionalStyles.flatMap((name) => apart[name] ?? [])]);
  const parts: Record<string, string[]> = { [engineStyles.first]: first, ...apart };
  const { sections } = await readOwnParts(site);
  for (const [type, folder] of Object.entries(codeFolders('sections', site))) {
    const shared = kit.filter((sheet) => isUsedBy(type)(sheet) && !inEvery.has(sheet));
    const others = sections[type]
      ? [...users.keys()].filter((sheet) => isUsedBy(type)(sheet) && !kit.includes(sheet) && !inEvery.has(sheet))
      : await sheetsIn(folder);
    if (shared.length + others.length > 0) parts[type] = [...shared, ...others];
  }
  const all = [...new Set(Object.values(parts).flat())];
  const texts = await bundleSheets(all, site);
  return { sheets: Object.fromEntries(all.map((path, index) => [path, texts[index] as string])), parts };
}

/** The sheets of a site's own parts. Those that only its footer uses show later, as the engine's do. */
function ownSheets(users: StyleUsers, engine: string): { first: string[]; later: string[] } {
  // Not all of the engine's folder: the documentation and the examples are sites in it.
  const shared = ['ui', 'client', 'sections'].map((folder) => join(engine, folder, '/'));
  const own = [...users].filter(
    ([sheet, by]) =>
      !shared.some((folder) => sheet.startsWith(folder)) && shellParts.some((part) => by.has(ownPart(part))),
  );
  const isLate = (by: Set<string>) => shellParts.every((part) => part === 'footer' || !by.has(ownPart(part)));
  return {
    first: own.filter(([, by]) => !isLate(by)).map(([sheet]) => sheet),
    later: own.filter(([, by]) => isLate(by)).map(([sheet]) => sheet),
  };
}

/** Bundles all styles into one text, for stand-alone copies of a page. */
export async function bundleAllStyles(site: string): Promise<string> {
  const engine = join(root, 'engine');
  const folders = ['ui/kit', 'ui/shell', 'client/app'].map((folder) => join(engine, folder));
  const parts = codeHomes(site)
    .map((home) => join(home, partsFolder))
    .filter((folder) => existsSync(folder));
  const found = await Promise.all(
    [...folders, ...Object.values(codeFolders('sections', site)), ...parts].map(sheetsIn),
  );
  const sheets = [...new Set([...shellSheets(engine), ...found.flat()])];
  return (await bundleSheets(sheets, site)).join('').trim();
}

/** The sheets of shell and page that an embedded page has. */
const embeddedSheets = [
  ...['text-elements', 'page-header', 'page-lead', 'contents', 'forced-colors', 'print'].map(
    (name) => `ui/shell/${name}.css`,
  ),
  ...['section-frame', 'section-extras', 'section-notices'].map((name) => `client/app/${name}.css`),
];

/** Bundles the styles of these section types, and those of pages without header and footer. */
export async function bundleEmbeddedStyles(
  types: readonly string[],
  site: string,
  { hasPattern }: { hasPattern: boolean },
): Promise<string> {
  const engine = join(root, 'engine');
  const folders = codeFolders('sections', site);
  const own = types.flatMap((type) => folders[type] ?? []);
  const [kit = [], ...sections] = await Promise.all([join(engine, 'ui/kit'), ...own].map(sheetsIn));
  const shell = [...embeddedSheets, ...(hasPattern ? ['ui/shell/page-pattern.css'] : [])].map((file) =>
    join(engine, file),
  );
  const sheets = [...shellSheets(engine), ...kit, ...shell, ...sections.flat()];
  return (await bundleSheets(sheets, site)).join('').trim();
}

/** The sheets that come before all others. */
function shellSheets(engine: string): string[] {
  return [join(engine, 'ui/shell/tokens.css'), join(engine, 'ui/shell/base.css')];
}

async function sheetsIn(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter((file) => file.endsWith('.css')).map((file) => join(folder, file));
}

/** Bundles each of these sheets, the site's by its plugins. */
async function bundleSheets(sheets: string[], site: string): Promise<string[]> {
  const transformed = await transformStyles(sheets, site);
  return Promise.all(sheets.map((path) => transformed[path] ?? bundle(path)));
}

/** Bundles a style sheet with its imports. Packages are resolved as in Node. */
async function bundle(filename: string): Promise<string> {
  const { browserslistToTargets, bundleAsync } = await import('lightningcss');
  const { code } = await bundleAsync({
    filename,
    minify: true,
    targets: browserslistToTargets(browsers),
    resolver: {
      resolve: (specifier, from) =>
        /^\.{1,2}\//.test(specifier) ? join(dirname(from), specifier) : createRequire(from).resolve(specifier),
    },
  });
  return new TextDecoder().decode(code);
}
