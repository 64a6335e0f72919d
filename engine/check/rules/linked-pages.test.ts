import { expect, test } from 'vitest';
import { complaints, replacePassage, smallNews, smallSite } from '../../generate/gallery/small-site.ts';

const alone = { 'pages/alone.json': { ...smallSite['pages/product.json'], id: 'alone', route: '/alone' } };
const item = (content: string) => ({ 'assets/records/news/a.json': { ...smallNews[0], content } });

test('a page that nothing links to is reported', async () => {
  expect(await complaints(alone)).toMatchInlineSnapshot(`
    [
      "pages/alone.json:4:12  route: Nothing links to "/alone". Link to it from the navigation or from a page, or remove it.",
    ]
  `);
});

test('a link of the page to itself does not count', async () => {
  const own = { 'pages/alone.json': { ...alone['pages/alone.json'], title: '[x](/alone)' } };
  expect(await complaints(own)).toHaveLength(1);
});

test.each([
  ['a text', replacePassage('pages/second.json', 'runs `gadget in`', '[runs](/alone#top)')],
  ['the HTML of a record', item('<p><a href="/alone">x</a></p>')],
  ['the HTML of a record in English', item('<p><a class="x" href="/en/alone?a=1">x</a></p>')],
])('a link in %s counts', async (_, change) => {
  const known = await complaints({ ...alone, ...change });
  expect(known.filter((line) => line.startsWith('pages/alone.json'))).toEqual([]);
});
