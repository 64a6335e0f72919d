// Loads the bundle of the tools, if none of its sources changed: finding and translating hundreds of files takes longer than
// building a small site. Plain JavaScript, because it runs before TypeScript can be loaded.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readCached } from './cached.mjs';
import { caches } from './project.mjs';

// A copied repository contains the bundle of its original.
export const bundleKey = `${fileURLToPath(new URL('.', import.meta.url))} ${process.version}`;

export const toolBundles = join(caches, 'tools');
export const bundleFile = join(toolBundles, 'bundle.json');

export function fileStamp(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.ctimeMs} ${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}

/** The URL of each entry; none if the bundle is corrupted, or the tools, packages or Node changed. */
export function bundledEntries() {
  try {
    const { stamps, entries } = JSON.parse(readCached(bundleFile, bundleKey));
    if (Object.entries(stamps).some(([path, stamp]) => fileStamp(path) !== stamp)) return {};
    return Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, pathToFileURL(path).href]));
  } catch {
    return {};
  }
}
