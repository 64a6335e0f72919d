import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import { build } from 'vite';
import { packedScripts, standaloneScripts } from '../../../engine/build/bundle.ts';
import { packedStudio } from '../../../engine/build/bundle-studio.ts';
import { inProduction } from '../../../engine/build/in-production.ts';
import { packedPages } from '../../../engine/build/packed-pages.ts';
import { embedConfig, packedPagesConfig, scriptConfig, studioConfig } from '../../../engine/build/vite-config.ts';
import { codeHash } from '../../../engine/site/code-hash.ts';
import { listFiles } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';
import { bundleLibraries, isHeld } from './bundle-libraries.ts';
import { compileModule, moduleOfJson } from './compile-module.ts';
import { emitDeclarations, importCompiled } from './declarations.ts';
import { compiledFolder, embedFolder, type Manifest, packManifest } from './pack-manifest.ts';
import { dropDeadLinks, relinkMarkdown } from './relink-markdown.ts';

/** Files of `engine/` that are not in the package: `create/` is a package of its own, and `docs/` a site. The studio's client is in it as one script. */
const excluded =
  /(^|\/)(testing|dist|dist\.[^/]*|\.cache|\.vscode|node_modules|__snapshots__|\.forms)\/|\.test\.tsx?$|^(create\/(?!README)|docs\/\w+\/|studio\/client\/)/;

/** Large libraries that only browsers load. */
const browserLibraries = ['leaflet', 'swiper'];

/** Text by path. */
type Texts = Record<string, string | Uint8Array>;

/** Writes the package to a folder: its engine as JavaScript with source maps and types, and what npm shows of it. */
export async function writePackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // Vite would resolve a relative path from the engine.
  const lib = resolve(folder, compiledFolder);
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  const files = (await listFiles(join(root, 'engine'))).filter((file) => !excluded.test(file));
  await inProduction(() => bundleScripts(lib, manifest));
  await writeTexts(lib, await compileEngine(files));
  await writeTexts(lib, await declareEngine(files, manifest));
  await writeTexts(join(lib, 'schemas'), await packSchemas());
  await writeTexts(folder, {
    'package.json': `${JSON.stringify(packManifest(manifest), null, 2)}\n`,
    'README.md': relinkMarkdown(await readFile(join(root, 'engine/README.md'), 'utf8'), 'engine', '.'),
    [`${compiledFolder}/tsconfig.json`]: await compilerOptions(),
  });
  for (const file of ['LICENSE', 'CHANGELOG.md']) await cp(join(root, file), join(folder, file));
  // Now that all files are there. Sample sites and licenses are packed as they are.
  for (const file of await listFiles(folder)) {
    if (!file.endsWith('.md') || /\/(examples|libraries)\//.test(file)) continue;
    const path = join(folder, file);
    await writeFile(path, dropDeadLinks(await readFile(path, 'utf8'), path));
  }
}

async function bundleScripts(lib: string, manifest: Manifest): Promise<void> {
  const studio = studioConfig(join(lib, 'engine', packedStudio, codeHash('studio')));
  // Its map is 2 MB, for work on the engine alone.
  await build({ ...studio, build: { ...studio.build, sourcemap: false } });
  await build(embedConfig(join(lib, embedFolder)));
  const packages = { ...manifest.dependencies, ...(manifest.peerDependencies as Record<string, string>) };
  for (const side of ['client', 'server'] as const) {
    const isOutside = (name: string) =>
      Object.hasOwn(packages, name) && (!isHeld(name) || (side === 'server' && browserLibraries.includes(name)));
    await build(packedPagesConfig(join(lib, 'engine', packedPages, side), side, isOutside));
  }
  for (const [name, entry] of Object.entries(standaloneScripts))
    await build(scriptConfig(entry, join(lib, 'engine', packedScripts, name)));
  await writeTexts(lib, await bundleLibraries(lib));
}

/** The schemas without spaces, which are a third of their size. */
async function packSchemas(): Promise<Texts> {
  const folder = join(root, 'schemas');
  const packed = (await listFiles(folder)).map(async (path) => {
    const text = await readFile(join(folder, path), 'utf8');
    return [path, path.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text] as const;
  });
  return Object.fromEntries(await Promise.all(packed));
}

async function compileEngine(files: string[]): Promise<Texts> {
  const texts: Texts = {};
  const compile = async (file: string): Promise<void> => {
    const path = `engine/${file}`;
    const content = await readFile(join(root, path));
    if (file.startsWith('examples/') || !/\.(tsx?|mts|md)$/.test(file)) texts[path] = content;
    else if (/\.md$/.test(file)) texts[path] = relinkMarkdown(content.toString(), posix.dirname(path));
    else if (!/\.d\.m?ts$/.test(file)) {
      const { code, map, json } = await compileModule(path, content.toString());
      const script = path.replace(/\.tsx?$/, '.js');
      texts[script] = `${code}//# sourceMappingURL=${posix.basename(script)}.map\n`;
      texts[`${script}.map`] = map;
      for (const name of json) texts[`${name}.js`] ??= moduleOfJson(await readFile(join(root, name), 'utf8'));
    }
  };
  await Promise.all(files.map(compile));
  return texts;
}

/** The types of the package's entry points, and those that the schemas of a site's own sections are generated from. */
async function declareEngine(files: string[], { exports }: Manifest): Promise<Texts> {
  const entries = Object.values(exports).map((to) => posix.normalize(typeof to === 'string' ? to : to.types));
  const described = /^(model\/[^/]+|(sections|client\/sources)\/[^/]+\/descriptor)\.ts$|^sections\/([^/]+)\/\3\.tsx$/;
  const sources = [
    ...entries.filter((path) => /\.m?ts$/.test(path)),
    ...files.filter((file) => described.test(file)).map((file) => `engine/${file}`),
    'engine/ui/i18n/word-types.d.ts',
  ];
  const declarations = await emitDeclarations(sources, { comments: true });
  return Object.fromEntries(Object.entries(declarations).map(([path, text]) => [path, importCompiled(text)]));
}

/** The options of TypeScript for a site's own code, which finds the engine's types wherever the site is. */
async function compilerOptions(): Promise<string> {
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'));
  const paths = Object.fromEntries(
    Object.entries<string[]>(compilerOptions.paths).map(([name, to]) => [
      name,
      to.map((path) => path.replace(/\.ts$/, '.d.ts')),
    ]),
  );
  return `${JSON.stringify({ compilerOptions: { ...compilerOptions, paths } }, null, 2)}\n`;
}

async function writeTexts(folder: string, texts: Texts): Promise<void> {
  for (const path of Object.keys(texts)) await mkdir(dirname(join(folder, path)), { recursive: true });
  await Promise.all(Object.entries(texts).map(([path, text]) => writeFile(join(folder, path), text)));
}
