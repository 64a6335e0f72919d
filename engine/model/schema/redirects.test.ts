import { expect, test } from 'vitest';
import { filledRedirects } from './redirects.ts';

const site = (...redirects: [string, string][]) => ({
  values: { product: 'Gadget' },
  slugs: { product: 'gadget' },
  redirects: redirects.map(([from, to]) => ({ from, to })),
});

test('a redirect resolves to the end of its chain, with values filled in, query and anchor preserved', () => {
  const found = filledRedirects(site(['/a', '/{product}-b#x'], ['/gadget-b', '/c'], ['/d', '/gadget-b?q#y']));
  expect(found).toEqual([
    { from: '/a', to: '/c#x' },
    { from: '/gadget-b', to: '/c' },
    { from: '/d', to: '/c?q#y' },
  ]);
});

test('a cycle has no target, nor does a redirect into it; the others stay', () => {
  expect(filledRedirects(site(['/a', '/b'], ['/b', '/a'], ['/c', '/a'], ['/d', '/e']))).toEqual([
    { from: '/d', to: '/e' },
  ]);
});

test('a site without redirects has none', () => {
  expect(filledRedirects({ values: {} })).toEqual([]);
  expect(filledRedirects(undefined)).toEqual([]);
});
