import { expect, test } from 'vitest';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { smallSite } from '../generate/gallery/small-site.ts';
import type { CompileContext } from './context.ts';
import { compilePage } from './page.ts';

const whole = {
  ...smallSite['pages/second.json'],
  id: 'whole',
  route: '/{product}-whole',
  title: { zh: '全部', en: 'All' },
  sections: [
    { type: 'chapter', id: 'first', page: '/' },
    { type: 'prose', id: 'between', paragraphs: ['.'] },
    { type: 'chapter', id: 'other', page: '/second' },
  ],
};
const small = await contextWith({
  'pages/whole.json': whole,
  'pages/z.json': {
    ...whole,
    id: 'later',
    route: '/later',
    sections: [{ type: 'chapter', id: 'again', page: '/second' }],
  },
});

const at = (path: string, language = 'en', context: CompileContext = small) =>
  compilePage(findRoute(context, path), language, context).series;

test('a chapter knows those before and after it and the first page that shows it, by title and address in its language', () => {
  expect(at('/')).toEqual({
    next: { label: 'Second', href: '/en/second' },
    whole: { label: 'All', href: '/en/gadget-whole' },
  });
  expect(at('/second', 'zh')).toEqual({
    previous: { label: '首页', href: '/' },
    whole: { label: '全部', href: '/gadget-whole' },
  });
});

test('a page that is no chapter is in no series', () => {
  expect(at('/news')).toBeUndefined();
  expect(at('/gadget-whole')).toBeUndefined();
});

test('its day is that on which it was last changed, and is left out where that is not known', () => {
  const dated = { ...small, changed: ({ id }: { id: string }) => (id === 'home' ? '2026-01-31' : undefined) };
  expect(at('/', 'en', dated)?.updated).toBe('2026-01-31');
  expect(at('/second', 'en', dated)).not.toHaveProperty('updated');
});
