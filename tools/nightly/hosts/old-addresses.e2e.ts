import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { hostFiles } from '../../../engine/build/hosts/host-files.ts';
import { requestOnce } from '../../../engine/testing/request-once.ts';
import { facts } from '../../../engine/testing/small-dist.ts';
import { type SmallServer, startSmallServer } from '../../../engine/testing/small-server.ts';
import { findDifferences, type ServerPair, testWithNginx } from './compare.ts';
import { type RunningServer, runNginx } from './run-nginx.ts';

let small: SmallServer;
let nginx: RunningServer;
let pair: ServerPair;
beforeAll(async () => {
  small = await startSmallServer();
  for (const [name, text] of Object.entries(hostFiles(facts, [], ['nginx'])))
    await writeFile(join(small.dist, name), text);
  const ours = await small.listen();
  nginx = await runNginx(small.dist);
  pair = { ours, other: nginx.address, dist: small.dist };
});
afterAll(async () => {
  await small?.close();
  await nginx?.close();
});

testWithNginx('old addresses lead to the same new ones, their queries kept and nothing decoded', async () => {
  const paths = [
    ...['/old', '/old/', '/old?a=1&b', '/old/?a=1', '/en/old?a', '/old?', '/old/1/2', '/older', '/en/older'],
    ...['/old/7', '/old/7/', '/en/old/7?x=/', '/old/a%2Fb?//x', '/old/%5Cevil', '/old/a%0D%0AX-Y', '/old/%E4%B8%AD'],
  ];
  expect((await requestOnce(nginx.address, '/en/old/7?x')).headers.location).toBe('/en/item/7?x');
  expect(await findDifferences(pair, paths)).toEqual([]);
});

testWithNginx('pages, templates, fallbacks and files of any name are the same', async () => {
  const paths = [
    ...[
      '/',
      '/en',
      '/en/',
      '/second',
      '/en/second/',
      '/item/1',
      '/item/99',
      '/en/item/99',
      '/item/_id',
      '/en/item/_id/',
    ],
    ...['/news', '/news/99', '/en/news/x', '/news/_page', '/en/news/_page', '/item', '/item/a/b', '/item/x.y'],
    ...['/files/digits.txt', '/files/%E4%B8%AD%E6%96%87%20a.txt', '/files/link.txt', '/files/out/secret.txt'],
  ];
  expect(await findDifferences(pair, paths)).toEqual([]);
});

testWithNginx('no spelling of a path leads nginx out of the site', async () => {
  const steps = ['..', '%2e%2e', '%2E.', '..%00', '%252e%252e', '..;', '.%2e', '%c0%ae%c0%ae'];
  const slashes = ['/', '%2f', '%5c', '//', '%252f'];
  const starts = ['/', '//', '/files/', '/en/', '/_/', '/files/out/', '/.', '/api/', '/old/', '/item/'];
  const spellings = starts.flatMap((start) =>
    steps.flatMap((step) => slashes.map((slash) => `${start}${step}${slash}${step}${slash}secret.txt`)),
  );
  const others = [
    '/secret.txt',
    '/files/.hidden/a.txt',
    '/%2eenv',
    '//evil.example',
    '/%00',
    '/%',
    '/%e4',
    '/nginx.conf',
  ];
  const leaks: string[] = [];
  for (const path of [...spellings, ...others]) {
    const { status, headers, body } = await requestOnce(nginx.address, path);
    const leads = String(headers.location ?? '');
    if (status >= 500 || body.includes('SECRET') || /^[/\\]{2}|[\r\n]/.test(leads))
      leaks.push(`${status} ${path} ${leads}`);
  }
  expect(leaks).toEqual([]);
});
