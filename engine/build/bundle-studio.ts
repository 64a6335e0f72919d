import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { codeHash } from '../site/code-hash.ts';
import { caches, engineFile, isCompiled } from '../site/paths.ts';
import { cacheFolder } from './cache-folder.ts';
import { previewConfig, studioConfig } from './vite-config.ts';

/** The cached clients, each in a folder named after the hash of its sources. */
const clientCache = join(caches, 'studio-client');

/** The folder for the studio's client in the package, in a folder named by its hash. */
export const packedStudio = 'studio/bundle';

/**
 * Builds the studio's client, unless the build of its current sources is cached, or this is a package, which holds it.
 * Resolves to its folder.
 */
export async function bundleStudio(cache = clientCache): Promise<string> {
  if (isCompiled) return packedClient();
  return cachedClient(join(cache, codeHash('studio')), studioConfig);
}

async function packedClient(): Promise<string> {
  const folder = engineFile(packedStudio);
  const [hash = ''] = await readdir(folder);
  return join(folder, hash);
}

/** Builds the pages' client for the studio's preview, like {@link bundleStudio}. Rejects if a source has an error. */
export function bundlePreview(site: string): Promise<string> {
  return cachedClient(join(caches, 'preview-client', codeHash('site', site)), (made) => previewConfig(site, made));
}

async function cachedClient(folder: string, configOf: (folder: string) => InlineConfig): Promise<string> {
  await cacheFolder(folder, async (made) => {
    const { build } = await import('vite');
    await build(configOf(made));
  });
  return folder;
}
