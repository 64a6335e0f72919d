import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ViteDevServer } from 'vite';
import { devConfig, engineBase } from '../../build/vite-config.ts';
import { galleryFolder } from '../../generate/gallery/gallery-paths.ts';
import { browserFolders, ownCodePaths } from '../../site/code-folders.ts';
import type { FileEvent } from '../../site/folder-snapshot.ts';
import { root } from '../../site/paths.ts';
import { watchFolders } from '../../site/watch-site.ts';
import { allowOwnHosts } from '../allow-own-hosts.ts';
import { serveApi } from '../serve-api.ts';
import { serveEditor } from '../serve-editor.ts';
import { newServer } from '../server.ts';
import { createSignal } from './create-signal.ts';
import { type LiveSiteOptions, openLiveSite } from './live-site.ts';
import { createDevRenderer } from './renderer.ts';
import { serveData, stateAddress } from './serve-data.ts';
import { serveDocuments } from './serve-documents.ts';
import { previewBase, servePreviewClient } from './serve-preview-client.ts';
import { createViews } from './views.ts';
import { createViolations, serveViolations } from './violations.ts';

/** Creates the dev server of a site. It only reads, and does not listen yet. */
export async function devServer(folder: string, { unsaved, language }: Omit<LiveSiteOptions, 'isShown'> = {}) {
  // While Vite keeps the process busy, no request arrives whole: its client is not slow.
  const server = newServer({ requestTimeout: 120_000 });
  // Vite uses it to choose React's build; a shell may have set it.
  process.env.NODE_ENV = 'development';
  await loadReact();
  const { createServer } = await import('vite');
  const vite = await createServer(
    await devConfig(folder, allowOwnHosts(server, process.env.HOST), unsaved ? '.cache/vite-studio' : '.cache/vite'),
  );
  const stop = new AbortController();
  server.addHook('onClose', async () => {
    stop.abort();
    await vite.close();
  });
  const changed = () => vite.ws.send('pagewright:inspected');
  // A page of the server that this one replaced.
  vite.ws.on('connection', (socket, { url }) => {
    if (!url?.includes(vite.config.webSocketToken)) socket.send(JSON.stringify({ type: 'full-reload' }));
  });
  await watchEngine(vite, folder, changed, stop.signal);
  const shown = createSignal();
  const isShown = unsaved ? undefined : shown.given;
  const site = await openLiveSite(folder, changed, stop.signal, { unsaved, isShown, language }).catch(async (error) => {
    await server.close();
    throw error;
  });
  // The first page mostly waits for the renderer.
  const renderer = site.run(() => createDevRenderer(vite, folder));
  renderer.catch(() => {});
  const views = createViews(site, folder, renderer);

  // A page asks for its state once it is interactive. Without a browser, problems are printed too.
  server.addHook('onResponse', async ({ url }) => {
    if (url.startsWith(stateAddress)) shown.give();
  });
  server.addHook('onReady', async () => void setTimeout(shown.give, firstPageMs).unref());
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(engineBase) || request.url.startsWith(previewBase)) done();
    else vite.middlewares(request.raw, reply.raw, () => reply.code(404).type('text/plain').send('Not found.'));
  });
  await server.register(fastifyStatic, {
    root: [folder, galleryFolder].map((one) => join(one, 'assets')),
    serve: false,
  });
  serveApi(
    server,
    () => site.context()?.sources ?? {},
    () => site.context()?.schemas ?? {},
    undefined,
    () => site.context()?.site,
  );
  serveEditor(server, vite, folder);
  const violations = createViolations(folder, site.language);
  serveViolations(server, violations, changed);
  serveData(server, site, views, violations);
  serveDocuments(server, folder, site, views, violations, unsaved && servePreviewClient(server, vite, folder));
  return { server, site };
}

/** How long the first check waits for a page, which it would slow down, in milliseconds. */
const firstPageMs = 3000;

/** React's modules choose a build when they load. Bundling sets another mode meanwhile, and two builds do not work together. */
async function loadReact(): Promise<void> {
  await Promise.all([import('react-dom/server'), import('react/jsx-runtime'), import('react/jsx-dev-runtime')]);
}

/** Reports changed sources to Vite, then calls `changed`. Vite's own watcher reads half-written files. */
async function watchEngine(vite: ViteDevServer, site: string, changed: () => void, signal: AbortSignal): Promise<void> {
  const tell = async (changes: FileEvent[]) => {
    for (const { path, what } of changes) vite.watcher.emit(what, path);
    changed();
  };
  await watchFolders([...browserFolders.map((name) => join(root, name)), ...ownCodePaths(site)], tell, { signal });
}
