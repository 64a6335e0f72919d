import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { hostFiles } from '../../../engine/build/hosts/host-files.ts';
import { requestOnce } from '../../../engine/testing/request-once.ts';
import { facts, writeFacts, writeSmallDist } from '../../../engine/testing/small-dist.ts';
import { startServerOf } from '../../../engine/testing/small-server.ts';
import { findDifferences, type ServerPair, testWithNginx } from './compare.ts';
import { type RunningServer, runNginx } from './run-nginx.ts';

const own = { ...facts, patterns: [...facts.patterns, { pattern: '', data: '/unknown' }] };

let server: FastifyInstance;
let nginx: RunningServer;
let pair: ServerPair;
beforeAll(async () => {
  const dist = await writeSmallDist();
  for (const [name, text] of Object.entries(hostFiles(own, [], ['nginx']))) await writeFile(join(dist, name), text);
  await writeFacts(dist, own);
  server = await startServerOf(dist);
  nginx = await runNginx(dist);
  pair = { ours: await server.listen({ port: 0, host: '127.0.0.1' }), other: nginx.address, dist };
});
afterAll(async () => {
  await server?.close();
  await nginx?.close();
  if (pair) await rm(dirname(pair.dist), { recursive: true });
});

testWithNginx(
  'an unknown address has the page of the site with status 404, in its language; all others are as ever',
  async () => {
    for (const { address } of [{ address: pair.ours }, nginx]) {
      const unknown = await requestOnce(address, '/no/such/page');
      expect([unknown.status, unknown.body.toString()]).toEqual([
        404,
        expect.stringContaining('<title>unknown page</title>'),
      ]);
      const english = await requestOnce(address, '/en/no');
      expect([english.status, english.body.toString()]).toEqual([404, expect.stringContaining('english unknown page')]);
      expect((await requestOnce(address, '/second')).status).toBe(200);
      expect((await requestOnce(address, '/item/99')).body.toString()).toContain('any item');
    }
  },
);

testWithNginx('both say the same at every kind of address', async () => {
  const unknown = [
    '/no',
    '/en/no',
    '/en/no/',
    '/no?a=1',
    '/no/such/page',
    '/unknown',
    '/unknown/',
    '/en/unknown',
    '/enno',
    '/%E4%B8%AD',
  ];
  const known = ['/', '/en', '/second', '/item/1', '/item/99', '/news/99', '/old', '/no.png', '/files/no', '/_/no.js'];
  const root = [
    '/ads.txt',
    '/.well-known/security.txt',
    '/.well-known/.secret',
    '/.well-known/',
    '/.well-known/no',
    '/.env',
  ];
  expect(await findDifferences(pair, [...unknown, ...known, ...root])).toEqual([]);
});
