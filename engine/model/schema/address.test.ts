import { describe, expect, test } from 'vitest';
import { readAddress, type SiteBases } from './address.ts';

const site: SiteBases = {
  values: { product: 'Gadget' },
  slugs: { product: 'gadget' },
  bases: {
    files: '/files/',
    docs: { zh: 'https://example.com/zh/', en: 'https://example.com/en/' },
    top: '/',
    code: 'javascript:',
    host: '//evil.example/',
  },
};

describe('the beginning of an address determines its kind', () => {
  test.each([
    ['/', '/'],
    ['/second', '/second'],
    ['/second/', '/second'],
    ['/second?guide=dcu#top', '/second'],
    ['/{product}-introduce', '/gadget-introduce'],
    ['/news/{page}', '/news/{page}'],
  ])('%s is a route', (text, path) => {
    expect(readAddress(text, site)).toMatchObject({ kind: 'route', path });
  });

  test('what follows a route is kept', () => {
    expect(readAddress('/second?guide=dcu#top', site)).toEqual({
      kind: 'route',
      path: '/second',
      rest: '?guide=dcu#top',
    });
  });

  test('a number sign begins an anchor, decoded where it can be', () => {
    expect(readAddress('#guide', site)).toEqual({ kind: 'anchor', id: 'guide' });
    expect(readAddress('#%E6%8C%87%E5%8D%97', site)).toEqual({ kind: 'anchor', id: '指南' });
    expect(readAddress('#100%', site)).toEqual({ kind: 'anchor', id: '100%' });
  });

  test('a base that is a folder gives a file, whose name is decoded and whose query is left out', () => {
    const address = {
      kind: 'file',
      base: 'files',
      root: 'files/',
      asset: 'files/a b.zip',
      href: '/files/a%20b.zip?v=2',
    };
    expect(readAddress('files:a%20b.zip?v=2', site)).toEqual(address);
  });

  test('a base on another site gives an external address in the requested language', () => {
    expect(readAddress('docs:x', site, 'zh')).toEqual({ kind: 'external', href: 'https://example.com/zh/x' });
    expect(readAddress('docs:x', site, 'en')).toEqual({ kind: 'external', href: 'https://example.com/en/x' });
  });

  test.each(['https://example.com/a?b#c', 'HTTP://example.com', 'mailto:a@example.com', 'tel:+861000000000'])(
    '%s is external',
    (href) => {
      expect(readAddress(href, site)).toEqual({ kind: 'external', href });
    },
  );

  test.each(['fils:a.zip', 'constructor:a', 'file:///etc/passwd', 'blob:x', 'ftp://example.com'])(
    '%s has a base that is not there',
    (text) => {
      expect(readAddress(text, site)).toMatchObject({ kind: 'unknown-base' });
    },
  );

  test('without a site no base is known', () => {
    expect(readAddress('files:a.zip', undefined)).toEqual({ kind: 'unknown-base', base: 'files', rest: 'a.zip' });
  });

  test.each(['code:alert(1)', 'host:x'])('%s has a base that is neither a folder nor another site', (text) => {
    expect(readAddress(text, site)).toMatchObject({ kind: 'broken-base' });
  });
});

describe('an address that could run code or hide another host is unsafe', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\u0000:alert(1)',
    'data:text/html,x',
    'DATA:text/html,x',
    'vbscript:x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:\\\\evil.example',
    'top:/evil.example',
    '__proto__:a',
    'two words',
    'second',
    '?page=2',
    '../second',
    'https://',
    'https://[',
    'http://a:b@c:99999/',
    '.',
    '',
  ])('%j', (text) => {
    expect(readAddress(text, site)).toEqual({ kind: 'unsafe' });
  });

  test('also when a site value makes it so', () => {
    const values = { scheme: 'javascript', slashes: '//evil.example' };
    expect(readAddress('{scheme}:alert(1)', { values, bases: {} })).toEqual({ kind: 'unsafe' });
    expect(readAddress('{slashes}', { values, bases: {} })).toEqual({ kind: 'unsafe' });
  });
});

test.each([
  ['files:100%.pdf', '/files/100%25.pdf', 'files/100%.pdf'],
  ['files:a%2.pdf?v=1', '/files/a%252.pdf?v=1', 'files/a%2.pdf'],
  ['files:50%ab.pdf#p', '/files/50%25ab.pdf#p', 'files/50%ab.pdf'],
  // Control: an already encoded address.
  ['files:100%25.pdf', '/files/100%25.pdf', 'files/100%.pdf'],
])('a percent sign in the name of a file is encoded: %s', (text, href, asset) => {
  expect(readAddress(text, { bases: { files: '/files/' } })).toMatchObject({ kind: 'file', href, asset });
});

test('an address of any letters is read the same way however often it is', () => {
  const address = 'https://bücher.example/';
  const kinds = new Set(Array.from({ length: 50_000 }, () => readAddress(address, undefined).kind));
  expect([...kinds]).toEqual(['external']);
});
