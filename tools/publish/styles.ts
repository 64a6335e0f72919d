import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { browserslistToTargets, bundleAsync } from 'lightningcss';
import { listFiles } from '../files/files.ts';
import { root } from '../paths.ts';
import { codeFolders } from '../site/code-folders.ts';
import type { StyleUsers } from './styles-apart.ts';
import { browsers, bundleFolder } from './vite-config.ts';

/** The names of the engine's own styles, which no section type can have. */
export const engineStyles = {
  /** What stands before the sections of every page, and around them. */
  first: 'engine/first',
  /** The table of contents, which few pages have. */
  contents: 'engine/contents',
};

/** The styles of the engine and of a site's section types. */
export interface Styles {
  /** The texts from which each document carries those of what shows first: the engine's, and of each section type that has any. */
  inline: Record<string, string>;
  /** The address of the sheet with all but what every document carries: the same for every page, so that a browser asks for it once. */
  later: string;
}

/** Sheets of what opens, stands at the end of a page, is printed, or tells of a failure. */
const laterSheets = [
  'shell/navigation-panel.css',
  'shell/language-list.css',
  'shell/footer.css',
  'shell/copied-links.css',
  'shell/print.css',
  'app/section-notices.css',
];

/** Bundles and minifies the style sheets of the engine and of a site's section types, and writes what documents do not carry to a folder that is served under `/_/`. */
export async function buildStyles(folder: string, users: StyleUsers, site: string): Promise<Styles> {
  const engine = join(root, 'engine');
  const shell = shellSheets(engine);
  const later = laterSheets.map((file) => join(engine, file));
  const contents = join(engine, 'shell/contents.css');
  const kit = await sheetsIn(join(engine, 'kit'));
  const isUsedBy = (type: string) => (sheet: string) => users.get(sheet)?.has(type) === true;
  const first = [
    ...shell,
    ...kit.filter(isUsedBy('')),
    ...(await sheetsIn(join(engine, 'shell'))),
    join(engine, 'app/section-frame.css'),
  ].filter((sheet) => sheet !== contents && !later.includes(sheet));
  const sections: Record<string, string[]> = {};
  for (const [type, house] of Object.entries(codeFolders('sections', site))) {
    const parts = kit.filter((sheet) => isUsedBy(type)(sheet) && !first.includes(sheet));
    const sheets = [...parts, ...(await sheetsIn(house))];
    if (sheets.length > 0) sections[type] = sheets;
  }
  const rest = await textOf([...later, contents, ...Object.values(sections).flat()]);
  const file = `styles-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), rest);
  const inline = { [engineStyles.first]: first, [engineStyles.contents]: [contents], ...sections };
  const texts = Object.entries(inline).map(async ([name, sheets]) => [name, await textOf(sheets)] as const);
  return { inline: Object.fromEntries(await Promise.all(texts)), later: `/${bundleFolder}/${file}` };
}

/** All styles of the engine's pages and of a site's section types in one text, as no browser is sent them: for a copy of a page that is to stand alone. */
export async function wholeStyles(site: string): Promise<string> {
  const engine = join(root, 'engine');
  const houses = ['kit', 'shell', 'app'].map((room) => join(engine, room));
  const rooms = await Promise.all([...houses, ...Object.values(codeFolders('sections', site))].map(sheetsIn));
  return textOf([...shellSheets(engine), ...rooms.flat()]);
}

/** The sheets that come before all others. */
function shellSheets(engine: string): string[] {
  return [join(engine, 'shell/tokens.css'), join(engine, 'shell/base.css')];
}

async function sheetsIn(house: string): Promise<string[]> {
  return (await listFiles(house)).filter((file) => file.endsWith('.css')).map((file) => join(house, file));
}

async function textOf(sheets: string[]): Promise<string> {
  return (await Promise.all([...new Set(sheets)].map(bundle))).join('').trim();
}

/** One style sheet with its imports; those of packages are found as Node finds them. */
async function bundle(filename: string): Promise<string> {
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
