import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect } from 'vitest';
import { distOf } from '../../../engine/build/build.ts';
import { unservedPath } from '../../../engine/build/hosts/path-forms.ts';
import { buildCallAddress } from '../../../engine/model/source.ts';
import { openServedBuild } from '../../../engine/server/open-served-build.ts';
import { type ServedSite, serveSite } from '../../../engine/server/serve-site.ts';
import { listFiles } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';
import { requestOnce } from '../../../engine/testing/request-once.ts';
import { startSmallServer } from '../../../engine/testing/small-server.ts';
import { findDifferences, type ServerPair, testWithNginx } from './compare.ts';
import { type RunningServer, runNginx } from './run-nginx.ts';

const dist = distOf(root);
const present = await listFiles(dist);
const encoded = (file: string) => `/${file.split('/').map(encodeURIComponent).join('/')}`;

/** Every page of both languages, templates too, by its address. */
const pages = present.filter((file) => /(^|\/)index\.html$/.test(file)).map((file) => encoded(file).slice(0, -11));
/** Every file but the pages. */
const files = present.filter((file) => !/(^|\/)index\.html(\.br|\.gz)?$/.test(file) && !file.startsWith('api/'));

let ours: ServedSite;
let nginx: RunningServer;
let pair: ServerPair;
beforeAll(async () => {
  ours = await serveSite(root);
  nginx = await runNginx(dist);
  pair = { ours: ours.address, other: nginx.address, dist };
});
afterAll(async () => {
  await ours?.close();
  await nginx?.close();
});

testWithNginx('every page is the same with and without a slash at its end, and with a query', async () => {
  const paths = pages.flatMap((page) => [page || '/', `${page}/`, `${page}/?a=1&b`]);
  expect(paths.length).toBeGreaterThan(100);
  expect(await findDifferences(pair, paths)).toEqual([]);
  // The control: a server of another site.
  const small = await startSmallServer();
  const other = await small.listen();
  const found = await findDifferences({ ...pair, other }, paths);
  await small.close();
  expect(found.length).toBeGreaterThanOrEqual(paths.length);
});

testWithNginx(
  'every file is the same, and those that are for no visitor are as though they were not there',
  async () => {
    const paths = files.map(encoded);
    expect(paths.some((path) => unservedPath.test(path))).toBe(true);
    expect(await findDifferences(pair, paths)).toEqual([]);
    for (const path of ['/build.json', '/nginx.conf', '/Dockerfile', '/_headers', '/_redirects', '/404.html'])
      expect((await requestOnce(nginx.address, path)).status, path).toBe(404);
  },
);

testWithNginx('every answer of the API is the same, and so are the codes of its errors', async () => {
  const calls = Object.values(ours.context.sources).flatMap(({ endpoint, instances }) =>
    instances().map((params) => buildCallAddress(endpoint.path, params)),
  );
  const errors = [
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/lost',
    '/api/lost.json',
    '/api/v1/news/1',
    '/api/v1/news/x',
    '/api/v1/news/0',
    '/api/v1/news/101.json',
    '/api/v1/news/list',
    '/api/v1/news/list?page=',
    '/api/v1/news/list?page=0',
    '/api/v1/news/list?page=999',
    '/api/v1/news/list?page=../1',
    '/api/v1/news/list@page=1',
    '/api/v1/paper/list/1999',
    '/api/v1/utility/list/lost',
  ];
  const paths = [...calls, ...calls.map((call) => call.replace(/(?=\?)|$/, '/')), ...errors];
  expect(calls.some((call) => call.includes('?'))).toBe(true);
  expect(await findDifferences(pair, paths)).toEqual([]);
});

