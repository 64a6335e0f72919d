import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundledEntries, bundleFile, bundleKey, fileStamp, type ToolBundle, toolBundles } from '../load/bundled.mjs';
import { writeCache } from '../site/files/cache-file.ts';
import { withLock } from '../site/files/journal/lock.ts';
import { hashOf } from '../site/files/seal.ts';
import { timestampResolutionMs } from '../site/files/stamps.ts';
import { removeLeftovers, temporaryPath } from '../site/files/temporary-path.ts';
import { project, root } from '../site/paths.ts';
import { removeOldFolders } from './remove-old-folders.ts';

/** The modules that commands load, relative to `engine/load/`. An installed package has no `tools/`. */
const entries: Record<string, string> = {
  main: '../cli/main.ts',
  commands: '../cli/commands.ts',
  'all-commands': '../../tools/commands.ts',
};

/** Packages in the bundle: most commands load them, and they contain only scripts. */
const inside = [
  ...['ajv', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse', 'require-from-string'],
  ...['htmlparser2', 'dom-serializer', 'domelementtype', 'domhandler', 'domutils', 'entities'],
  ...[
    'markdown-it',
    'markdown-it-cjk-friendly',
    'markdown-it-deflist',
    'markdown-it-footnote',
    'get-east-asian-width',
    'linkify-it',
    'mdurl',
    'punycode.js',
    'uc.micro',
  ],
  ...[
    '@commander-js/extra-typings',
    'commander',
    'dompurify',
    'fastest-levenshtein',
    'gcoord',
    'image-size',
    'jsonc-parser',
  ],
];

/** Bundles the tools of this repository for faster starts, unless the bundle is up to date. A failure is no error. */
export async function bundleTools(): Promise<void> {
  if (root !== project) return;
  if (Object.keys(bundledEntries()).length > 0) return;
  try {
    await mkdir(toolBundles, { recursive: true });
    await withLock(toolBundles, bundleAnew);
  } catch {
    // The tools are loaded from their sources.
  }
}

async function bundleAnew(): Promise<void> {
  if (Object.keys(bundledEntries()).length > 0) return;
  await removeLeftovers(toolBundles);
  const begun = Date.now();
  const made = temporaryPath(join(toolBundles, 'bundle'));
  try {
    const chunks = await bundle(made);
    const sources = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))].filter((id) => existsSync(id));
    // A file that was just saved may differ from what was read.
    if (sources.some((path) => statSync(path).ctimeMs + timestampResolutionMs >= begun)) return;
    const folder = join(toolBundles, hashOf(chunks.map(({ code }) => code).join('\n')).slice(0, 12));
    await rm(folder, { recursive: true, force: true });
    await rename(made, folder);
    // Stamps do not show changes within the same tick.
    await setTimeout(2 * timestampResolutionMs);
    const files = [...sources, ...chunks.map(({ fileName }) => join(folder, fileName))];
    const record: ToolBundle = {
      stamps: Object.fromEntries(files.map((path) => [path, fileStamp(path) ?? ''])),
      entries: Object.fromEntries(
        chunks.flatMap(({ isEntry, name, fileName }) => (isEntry ? [[entries[name], join(folder, fileName)]] : [])),
      ),
    };
    await writeCache(bundleFile, bundleKey, record);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  await removeOldFolders(toolBundles);
}

/** Inlines each module's URL, because paths relative to the bundle would be wrong. */
const placesKept: Plugin = {
  name: 'places-kept',
  transform: {
    filter: { code: /\bimport\.meta\.url\b/ },
    handler: (code, id) => code.replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href)),
  },
};

async function bundle(outDir: string): Promise<Rolldown.OutputChunk[]> {
  const { build } = await import('vite');
  const there = Object.entries(entries).flatMap(([name, entry]) => {
    const path = join(root, 'engine/load', entry);
    return existsSync(path) ? [[name, path]] : [];
  });
  const made = await build({
    logLevel: 'error',
    configFile: false,
    root,
    publicDir: false,
    plugins: [placesKept],
    ssr: { noExternal: inside },
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(there),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return [made]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk');
}
