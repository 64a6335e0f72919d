import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { prepare, prerender, prerenderEmbedded } from '../client/app/prerender.tsx';
import { codeHash } from '../site/code-hash.ts';
import { hashOf } from '../site/files/seal.ts';
import { caches, engineFile, enginePath, isCompiled, root } from '../site/paths.ts';
import { cacheFolder, findChangedPart } from './cache-folder.ts';
import type { StyleUsers } from './extract-styles.ts';
import { precompress } from './precompress.ts';
import { groupId, sectionGroups, typeId } from './registry.ts';
import { buildStyles, type Styles } from './styles.ts';
import { browserConfig, bundleFolder, scriptConfig, serverConfig } from './vite-config.ts';

/** The bundled engine with a site's own code: the browser's files and the renderer. Plain data. */
export interface Bundle {
  /** A hash of the code. Pages of one build never load scripts of another. */
  build: string;
  folder: string;
  entry: string;
  /** Scripts that the entry imports statically. */
  imports: string[];
  /** The scripts of each section type, without those that the entry imports. */
  parts: Record<string, string[]>;
  /** i18next, and the script that loads it when a visitor needs it. */
  messages: { address: string; loader: string };
  /** The API client, which a browser loads for answers that a page does not have. */
  apiClient: string;
  /** The scripts that run before the first paint, for sites with several languages and with one. */
  early: { languages: string; oneLanguage: string };
  offline: { address: string; code: string };
  serviceWorker: string;
  /** The script that asks for consent to analytics. */
  consent: string;
  styles: Styles;
  /** The URL of the module that renders pages. */
  renderer: string;
  /** The URL of the worker threads' script. */
  worker: string;
  /** The URL of the TypeScript loader. */
  typescript: string;
}

