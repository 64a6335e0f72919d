import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedTransform } from '../load/cached-transform.mjs';
import { once } from '../model/schema/once.ts';
import { caches, engineFile } from './paths.ts';

/** Created on first use: most sites have no code for Node. */
const reader = once(async () => {
  const { createJiti } = await import('jiti');
  return createJiti(import.meta.url, {
    // Otherwise a changed module would not be loaded again.
    moduleCache: false,
    alias: Object.fromEntries(
      ['source', 'config'].map((name) => [`pagewright/${name}`, engineFile(`public/${name}.ts`)]),
    ),
    ...cachedTransform(createJiti, import.meta.url, join(caches, 'jiti')),
  });
});

/** Imports the current version of a site's module, in TypeScript or JavaScript. */
export async function loadModule<Module>(file: string): Promise<Module> {
  const jiti = await reader();
  if (!file.endsWith('.mjs')) return jiti.import<Module>(file);
  // Node would import it, and only once.
  const options = { filename: file, ext: '.js', async: true };
  return (await jiti.evalModule(await readFile(file, 'utf8'), options)) as Module;
}
