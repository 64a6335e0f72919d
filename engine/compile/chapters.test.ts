import { expect, test } from 'vitest';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { sectionsIn } from '../model/page-file.ts';
import { compilePage } from './page.ts';

const page = { $schema: '../schemas/page.schema.json', title: 'Guide', lead: 'What it is for.' };
const guide = {
  ...page,
  id: 'guide',
  route: '/{product}-guide',
  sections: [
    { type: 'links', id: 'near', links: [{ label: 'Steps', to: '#steps' }] },
    { type: 'prose', id: 'steps', paragraphs: ['See [above](#near) and [home](/#x).'] },
    { type: 'code', id: 'typed', lines: ['echo "[a](#near)"'] },
    { type: 'include', name: 'links' },
    { type: 'tabs', id: 'ways', tabs: [{ id: 'a', label: 'A', sections: [{ type: 'callout', text: ['A'] }] }] },
    { type: 'chapter', id: 'deeper', page: '/' },
  ],
};
const all = (sections: object[]) => ({ ...page, id: 'all', route: '/all', title: 'All', sections });

async function compiled(sections: object[]) {
  const context = await contextWith({ 'pages/guide.json': guide, 'pages/all.json': all(sections) });
  return compilePage(findRoute(context, '/all'), 'en', context).sections;
}

test('a chapter has the title, the lead and the sections of its page with new ids, followed by its own sections', async () => {
  const after = [{ type: 'prose', id: 'after', paragraphs: ['After.'] }];
  const [chapter, again] = await compiled([
    { type: 'chapter', id: 'one', page: '/{product}-guide', sections: after },
    { type: 'chapter', id: 'two', heading: 'Again', page: '/{product}-guide' },
  ]);
  expect(chapter).toMatchObject({ id: 'one', heading: 'Guide', lead: 'What it is for.', sectionsAt: [['sections']] });
  expect(again).toMatchObject({ id: 'two', heading: 'Again' });
  const ids = sectionsIn([chapter, again].flatMap((one) => one ?? [])).map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(['one', 'one-near', 'one-steps', 'one-typed']);
  expect(ids).toContain('after');
  expect(new Set(ids).size).toBe(ids.length);
});

test('links within its own page stay within it, and code stays unchanged', async () => {
  const [chapter] = await compiled([{ type: 'chapter', id: 'one', page: '/{product}-guide' }]);
  const text = JSON.stringify(chapter);
  expect([...text.matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href).slice(0, 3)).toEqual([
    '/en/gadget-guide#steps',
    '/en/gadget-guide#near',
    '/en#x',
  ]);
  expect(text).toContain('[a](#near)');
});

test('a chapter of a chapter is left out, so that pages which show one another end', async () => {
  const sections = await compiled([
    { type: 'chapter', id: 'one', page: '/{product}-guide' },
    { type: 'chapter', id: 'self', page: '/all' },
  ]);
  const deep = sectionsIn(sections).filter(({ type }) => type === 'chapter');
  expect(deep.map(({ id, sections }) => [id, (sections as unknown[] | undefined)?.length ?? 0])).toEqual([
    ['one', 6],
    ['one-deeper', 0],
    ['self', 2],
    ['self-one', 0],
    ['self-self', 0],
  ]);
});

test('the contact for mistakes is on the page that shows chapters, not in each chapter', async () => {
  const end = { type: 'page-end', id: 'end', report: 'mailto:a@example.com' };
  const files = {
    'pages/guide.json': { ...guide, sections: [...guide.sections.slice(0, 3), end] },
    'pages/all.json': all([{ type: 'chapter', id: 'one', page: '/{product}-guide' }, end]),
  };
  const context = await contextWith(files);
  const endsAt = (path: string) =>
    sectionsIn(compilePage(findRoute(context, path), 'en', context).sections).flatMap(({ type, id }) =>
      type === 'page-end' ? id : [],
    );
  expect(endsAt('/gadget-guide')).toEqual(['end']);
  expect(endsAt('/all')).toEqual(['end']);
});
