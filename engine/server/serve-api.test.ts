import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextFor } from '../build/targets.ts';
import { compilePage, routesOf } from '../compile/page.ts';
import { contextWith } from '../generate/gallery/small-context.ts';
import { sectionsIn } from '../model/page-file.ts';
import { buildCallAddress } from '../model/source.ts';
import { type LocalServer, listenLocally } from '../testing/listen-locally.ts';
import { type SmallServer, startSmallServer } from '../testing/small-server.ts';
import { serveApi } from './serve-api.ts';
import { newServer } from './server.ts';

let small: SmallServer;
const get = (url: string, headers?: Record<string, string>) => small.get(url, headers);

beforeAll(async () => {
  small = await startSmallServer();
});
afterAll(() => small.close());

describe('the API', () => {
  test('returns the payload under data', async () => {
    const response = await get('/api/v1/news/1');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: { id: 1, title: 'A', summary: 'B', time: '2025-01-31', content: 'C' } });
    expect((await get('/api/v1/news/list?page=1&other=2')).json().data).toMatchObject({ last_page: 1 });
  });

  test.each([
    ['/api/v1/news/2', 404, 'not-found'],
    ['/api/v1/news/list?page=2', 404, 'not-found'],
    ['/api/v1/news/x', 400, 'bad-parameter'],
    ['/api/v1/news/list', 400, 'bad-parameter'],
    ['/api/v1/news/list?page=0', 400, 'bad-parameter'],
    ['/api/v1/news/list?page=1&page=2', 400, 'bad-parameter'],
    ['/api/v1/news/constructor', 400, 'bad-parameter'],
    ['/api/v1/lost', 404, 'not-found'],
    ['/api/lost.json', 404, 'not-found'],
  ])('answers %s with %i and the reason', async (url, status, code) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error: { code, message: expect.stringMatching(/\.$/) } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('accepts only GET and HEAD', async () => {
    expect((await small.server.inject({ method: 'POST', url: '/api/v1/news/1', payload: {} })).statusCode).toBe(404);
  });

  test('responds to its own root with a JSON 404', async () => {
    expect((await get('/api')).statusCode).toBe(404);
  });
});

test('the page’s ETag of a prerendered response is valid until the record changes', async () => {
  const record = { id: 1, title: 'A', summary: 'B', time: '2025-01-31', content: 'C' };
  const contextOf = (title: string) => contextWith({ 'assets/records/news/a.json': { ...record, title } });
  const built = contextFor('server', await contextOf('A'));
  const calls = routesOf(built)
    .flatMap((route) => sectionsIn(compilePage(route, 'en', built).sections))
    .flatMap(({ data }) => (data?.tag ? [{ url: buildCallAddress(data.path, data.params), tag: data.tag }] : []));
  expect(calls.map(({ url }) => url)).toContain('/api/v1/news/1');
  const statuses = async (title: string) => {
    const { sources, schemas } = await contextOf(title);
    const server = newServer();
    serveApi(
      server,
      () => sources,
      () => schemas,
    );
    const ask = ({ url, tag }: (typeof calls)[number]) => server.inject({ url, headers: { 'if-none-match': tag } });
    const answers = await Promise.all(calls.map(async (call) => `${call.url} ${(await ask(call)).statusCode}`));
    return answers;
  };
  expect(await statuses('A')).toEqual(calls.map(({ url }) => `${url} 304`));
  expect(await statuses('Another')).toContain('/api/v1/news/1 200');
});

test('a source that is added while it runs is served, and a removed one is not', async () => {
  const { sources, schemas } = await contextWith({ 'assets/records/faq/a.json': [] });
  let now: typeof sources = {};
  const server = newServer();
  serveApi(
    server,
    () => now,
    () => schemas,
  );
  const status = async () => (await server.inject('/api/v1/faq/all')).statusCode;
  expect(await status()).toBe(404);
  now = sources;
  expect(await status()).toBe(200);
  now = {};
  expect(await status()).toBe(404);
  await server.close();
});

describe('with an upstream', () => {
  let upstream: LocalServer;
  let proxying: SmallServer;
  beforeAll(async () => {
    upstream = await listenLocally((request, response) => {
      response.writeHead(request.url === '/api/v1/news/7' ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: request.url }));
    });
    proxying = await startSmallServer(upstream.address);
  });
  afterAll(async () => {
    await proxying.close();
    await upstream.close();
  });

  test('requests are forwarded, successful responses are unchanged, and errors only keep their status', async () => {
    expect((await proxying.get('/api/v1/news/7')).json()).toEqual({ data: '/api/v1/news/7' });
    const unknown = await proxying.get('/api/v1/news/list?page=2');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({
      error: { code: 'not-found', message: 'There is no news.list for {"page":"2"}.' },
    });
  });

  test('POST requests and other addresses are not forwarded', async () => {
    const posted = await proxying.server.inject({ method: 'POST', url: '/api/v1/news/7', payload: {} });
    expect(posted.statusCode).toBe(404);
    expect((await proxying.get('/api/v2/news/7')).json()).toMatchObject({ error: { code: 'not-found' } });
  });

  test('an unknown parameter may be newer than the build, so its page is served', async () => {
    const response = await proxying.get('/item/99');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('any item');
  });

  test('a missing upstream gives a JSON error, and pages still work', async () => {
    const gone = await startSmallServer('http://127.0.0.1:1');
    const response = await gone.get('/api/v1/news/7');
    expect(response.statusCode).toBeGreaterThanOrEqual(500);
    expect(response.json()).toHaveProperty('error');
    expect((await gone.get('/second')).statusCode).toBe(200);
    await gone.close();
  });
});
