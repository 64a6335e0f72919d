import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { prepare, prerender } from '../../engine/prerender.tsx';
import { listFiles } from '../files.ts';
import { root } from '../paths.ts';
import { browserConfig, bundleFolder, serverConfig } from '../vite-config.ts';
import { precompress } from './precompress.ts';
import { buildStyles, type Styles } from './styles.ts';
import type { StyleUsers } from './styles-apart.ts';

/** The engine's code, built: what the browser loads, and what renders pages here. The same for every site. Plain data. */
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
  styles: Styles;
  /** The address of the module that renders pages. */
  renderer: string;
  /** The address of the script of a thread that makes pages. */
  maker: string;
}

interface ManifestEntry {
  file: string;
  src?: string;
  imports?: string[];
}

/** Builds the engine, or takes the build of the same sources from `.cache/`. */
export async function bundleEngine(log: (line: string) => void = () => {}): Promise<Bundle> {
  const build = await sourceHash();
  const folder = join(root, '.cache/engine', build);
  if (!existsSync(join(folder, 'styles.json'))) {
    log('bundling the engine …');
    const unfinished = `${folder}.${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    await inProduction(async () => {
      const vite = await import('vite');
      const styleUsers: StyleUsers = new Map();
      await vite.build(browserConfig(join(unfinished, 'browser'), styleUsers));
      await vite.build(serverConfig('engine/prerender.tsx', join(unfinished, 'server')));
      await vite.build(serverConfig('tools/build/maker-thread.ts', join(unfinished, 'maker')));
      const styles = await buildStyles(join(unfinished, 'browser', bundleFolder), styleUsers);
      await writeFile(join(unfinished, 'styles.json'), JSON.stringify(styles));
      await precompress(join(unfinished, 'browser', bundleFolder));
    });
    // Another process may have built the same meanwhile; then its build serves as well.
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
    await forgetOldBundles();
  }
  return open(build, folder);
}

/** What renders pages, ready for use, where the engine was built from its sources as they are now; else `undefined`. */
export async function builtRenderer(): Promise<typeof prerender | undefined> {
  const build = await sourceHash();
  const folder = join(root, '.cache/engine', build);
  return existsSync(join(folder, 'styles.json')) ? rendererOf(await open(build, folder)) : undefined;
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

/** Keeps the newest bundles, so that going back and forth between two branches bundles nothing anew. */
async function forgetOldBundles(keep = 4): Promise<void> {
  const cache = join(root, '.cache/engine');
  const bundles = await Promise.all(
    (await readdir(cache)).map(async (name) => ({ name, time: (await stat(join(cache, name))).mtimeMs })),
  );
  const old = bundles.sort((a, b) => b.time - a.time).slice(keep);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}

async function open(build: string, folder: string): Promise<Bundle> {
  const browser = join(folder, 'browser');
  const manifest: Record<string, ManifestEntry> = JSON.parse(await readFile(join(browser, 'manifest.json'), 'utf8'));
  const entry = manifest['browser.tsx'] as ManifestEntry;
  const early = manifest['early.ts'] as ManifestEntry;
  const imports = chunksOf(manifest, entry);
  const partsOf = (chunk: ManifestEntry) => {
    const files = new Set([chunk.file, ...chunksOf(manifest, chunk)]);
    return [...files].filter((file) => file !== entry.file && !imports.includes(file)).map((file) => `/${file}`);
  };
  const parts = Object.entries(manifest).flatMap(([source, chunk]) => {
    const type = /^sections\/([^/]+)\/\1\.tsx$/.exec(source)?.[1];
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
    styles: JSON.parse(await readFile(join(folder, 'styles.json'), 'utf8')),
    renderer: pathToFileURL(join(folder, 'server/prerender.js')).href,
    maker: pathToFileURL(join(folder, 'maker/maker-thread.js')).href,
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

/** A hash of everything the bundle is made from: the engine's sources, the packages' lock file and this build's own rules. */
export async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  const sources = (await listFiles(join(root, 'engine'))).filter((file) => !/(\.test\.tsx?|example\.json)$/.test(file));
  for (const file of [
    ...sources.map((file) => `engine/${file}`),
    'package-lock.json',
    'tools/vite-config.ts',
    ...['bundle', 'styles', 'styles-apart', 'maker-thread', 'maker', 'document', 'precompress'].map(
      (name) => `tools/build/${name}.ts`,
    ),
  ]) {
    // Some hundred small files: waiting for each would take longer than reading it.
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
