import { basename, dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { bundlePreview } from '../../build/bundle-studio.ts';
import { engineBase } from '../../build/vite-config.ts';

export const previewBase = `${engineBase}_preview/`;

/** The folder of the bundled client as an address, or `undefined` if pages load its sources. */
export type PreviewClient = () => Promise<string | undefined>;

/** Serves the bundled client of the studio's preview until a source changes: then pages load the sources again. */
export function servePreviewClient(server: FastifyInstance, vite: ViteDevServer, site: string): PreviewClient {
  // Vite reports the error of a source that cannot be bundled.
  let bundled = bundlePreview(site).catch(() => undefined);
  const drop = () => {
    bundled = Promise.resolve(undefined);
    // Vite's own message would reload the studio around the preview, too.
    vite.ws.send('pagewright:sources');
    for (const what of changes) vite.watcher.off(what, drop);
  };
  const changes = ['add', 'change', 'unlink'] as const;
  for (const what of changes) vite.watcher.on(what, drop);
  server.get<{ Params: { build: string; file: string } }>(`${previewBase}:build/:file`, async ({ params }, reply) => {
    const folder = await bundled;
    if (!folder || params.build !== basename(folder)) return reply.code(404).type('text/plain').send('Not found.');
    return reply.sendFile(`${params.build}/${params.file}`, dirname(folder), { immutable: true, maxAge: '1y' });
  });
  return async () => {
    const folder = await bundled;
    return folder && `${previewBase}${basename(folder)}/`;
  };
}
