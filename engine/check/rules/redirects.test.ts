import { describe, expect, test } from 'vitest';
import { complaints, type Files, replacePassage, smallNews } from '../../generate/gallery/small-site.ts';

const site = (...redirects: [string, string][]): Files => {
  const list = JSON.stringify(redirects.map(([from, to]) => ({ from, to })));
  const records = { 'assets/records/news/news.json': smallNews };
  return {
    ...replacePassage('pages/site.json', '"onDataFailure"', `"redirects": ${list},\n  "onDataFailure"`),
    ...records,
  };
};

describe('a redirect is sound', () => {
  test.each([
    ['to a route, with query and anchor', [['/old', '/second?x#guide']]],
    ['to a route with a site value', [['/{product}', '/gadget-introduce']]],
    ['from an address that a record has no more', [['/item/8', '/item/7']]],
    ['with a parameter', [['/old/{page}', '/news/{page}']]],
    [
      'from other scripts',
      [
        ['/2020/旧闻：「一」/{page}', '/news/{page}'],
        ['/ñ', '/旧'],
        ['/旧', '/second'],
      ],
    ],
    [
      'by another redirect',
      [
        ['/oldest', '/old'],
        ['/old', '/second'],
      ],
    ],
  ] as [string, [string, string][]][])('%s', async (_, redirects) => {
    expect(await complaints(site(...redirects))).toEqual([]);
  });
});

describe('a redirect is wrong, reported at its place,', () => {
  test.each([
    [
      'at the route of a page',
      [['/second', '/news']],
      'redirects[0].from: "/second" is no old route: pages/second.json answers it.',
    ],
    [
      'where a page’s parameter takes its route',
      [['/news/1', '/second']],
      '"/news/1" is no old route: pages/news.json answers it.',
    ],
    ['at the address of a record', [['/item/7', '/item/1']], '"/item/7" is no old route: pages/item.json answers it.'],
    ['where its own parameter takes a page’s route', [['/{any}', '/news']], '"/{any}" is no old route'],
    [
      'at a file',
      [['/files/example.zip', '/news']],
      '"/files/example.zip" is no old route: assets/files/example.zip answers it.',
    ],
    [
      'twice',
      [
        ['/old', '/news'],
        ['/old', '/second'],
      ],
      'redirects[1].from: "/old" is redirected above already.',
    ],
    ['with a space of any script', [['/a\u3000b', '/news']], 'then letters and digits of any script'],
    ['percent-encoded', [['/%E6%97%A7', '/news']], 'then letters and digits of any script'],
    ['to nothing', [['/old', '/secnd']], 'redirects[0].to: No page has the route "/secnd". Did you mean "/second"?'],
    ['to an anchor that is not there', [['/old', '/second#giude']], 'has the id "giude"'],
    ['to an anchor that no page of a list has', [['/old/{page}', '/news/{page}#giude']], 'has the id "giude"'],
    ['to a file', [['/old', '/files/example.zip']], 'redirects[0].to: This must be the route of a page.'],
    ['to another parameter', [['/old/{id}', '/news/{page}']], 'have different parameters'],
    ['to itself', [['/old', '/old']], 'redirects[0].to: This redirect of "/old" leads back to itself.'],
  ] as [string, [string, string][], string][])('%s', async (_, redirects, sentence) => {
    const [first, ...others] = await complaints(site(...redirects));
    expect(first).toContain('pages/site.json:');
    expect(first).toContain(sentence);
    expect(others).toEqual([]);
  });

  test('to another site, or in a circle of several', async () => {
    expect(await complaints(site(['/old', 'https://example.com']))).toHaveLength(1);
    expect(await complaints(site(['/a', '/b'], ['/b', '/a']))).toHaveLength(2);
  });
});

test('a link to an old route is dead, and fixed by the new one with its anchor', async () => {
  const link = replacePassage('pages/home.json', '#downloads', '/old#guide');
  expect(await complaints({ ...site(['/old', '/second']), ...link })).toEqual([
    'pages/home.json:55:17  sections[1] (feature).actions[0].to: "/old" is an old route: its page is now at "/second". Did you mean "/second#guide"?',
  ]);
});
