import { afterAll, beforeAll, expect, test } from 'vitest';
import { facts } from '../testing/small-dist.ts';
import { type SmallServer, startSmallServer } from '../testing/small-server.ts';

let small: SmallServer;
beforeAll(async () => {
  small = await startSmallServer();
});
afterAll(() => small.close());

test.each(['/healthz', '/healthz/', '/healthz?a=1'])(
  '%s reports the build and the records, and is never cached',
  async (url) => {
    const response = await small.get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ status: 'ok', build: facts.build, records: 'valid' });
  },
);

test('with an upstream, it reports the result of the last request', async () => {
  const before = await startSmallServer('http://127.0.0.1:1');
  expect((await before.get('/healthz')).json().upstream).toBe('ok');
  await before.get('/api/v1/news/1');
  expect((await before.get('/healthz')).json().upstream).toBe('failing');
  await before.close();
});
