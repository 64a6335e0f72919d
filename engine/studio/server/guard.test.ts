import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../site/files/seal.ts';
import { type SmallStudio, type StudioRequest, startSmallStudio } from '../../testing/small-studio.ts';
import { refuseOtherHosts } from './guard.ts';

let studio: SmallStudio;
beforeAll(async () => {
  studio = await startSmallStudio();
}, 60_000);
afterAll(() => studio?.remove());

const file = 'pages/home.json';
const editOf = ({ drafts }: SmallStudio, changes: object = {}) => ({
  ...{ file, pointer: '/title', revision: hashOf(drafts.textOf(file) ?? '') },
  operations: [{ op: 'replace', path: '/title', value: 'Stolen' }],
  ...changes,
});

/** The content of the folder and of the drafts. */
const all = async ({ texts, drafts }: SmallStudio) => ({ texts: await texts(), changed: drafts.changed() });

/** Requests that differ in one detail from those of the studio's own page. */
function hostile(token: string): Record<string, string | undefined>[] {
  const hosts = ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', 'localhost:99999', '[::2]:4173', ''];
  const origins = [
    undefined,
    'null',
    'http://evil.example',
    'https://localhost',
    'http://localhost:1',
    'http://127.0.0.1',
  ];
  const sites = ['cross-site', 'same-site', 'none', 'Same-Origin'];
  const tokens = [undefined, '', 'x', token.slice(1), `${token}x`, token.toUpperCase(), [...token].reverse().join('')];
  const types = [
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/json',
    'application/jsonp',
  ];
  const made = (name: string, values: (string | undefined)[]) => values.map((value) => ({ [name]: value }));
  const single = [
    ...made('host', hosts),
    ...made('origin', origins),
    ...made('sec-fetch-site', sites),
    ...made('x-studio', tokens),
    ...made('content-type', types),
  ];
  return [...single, ...origins.flatMap((origin) => tokens.map((given) => ({ origin, 'x-studio': given })))];
}

const pages = ['new', 'plan-move', 'move', 'plan-remove', 'remove'].map((what) => `pages/${what}`);
const addresses = [
  'edit',
  'edit/last',
  'undo',
  'redo',
  'save',
  'fix',
  'revert',
  'settle',
  'language',
  'form',
  'assets',
  'records',
  'records/new',
  'search',
  'replace',
  ...pages,
];

function asked(studio: SmallStudio, address: string, changes: Record<string, string | undefined>): StudioRequest {
  const headers = { 'content-type': 'application/json', ...studio.own, ...changes };
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const body = JSON.stringify(editOf(studio));
  return { method: 'POST', path: `/_studio/${address}`, headers: Object.fromEntries(sent), body };
}

test('only the studio’s own page in this process can write, whatever a client claims', async () => {
  const before = await all(studio);
  for (const changes of hostile(studio.guard.token))
    for (const address of addresses) {
      const { status } = await studio.send(asked(studio, address, changes));
      expect(status, `${address} ${JSON.stringify(changes)}`).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  expect(await all(studio)).toEqual(before);
});

test('nobody else can read the drafts', async () => {
  for (const changes of hostile(studio.guard.token).filter(
    (one) => !('content-type' in one) && !('origin' in one && one.origin === undefined),
  ))
    for (const address of ['state', 'changes', 'proposals', 'section-types', 'holes']) {
      const { headers } = asked(studio, address, changes);
      const { status, text } = await studio.send({ method: 'GET', path: `/_studio/${address}`, headers });
      expect(status, `${address} ${JSON.stringify(changes)}`).toBe(403);
      expect(text).not.toContain('pages/');
    }
});

test('the studio’s own page cannot write files that the check does not read, even with another spelling of the path', async () => {
  const before = await all(studio);
  const paths = [
    'package.json',
    '../home.json',
    'pages/../package.json',
    'pages/./home.json',
    'pages//home.json',
    '/pages/home.json',
    'pages\\home.json',
    'pages/home.JSON',
    'pages/none.json',
    'pages/theme.css',
    'assets/images/logo.svg',
    '.cache/studio/drafts.json',
    '__proto__',
    '',
  ];
  for (const path of paths) expect((await studio.ask('edit', editOf(studio, { file: path }))).status, path).toBe(404);
  expect(await all(studio)).toEqual(before);
});

test('control: without the guard each of these requests would have written', async () => {
  const open = await startSmallStudio({}, { token: '', refuses: () => false });
  const told = { 'x-studio': undefined, 'sec-fetch-site': 'same-site' };
  expect((await open.send(asked(open, 'edit', told))).status).toBe(200);
  expect(open.drafts.changed()).toHaveLength(1);
  await open.remove();
});

test('the document cannot be framed, and contains only the token', async () => {
  const { host = '' } = studio.own;
  const { headers, text } = await studio.send({ method: 'GET', path: '/_studio', headers: { host } });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain(studio.guard.token);
});

test('the studio refuses requests from other machines', () => {
  for (const host of ['0.0.0.0', '::', '192.168.1.2', 'my-machine', 'localhost.evil.example'])
    expect(() => refuseOtherHosts(host)).toThrow('HOST is');
  for (const host of [undefined, 'localhost', '127.0.0.1', '::1']) expect(() => refuseOtherHosts(host)).not.toThrow();
});
