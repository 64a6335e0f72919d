import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../../../engine/site/paths.ts';

/**
 * The libraries that the package holds as scripts: with their dependencies they are most of the packages that an
 * installation would have. Swiper and Leaflet have 9 MB of other files. Each is named as modules import it.
 */
export const bundledLibraries = [
  ...['@commander-js/extra-typings', '@fastify/static', 'diff', 'fastest-levenshtein', 'fastify', 'file-type'],
  ...['gcoord', 'htmlparser2', 'image-size', 'jsonc-parser', 'leaflet', 'lru-cache', 'markdown-it'],
  ...['markdown-it-cjk-friendly', 'markdown-it-deflist', 'markdown-it-footnote', 'saxes', 'semver', 'swiper'],
  ...['swiper/modules', 'undici', 'yaml', 'yazl'],
];

/** Whether the package holds a dependency: as one of these libraries or a part of them, or in a script of the browser. */
export function isHeld(name: string): boolean {
  return bundledLibraries.includes(name) || /^(commander|light-my-request|(workbox|prosemirror)-.+)$/.test(name);
}

/** The path of a library's script, from the compiled engine's parent folder. */
export function libraryPath(name: string): string {
  return `libraries/${fileName(name)}.js`;
}

/** The style sheet of a library, whose pictures are next to it: Vite does not read it from Yarn's zip archives. */
export const bundledStyle = { name: 'leaflet/dist/leaflet.css', path: 'libraries/leaflet/leaflet.css' };

/** The ES modules of libraries whose main file only browsers can run. */
const modules: Record<string, string> = { leaflet: 'leaflet/dist/leaflet-src.esm.js' };

const fileName = (name: string) => name.replace(/^@/, '').replaceAll('/', '-');

const prefix = '\0library:';

/** Exports what a library exports. A star exports nothing of CommonJS, and never the default. */
const reexports: Plugin = {
  name: 'library-exports',
  resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
  async load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const library = id.slice(prefix.length);
    const name = modules[library] ?? library;
    const from = `from ${JSON.stringify(name)};`;
    const resolved = await this.resolve(name, join(root, 'package.json'));
    if (!resolved) return this.error(`${name} is not installed.`);
    const { exports, inputFormat } = await this.load({ id: resolved.id });
    if (inputFormat === 'es')
      return `export * ${from}${exports.includes('default') ? `export { default } ${from}` : ''}`;
    const names = Object.keys(await import(name)).filter((one) => /^[A-Za-z_$][\w$]*$/.test(one));
    return `export { ${names.join(', ')} } ${from}`;
  },
};

/** Writes the libraries and their licenses to `libraries/` of a folder. */
export async function bundleLibraries(folder: string): Promise<Record<string, string>> {
  const made = await build({
    logLevel: 'error',
    configFile: false,
    root,
    publicDir: false,
    plugins: [reexports],
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir: join(folder, 'libraries'),
      ssr: true,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(bundledLibraries.map((name) => [fileName(name), prefix + name])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared-[hash].js',
          // Without comments and spaces, but with readable names.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
  const style = join(root, 'node_modules', bundledStyle.name);
  await cp(style, join(folder, bundledStyle.path));
  await cp(join(dirname(style), 'images'), join(folder, dirname(bundledStyle.path), 'images'), { recursive: true });
  const chunks = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const modules = chunks.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
  return { 'libraries/LICENSES.md': await licensesOf(modules) };
}

/** The license of each package that modules are from. */
async function licensesOf(modules: string[]): Promise<string> {
  const folders = new Set(modules.filter((id) => id.includes('/node_modules/')).map(packageOf));
  const texts = [...folders].sort().map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
    const text = file === undefined ? '' : `\n\n${(await readFile(join(folder, file), 'utf8')).trim()}`;
    return `## ${name} ${version} (${license})${text}`;
  });
  return `# Licenses of the libraries in this folder\n\n${(await Promise.all(texts)).join('\n\n')}\n`;
}

/** The folder of the package that a module is from: the nearest with a named package.json. */
function packageOf(module: string): string {
  for (let folder = dirname(module); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version !== undefined) return folder;
    if (folder === dirname(folder)) throw new Error(`${module} is from no package.`);
  }
}
