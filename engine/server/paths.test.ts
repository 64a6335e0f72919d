import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawGet, requestEach } from '../testing/raw-socket.ts';
import { type SmallServer, startSmallServer } from '../testing/small-server.ts';

let small: SmallServer;
let port: number;
beforeAll(async () => {
  small = await startSmallServer();
  port = Number(new URL(await small.listen()).port);
});
afterAll(() => small.close());

const steps = ['..', '%2e%2e', '%2E.', '..%00', '%252e%252e', '..;', '.%2e', '%c0%ae%c0%ae', '\uff0e\uff0e', '...'];
const slashes = ['/', '%2f', '%5c', '\\', '//', '%252f', '/./', '%u2215'];
const starts = ['/', '//', '/files/', '/en/', '/_/', '/files/out/', '/.', '/api/', '/_data/', '/item/'];
const traversals = starts.flatMap((start) =>
  steps.flatMap((step) =>
    slashes.flatMap((slash) => [1, 2, 4].map((depth) => `${start}${`${step}${slash}`.repeat(depth)}secret.txt`)),
  ),
);
const plain = [
  '/secret.txt',
  '/files/link.txt',
  '/files/out/secret.txt',
  '/files/out/dist/.env',
  '/.env',
  '/files/.hidden/a.txt',
  '/%2eenv',
  '/build.json',
  '/build.json%00.html',
  '//evil.example',
  '/\\evil.example',
  '///evil.example/%2e%2e',
  '/%00',
  '/%',
  '/%e4',
  '/%25zz',
  'http://evil.example/../secret.txt',
  'file:///etc/passwd',
  '../secret.txt',
  '*',
];

/** Addresses at which a server reveals a secret, fails, or redirects to another host. */
async function leaks(to: number, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  await requestEach(paths, 50, async (path) => {
    const { status, text } = await rawGet(to, path);
    if (status >= 500 || text.includes('SECRET') || /^location: [/\\]{2}/im.test(text)) found.push(`${status} ${path}`);
  });
  return found;
}

test('no spelling of a path leaves the site, follows a link, or opens a hidden file or another host', async () => {
  const paths = [...traversals, ...plain];
  expect(new Set(paths).size).toBeGreaterThan(1500);
  expect(await leaks(port, paths)).toEqual([]);
  // Control: a server of all files under a folder follows the planted link.
  const naive = Fastify();
  await naive.register(fastifyStatic, { root: small.dist, dotfiles: 'allow' });
  await naive.listen({ port: 0, host: '127.0.0.1' });
  const leaked = await leaks((naive.server.address() as AddressInfo).port, paths);
  await naive.close();
  expect(leaked).toEqual(expect.arrayContaining(['200 /files/link.txt', '200 /.env']));
});
