import { describe, expect, test } from 'vitest';
import { type Files, fileText, replacePassage, siteWith, smallSite } from '../generate/gallery/small-site.ts';
import { checkSite } from './check.ts';
import { applyFixes } from './fix.ts';
import { formatProblem } from './problem.ts';

const route = (file: keyof typeof smallSite, was: string, is: string) =>
  replacePassage(file, `"route": "${was}"`, `"route": "${is}"`);
const second = (is: string) => route('pages/second.json', '/second', is);
const links = (...targets: string[]): Files => ({
  'pages/product.json': {
    ...smallSite['pages/product.json'],
    sections: [{ type: 'links', links: targets.map((to, index) => ({ label: `A ${index}`, to })) }],
  },
});

describe('a mistyped route of a page is one problem, at the route', () => {
  test.each<[string, Files, mended: boolean]>([
    ['a letter left out', second('/secnd'), true],
    // Only one link has this target, so the link may be wrong.
    ['a capital', second('/Second'), false],
    ['a slash at its end', second('/second/'), true],
    ['no slash', second('second'), true],
    ['a blank in it', second('/sec ond'), false],
    ['two slashes', second('//second'), true],
    ['a language before it', second('/en/second'), false],
    ['a folder of the server before it', second('/api/second'), false],
    ['that of another page', second('/'), false],
    ['a route with a parameter', route('pages/news.json', '/news/{page}', '/nwes/{page}'), true],
    ['its parameter', route('pages/news.json', '/news/{page}', '/news/{pge}'), true],
    ['a brace left out', route('pages/news.json', '/news/{page}', '/news/{page'), true],
    ['the other brace left out', route('pages/news.json', '/news/{page}', '/news/page}'), true],
    ['a site value in it', route('pages/product.json', '/{product}-introduce', '/{prodct}-introduce'), true],
  ])('%s', async (_, change, mended) => {
    const site = await siteWith(change);
    const problems = checkSite(site);
    const [path = ''] = Object.keys(change);
    expect(problems, problems.map(formatProblem).join('\n')).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: path, pointer: '/route' });
    const [file] = applyFixes(problems, site.files);
    if (mended) expect(file?.text).toBe(fileText(smallSite[path as keyof typeof smallSite]));
    else expect(file).toBeUndefined();
  });

  test('however links spell it', async () => {
    const change = { ...second('/secnd'), ...links('/second', '/second/#guide') };
    const [problem, ...others] = checkSite(await siteWith(change));
    expect(others).toEqual([]);
    expect(problem && formatProblem(problem)).toMatchInlineSnapshot(
      `"pages/second.json:4:12  route: 3 links lead to "/second", which no page has, and none to this route. Did you mean "/second"?"`,
    );
  });
});

describe('a mistyped link is a problem at the link', () => {
  const told = async (change: Files) =>
    checkSite(await siteWith(change)).map(({ file, suggestion, fix }) => [file, suggestion, fix !== undefined]);

  test('where other links lead to the page', async () => {
    expect(await told(links('/secnd'))).toEqual([['pages/product.json', '/second', true]]);
    expect(await told(links('/secnd', '/secnd'))).toEqual([
      ['pages/product.json', '/second', false],
      ['pages/product.json', '/second', false],
    ]);
  });

  test('where the page’s id and file spell its route', async () => {
    const lonely = { 'pages/lonely.json': { ...smallSite['pages/second.json'], id: 'lonely', route: '/lonely' } };
    expect(await told({ ...lonely, ...links('/lonly') })).toEqual([['pages/product.json', '/lonely', true]]);
    expect(await told({ ...lonely, ...links('/lonly', '/lonly') })).toEqual([
      ['pages/product.json', '/lonely', false],
      ['pages/product.json', '/lonely', false],
    ]);
  });

  test('where it is near to two pages', async () => {
    const page = smallSite['pages/second.json'];
    const two = {
      'pages/a.json': { ...page, id: 'a', route: '/guide-a' },
      'pages/b.json': { ...page, id: 'b', route: '/guide-b' },
    };
    const found = await told({ ...two, ...links('/guide-c', '/guide-c') });
    expect(found.map(([file, , fixed]) => [file, fixed])).toEqual([
      ['pages/product.json', false],
      ['pages/product.json', false],
    ]);
  });
});

test('two routes that differ by the names of their parameters alone are one route, reported at the second', async () => {
  const item = (id: string, parameter: string): Files => ({
    [`pages/${id}.json`]: fileText(smallSite['pages/item.json'])
      .replace('"id": "item",\n  "route": "/item/{id}"', `"id": "${id}", "route": "/item/{${parameter}}"`)
      .replace('{route.id}', `{route.${parameter}}`),
  });
  expect(checkSite(await siteWith(item('other', 'number'))).map(formatProblem)).toEqual([
    expect.stringMatching(
      /^pages\/other\.json:.*route: The route "\/item\/\{number\}" is already that of pages\/item\.json\./,
    ),
  ]);
});