testWithNginx('what is not there leads home, to its fallback, or is a 404, the same on both', async () => {
  const { patterns } = openServedBuild(dist)().facts;
  const unknown = patterns.flatMap(({ pattern }) =>
    ['9999', 'x', 'a.b', '_id', '1/2', '%E4%B8%AD', '%2F', ''].flatMap((value) =>
      ['', '/en'].flatMap((prefix) => {
        const path = prefix + pattern.replace(/\{\w+\}/, value);
        return [path, `${path}/`, `${path}?a`];
      }),
    ),
  );
  const lost = [
    '/lost',
    '/en/lost',
    '/en/lost/',
    '/en/a/b',
    '/english',
    '/lost/',
    '/EN',
    '/index',
    '/lost.js',
    '/_/lost',
    '/_/lost.js',
    '/files/lost',
    '/files/',
  ];
  const others = [
    '/images',
    '/_data/zh/lost.json',
    '/favicon.ico',
    '/index.html',
    '/en/index.html',
    '/.env',
    '/.git/config',
    '/a/.b',
  ];
  expect(unknown.length).toBeGreaterThan(0);
  const paths = [...unknown, ...lost, ...others];
  expect(await findDifferences(pair, paths)).toEqual([]);
});

testWithNginx('HEAD tells the same as GET, without the text', async () => {
  const paths = [...pages.map((page) => page || '/'), ...files.map(encoded), '/lost', '/lost.js'];
  expect(await findDifferences(pair, paths, {}, 'HEAD')).toEqual([]);
  expect((await requestOnce(nginx.address, '/', {}, 'HEAD')).body).toHaveLength(0);
});

testWithNginx('parts of a file are the same, and so is the answer to a part that it has not', async () => {
  const path = encoded(files.find((file) => file.endsWith('.pdf')) ?? '');
  for (const range of ['bytes=0-3', 'bytes=100-', 'bytes=-5']) {
    expect((await requestOnce(nginx.address, path, { range })).status, range).toBe(206);
    expect(await findDifferences(pair, [path], { range })).toEqual([]);
  }
  const beyond = { range: 'bytes=999999999-' };
  const [mine, its] = await Promise.all([
    requestOnce(ours.address, path, beyond),
    requestOnce(nginx.address, path, beyond),
  ]);
  expect(its.status).toBe(416);
  expect(its.headers['content-range']).toBe(mine.headers['content-range']);
});

testWithNginx('who has a page, a script or data gets it not again', async () => {
  const script = encoded(files.find((file) => /^_\/.*\.js$/.test(file)) ?? '');
  for (const path of ['/', script, '/_data/zh.json', '/api/v1/faq/all']) {
    const { headers } = await requestOnce(nginx.address, path);
    expect(headers.etag, path).toMatch(/^"[^"]+"$/);
    const again = await requestOnce(nginx.address, path, { 'if-none-match': String(headers.etag) });
    expect(again.status, path).toBe(304);
    expect(again.headers['cache-control'], path).toBe(headers['cache-control']);
  }
});

testWithNginx('what the build compressed is sent so, with a tag of its own', async () => {
  const plain = await requestOnce(nginx.address, '/');
  const small = await requestOnce(nginx.address, '/', { 'accept-encoding': 'gzip' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(small.headers.etag).not.toBe(plain.headers.etag);
  expect(gunzipSync(small.body).equals(plain.body)).toBe(true);
});

testWithNginx('every page and every error has the security headers, from both servers', async () => {
  const errors = ['/lost', '/lost.js', '/%', '/files/', '/api/lost', '/company-news-content/9999'];
  const expected = Object.entries(openServedBuild(dist)().headers);
  expect(expected.length).toBeGreaterThan(10);
  const lacking: string[] = [];
  for (const address of [ours.address, nginx.address])
    for (const path of [...pages.map((page) => page || '/'), ...errors]) {
      const { headers } = await requestOnce(address, path);
      if (/json|javascript|css/.test(String(headers['content-type']))) continue;
      for (const [name, value] of expected)
        if (headers[name.toLowerCase()] !== value)
          lacking.push(`${path} from ${address === ours.address ? 'ours' : 'nginx'}: ${name}`);
    }
  expect(lacking).toEqual([]);
});
