import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { CompiledPage, CompiledSite } from '../engine/descriptor/compiled.ts';
import { typesOf } from '../engine/page-file.ts';
import type { Prerendered, prepare, prerender } from '../engine/prerender.tsx';
import { builtRenderer } from './build/bundle.ts';
import { root } from './paths.ts';

/** Renders a page as the engine's sources are now. Rejects when a part of the page throws, or the sources cannot be read. */
export type DevRenderer = (page: CompiledPage, site: CompiledSite) => Promise<Prerendered>;

/**
 * What renders pages in dev. Where the engine was built as its sources are, the build's renderer serves until one of them
 * changes: it is there at once, while reading the sources takes half a second. Resolves when the first page can be rendered.
 */
export async function devRenderer(vite: ViteDevServer): Promise<DevRenderer> {
  const fromSources = async () =>
    (await vite.ssrLoadModule('/prerender.tsx')) as { prepare: typeof prepare; prerender: typeof prerender };
  let built = await builtRenderer();
  vite.watcher.on('all', (_, path) => {
    if (path.startsWith(join(root, 'engine'))) built = undefined;
  });
  // What is wrong with the sources is said where a page is asked for.
  if (!built) await fromSources().catch(() => {});
  return async (page, site) => {
    try {
      const ready = built?.(page, site);
      if (ready) return ready;
    } catch {
      // The sources, as a development build, say more of why.
    }
    const { prepare, prerender } = await fromSources();
    await prepare(typesOf(page.sections));
    return prerender(page, site);
  };
}
