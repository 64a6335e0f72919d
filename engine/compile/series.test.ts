import { expect, test } from 'vitest';
import { contextWith, routeAt } from '../../tools/generate/gallery/small-context.ts';
import { smallSite } from '../../tools/generate/gallery/small-site.ts';
import type { CompileContext } from './context.ts';
import { compilePage } from './page.ts';

const small = await contextWith({
  'pages/site.json': { ...smallSite['pages/site.json'], series: [['/{product}-introduce'], ['/', '/second']] },
  'pages/introduce.json': {
    ...smallSite['pages/second.json'],
    id: 'introduce',
    route: '/{product}-introduce',
    sections: [{ type: 'page-end', id: 'end' }],
  },
});

const at = (path: string, language = 'en', context: CompileContext = small) =>
  compilePage(routeAt(context, path), language, context).series;

test('a page of a series knows those before and after it, by title and address in its language', () => {
  expect(at('/')).toEqual({ next: { label: 'Second', href: '/en/second' } });
  expect(at('/second', 'zh')).toEqual({ previous: { label: '首页', href: '/' } });
});

test('a page alone in its series has nobody beside it, and its route may hold a value of the site', () => {
  expect(at('/pwcore-introduce')).toEqual({});
});

test('a page of no series has none', () => {
  expect(at('/news')).toBeUndefined();
});

test('its day is that on which it was last changed, and is left out where that is not known', () => {
  const dated = { ...small, changed: ({ id }: { id: string }) => (id === 'home' ? '2026-01-31' : undefined) };
  expect(at('/', 'en', dated)?.updated).toBe('2026-01-31');
  expect(at('/second', 'en', dated)).not.toHaveProperty('updated');
});
