// Loads the tools from TypeScript. Plain JavaScript, because nothing understands TypeScript before it, and Node refuses to in
// installed packages.
import { join } from 'node:path';
import { bundledEntries } from './bundled.mjs';
import { cachedTransform } from './cached-transform.mjs';
import { caches } from './project.mjs';

const bundled = bundledEntries();
let jiti;

/** Loads a file of the tools, relative to this one: from their bundle, or from its source. */
export async function load(file) {
  if (Object.hasOwn(bundled, file)) return import(bundled[file]);
  const { createJiti } = await import('jiti');
  // Inside the project, because others can write to the system's temporary folder.
  const cache = join(caches, 'jiti');
  jiti ??= createJiti(import.meta.url, cachedTransform(createJiti, import.meta.url, cache));
  return jiti.import(file);
}
