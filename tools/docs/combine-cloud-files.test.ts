import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from '../../engine/build/hosts/cloud-files.ts';
import { policyHeader, securityHeaders } from '../../engine/build/hosts/headers.ts';
import { facts as smallFacts } from '../../engine/testing/small-dist.ts';
import { combineCloudFiles } from './combine-cloud-files.ts';

const newest = { ...smallFacts, scriptHashes: ["'sha256-new'"] };
const old = { ...smallFacts, scriptHashes: ["'sha256-old'"], base: '/1.0', isPreview: true };
const oldest = { ...old, base: '/0.9', isPreview: false, scriptHashes: newest.scriptHashes };
const api = [{ path: '/api/v1/news/list', query: ['page'], forms: {} }];
const { headers, redirects } = combineCloudFiles(
  [newest, old, oldest].map((facts) => ({
    base: `${facts.base ?? ''}/`,
    headers: headersFile(facts, api),
    redirects: redirectsFile(facts, api),
  })),
);

const pattern = (address: string) =>
  new RegExp(`^${address.replaceAll('.', '\\.').replace('*', '.*').replace(/:\w+/g, '[^/]+')}$`);

/** The headers of an address: Cloudflare Pages joins the values of all rules, Netlify takes that of the last. */
function headersOf(path: string, host: 'cloudflare' | 'netlify'): Record<string, string> {
  const sent: Record<string, string> = {};
  let fits = false;
  for (const line of headers.split('\n')) {
    const [, removed, name = '', value = ''] = /^ {2}(?:! (\S+)|([^:]+): (.*))$/.exec(line) ?? [];
    if (line.startsWith('/')) fits = pattern(line).test(path);
    else if (fits && removed && host === 'cloudflare') delete sent[removed];
    else if (fits && name) sent[name] = host === 'cloudflare' && sent[name] ? `${sent[name]}, ${value}` : value;
  }
  return sent;
}

test.each(['cloudflare', 'netlify'] as const)('%s sends the headers of its build with each page', (host) => {
  for (const [path, facts] of [
    ['/second/', newest],
    ['/1.0/second/', old],
    ['/0.9/second/', oldest],
  ] as const)
    expect(headersOf(path, host), path).toEqual(securityHeaders(facts));
  expect(headersOf('/1.0/second/', host)[policyHeader]).toContain("'sha256-old'");
  for (const folder of ['', '/1.0', '/0.9']) {
    expect(headersOf(`${folder}/_/app.js`, host)['Cache-Control']).toMatch(/^public, max-age=\d+, immutable$/);
    expect(headersOf(`${folder}/_feed/json/en/news.json`, host)['Content-Type']).toBe(
      'application/feed+json; charset=utf-8',
    );
  }
});

test('a build has its own rule for all of its addresses only for headers that differ', () => {
  const rules = headers.split('\n').filter((line) => line.startsWith('/') && line.split('/').at(-1) === '*');
  expect(rules).toEqual(expect.arrayContaining(['/*', '/1.0/*', '/1.0/_/*', '/0.9/_/*']));
  expect(rules).not.toContain('/0.9/*');
});

/** The first rule for an address: its target and status. Only Netlify reads lines that end with a comment. */
function redirectOf(path: string, host: 'cloudflare' | 'netlify'): string | undefined {
  const lines = redirects.split('\n').filter((line) => line.startsWith('/'));
  const read = lines
    .filter((line) => host === 'netlify' || !line.includes(' #'))
    .map((line) => line.replace(/ #.*/, '').split(' '));
  const [, ...rest] = read.find(([from = '']) => pattern(from).test(path)) ?? [];
  return rest.length > 0 ? rest.join(' ') : undefined;
}

test.each([
  ['/old', '/second/#guide 301!', '/second/#guide 301'],
  ['/1.0/old', '/1.0/second/#guide 301!', '/1.0/second/#guide 301'],
  ['/1.0/en/old/7', '/1.0/en/item/:id/ 301!', '/1.0/en/item/:id/ 301'],
  ['/0.9/item/none', '/0.9/item/404.html 404', undefined],
  ['/1.0/en/nowhere', '/1.0/en/404.html 404', undefined],
  ['/1.0/nowhere', '/1.0/404.html 404', undefined],
  ['/1.0/api/v1/news/list', 'page=:page /1.0/api/v1/news/list@page=:page 200', undefined],
  ['/second/', undefined, undefined],
])('%s', (path, byNetlify, byCloudflare) => {
  expect(redirectOf(path, 'netlify')).toBe(byNetlify);
  expect(redirectOf(path, 'cloudflare')).toBe(byCloudflare);
});

test('Cloudflare Pages reads all fixed redirects before those with a placeholder', () => {
  const read = redirects.split('\n').filter((line) => line.startsWith('/') && !line.includes(' #'));
  const filled = read.map((line) => line.includes('/:'));
  expect(filled.indexOf(true)).toBeGreaterThan(3);
  expect(filled.slice(filled.indexOf(true))).not.toContain(false);
});
