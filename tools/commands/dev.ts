import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { galleryFolder } from '../generate/gallery/place.ts';
import { devConfig, engineBase } from '../publish/vite-config.ts';
import { allowOwnHosts } from '../server/allowed-hosts.ts';
import { serveApi } from '../server/api.ts';
import { openLiveSite } from '../server/dev/live-site.ts';
import { devRenderer } from '../server/dev/renderer.ts';
import { serveData } from '../server/dev/serve-data.ts';
import { serveDocuments } from '../server/dev/serve-documents.ts';
import { viewsOf } from '../server/dev/views.ts';
import { watchEngine } from '../server/dev/watch-engine.ts';
import { serveEditor } from '../server/editor.ts';
import { listen } from '../server/listen.ts';
import { newServer } from '../server/server.ts';

/** `npm run dev`: the site live. A saved descriptor or record shows at once; a broken one shows its problems over the last good page. */
export async function dev({ site: folder }: { site: string }): Promise<undefined> {
  const server = newServer();
  const { createServer } = await import('vite');
  const vite = await createServer(devConfig(folder, allowOwnHosts(server, process.env.HOST)));
  const stop = new AbortController();
  server.addHook('onClose', async () => {
    stop.abort();
    await vite.close();
  });
  const changed = () => vite.ws.send('pagewright:inspected');
  await watchEngine(vite, folder, changed, stop.signal);
  const site = await openLiveSite(folder, changed, stop.signal).catch(async (error) => {
    await server.close();
    throw error;
  });
  // The first page waits for the renderer more than for anything else.
  const renderer = site.make(() => devRenderer(vite, folder));
  renderer.catch(() => {});
  const views = viewsOf(site, folder, renderer);

  server.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(engineBase)) done();
    else vite.middlewares(request.raw, reply.raw, () => reply.code(404).type('text/plain').send('Not found.'));
  });
  await server.register(fastifyStatic, {
    root: [folder, galleryFolder].map((room) => join(room, 'assets')),
    serve: false,
  });
  serveApi(
    server,
    () => site.context()?.sources ?? {},
    () => site.context()?.schemas ?? {},
  );
  serveEditor(server, vite, folder);
  serveData(server, site, views);
  serveDocuments(server, folder, site, views);
  await listen(server, 'npm run dev');
  return undefined;
}
