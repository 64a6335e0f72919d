import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmallServer, startSmallServer } from '../testing/small-server.ts';

let small: SmallServer;
const get = (url: string, headers?: Record<string, string>) => small.get(url, headers);

beforeAll(async () => {
  small = await startSmallServer();
});
afterAll(() => small.close());

describe('a page', () => {
  test.each([
    ['/', 'home'],
    ['/en', 'english home'],
    ['/en/', 'english home'],
    ['/second', 'second'],
    ['/second/', 'second'],
    ['/second?guide=dcu', 'second'],
    ['/en/second', 'english second'],
    ['/item/1', 'item 1'],
  ])('at %s is %s', async (url, title) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(response.body).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent in the stored encoding to a client that accepts %s', async (accepted, encoding, open) => {
    const response = await get('/second', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(open(response.rawPayload).toString()).toContain('<title>second</title>');
  });

  test('is sent uncompressed to a client without encodings', async () => {
    expect((await get('/second', { 'accept-encoding': 'identity' })).headers).not.toHaveProperty('content-encoding');
  });

  test('has a strong ETag for each encoding, and is not sent again to a client that has it', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) => (await get('/second', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    const again = await get('/second', { 'accept-encoding': 'identity', 'if-none-match': String(tags[0]) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(tags[0]);
  });

  test('has the same response to HEAD as to GET, without the body', async () => {
    const head = await small.server.inject({ method: 'HEAD', url: '/second' });
    const { date, ...headers } = (await get('/second')).headers;
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers).toMatchObject(headers);
  });

  test('has a Vary header for its encoding', async () => {
    expect((await get('/second', { 'accept-encoding': 'br' })).headers.vary).toMatch(/accept-encoding/i);
  });
});

describe('the API', () => {
  test('is announced with the shared data of pages, also in a 304, and nowhere else', async () => {
    const { headers } = await get('/_data/zh.json');
    expect(headers['x-api']).toBe('/');
    const again = await get('/_data/zh.json', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ statusCode: 304, headers: { 'x-api': '/' } });
    for (const other of ['/', '/_/app-1a2b3c.js', '/files/digits.txt', '/_data/zh/lost.json'])
      expect((await get(other)).headers, other).not.toHaveProperty('x-api');
  });
});

describe('an old address', () => {
  test.each([
    ['/old', '/second#guide'],
    ['/old/?a=1&b', '/second?a=1&b#guide'],
    ['/en/old?a', '/en/second?a#guide'],
    ['/old/7', '/item/7'],
    ['/en/old/a%2Fb?//x', '/en/item/a%2Fb?//x'],
    ['/old/%5Cevil', '/item/%5Cevil'],
  ])('%s redirects permanently, with its query, to %s', async (url, address) => {
    const response = await get(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(address);
    expect(response.headers.location).not.toMatch(/^\/[/\\]/);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each(['/old/1/2', '//old', '/older'])('is not %s', async (url) => {
    expect((await get(url)).statusCode).not.toBe(308);
  });
});

describe('a missing page', () => {
  test.each([
    ['/lost', '/'],
    ['/second/lost', '/'],
    ['/EN', '/'],
    ['/english', '/'],
    ['/item', '/'],
    ['/index', '/'],
    ['/en/lost', '/en'],
    ['/en/lost/', '/en'],
    ['/en/second/lost?a', '/en'],
    ['/en/item', '/en'],
    ...[
      '/index.html',
      '/second/index.html',
      '/second.html',
      '/lost.js',
      '/favicon.ico',
      '/robots.txt',
      '/v1.2',
      '/a.b/c.d',
    ].flatMap((path) => [
      [path, '/'],
      [`/en${path}`, '/en'],
      [`${path}/?a=1.5`, '/'],
    ]),
  ])('a missing page at %s links to the home page: %s', async (url, home) => {
    const response = await get(url);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(home);
  });

  test.each([
    '/_/lost',
    '/_/lost-1a2b3c.js',
    '/files/lost',
    '/files/lost.zip',
    '/.well-known/lost.json',
    '/images/lost.svg',
    '/_data/zh/lost.json',
    '/build.json',
  ])('a file at %s is a plain 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
  });

  test('a page with an unknown parameter shows its notice with a 404, or its default', async () => {
    const item = await get('/en/item/99');
    expect(item.statusCode).toBe(404);
    expect(item.body).toContain('any english item');
    expect((await get('/news/99')).headers.location).toBe('/news');
    expect((await get('/en/news/x')).headers.location).toBe('/en/news');
    for (const value of ['1.5', 'x.json', '1.html', '.5', '2.']) {
      const dotted = await get(`/en/item/${value}`);
      expect(dotted.statusCode, value).toBe(404);
      expect(dotted.headers['content-type'], value).toMatch(value === '.5' ? /^text\/plain/ : /^text\/html/);
      if (value !== '.5') expect((await get(`/news/${value}`)).headers.location, value).toBe('/news');
    }
  });

  test.each(['/item/_id', '/en/item/_id', '/news/_page'])('the template %s itself is not a page', async (url) => {
    expect((await get(url)).statusCode).not.toBe(200);
  });
});
