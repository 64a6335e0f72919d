import { join } from 'node:path';
import { codeHash } from '../site/code-hash.ts';
import { caches } from '../site/paths.ts';
import { cacheFolder } from './cache-folder.ts';
import { studioConfig } from './vite-config.ts';

/** The cached clients, each in a folder named after the hash of its sources. */
const clientCache = join(caches, 'studio-client');

/** Builds the studio's client, unless the build of its current sources is cached. Resolves to its folder. */
export async function bundleStudio(cache = clientCache): Promise<string> {
  const folder = join(cache, codeHash('studio'));
  await cacheFolder(folder, async (made) => {
    const { build } = await import('vite');
    await build(studioConfig(made));
  });
  return folder;
}
