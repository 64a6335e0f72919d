import { expect, test } from 'vitest';
import { asciiOrigin, folderOnHost, withWebAddress } from './web-address.ts';

test.each<[origin: string, ascii: string | undefined]>([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://例子.中国', 'https://xn--fsqu00a.xn--fiqs8s'],
  ['https://例子。中国', 'https://xn--fsqu00a.xn--fiqs8s'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://Bücher.example:8443', 'https://xn--bcher-kva.example:8443'],
  ['https://пример.рф', 'https://xn--e1afmkfd.xn--p1ai'],
  ['https://exa mple.com', undefined],
  ['https://user@example.com', undefined],
  ['https://example.com?a', undefined],
  ['https://example.com#a', undefined],
  ['https://xn--a.example', undefined],
  ['https://', undefined],
  ['https://www..example.com', undefined],
  ['https://example.com.', undefined],
  ['https://.', undefined],
  ['https://[::1]:8443', 'https://[::1]:8443'],
  ['https://example.org/lab', 'https://example.org'],
  ['https://例子.中国/a/b.c', 'https://xn--fsqu00a.xn--fiqs8s'],
  ['https://example.org/%20', undefined],
  ['https://example.org/a b', undefined],
  ['https://example.org/实验室', undefined],
])('%s is %s', (origin, ascii) => {
  expect(asciiOrigin(origin)).toBe(ascii);
});

test('a site keeps its object, and its converted origin', () => {
  const plain = { origin: 'https://example.com', name: 'A' };
  expect(withWebAddress(plain)).toBe(plain);
  const site = { origin: 'https://例子.中国', name: 'A' };
  expect(withWebAddress(site)).toEqual({ origin: 'https://xn--fsqu00a.xn--fiqs8s', name: 'A' });
  expect(withWebAddress(site)).toBe(withWebAddress(site));
});

test('repeated conversions of an origin give the same result', () => {
  const found = new Set(Array.from({ length: 50_000 }, () => asciiOrigin('https://bücher.example')));
  expect([...found]).toEqual(['https://xn--bcher-kva.example']);
});

test.each<[site: { origin?: string; base?: string }, folder: string]>([
  [{}, ''],
  [{ origin: 'https://example.org' }, ''],
  [{ origin: 'https://example.org/' }, ''],
  [{ origin: 'https://example.org/lab' }, '/lab'],
  [{ origin: 'https://example.org/a/b' }, '/a/b'],
  [{ base: '/' }, ''],
  [{ base: '/lab/' }, '/lab'],
  [{ origin: 'https://example.org', base: '/lab/' }, '/lab'],
  [{ base: '/a b/' }, ''],
  [{ base: '//host/' }, ''],
])('the folder of %o on its host is "%s"', (site, folder) => {
  expect(folderOnHost(site)).toBe(folder);
  expect(folderOnHost(withWebAddress(site))).toBe(folder);
  expect(new URL(withWebAddress(site).origin ?? 'https://example.org').pathname).toBe('/');
});
