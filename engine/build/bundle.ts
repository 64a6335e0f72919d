import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getSystemErrorName } from 'node:util';
import type { prepare, prerender } from '../client/app/prerender.tsx';
import { codeHash } from '../site/code-hash.ts';
import { readCache, writeCache } from '../site/files/cache-file.ts';
import { withLock } from '../site/files/journal/lock.ts';
import { hashOf } from '../site/files/seal.ts';
import { removeLeftovers, temporaryPath } from '../site/files/temporary-path.ts';
import { writeError } from '../site/files/write-error.ts';
import { caches, root } from '../site/paths.ts';
import { type Contents, contentsOf, spoiltFile } from './contents.ts';
import { forgetOldFolders } from './old-folders.ts';
import { precompress } from './precompress.ts';
import { buildStyles, type Styles } from './styles.ts';
import type { StyleUsers } from './styles-apart.ts';
import { browserConfig, bundleFolder, scriptConfig, serverConfig } from './vite-config.ts';

/** The engine's code with a site's own, built: what the browser loads, and what renders pages here. The same for sites without. Plain data. */
export interface Bundle {
  /** Changes with the engine's code: pages of one build never meet scripts of another. */
  build: string;
  /** The folder with the browser's files. */
  folder: string;
  /** The address of the browser's entry script. */
  entry: string;
  /** Scripts that the entry imports at once. */
  imports: string[];
  /** The scripts of each section type, besides what the entry imports. */
  parts: Record<string, string[]>;
  /** The script that runs before anything shows. */
  early: string;
  /** The script of the page that says that there is no connection. */
  offline: { address: string; code: string };
  /** The code of the service worker. */
  serviceWorker: string;
  styles: Styles;
  /** The address of the module that renders pages. */
  renderer: string;
  /** The address of the script of a thread that makes pages. */
  worker: string;
  /** The address of what reads the tools as they are written. */
  typescript: string;
}

interface ManifestEntry {
  file: string;
  src?: string;
  imports?: string[];
}

/** Where the engine's builds are cached, by the hash of its sources. */
const place = join(caches, 'engine');

/** The file of a cached build that tells what all its others are, written last. */
const contentsFile = 'contents.json';

/**
 * Builds the engine with a site's own code, or takes the build of the same sources from `.cache/`, if it is as it was left. Who has just
 * looked at the sources gives their hash as `known`.
 */
export async function bundleEngine(
  site = root,
  log: (line: string) => void = () => {},
  bundles = place,
  known?: string,
): Promise<Bundle> {
  if (known !== undefined && (await spoiltPart(join(bundles, known))) === undefined)
    return open(known, join(bundles, known));
  const build = codeHash('site', site);
  const folder = join(bundles, build);
  if ((await spoiltPart(folder)) !== undefined) {
    await mkdir(bundles, { recursive: true }).catch((error) => {
      throw writeError(error, bundles);
    });
    await withLock(bundles, () => bundleAnew(folder, site, log));
  }
  return open(build, folder);
}