interface ManifestEntry {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** The cached bundles, each in a folder named after the hash of its sources. */
const bundleCache = join(caches, 'engine');

/** Bundles the engine with a site's own code, or opens the cached bundle. `known` is the hash of the current code. */
export async function bundleEngine(
  site = root,
  log: (line: string) => void = () => {},
  bundles = bundleCache,
  known?: string,
): Promise<Bundle> {
  if (known !== undefined && (await findChangedPart(join(bundles, known))) === undefined)
    return open(known, join(bundles, known));
  const build = codeHash('site', site);
  const folder = join(bundles, build);
  await cacheFolder(folder, (made) => makeBundle(made, site), log);
  return open(build, folder);
}

/** The scripts without code of a site, by their folder in a bundle. The package holds them. */
export const standaloneScripts = {
  'service-worker': 'client/offline/worker.ts',
  offline: 'client/app/offline.ts',
  consent: 'client/consent/ask-consent.ts',
  early: 'client/app/early.ts',
  'early-in-one-language': 'client/app/early-in-one-language.ts',
};

/** The folder for {@link standaloneScripts} in the package, relative to the engine. */
export const packedScripts = 'build/scripts';

async function makeBundle(folder: string, site: string): Promise<void> {
  const vite = await import('vite');
  const styleUsers: StyleUsers = new Map();
  await vite.build(browserConfig(site, join(folder, 'browser'), styleUsers));
  for (const [name, entry] of Object.entries(standaloneScripts))
    if (isCompiled) await cp(engineFile(`${packedScripts}/${name}`), join(folder, name), { recursive: true });
    else await vite.build(scriptConfig(entry, join(folder, name)));
  await vite.build(serverConfig(site, 'client/app/prerender.tsx', join(folder, 'server')));
  await vite.build(serverConfig(site, 'build/worker.ts', join(folder, 'worker')));
  const styles = await buildStyles(styleUsers, site);
  await writeFile(join(folder, 'styles.json'), JSON.stringify(styles));
  await precompress(join(folder, 'browser', bundleFolder));
}

/** The renderer of the cached bundle, if it is built from the current code. */
export async function loadBuiltRenderer(site: string): Promise<typeof prerender | undefined> {
  if (!existsSync(bundleCache)) return undefined;
  const build = codeHash('site', site);
  const folder = join(bundleCache, build);
  return (await findChangedPart(folder)) === undefined ? loadRenderer(await open(build, folder)) : undefined;
}

async function open(build: string, folder: string): Promise<Bundle> {
  const browser = join(folder, 'browser');
  const manifest: Record<string, ManifestEntry> = JSON.parse(await readFile(join(browser, 'manifest.json'), 'utf8'));
  const entry = manifest[enginePath('client/app/browser.tsx')] as ManifestEntry;
  const imports = chunksOf(manifest, entry);
  const readScript = async (name: string) => (await readFile(join(folder, name, 'script.js'), 'utf8')).trim();
  const offline = await readFile(join(folder, 'offline/script.js'), 'utf8');
  const partsOf = (chunk: ManifestEntry) => {
    const files = new Set([chunk.file, ...chunksOf(manifest, chunk)]);
    return [...files].filter((file) => file !== entry.file && !imports.includes(file)).map((file) => `/${file}`);
  };
  const parts = Object.entries(manifest).flatMap(([source, chunk]) =>
    typesIn(source).map((type) => [type, partsOf(chunk)] as const),
  );
  // A chunk with a name of its own has no module as its key.
  const [messages = '', chunk] = Object.entries(manifest).find(([, { name }]) => name === 'i18next') ?? [];
  const loader = Object.values(manifest).find(({ dynamicImports }) => dynamicImports?.includes(messages));
  return {
    build,
    folder: browser,
    entry: `/${entry.file}`,
    imports: imports.map((file) => `/${file}`),
    parts: Object.fromEntries(parts),
    messages: { address: `/${chunk?.file}`, loader: `/${loader?.file}` },
    apiClient: `/${manifest[enginePath('client/sources/refresh.ts')]?.file}`,
    early: { languages: await readScript('early'), oneLanguage: await readScript('early-in-one-language') },
    offline: { address: `/${bundleFolder}/offline-${hashOf(offline).slice(0, 8)}.js`, code: offline },
    serviceWorker: await readFile(join(folder, 'service-worker/script.js'), 'utf8'),
    consent: await readScript('consent'),
    styles: JSON.parse(await readFile(join(folder, 'styles.json'), 'utf8')),
    renderer: pathToFileURL(join(folder, 'server/prerender.mjs')).href,
    worker: pathToFileURL(join(folder, 'worker/worker.mjs')).href,
    typescript: pathToFileURL(join(root, 'engine/load/typescript.mjs')).href,
  };
}

/** The section types of a script by its entry in the manifest. */
function typesIn(source: string): string[] {
  const [, group = ''] = source.split(groupId);
  const [, type] = source.split(typeId);
  return type === undefined ? (sectionGroups[group] ?? []) : [type];
}

interface Renderer {
  prepare: typeof prepare;
  prerender: typeof prerender;
  prerenderEmbedded: typeof prerenderEmbedded;
}

export async function loadRenderer(bundle: Bundle): Promise<typeof prerender> {
  return (await prepareRenderer(bundle)).prerender;
}

/** The renderer of pages for other sites. */
export async function loadEmbeddedRenderer(bundle: Bundle): Promise<typeof prerenderEmbedded> {
  return (await prepareRenderer(bundle)).prerenderEmbedded;
}

async function prepareRenderer({ renderer }: Bundle): Promise<Renderer> {
  const loaded: Renderer = await import(renderer);
  await loaded.prepare();
  return loaded;
}

function chunksOf(manifest: Record<string, ManifestEntry>, chunk: ManifestEntry, seen = new Set<string>()): string[] {
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name] as ManifestEntry;
    if (seen.has(imported.file)) continue;
    seen.add(imported.file);
    chunksOf(manifest, imported, seen);
  }
  return [...seen];
}
