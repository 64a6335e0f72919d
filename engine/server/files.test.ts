import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmallServer, startSmallServer } from '../testing/small-server.ts';

let small: SmallServer;
const get = (url: string, headers?: Record<string, string>) => small.get(url, headers);

beforeAll(async () => {
  small = await startSmallServer();
});
afterAll(() => small.close());

describe('a file', () => {
  test('with a hash in its name is cached for ever, others are revalidated', async () => {
    expect((await get('/_/app-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/_data/zh.json')).headers['cache-control']).toBe('no-cache');
  });

  test('of a feed has the type that the page announces, and is revalidated', async () => {
    for (const [path, type] of [
      ['/_feed/atom/en/news.atom', 'application/atom+xml'],
      ['/_feed/json/en/news.json', 'application/feed+json; charset=utf-8'],
    ] as const) {
      const { statusCode, headers } = await get(path);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
    }
    expect((await get('/_feed/atom/en/other.atom')).statusCode).toBe(404);
  });

  test('is found by its encoded name', async () => {
    expect((await get('/files/%E4%B8%AD%E6%96%87%20a.txt')).body).toBe('named');
  });
});
