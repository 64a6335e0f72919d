import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ViteDevServer } from 'vite';
import type { Problem } from '../engine/check/problem.ts';
import { compilePage, type Route, routesOf } from '../engine/compile/page.ts';
import { compileSite } from '../engine/compile/site.ts';
import type { Language } from '../engine/descriptor/compiled.ts';
import { type PageFile, type RoutePattern, readPath } from '../engine/page-file.ts';
import type { prepare, prerender } from '../engine/prerender.tsx';
import { patternsOf } from './build/write-site.ts';
import { watchSite } from './check/watch.ts';
import { summary } from './check.ts';
import { root, siteFolder } from './paths.ts';
import { fail, serveApi, serveUnknownApi } from './server/api.ts';
import { serveEditor } from './server/editor.ts';
import { listen } from './server/listen.ts';
import { newServer } from './server/server.ts';
import { type OpenSite, siteOpener } from './site/open-site.ts';
import { readSchemas } from './site/read-site.ts';
import { writeSiteNames } from './site/site-names.ts';
import { devConfig } from './vite-config.ts';

/** `npm run dev`: the site live. A saved descriptor or record shows at once; a broken one shows its problems over the last good page. */
export async function dev(args: string[]): Promise<undefined> {
  const folder = siteFolder(args);
  const open = siteOpener(folder, { live: true });
  const server = newServer();
  const { createServer } = await import('vite');
  const config = devConfig();
  const vite = await createServer({ ...config, server: { ...config.server, hmr: { server: server.server } } });

  let problems: Problem[] = [];
  let context: OpenSite['context'];
  const look = async () => {
    const site = await open();
    problems = site.problems;
    // The last good site stays while the files are broken.
    context = site.context ?? context;
    if (problems.every(({ severity }) => severity !== 'error')) await writeSiteNames(folder, site.input);
    return site;
  };
  // Watched before it is first read, so that no save falls between.
  let opened: Promise<unknown> = Promise.resolve();
  await watchSite(folder, async () => {
    await opened;
    try {
      const site = await look();
      if (site.problems.length > 0) console.log(summary(site.problems, site.files));
      vite.ws.send('pagewright:looked');
    } catch (error) {
      console.error((error as Error).message);
    }
  });
  const firstLook = look();
  opened = firstLook.catch(() => {});
  const first = await firstLook;
  if (first.problems.length > 0) console.log(summary(first.problems, first.files));
  const schemas = await readSchemas();

  server.addHook('onRequest', (request, reply, done) => {
    if (isEngine(request.url)) vite.middlewares(request.raw, reply.raw, done);
    else done();
  });
  await server.register(fastifyStatic, { root: join(folder, 'assets'), wildcard: false, serve: false });
  if (context) await serveApi(server, () => context?.sources ?? {}, schemas);
  serveUnknownApi(server);

  server.get('/_dev/problems', async () => problems);
  serveEditor(server, vite, folder);
  server.get<{ Params: { '*': string } }>('/_data/*', async (request, reply) => {
    const path = `/${request.params['*'].replace(/\.json$/, '')}`;
    if (!context) return fail(reply, 404, 'not-found', 'The site has problems and no page can be shown.');
    if (path === '/routes')
      return patternsOf(routesOf(context)).map(({ pattern, data }): RoutePattern => ({ pattern, data }));
    const [, language, rest] = /^\/(zh|en)(\/.*)?$/.exec(path) ?? [];
    if (!language) return fail(reply, 404, 'not-found', 'There is no such data file.');
    if (!rest) return compileSite(context, language as Language);
    const route = routeAt(routesOf(context), rest === '/index' ? '/' : rest);
    if (!route) return fail(reply, 404, 'not-found', 'There is no such page.');
    const file: PageFile = { build: 'dev', page: compilePage(route, language as Language, context), styles: [] };
    return file;
  });
  server.get('/*', async (request, reply) => {
    const path = decodeURIComponent(request.url.replace(/[?#].*$/, ''));
    if (/\.\w+$/.test(path)) return reply.sendFile(path.slice(1));
    const { language, route: wanted } = readPath(path);
    const route = context && routeAt(routesOf(context), wanted);
    if (context && !route) return reply.redirect('/');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return renderDev(vite, path, language, route, context);
  });
  await listen(server);
  return undefined;
}

/** A page in dev: prerendered from the engine's sources, its scripts and styles served by Vite. */
async function renderDev(
  vite: ViteDevServer,
  path: string,
  language: Language,
  route: Route | undefined,
  context: OpenSite['context'],
): Promise<string> {
  const template = await readFile(join(root, 'engine/index.html'), 'utf8');
  const rendered = { lang: language, head: '<title>Pagewright</title>', body: '' };
  if (context && route) {
    const renderer = (await vite.ssrLoadModule('/prerender.tsx')) as {
      prepare: typeof prepare;
      prerender: typeof prerender;
    };
    await renderer.prepare();
    Object.assign(rendered, renderer.prerender(compilePage(route, language, context), compileSite(context, language)));
  }
  const early = '<script type="module" src="/early.ts"></script>';
  const scripts = '<script type="module" src="/browser.tsx"></script>';
  const parts: Record<string, string> = { ...rendered, head: `${early}\n    ${rendered.head}`, scripts };
  const html = template.replace(/%(lang|head|body|scripts)%/g, (_, name: string) => parts[name] as string);
  return vite.transformIndexHtml(path, html);
}

function routeAt(routes: Route[], path: string): Route | undefined {
  return routes.find((route) => decodeURIComponent(route.path) === path);
}

/** Addresses that Vite answers: the engine's sources and its own. */
function isEngine(url: string): boolean {
  return (
    /^\/(@|node_modules\/|browser\.tsx|early\.ts|__)/.test(url) ||
    (/^\/[\w./-]+\.(tsx?|css|mjs|js|json)(\?|$)/.test(url) && !/^\/(_data|files|images|api)\//.test(url))
  );
}
