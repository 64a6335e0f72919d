import { expect, test } from 'vitest';
import { contextWith } from '../../engine/generate/gallery/small-context.ts';
import { routesFor } from './routes.ts';
import { fileOf } from './screens.ts';

const small = await contextWith();

test('the routes that are asked for are taken alone, in the order of the site, and one that the site lacks is named', () => {
  expect(routesFor(small, ['/second', '/'])).toEqual(['/', '/second']);
  expect(() => routesFor(small, ['/', '/en/second'])).toThrow(/no route \/en\/second/);
});

test('without any every route is taken, with no template and each to a file of its own', () => {
  const routes = routesFor(small);
  expect(routes).toContain('/news');
  expect(routes.filter((route) => route.includes('_'))).toEqual([]);
  expect(new Set(routes.map(fileOf)).size).toBe(routes.length);
});
