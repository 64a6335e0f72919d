import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuildFacts, ServedPattern } from '../build/hosts/build-facts.ts';
import { cacheControl } from '../build/hosts/headers.ts';
import { fileAddress, unserved } from '../build/hosts/served.ts';
import {
  type Addressing,
  apiHeader,
  homeOf,
  match,
  movedTo,
  prefixOf,
  readPath,
  withQueryOf,
} from '../model/page-file.ts';
import { splitAddress } from '../model/schema/redirects.ts';
import type { Redirect } from '../model/site.ts';
import { sendWithEtag, strongEtags } from './etags.ts';
import { originHeaders, requestOrigin } from './request-origin.ts';
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

  server.addHook('onSend', (_request, reply, payload, done) => {
    // Built files never change in place, so their tags are strong; each encoding is a file of its own with its own tag.
    const tag = reply.getHeader('etag');
    if (typeof tag === 'string' && tag.startsWith('W/')) reply.header('etag', tag.slice(2));
    done(null, payload);
  });

  server.get('/*', (request, reply) => answer(request, reply) ?? answerLater(request, reply));

  /** Answers, if what it takes is on the disk as it was built. */
  function answer(request: FastifyRequest, reply: FastifyReply): Answer {
    const path = pathOf(request.url);
    const { facts, files, templates, state } = build();
    if (state() === 'gone') return undefined;
    if (path === undefined) return reply.code(400).type('text/plain').send('The address is malformed.');
    // Static hosts are left a page there that says the same.
    const moved = newAddress(request.url, facts.redirects, facts.languages);
    if (moved) return reply.header('cache-control', cacheControl(path)).redirect(moved, 308);
    const file = path.slice(1);
    if (files.has(file) && !file.endsWith('index.html')) return send(request, reply, file);
    const route = path.replace(/\/+$/, '');
    const page = `${route}/index.html`.slice(1).replace(/^\//, '');
    if (files.has(page) && !templates.has(readPath(route, facts).route)) return send(request, reply, page);
    if (unserved.test(path) || fileAddress.test(path)) return reply.code(404).type('text/plain').send('Not found.');
    return parameterised(route, facts, request, reply);
  }

  /** A new build takes the place of the old one within some microseconds; a site that is taken away stays away. */
  async function answerLater(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    for (let looks = 0; looks < 10; looks++) {
      await setTimeout(20);
      const answered = answer(request, reply);
      if (answered) return answered;
    }
    const message = 'The site is not here at the moment.';
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
      .type('text/plain')
      .send(message);
  }

  function send(request: FastifyRequest, reply: FastifyReply, file: string, status = 200): Answer {
    const { headers } = request;
    const { cachedFile, filledPage } = build();
    const stored = { 'cache-control': cacheControl(file), vary: 'Accept-Encoding' };
    const origin = filledPage && file.endsWith('.html') ? requestOrigin(request) : undefined;
    const filled = origin && filledPage?.(file, origin, headers['accept-encoding']);
    if (filled)
      return filled.then(({ headers, tag, bytes }) => {
        reply.code(status).headers({ ...stored, ...headers });
        return sendWithEtag(request, reply.header('vary', `Accept-Encoding, ${originHeaders}`), tag, bytes);
      });
    // What is asked for in part, or by date alone, is rare enough to be read anew, as it is without compression.
    const byDate = headers['if-unmodified-since'] || (headers['if-modified-since'] && !headers['if-none-match']);
    const isWhole = !headers.range && !byDate;
    const cached = cachedFile(file, isWhole ? headers['accept-encoding'] : undefined);
    if (cached === 'spoilt') return undefined;
    // Whoever serves by us finds the API here.
    if (siteFile.test(file)) reply.header(apiHeader, '/');
    reply.code(status).headers(stored);
    if (cached === 'great' || !isWhole) {
      if (!isWhole) delete headers['accept-encoding'];
      readAsMeant(headers, join(dist, file));
      return reply.sendFile(file);
    }
    return sendWithEtag(request, reply.headers(cached.headers), cached.tag, cached.bytes);
  }

  /** A route with parameters whose values no page was built for; any other unknown address has the site's page, or leads home. */
  function parameterised(path: string, facts: BuildFacts, request: FastifyRequest, reply: FastifyReply): Answer {
    const { language, route } = readPath(path, facts);
    const prefix = prefixOf(language, facts);
    const found = facts.patterns.find(({ pattern }: ServedPattern) => match(pattern, route));
    if (!found) return reply.redirect(homeOf(path, facts));
    if (found.fallback && !isLive) return reply.redirect(prefix + found.fallback);
    const status = isLive && found.pattern !== '' ? 200 : 404;
    return send(request, reply, `${prefix}${found.data}/index.html`.slice(1), status);
  }
}

/** A request that was answered, or will be; `undefined` when what it takes is not on the disk now. */
type Answer = FastifyReply | Promise<FastifyReply> | undefined;

/** The files of what the site's pages share, one a language. */
const siteFile = /^_data\/\w+\.json$/;

/** Where the page of an old address is now, the query kept; `undefined` for an address that is not old. */
export function newAddress(
  url: string,
  redirects: Redirect[] | undefined,
  languages: Addressing['languages'],
): string | undefined {
  const [path, search] = splitAddress(url);
  const address = movedTo(redirects ?? [], readPath(path, { languages }), { languages });
  return address && withQueryOf(address, { search: search.replace(/#.*$/s, ''), hash: '' });
}

/** Spells the headers so that the library that sends files in part reads them as RFC 9110 means them. */
function readAsMeant(headers: FastifyRequest['headers'], path: string): void {
  // It compares with the weak tag that it would send; ours are strong, and a download is resumed by them. A weak one does not
  // say that the bytes are the same (RFC 9110, 13.1.5): the whole is sent.
  const tag = String(headers['if-range'] ?? '');
  if (tag.startsWith('W/')) delete headers.range;
  else if (tag.startsWith('"')) headers['if-range'] = `W/${tag}`;
  if (headers['if-match'] !== undefined) headers['if-match'] = strongEtags(headers['if-match']).join() || '""';
  // The last hundred bytes of ten are all ten; it says that there are none.
  const [, last] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (last && Number(last) > (statSync(path, { throwIfNoEntry: false })?.size ?? 0)) headers.range = 'bytes=0-';
}

/** The decoded path of a request, or `undefined` when it cannot be decoded or holds a NUL, which no file system takes. */
export function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