async function bundleAnew(folder: string, site: string, log: (line: string) => void): Promise<void> {
  const spoilt = await spoiltPart(folder);
  // Another process has built the same meanwhile.
  if (spoilt === undefined) return;
  if (existsSync(folder)) log(`the engine's ${spoilt} in .cache was not as it was left, and is made anew`);
  log('bundling the engine …');
  const bundles = dirname(folder);
  await removeLeftovers(bundles);
  const made = temporaryPath(folder);
  try {
    await makeBundle(made, site);
    await rm(folder, { recursive: true, force: true });
    await rename(made, folder);
  } catch (error) {
    throw writeError(ofTheSystem(error as Error), folder);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  await forgetOldFolders(bundles);
}

/** The bundler tells of a disk that is full, or not to be written, only in words, and the system's number in them. */
function ofTheSystem(error: Error & { code?: string }): Error {
  const [, number] = /\(os error (\d+)\)/.exec(error.message) ?? [];
  return number ? Object.assign(error, { code: getSystemErrorName(-Number(number)) }) : error;
}

async function makeBundle(folder: string, site: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await inProduction(async () => {
    const vite = await import('vite');
    const styleUsers: StyleUsers = new Map();
    await vite.build(browserConfig(site, join(folder, 'browser'), styleUsers));
    await vite.build(scriptConfig('engine/client/offline/worker.ts', join(folder, 'service-worker')));
    await vite.build(scriptConfig('engine/client/app/offline.ts', join(folder, 'offline')));
    await vite.build(serverConfig(site, 'engine/client/app/prerender.tsx', join(folder, 'server')));
    await vite.build(serverConfig(site, 'engine/build/worker.ts', join(folder, 'worker')));
    const styles = await buildStyles(styleUsers, site);
    await writeFile(join(folder, 'styles.json'), JSON.stringify(styles));
    await precompress(join(folder, 'browser', bundleFolder));
  });
  await writeCache(join(folder, contentsFile), contentsFile, await contentsOf(folder));
}

/** The first file of a cached build that is not as it was left; `undefined` when all are. */
export async function spoiltPart(folder: string): Promise<string | undefined> {
  const contents = readCache<Contents>(join(folder, contentsFile), contentsFile);
  return contents ? spoiltFile(folder, contents) : contentsFile;
}

/** What renders a site's pages, ready for use, where the engine was built from its sources as they are now; else `undefined`. */
export async function builtRenderer(site: string): Promise<typeof prerender | undefined> {
  const build = codeHash('site', site);
  const folder = join(place, build);
  return (await spoiltPart(folder)) === undefined ? rendererOf(await open(build, folder)) : undefined;
}

/** Vite and React read the kind of build from the environment, where a test runner may have said otherwise. */
async function inProduction(act: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await act();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function open(build: string, folder: string): Promise<Bundle> {
  const browser = join(folder, 'browser');
  const manifest: Record<string, ManifestEntry> = JSON.parse(await readFile(join(browser, 'manifest.json'), 'utf8'));
  const entry = manifest['client/app/browser.tsx'] as ManifestEntry;
  const early = manifest['client/app/early.ts'] as ManifestEntry;
  const imports = chunksOf(manifest, entry);
  const offline = await readFile(join(folder, 'offline/script.js'), 'utf8');
  const partsOf = (chunk: ManifestEntry) => {
    const files = new Set([chunk.file, ...chunksOf(manifest, chunk)]);
    return [...files].filter((file) => file !== entry.file && !imports.includes(file)).map((file) => `/${file}`);
  };
  const parts = Object.entries(manifest).flatMap(([source, chunk]) => {
    const type = /(?:^|\/)sections\/([^/]+)\/\1\.tsx$/.exec(source)?.[1];
    return type ? [[type, partsOf(chunk)] as const] : [];
  });
  return {
    build,
    folder: browser,
    entry: `/${entry.file}`,
    imports: imports.map((file) => `/${file}`),
    parts: Object.fromEntries(parts),
    // As a plain script it would leave its names to the page.
    early: `(()=>{${(await readFile(join(browser, early.file), 'utf8')).trim()}})()`,
    offline: { address: `/${bundleFolder}/offline-${hashOf(offline).slice(0, 8)}.js`, code: offline },
    serviceWorker: await readFile(join(folder, 'service-worker/script.js'), 'utf8'),
    styles: JSON.parse(await readFile(join(folder, 'styles.json'), 'utf8')),
    renderer: pathToFileURL(join(folder, 'server/prerender.mjs')).href,
    worker: pathToFileURL(join(folder, 'worker/worker.mjs')).href,
    typescript: pathToFileURL(join(root, 'engine/load/typescript.mjs')).href,
  };
}

/** Loads what renders pages, ready for use. */
export async function rendererOf({ renderer }: Bundle): Promise<typeof prerender> {
  const loaded: { prepare: typeof prepare; prerender: typeof prerender } = await import(renderer);
  await loaded.prepare();
  return loaded.prerender;
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
