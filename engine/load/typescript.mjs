// Reads the tools as they are written. Plain JavaScript, for nothing understands TypeScript before it, and Node refuses to where
// a package is installed.
import { join } from 'node:path';
import { bundledEntries } from './bundled.mjs';
import { cachedTransform } from './cached-transform.mjs';
import { caches } from './project.mjs';

const bundled = bundledEntries();
let jiti;

/** Loads a file of the tools, relative to this one: from their bundle, or as it is written. */
export async function load(file) {
  if (Object.hasOwn(bundled, file)) return import(bundled[file]);
  const { createJiti } = await import('jiti');
  // Inside the project: others can write to the system's temporary folder.
  const cache = join(caches, 'jiti');
  jiti ??= createJiti(import.meta.url, cachedTransform(createJiti, import.meta.url, cache));
  return jiti.import(file);
}
