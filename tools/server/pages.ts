import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redirect } from '../../engine/descriptor/site.ts';
import { match, movedTo, readPath, withQuery } from '../../engine/page-file.ts';
import { splitAddress } from '../../engine/schema/redirects.ts';
import type { BuildFacts, ServedPattern } from '../build/write-site.ts';
import { cacheControl } from './headers.ts';
import { fileAddress, unserved } from './served.ts';
import type { ServedBuild } from './served-build.ts';

/**
 * Serves the built site as `build` gives it.
 * `isLive` says that the API may know more than the build did (an upstream), so unknown parameters get the page's template.
 */
export async function servePages(
  server: FastifyInstance,
  dist: string,
  build: () => ServedBuild,
  isLive: boolean,
): Promise<void> {
  await server.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, cacheControl: false });

  server.addHook('onSend', async (_request, reply, payload) => {
    // Built files never change in place, so their tags are strong; each encoding is a file of its own with its own tag.
    const tag = reply.getHeader('etag');
    if (typeof tag === 'string' && tag.startsWith('W/')) reply.header('etag', tag.slice(2));
    return payload;
  });

  server.get('/*', (request, reply) => answer(request, reply));

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = pathOf(request.url);
    const { facts, files, templates } = build();
    if (path === undefined) return reply.code(400).type('text/plain').send('The address is malformed.');
    // Static hosts are left a page there that says the same.
    const moved = newAddress(request.url, facts.redirects);
    if (moved) return reply.header('cache-control', cacheControl(path)).redirect(moved, 308);
    const file = path.slice(1);
    if (files.has(file) && !file.endsWith('index.html')) return send(reply, file);
    const route = path.replace(/\/+$/, '');
    const page = `${route}/index.html`.slice(1).replace(/^\//, '');
    if (files.has(page) && !templates.has(route.replace(/^\/en(?=\/)/, ''))) return send(reply, page);
    if (unserved.test(path) || fileAddress.test(path)) return reply.code(404).type('text/plain').send('Not found.');
    return parameterised(route, facts, reply) ?? reply.redirect('/');
  }

  function send(reply: FastifyReply, file: string): FastifyReply {
    return reply.header('cache-control', cacheControl(file)).header('vary', 'Accept-Encoding').sendFile(file);
  }

  /** A route with parameters whose values no page was built for. */
  function parameterised(path: string, facts: BuildFacts, reply: FastifyReply): FastifyReply | undefined {
    const prefix = /^\/en(?=\/)/.exec(path)?.[0] ?? '';
    const found = facts.patterns.find(({ pattern }: ServedPattern) => match(pattern, path.slice(prefix.length)));
    if (!found) return undefined;
    if (found.fallback && !isLive) return reply.redirect(prefix + found.fallback);
    return send(reply.code(isLive ? 200 : 404), `${prefix}${found.data}/index.html`.slice(1));
  }
}

/** Where the page of an old address is now, the query kept; `undefined` for an address that is not old. */
export function newAddress(url: string, redirects: Redirect[] = []): string | undefined {
  const [path, search] = splitAddress(url);
  const { language, route } = readPath(path);
  const address = movedTo(redirects, language, route);
  return address && withQuery(address, search.replace(/#.*$/s, ''));
}

/** The decoded path of a request, or `undefined` when it cannot be decoded. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
