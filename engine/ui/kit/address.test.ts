import { expect, it } from 'vitest';
import type { CompiledSite } from '../../model/compiled.ts';
import { addressLabel, dataTarget } from './address.ts';

const site = {
  language: 'en',
  languages: [{ code: 'en', prefix: '' }],
  bases: { modules: '/files/modules/', cloud: 'https://cloud.example.com/' },
} as unknown as CompiledSite;

it('puts a relative address behind its base and leaves a whole one alone', () => {
  expect(dataTarget('a.zip', site, 'modules')).toEqual({ href: '/files/modules/a.zip' });
  expect(dataTarget('/files/b.zip', site, 'modules')).toEqual({ href: '/files/b.zip' });
  expect(dataTarget('x', site, 'cloud')).toEqual({ href: 'https://cloud.example.com/x', external: true, newTab: true });
});

it('adds the folder of the site on its host', () => {
  const inFolder = { ...site, languages: [{ code: 'en', prefix: '/lab' }] } as unknown as CompiledSite;
  expect(dataTarget('a.zip', inFolder, 'modules')).toEqual({ href: '/lab/files/modules/a.zip' });
  expect(dataTarget('/faq', inFolder)).toEqual({ href: '/lab/faq' });
  expect(dataTarget('x', inFolder, 'cloud')?.href).toBe('https://cloud.example.com/x');
});

it('opens documents and other sites in a new tab', () => {
  expect(dataTarget('a.pdf', site, 'modules')).toEqual({ href: '/files/modules/a.pdf', newTab: true });
  expect(dataTarget('https://example.com', site)).toMatchObject({ external: true, newTab: true });
});

it('includes the size and checksum of a file of this site', () => {
  const file = { name: 'a.zip', bytes: 1234, sha256: 'ab' };
  const files = { '/files/modules/a.zip': file };
  expect(dataTarget('a.zip', site, 'modules', files)).toEqual({ href: '/files/modules/a.zip', file });
  expect(dataTarget('b.zip', site, 'modules', files)).toEqual({ href: '/files/modules/b.zip' });
});

it.each([
  '',
  '  ',
  undefined,
  7,
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\u0001javascript:alert(1)',
  'https:///x',
])('gives no target for %j', (address) => {
  expect(dataTarget(address, site)).toBeUndefined();
});

it('labels an address with what follows its first characters, or with its file name', () => {
  expect(addressLabel('https://example.com/logs/run-01.tar.gz', 25)).toBe('run-01.tar.gz');
  expect(addressLabel('https://example.com/a.zip', 56)).toBe('a.zip');
  // Addresses that were rewritten to this site's own files.
  expect(addressLabel('/files/uploads/run-01.tar.gz', 25)).toBe('run-01.tar.gz');
  expect(addressLabel('/files/%E7%AE%97%E4%BE%8B.zip?v=1')).toBe('算例.zip');
  expect(addressLabel('/files/100%.zip')).toBe('100%.zip');
});
