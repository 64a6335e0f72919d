import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largeFile } from '../testing/small-dist.ts';
import { type SmallServer, startSmallServer } from '../testing/small-server.ts';

let small: SmallServer;
beforeAll(async () => {
  small = await startSmallServer();
});
afterAll(() => small.close());

const paths = [
  '/',
  '/en/second',
  '/second?a=1',
  '/item/1',
  '/_/app-1a2b3c.js',
  '/_data/zh.json',
  '/files/digits.txt',
  '/files/%E4%B8%AD%E6%96%87%20a.txt',
  `/files/${largeFile}`,
  '/api/v1/news/1',
  '/api/v1/news/list?page=1',
];
const encodings = ['identity', 'gzip', 'br', 'gzip;q=0, br;q=0', 'GZIP', 'br;q=0.001, *'];

/** The errors in the caching headers of a server, one per line. */
async function faults(server: FastifyInstance): Promise<string[]> {
  const found: string[] = [];
  for (const url of paths)
    for (const encoding of encodings) {
      const ask = (method: 'GET' | 'HEAD', more = {}) =>
        server.inject({ method, url, headers: { 'accept-encoding': encoding, ...more } });
      const get = await ask('GET');
      const tag = String(get.headers.etag);
      const head = await ask('HEAD');
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = get.headers;
      const again = await ask('GET', { 'if-none-match': `"a", ${tag}` });
      const weakly = await ask('HEAD', { 'if-none-match': `W/${tag}` });
      const other = await ask('GET', { 'if-none-match': '"other"', 'if-modified-since': new Date().toUTCString() });
      const holds = {
        'a strong tag': /^"[^"]+"$/.test(tag),
        'HEAD as GET': head.statusCode === 200 && head.body === '' && isWithin(headers, head.headers),
        'a 304 without body': again.statusCode === 304 && again.rawPayload.length === 0 && again.headers.etag === tag,
        'a 304 says how long it is kept': again.headers['cache-control'] === get.headers['cache-control'],
        'a 304 to a weak tag': weakly.statusCode === 304,
        'whole for another tag': other.statusCode === 200 && other.rawPayload.equals(get.rawPayload),
        'kept for ever when hashed, else asked about':
          get.headers['cache-control'] === (url.startsWith('/_/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
      };
      for (const [what, held] of Object.entries(holds)) if (!held) found.push(`${url} ${encoding}: not ${what}`);
    }
  return found;
}

function isWithin(some: Record<string, unknown>, all: Record<string, unknown>): boolean {
  return Object.entries(some).every(([name, value]) => String(all[name]) === String(value));
}

test('every response has a strong ETag, is not sent to clients that have it, and sets its cache lifetime', async () => {
  expect(await faults(small.server)).toEqual([]);
  // Control: the same files from a plain static server, with weak ETags and without immutable caching.
  const plain = Fastify();
  await plain.register(fastifyStatic, { root: small.dist });
  const fallen = await faults(plain);
  await plain.close();
  expect(fallen.length).toBeGreaterThan(50);
});

test('a client that requires a version gets that one or a 412 (RFC 9110, 13.1.1)', async () => {
  for (const url of paths)
    for (const encoding of ['identity', 'br'])
      for (const method of ['GET', 'HEAD'] as const) {
        const ask = (more = {}) =>
          small.server.inject({ method, url, headers: { 'accept-encoding': encoding, ...more } });
        const { headers, rawPayload } = await ask();
        const tag = String(headers.etag);
        for (const named of [tag, `"a", ${tag}`, '*']) {
          const found = await ask({ 'if-match': named });
          expect([found.statusCode, found.rawPayload.equals(rawPayload)], `${url} ${named}`).toEqual([200, true]);
        }
        for (const named of ['"other"', `W/${tag}`, '"a", "b"', '']) {
          const refused = await ask({ 'if-match': named, 'if-none-match': tag });
          expect([refused.statusCode, refused.headers['content-encoding']], `${url} ${named}`).toEqual([
            412,
            undefined,
          ]);
          if (method === 'GET') expect(refused.json(), url).toHaveProperty('error');
        }
        if (url.startsWith('/api/')) continue;
        const since = await ask({ 'if-unmodified-since': new Date(0).toUTCString() });
        expect(since.statusCode, url).toBe(412);
      }
  const part = await small.get('/files/digits.txt', { 'if-match': '"other"', range: 'bytes=0-1' });
  expect(part.statusCode).toBe(412);
});

test('an error is never "not modified"', async () => {
  const { statusCode, headers } = await small.get('/item/99', { 'if-none-match': '*' });
  expect(statusCode).toBe(404);
  expect((await small.get('/item/99', { 'if-none-match': String(headers.etag) })).statusCode).toBe(404);
  expect((await small.get('/item/99', { 'if-match': '"other"' })).statusCode).toBe(404);
});
