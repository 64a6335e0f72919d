import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { codeFolders } from '../site/code-folders.ts';
import { listFiles } from '../site/files/files.ts';
import { root } from '../site/paths.ts';
import type { StyleUsers } from './styles-apart.ts';
import { browsers } from './vite-config.ts';

/** The names of the engine's own styles, which no section type can have. */
export const engineStyles = {
  /** What stands before the sections of every page, and around them. */
  first: 'engine/first',
  /** What opens, stands at the end of a page, is printed, or tells of a failure. */
  later: 'engine/later',
  /** The table of contents, which few pages have. */
  contents: 'engine/contents',
};

/** The styles of the engine and of a site's section types. */
export interface Styles {
  /** The text of each sheet, by its path. */
  sheets: Record<string, string>;
  /** The paths of the sheets of each part: of the engine's own, see {@link engineStyles}, and of each section type that has any. */
  parts: Record<string, string[]>;
}

/** The styles of these parts as one text: a sheet that several of them use stands in it once. */
export function textOf({ sheets, parts }: Styles, names: readonly string[]): string {
  return [...new Set(names.flatMap((name) => parts[name] ?? []))].map((path) => sheets[path]).join('');
}

/** The sheets of {@link engineStyles.later}. */
const laterSheets = [
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
  const shell = shellSheets(engine);
  const later = laterSheets.map((file) => join(engine, file));
  const contents = join(engine, 'ui/shell/contents.css');
  const kit = await sheetsIn(join(engine, 'ui/kit'));
  const isUsedBy = (type: string) => (sheet: string) => users.get(sheet)?.has(type) === true;
  const first = [
    ...shell,
    ...kit.filter(isUsedBy('')),
    ...(await sheetsIn(join(engine, 'ui/shell'))),
    join(engine, 'client/app/section-frame.css'),
  ].filter((sheet) => sheet !== contents && !later.includes(sheet));
  const parts: Record<string, string[]> = {
    [engineStyles.first]: first,
    [engineStyles.later]: later,
    [engineStyles.contents]: [contents],
  };
  for (const [type, house] of Object.entries(codeFolders('sections', site))) {
    const shared = kit.filter((sheet) => isUsedBy(type)(sheet) && !first.includes(sheet));
    const sheets = [...shared, ...(await sheetsIn(house))];
    if (sheets.length > 0) parts[type] = sheets;
  }
  const texts = [...new Set(Object.values(parts).flat())].map(async (path) => [path, await bundle(path)] as const);
  return { sheets: Object.fromEntries(await Promise.all(texts)), parts };
}

/** All styles of the engine's pages and of a site's section types in one text, as no browser is sent them: for a copy of a page that is to stand alone. */
export async function wholeStyles(site: string): Promise<string> {
  const engine = join(root, 'engine');
  const houses = ['ui/kit', 'ui/shell', 'client/app'].map((room) => join(engine, room));
  const rooms = await Promise.all([...houses, ...Object.values(codeFolders('sections', site))].map(sheetsIn));
  const sheets = [...new Set([...shellSheets(engine), ...rooms.flat()])];
  return (await Promise.all(sheets.map(bundle))).join('').trim();
}

/** The sheets that come before all others. */
function shellSheets(engine: string): string[] {
  return [join(engine, 'ui/shell/tokens.css'), join(engine, 'ui/shell/base.css')];
}

async function sheetsIn(house: string): Promise<string[]> {
  return (await listFiles(house)).filter((file) => file.endsWith('.css')).map((file) => join(house, file));
}

/** One style sheet with its imports; those of packages are found as Node finds them. */
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
