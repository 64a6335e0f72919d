import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeFacts, writeSmallDist } from '../testing/small-dist.ts';
import { unknownOrigin } from '../ui/kit/unknown-origin.ts';
import { readTrustedProxies } from './read-trusted-proxies.ts';
import { createServer } from './server.ts';

/** A page as a build without an origin leaves it. */
const page = (words: number) =>
  `<!doctype html><html data-origin="${unknownOrigin}"><code>wget -c ${unknownOrigin}/files/a.zip</code>` +
  `<p data-unknown-origin="">${unknownOrigin} is missing.</p>${'<p>words</p>'.repeat(words)}</html>`;
const filledPage = (origin: string, words = 100) =>
  `<!doctype html><html data-origin="${origin}"><code>wget -c ${origin}/files/a.zip</code>${'<p>words</p>'.repeat(words)}</html>`;

/** So many words that the page is not cached. */
const manyWords = 50_000;

let dist: string;
let server: FastifyInstance;

beforeAll(async () => {
  dist = await writeSmallDist();
  for (const [file, words] of [
    ['second', 100],
    ['en/second', manyWords],
    ['item/_id', 100],
  ] as const) {
    const path = join(dist, file, 'index.html');
    await writeFile(path, page(words));
    await writeFile(`${path}.br`, brotliCompressSync(page(words)));
    await writeFile(`${path}.gz`, gzipSync(page(words)));
  }
});
afterAll(() => rm(dirname(dist), { recursive: true }));
afterEach(() => server.close());

/** A server of a build without an origin, unless the test sets one. */
async function serve(trusted = '', lacksOrigin = true): Promise<void> {
  await writeFacts(dist, lacksOrigin ? { lacksOrigin } : {});
  const options = { dist, schemas: () => ({}), sources: () => ({}), trustProxy: readTrustedProxies(trusted) };
  server = await createServer(options);
}

const get = (headers: Record<string, string | undefined> = {}, url = '/second', method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers: { host: 'www.example.com', 'accept-encoding': 'identity', ...headers } });

test('a page has the origin of its request in each encoding, without the note about a missing one', async () => {
  await serve();
  const expected = filledPage('http://www.example.com');
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get({ 'accept-encoding': encoding });
    expect(open(rawPayload).toString(), encoding).toBe(expected);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(headers.vary).toBe('Accept-Encoding, Host, X-Forwarded-Host, X-Forwarded-Proto');
  }
});

test('so does a page that is too large for the cache, and the fallback of an unknown parameter', async () => {
  await serve();
  expect((await get({}, '/en/second')).body).toBe(filledPage('http://www.example.com', manyWords));
  const unknown = await get({}, '/item/99');
  expect([unknown.statusCode, unknown.body]).toEqual([404, filledPage('http://www.example.com')]);
  const tag = String(unknown.headers.etag);
  expect((await get({ 'if-none-match': tag }, '/item/99')).statusCode).toBe(404);
});

test('its ETag depends on the origin and the encoding, so that caches keep them apart', async () => {
  await serve();
  const tags = new Map<string, Record<string, string>>();
  for (const host of ['www.example.com', 'www.example.com:8080', 'example.org'])
    for (const encoding of ['identity', 'gzip', 'br']) {
      const asked = { host, 'accept-encoding': encoding };
      const { headers } = await get(asked);
      expect(headers.etag).toMatch(/^"[^"]+"$/);
      tags.set(String(headers.etag), asked);
    }
  expect(tags.size).toBe(9);
  for (const [tag, asked] of tags) {
    const again = await get({ ...asked, 'if-none-match': tag });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, tag]);
    const elsewhere = await get({ ...asked, host: 'other.example', 'if-none-match': tag });
    expect(elsewhere.statusCode).toBe(200);
    expect((await get({ ...asked, 'if-match': tag })).statusCode).toBe(200);
    expect((await get({ ...asked, host: 'other.example', 'if-match': tag })).statusCode).toBe(412);
  }
});

test('HEAD equals GET, and range or date requests get the complete page', async () => {
  await serve();
  const { date: _, ...headers } = (await get({ 'accept-encoding': 'br' })).headers;
  const head = await get({ 'accept-encoding': 'br' }, '/second', 'HEAD');
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers).toMatchObject(headers);
  // The file's date and ranges are not those of the filled-in content.
  for (const name of ['last-modified', 'accept-ranges']) expect(headers).not.toHaveProperty(name);
  for (const asked of [{ range: 'bytes=0-9' }, { 'if-modified-since': new Date().toUTCString() }]) {
    const { statusCode, body } = await get(asked);
    expect([statusCode, body]).toEqual([200, filledPage('http://www.example.com')]);
  }
});

test.each(['a.example"><script>x()</script>', 'a.example/x', 'user@a.example', 'a.example;x', '[::1]:4173'])(
  'an invalid host is not shown, and the page has a note about the missing address: %s',
  async (host) => {
    await serve();
    for (const encoding of ['identity', 'br']) {
      const { statusCode, headers, rawPayload } = await get({ host, 'accept-encoding': encoding });
      const body = (encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString();
      expect([statusCode, body]).toEqual([200, page(100)]);
      expect(JSON.stringify(headers)).not.toContain(host);
    }
  },
);

const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'public.example' };

test.each([
  ['by a trusted proxy count', 'loopback', forwarded, 'https://public.example'],
  [
    'the last one of several',
    'loopback',
    { 'x-forwarded-host': 'evil.example, public.example' },
    'http://public.example',
  ],
  ['of one header alone', 'loopback', { 'x-forwarded-proto': 'https' }, 'https://www.example.com'],
  ['by anybody else do not', '', forwarded, 'http://www.example.com'],
  ['by a proxy at another address do not', '10.0.0.5', forwarded, 'http://www.example.com'],
])('a host and scheme that are forwarded %s', async (_, trusted, headers, origin) => {
  await serve(trusted);
  expect((await get(headers)).body).toBe(filledPage(origin));
});

test.each([{ 'x-forwarded-host': 'a"b' }, { 'x-forwarded-proto': 'javascript' }])(
  'the headers of a trusted proxy must be valid as well: %j',
  async (headers) => {
    await serve('loopback');
    expect((await get(headers)).body).toBe(page(100));
  },
);

test('other pages, and those of a build with an origin, are sent unchanged', async () => {
  await serve();
  const { headers } = await get({ 'accept-encoding': 'br' }, '/');
  expect([headers.vary, headers['content-encoding']]).toEqual(['Accept-Encoding', 'br']);
  expect(headers).toHaveProperty('last-modified');
  await server.close();
  await serve('', false);
  expect((await get()).body).toBe(page(100));
});
