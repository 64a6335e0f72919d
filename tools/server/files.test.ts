import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmallServer, smallServer } from '../test/fixtures/small-server.ts';

let small: SmallServer;
const get = (url: string, headers?: Record<string, string>) => small.get(url, headers);

beforeAll(async () => {
  small = await smallServer();
});
afterAll(() => small.close());

describe('a file', () => {
  test('whose name is hashed is kept for ever, others are asked about', async () => {
    expect((await get('/_/app-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/_data/zh.json')).headers['cache-control']).toBe('no-cache');
  });

  test('is found by its encoded name', async () => {
    expect((await get('/files/%E4%B8%AD%E6%96%87%20a.txt')).body).toBe('named');
  });
});
