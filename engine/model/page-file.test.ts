import { describe, expect, test } from 'vitest';
import { shipped } from '../testing/shipped-languages.ts';
import type { CompiledPage } from './compiled.ts';
import {
  findRedirect,
  homeHref,
  htmlPath,
  isFile,
  mergeQuery,
  pageToHydrate,
  readPath,
  routeHref,
  sectionTypesIn,
  withoutBase,
} from './page-file.ts';

const redirects = [
  { from: '/old', to: '/new?x#y' },
  { from: '/start', to: '/' },
  { from: '/list/{page}', to: '/news/{page}' },
];

describe('an old route', () => {
  test.each([
    ['zh', '/old', '/new?x#y'],
    ['en', '/old', '/en/new?x#y'],
    ['zh', '/start', '/'],
    ['en', '/start', '/en'],
    ['en', '/list/2', '/en/news/2'],
    ['zh', '/list/a%2Fb%5Cc', '/news/a%2Fb%5Cc'],
  ] as const)('in %s: %s leads to %s', (language, route, address) => {
    expect(findRedirect(redirects, { language, route }, shipped)).toBe(address);
  });

  test.each([
    ['zh', '/old', '/new/?x#y'],
    ['en', '/start', '/en/'],
    ['en', '/list/2', '/en/news/2/'],
  ] as const)('in %s, where addresses of pages end in a slash: %s leads to %s', (language, route, address) => {
    expect(findRedirect(redirects, { language, route }, { ...shipped, folders: true })).toBe(address);
  });

  test.each(['/', '/new', '/old/more', '/list', '/list/%E0%A4%A'])('is not %s', (route) => {
    expect(findRedirect(redirects, { language: 'zh', route }, shipped)).toBeUndefined();
  });
});

test.each([
  ['/lost', '/', '/'],
  ['/en', '/en', '/en/'],
  ['/en/lost', '/en', '/en/'],
  ['/english', '/', '/'],
])('%s, where it is no page, leads to %s, and to %s where addresses of pages end in a slash', (path, home, folder) => {
  expect([homeHref(path, shipped), homeHref(path, { ...shipped, folders: true })]).toEqual([home, folder]);
});

test.each([
  ['/', false],
  ['/faq', false],
  ['/en/faq', false],
  ['/release-1.2', false],
  ['/filesystem', false],
  ['/files/INSTALL', true],
  ['/api/v1/faq/all', true],
  ['/forms/trial.html', true],
  ['/terms.PDF', true],
])('%s is left to the browser as a file: %s', (path, file) => {
  expect(isFile(path)).toBe(file);
});

test.each([
  ['/a', '', '', '/a'],
  ['/a', '?x=1&y', '', '/a?x=1&y'],
  ['/a', '', '#c', '/a#c'],
  ['/a#b', '?x=1', '#c', '/a?x=1#b'],
  ['/a?z#b', '?x=1', '', '/a?z&x=1#b'],
  ['/a?z', '?x=1', '#c', '/a?z&x=1#c'],
])('%s leads on from an address with the query "%s" and the anchor "%s" as %s', (address, search, hash, whole) => {
  expect(mergeQuery(address, { search, hash })).toBe(whole);
});

test('of a page in HTML, interactive sections are fully known and others by their frames, also inside sections', () => {
  const staticSection = {
    id: 'static',
    type: 'prose',
    heading: 'H',
    showOn: 'mobile',
    lead: 'Said.',
    blocks: ['Said.'],
  };
  const inner = {
    id: 'inner',
    type: 'facts',
    rows: [{ sections: 'a word' }],
    data: { answer: { sections: [staticSection] } },
  };
  // An object that resembles a list of sections is not one. The schema defines their positions.
  const alike = [{ ...staticSection, id: 'row', type: 'map' }];
  const tab = { id: 'a', shown: [staticSection, inner], sections: alike };
  const interactive = { id: 'interactive', type: 'tabs', tabs: [tab], sectionsAt: [['tabs', 0, 'shown']] };
  const page = { id: 'p', title: 'T', sections: [staticSection, interactive] } as unknown as CompiledPage;
  const whole = structuredClone(page);
  const frame = { id: 'static', type: 'prose', heading: 'H', showOn: 'mobile' };
  expect(pageToHydrate(page, new Set(['interactive']))).toEqual({
    id: 'p',
    title: 'T',
    sections: [frame, { ...interactive, tabs: [{ ...tab, shown: [frame, { id: 'inner', type: 'facts' }] }] }],
  });
  expect(pageToHydrate(page, new Set(['interactive', 'inner'])).sections[1]).toEqual({
    ...interactive,
    tabs: [{ ...tab, shown: [frame, inner] }],
  });
  expect(page).toEqual(whole);
  expect(sectionTypesIn(page.sections)).toEqual(['prose', 'tabs', 'facts']);
  expect(sectionTypesIn(page.sections, new Set(['interactive', 'inner']))).toEqual(['tabs', 'facts']);
});

describe('a site in a folder of its host', () => {
  const inFolder = {
    languages: [
      { code: 'zh', prefix: '/lab' },
      { code: 'en', prefix: '/lab/en' },
    ],
  };

  test.each([
    ['zh', '/', '/lab/', 'index.html'],
    ['zh', '/faq', '/lab/faq', 'faq/index.html'],
    ['en', '/', '/lab/en', 'en/index.html'],
    ['en', '/faq', '/lab/en/faq', 'en/faq/index.html'],
    ['zh', '/lab', '/lab/lab', 'lab/index.html'],
  ] as const)('in %s has the route %s at %s, in the file %s', (language, route, address, file) => {
    expect(routeHref(route, language, inFolder)).toBe(address);
    expect(htmlPath(language, route, inFolder)).toBe(file);
    expect(readPath(address, inFolder)).toEqual({ language, route });
    expect(readPath(`${address}/`.replace('//', '/'), inFolder)).toEqual({ language, route });
  });

  test('reads the folder without a slash as its home page, and does not take another folder for its own', () => {
    expect(readPath('/lab', inFolder)).toEqual({ language: 'zh', route: '/' });
    expect(['/lab', '/lab/', '/lab/a', '/laboratory', '/', '/en'].map((path) => withoutBase(path, '/lab'))).toEqual([
      ...['/', '/', '/a'],
      ...[undefined, undefined, undefined],
    ]);
  });

  test('redirects within the folder', () => {
    expect(findRedirect(redirects, { language: 'en', route: '/old' }, inFolder)).toBe('/lab/en/new?x#y');
  });
});
