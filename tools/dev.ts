import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ViteDevServer } from 'vite';
import type { CompileContext } from '../engine/compile/context.ts';
import { compilePage, type Route, routesOf } from '../engine/compile/page.ts';
import { compileSite } from '../engine/compile/site.ts';
import type { CompiledPage, Language } from '../engine/descriptor/compiled.ts';
import { homeOf, type PageFile, readPath } from '../engine/page-file.ts';
import { filledRedirects } from '../engine/schema/redirects.ts';
import { otherRoutesOf } from './build/write-site.ts';
import { type DevRenderer, devRenderer } from './dev-renderer.ts';
import { galleryFolder, galleryRoute } from './gallery/place.ts';
import { root } from './paths.ts';
import { fail, serveApi, serveUnknownApi } from './server/api.ts';
import { serveEditor } from './server/editor.ts';
import { listen } from './server/listen.ts';
import { answerOwnOnly } from './server/own-requests.ts';
import { newAddress } from './server/pages.ts';
import { newServer } from './server/server.ts';
import { openLiveSite } from './site/live-site.ts';
import { readSchemas } from './site/read-site.ts';
import { devConfig } from './vite-config.ts';

/** `npm run dev`: the site live. A saved descriptor or record shows at once; a broken one shows its problems over the last good page. */
export async function dev({ site: folder }: { site: string }): Promise<undefined> {
  const server = newServer();
  const { createServer } = await import('vite');
  const config = devConfig();
  const sockets = answerOwnOnly(server, process.env.HOST);
  const vite = await createServer({ ...config, server: { ...config.server, hmr: { server: sockets } } });
  const stop = new AbortController();
  server.addHook('onClose', async () => {
    stop.abort();
    await vite.close();
  });
  const looked = () => vite.ws.send('pagewright:looked');
  const site = await openLiveSite(folder, looked, stop.signal).catch(async (error) => {
    await server.close();
    throw error;
  });
  // The first page waits for the renderer more than for anything else.
  const renderer = site.make(() => devRenderer(vite));
  renderer.catch(() => {});
  const schemas = await readSchemas();

  // The gallery stands beside the site, and its examples compile against the sample site that they are written for.
  const find = async (path: string): Promise<{ route: Route; context: CompileContext } | undefined> => {
    const own = path.startsWith(galleryRoute)
      ? await (await import('./gallery/context.ts')).galleryContext(galleryRoute)
      : site.context();
    const route = own && routesOf(own).find((one) => decodeURIComponent(one.path) === path);
    return own && route && { route, context: own };
  };

  server.addHook('onRequest', (request, reply, done) => {
    if (isEngine(request.url)) vite.middlewares(request.raw, reply.raw, done);
    else done();
  });
  await server.register(fastifyStatic, {
    root: [folder, galleryFolder].map((room) => join(room, 'assets')),
    serve: false,
  });
  if (site.context()) await serveApi(server, () => site.context()?.sources ?? {}, schemas);
  serveUnknownApi(server);

  server.get('/_dev/problems', async () => site.problems());
  serveEditor(server, vite, folder);
  server.get<{ Params: { '*': string } }>('/_data/*', async (request, reply) => {
    const path = `/${request.params['*'].replace(/\.json$/, '')}`;
    const context = site.context();
    if (!context) return fail(reply, 404, 'not-found', 'The site has problems and no page can be shown.');
    if (path === '/routes') return otherRoutesOf(context);
    const [, language, rest] = /^\/(zh|en)(\/.*)?$/.exec(path) ?? [];
    if (!language) return fail(reply, 404, 'not-found', 'There is no such data file.');
    if (!rest) return { api: '/', ...compileSite(context, language as Language) };
    const page = await site.make(async () => {
      const found = await find(rest === '/index' ? '/' : rest);
      return found && compilePage(found.route, language as Language, found.context);
    });
    if (!page) return fail(reply, 404, 'not-found', 'There is no such page.');
    const file: PageFile = { build: 'dev', page, styles: {} };
    return file;
  });
  server.get('/*', async (request, reply) => {
    const moved = newAddress(request.url, filledRedirects(site.context()?.site));
    // A browser would remember where it was sent, and a rename may be undone at any time.
    if (moved) return reply.header('cache-control', 'no-store').redirect(moved, 308);
    const path = decodeURIComponent(request.url.replace(/[?#].*$/, ''));
    if (/\.\w+$/.test(path)) return reply.sendFile(path.slice(1));
    const { language, route: wanted } = readPath(path);
    const html = await site.make(async () => {
      const context = site.context();
      const found = await find(wanted);
      if (context && !found) return undefined;
      const page = found && compilePage(found.route, language, found.context);
      return renderDev(vite, await renderer, path, language, page && context && { page, context });
    });
    if (html === undefined) return reply.redirect(homeOf(path));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });
  await listen(server, 'npm run dev');
  return undefined;
}

/** A page in dev: prerendered from the engine's sources, its scripts and styles served by Vite. */
async function renderDev(
  vite: ViteDevServer,
  render: DevRenderer,
  path: string,
  language: Language,
  found: { page: CompiledPage; context: CompileContext } | undefined,
): Promise<string> {
  const template = await readFile(join(root, 'engine/index.html'), 'utf8');
  const rendered = { lang: language, head: '<title>Pagewright</title>', body: '' };
  if (found) Object.assign(rendered, await render(found.page, compileSite(found.context, language)));
  const early = '<script type="module" src="/early.ts"></script>';
  const scripts = '<script type="module" src="/browser.tsx"></script>';
  const parts: Record<string, string> = {
    html: `lang="${rendered.lang}"`,
    head: `${early}\n    ${rendered.head}`,
    body: rendered.body,
    scripts,
  };
  const html = template.replace(/%(html|head|body|scripts)%/g, (_, name: string) => parts[name] as string);
  return vite.transformIndexHtml(path, html);
}

/** Addresses that Vite answers: the engine's sources and its own. */
function isEngine(url: string): boolean {
  return (
    /^\/(@|node_modules\/|browser\.tsx|early\.ts|__)/.test(url) ||
    (/^\/[\w./-]+\.(tsx?|css|mjs|js|json)(\?|$)/.test(url) && !/^\/(_data|files|images|api)\//.test(url))
  );
}
