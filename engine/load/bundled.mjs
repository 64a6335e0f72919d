// The tools as a bundle, where nothing that it was made of has changed since: finding and translating some hundred files takes longer
// than a small site takes to build. Plain JavaScript, as what loads the tools is.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readCached } from './cached.mjs';
import { caches } from './project.mjs';

// A copy of a repository brings the bundle of the one that it was copied from.
export const bundleKey = `${fileURLToPath(new URL('.', import.meta.url))} ${process.version}`;

export const toolBundles = join(caches, 'tools');
export const bundleFile = join(toolBundles, 'bundle.json');

export function fileStamp(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.ctimeMs} ${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}

/** The address of each entry; none where the bundle is not as it was left, or not of the tools and packages as they are now. */
export function bundledEntries() {
  try {
    const { stamps, entries } = JSON.parse(readCached(bundleFile, bundleKey));
    if (Object.entries(stamps).some(([path, stamp]) => fileStamp(path) !== stamp)) return {};
    return Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, pathToFileURL(path).href]));
  } catch {
    return {};
  }
}
