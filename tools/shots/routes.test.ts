import { describe, expect, test } from 'vitest';
import { contextWith } from '../testing/small-context.ts';
import { readOnly, routesFor } from './routes.ts';
import { fileOf } from './screens.ts';

const small = await contextWith();

describe('--only', () => {
  test('may be left out, and takes routes with commas between them', () => {
    expect(readOnly([])).toBeUndefined();
    expect(readOnly(['--site', 'x'])).toBeUndefined();
    expect(readOnly(['--only', '/, /second', '--site', 'x'])).toEqual(['/', '/second']);
  });

  test.each([[['--only', 'second']], [['--only', '/,']], [['--onyl', '/']], [['/second']]])('%j is refused', (args) => {
    expect(() => readOnly(args)).toThrow();
  });

  test('takes those routes alone, in the order of the site, and names one that the site lacks', () => {
    expect(routesFor(small, ['/second', '/'])).toEqual(['/', '/second']);
    expect(() => routesFor(small, ['/', '/en/second'])).toThrow(/no route \/en\/second/);
  });
});

test('without it every route is taken, with no template and each to a file of its own', () => {
  const routes = routesFor(small);
  expect(routes).toContain('/news');
  expect(routes.filter((route) => route.includes('_'))).toEqual([]);
  expect(new Set(routes.map(fileOf)).size).toBe(routes.length);
});
