import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digits } from '../testing/small-dist.ts';
import { type SmallServer, smallServer } from '../testing/small-server.ts';

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

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('is sent in part for %s', async (range, body, sent) => {
    const response = await get('/files/digits.txt', { range });
    expect(response.statusCode).toBe(206);
    expect(response.body).toBe(body);
    expect(response.headers).toMatchObject({ 'content-range': sent, 'content-length': String(body.length) });
  });

  test.each(['bytes=10-', 'bytes=99-100'])('has no part %s', async (range) => {
    const response = await get('/files/digits.txt', { range });
    expect(response.statusCode).toBe(416);
  });

  test.each([
    'bytes=5-2',
    'bytes=',
    'bytes=a-b',
    'lines=1-2',
    `bytes=0-${'9'.repeat(400)}`,
    'bytes=--1',
    'bytes=0-1,3-4',
  ])('is not broken by the range %s', async (range) => {
    const { statusCode } = await get('/files/digits.txt', { range });
    expect([200, 206, 416]).toContain(statusCode);
    expect((await get('/files/digits.txt')).body).toBe(digits);
  });

  test('says how long it is when it has no such part', async () => {
    expect((await get('/files/digits.txt', { range: 'bytes=10-' })).headers['content-range']).toBe('bytes */10');
  });
});
