import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { browserslistToTargets, bundleAsync } from 'lightningcss';
import { listFiles } from '../files/files.ts';
import { root } from '../paths.ts';
import { codeFolders } from '../site/code-folders.ts';
import type { StyleUsers } from './styles-apart.ts';
import { browsers } from './vite-config.ts';

/** A style sheet: its name, where it is served from, and its text for inlining. */
export interface Style {
  /** The section type, or `engine`. */
  name: string;
  href: string;
  text: string;
}

/** The engine's style sheets: one that every page needs, and one for each section type. */
export interface Styles {
  engine: Style;
  sections: Record<string, Style>;
}

/** A part of the kit that no more section types than this use, and not the shell, has its style in theirs. */
const few = 4;

/** Bundles and minifies the style sheets of the engine and of a site's section types, and writes them to a folder to be served under `/_/`. */
export async function buildStyles(folder: string, users: StyleUsers, site: string): Promise<Styles> {
  const engine = join(root, 'engine');
  const shell = (await listFiles(join(engine, 'shell'))).filter(
    (file) => file.endsWith('.css') && !/^(tokens|base)\.css$/.test(file),
  );
  const kit = (await listFiles(join(engine, 'kit')))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `kit/${file}`);
  const usersOf = (file: string) => users.get(join(engine, file)) ?? new Set();
  const isOfFew = (file: string) => usersOf(file).size <= few && !usersOf(file).has('');
  const everywhere = [
    'shell/tokens.css',
    'shell/base.css',
    ...kit.filter((file) => !isOfFew(file)),
    ...shell.map((file) => `shell/${file}`),
    'app/section-frame.css',
  ];
  const sheet = async (name: string, files: string[]): Promise<Style> => {
    const texts = await Promise.all(files.map((file) => bundle(resolve(engine, file))));
    const text = texts.join('').trim();
    const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, file), text);
    return { name, href: `/_/${file}`, text };
  };
  const sections: Record<string, Style> = {};
  for (const [type, house] of Object.entries(codeFolders('sections', site))) {
    const own = (await listFiles(house)).filter((file) => file.endsWith('.css'));
    const files = [
      ...kit.filter((file) => isOfFew(file) && usersOf(file).has(type)),
      ...own.map((file) => join(house, file)),
    ];
    if (files.length > 0) sections[type] = await sheet(type, files);
  }
  return { engine: await sheet('engine', everywhere), sections };
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
