import { expect, test } from 'vitest';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { compilePage } from './page.ts';

const tabs = {
  $schema: '../schemas/page.schema.json',
  id: 'tabs',
  route: '/tabs',
  title: 'Tabs',
  sections: [
    { type: 'tabs', tabs: [{ label: 'A', sections: [{ type: 'prose', id: 'inner', paragraphs: ['A'] }] }] },
    { type: 'include', name: 'links' },
  ],
};

test('sections carry their places where an origin is given: their own, inside sections, and of a shared file', async () => {
  const context = await contextWith({ 'pages/tabs.json': tabs });
  context.fileOf = ({ id }) => `pages/${id}.json`;
  context.origin = {
    positionOf: (file, path) => ({ line: file.length, column: path.length }),
  };
  const { sections } = compilePage(findRoute(context, '/tabs'), 'en', context);
  const file = 'pages/tabs.json';
  expect(sections[0]?.place).toEqual({ file, pointer: '/sections/0', line: file.length, column: 2 });
  expect(sections[0]).toMatchObject({
    tabs: [{ sections: [{ id: 'inner', place: { file, pointer: '/sections/0/tabs/0/sections/0' } }] }],
    sectionsAt: [['tabs', 0, 'sections']],
  });
  expect(sections[1]?.place).toMatchObject({ file: 'pages/shared/links.json', pointer: '/sections/0' });
});

test('without an origin no section carries one', async () => {
  const context = await contextWith({ 'pages/tabs.json': tabs });
  expect(JSON.stringify(compilePage(findRoute(context, '/tabs'), 'en', context))).not.toContain('"place"');
});
