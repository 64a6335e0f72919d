import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ViteDevServer } from 'vite';
import type { Problem } from '../engine/check/problem.ts';
import type { CompileContext } from '../engine/compile/context.ts';
import { compilePage, type Route, routesOf } from '../engine/compile/page.ts';
import { compileSite } from '../engine/compile/site.ts';
import type { CompiledPage, Language } from '../engine/descriptor/compiled.ts';
import { type PageFile, readPath } from '../engine/page-file.ts';
import type { prepare, prerender } from '../engine/prerender.tsx';
import { filledRedirects } from '../engine/schema/redirects.ts';
import { otherRoutesOf } from './build/write-site.ts';
import { watchSite } from './check/watch.ts';
import { summary } from './check.ts';
import { galleryContext, galleryFolder } from './gallery/context.ts';
import { galleryRoute } from './gallery/pages.ts';
import { root, siteFolder } from './paths.ts';
import { fail, serveApi, serveUnknownApi } from './server/api.ts';
import { serveEditor } from './server/editor.ts';
import { listen } from './server/listen.ts';
import { newAddress } from './server/pages.ts';
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

  // The gallery stands beside the site, and its examples compile against the sample site that they are written for.
  const find = async (path: string): Promise<{ route: Route; context: CompileContext } | undefined> => {
    const own = path.startsWith(galleryRoute) ? await galleryContext(galleryRoute) : context;
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
  if (context) await serveApi(server, () => context?.sources ?? {}, schemas);
  serveUnknownApi(server);

  server.get('/_dev/problems', async () => problems);
  serveEditor(server, vite, folder);
  server.get<{ Params: { '*': string } }>('/_data/*', async (request, reply) => {
    const path = `/${request.params['*'].replace(/\.json$/, '')}`;
    if (!context) return fail(reply, 404, 'not-found', 'The site has problems and no page can be shown.');
    if (path === '/routes') return otherRoutesOf(context);
    const [, language, rest] = /^\/(zh|en)(\/.*)?$/.exec(path) ?? [];
    if (!language) return fail(reply, 404, 'not-found', 'There is no such data file.');
    if (!rest) return compileSite(context, language as Language);
    const found = await find(rest === '/index' ? '/' : rest);
    if (!found) return fail(reply, 404, 'not-found', 'There is no such page.');
    const file: PageFile = {
      build: 'dev',
      page: compilePage(found.route, language as Language, found.context),
      styles: [],
    };
    return file;
  });
  server.get('/*', async (request, reply) => {
    const moved = newAddress(request.url, filledRedirects(context?.site));
    // A browser would remember where it was sent, and a rename may be undone at any time.
    if (moved) return reply.header('cache-control', 'no-store').redirect(moved, 308);
    const path = decodeURIComponent(request.url.replace(/[?#].*$/, ''));
    if (/\.\w+$/.test(path)) return reply.sendFile(path.slice(1));
    const { language, route: wanted } = readPath(path);
    const found = await find(wanted);
    if (context && !found) return reply.redirect('/');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const rendered = found && context && { page: compilePage(found.route, language, found.context), context };
    return renderDev(vite, path, language, rendered);
  });
  await listen(server);
  return undefined;
}

/** A page in dev: prerendered from the engine's sources, its scripts and styles served by Vite. */
async function renderDev(
  vite: ViteDevServer,
  path: string,
  language: Language,
  found: { page: CompiledPage; context: CompileContext } | undefined,
): Promise<string> {
  const template = await readFile(join(root, 'engine/index.html'), 'utf8');
  const rendered = { lang: language, head: '<title>Pagewright</title>', body: '' };
  if (found) {
    const renderer = (await vite.ssrLoadModule('/prerender.tsx')) as {
      prepare: typeof prepare;
      prerender: typeof prerender;
    };
    await renderer.prepare();
    Object.assign(rendered, renderer.prerender(found.page, compileSite(found.context, language)));
  }
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
