// Loads the tools: JavaScript in the package, TypeScript in the repository. Plain JavaScript, because nothing understands
// TypeScript before it.
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledEntries } from './bundled.mjs';
import { cachedTransform } from './cached-transform.mjs';
import { enginePath, isCompiled } from './compiled.mjs';
import { caches } from './project.mjs';

const engine = resolve(import.meta.dirname, '..');
const bundled = isCompiled ? {} : bundledEntries();
let jiti;

/** Loads a file of the tools, relative to this one, or a TypeScript file of a site. */
export async function load(file) {
  const path = resolve(import.meta.dirname, file);
  if (isCompiled && path.startsWith(engine + sep)) return import(pathToFileURL(enginePath(path)).href);
  if (Object.hasOwn(bundled, file)) return import(bundled[file]);
  const { createJiti } = await import('jiti');
  // Inside the project, because others can write to the system's temporary folder.
  const cache = join(caches, 'jiti');
  jiti ??= createJiti(import.meta.url, cachedTransform(createJiti, import.meta.url, cache));
  return jiti.import(file);
}
