import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuildFacts, ServedPattern } from '../build/hosts/build-facts.ts';
import { cacheControl } from '../build/hosts/headers.ts';
import { fileAddress, unservedPath } from '../build/hosts/path-forms.ts';
import {
  type Addressing,
  apiHeader,
  findRedirect,
  homeHref,
  languagePrefix,
  matchRoute,
  mergeQuery,
  readPath,
} from '../model/page-file.ts';
import { splitAddress } from '../model/schema/redirects.ts';
import type { Redirect } from '../model/site.ts';
import { encodeAddress } from '../model/text/percent-encode.ts';
import { sendWithEtag, strongEtags } from './etags.ts';
import { publishingMs, type ServedBuild } from './open-served-build.ts';
import { originHeaders, readRequestOrigin } from './request-origin.ts';

/** Serves the built site. With `isLive`, unknown parameters get the page's template, because an API may know them. */
export async function servePages(
  server: FastifyInstance,
  dist: string,
  build: () => ServedBuild,
  isLive: boolean,
): Promise<void> {
  await server.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, cacheControl: false });

  server.addHook('onSend', (_request, reply, payload, done) => {
    // Built files never change in place, so their tags are strong. Each encoding is a file with its own tag.
    const tag = reply.getHeader('etag');
    if (typeof tag === 'string' && tag.startsWith('W/')) reply.header('etag', tag.slice(2));
    done(null, payload);
  });

  server.get('/*', (request, reply) => answer(request, reply) ?? answerLater(request, reply));

  /** Answers if the needed file is on disk and unchanged. */
  function answer(request: FastifyRequest, reply: FastifyReply): PendingReply {
    const path = decodePath(request.url);
    const { facts, files, templates, state } = build();
    if (state() === 'gone') return undefined;
    if (path === undefined) return reply.code(400).type('text/plain').send('The address is malformed.');
    // Static hosts have a page there that redirects too.
    const moved = redirectTarget(request.url, facts.redirects, facts.languages);
    if (moved) return reply.header('cache-control', cacheControl(path)).redirect(moved, 308);
    const file = path.slice(1);
    if (files.has(file) && !file.endsWith('index.html')) return send(request, reply, file);
    const route = path.replace(/\/+$/, '');
    const page = `${route}/index.html`.slice(1).replace(/^\//, '');
    if (files.has(page) && !templates.has(readPath(route, facts).route)) return send(request, reply, page);
    if (unservedPath.test(path) || fileAddress.test(path)) return reply.code(404).type('text/plain').send('Not found.');
    return answerWithTemplate(route, facts, request, reply);
  }

  /** Waits: a new build may be moving its files in place. */
  async function answerLater(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    for (const end = Date.now() + publishingMs; Date.now() < end; ) {
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

  function send(request: FastifyRequest, reply: FastifyReply, file: string, status = 200): PendingReply {
    const { headers } = request;
    const { cachedFile, filledPage } = build();
    const stored = { 'cache-control': cacheControl(file), vary: 'Accept-Encoding' };
    const origin = filledPage && file.endsWith('.html') ? readRequestOrigin(request) : undefined;
    const filled = origin && filledPage?.(file, origin, headers['accept-encoding']);
    if (filled)
      return filled.then(({ headers, tag, bytes }) => {
        reply.code(status).headers({ ...stored, ...headers });
        return sendWithEtag(request, reply.header('vary', `Accept-Encoding, ${originHeaders}`), tag, bytes);
      });
    // Requests for ranges or by date alone are rare, so they are read from disk without compression.
    const byDate = headers['if-unmodified-since'] || (headers['if-modified-since'] && !headers['if-none-match']);
    const isWhole = !headers.range && !byDate;
    const cached = cachedFile(file, isWhole ? headers['accept-encoding'] : undefined);
    if (cached === 'corrupted') return undefined;
    // Clients of this server find the API here.
    if (siteFile.test(file)) reply.header(apiHeader, '/');
    reply.code(status).headers(stored);
    if (cached === 'great' || !isWhole) {
      if (!isWhole) delete headers['accept-encoding'];
      adaptHeaders(headers, join(dist, file));
      return reply.sendFile(file);
    }
    return sendWithEtag(request, reply.headers(cached.headers), cached.tag, cached.bytes);
  }

  /** Answers for unknown parameters of a route. Other unknown addresses get the site's page, or redirect home. */
  function answerWithTemplate(
    path: string,
    facts: BuildFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): PendingReply {
    const { language, route } = readPath(path, facts);
    const prefix = languagePrefix(language, facts);
    const found = facts.patterns.find(({ pattern }: ServedPattern) => matchRoute(pattern, route));
    if (!found) return reply.redirect(homeHref(path, facts));
    if (found.fallback && !isLive) return reply.redirect(prefix + found.fallback);
    const status = isLive && found.pattern !== '' ? 200 : 404;
    return send(request, reply, `${prefix}${found.data}/index.html`.slice(1), status);
  }
}

/** `undefined` if the needed file is not on disk now. */
type PendingReply = FastifyReply | Promise<FastifyReply> | undefined;

/** The data that all pages of a language share. */
const siteFile = /^_data\/\w+\.json$/;

export function redirectTarget(
  url: string,
  redirects: Redirect[] | undefined,
  languages: Addressing['languages'],
): string | undefined {
  const [path, search] = splitAddress(url);
  // Node reads the bytes of an address that is not percent-encoded as characters of Latin-1.
  const isLatin = /[\x80-\xFF]/.test(path) && !/[^\0-\xFF]/.test(path);
  const encoded = encodeAddress(isLatin ? Buffer.from(path, 'latin1').toString() : path);
  const address = findRedirect(redirects ?? [], readPath(encoded, { languages }), { languages });
  return address && mergeQuery(address, { search: search.replace(/#.*$/s, ''), hash: '' });
}

/** Adapts headers for the file library, so that ranges work as RFC 9110 requires. */
function adaptHeaders(headers: FastifyRequest['headers'], path: string): void {
  // The library compares with its own weak tag. Ours are strong, and downloads are resumed by them. A weak tag does not
  // guarantee equal bytes (RFC 9110, 13.1.5), so the whole file is sent.
  const tag = String(headers['if-range'] ?? '');
  if (tag.startsWith('W/')) delete headers.range;
  else if (tag.startsWith('"')) headers['if-range'] = `W/${tag}`;
  if (headers['if-match'] !== undefined) headers['if-match'] = strongEtags(headers['if-match']).join() || '""';
  // The last hundred bytes of ten are all ten, but the library would refuse.
  const [, last] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (last && Number(last) > (statSync(path, { throwIfNoEntry: false })?.size ?? 0)) headers.range = 'bytes=0-';
}

/** The decoded path of a request; `undefined` if it is malformed or contains NUL, which no file system accepts. */
export function decodePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
