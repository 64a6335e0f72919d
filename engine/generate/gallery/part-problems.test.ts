import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompiledNavigationEntry, CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { root } from '../../site/paths.ts';
import { findPartProblems } from './part-problems.ts';

let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-parts-'));
  await cp(join(root, 'engine/examples/observatory'), site, { recursive: true });
  await cp(join(root, 'engine/testing/own-parts'), site, { recursive: true });
});
afterAll(() => rm(site, { recursive: true, force: true }));

/** The pieces of a page that keeps every contract. */
const sound = {
  header: '<header><a href="#main">Skip</a><nav aria-label="Site">LINKS</nav></header>',
  title: '<h1>TITLE</h1>',
  home: '<a href="HOME">Home</a>',
  footer: '<footer>©</footer>',
};

function linksOf(entries: CompiledNavigationEntry[]): string {
  return entries
    .map(({ label, to, children = [] }) => (to ? `<a href="${to.href}">${label}</a>` : '') + linksOf(children))
    .join('');
}

/** Renders pages of these pieces, some replaced by `changes`. */
const rendering = (changes: Partial<typeof sound>) => (page: CompiledPage, compiled: CompiledSite) => {
  const { header, title, home, footer } = { ...sound, ...changes };
  const sections = page.sections.map(({ type, id }) => `<section data-section="${type}" id="${id}"></section>`);
  const body = `${header}<main id="main">${title}${sections.join('')}${home}</main>${footer}`;
  const prefix = compiled.languages.find(({ code }) => code === page.language)?.prefix || '/';
  return {
    body: body.replace('LINKS', linksOf(compiled.navigation)).replace('TITLE', page.title).replace('HOME', prefix),
  };
};

test('parts that keep their contracts have no problem', async () => {
  expect(await findPartProblems(site, rendering({}))).toEqual([]);
});

test.each([
  [
    'header',
    '<div><nav aria-label="Site">LINKS</nav></div>',
    /header.tsx \(header\), zh: it renders 0 <header> elements/,
  ],
  ['header', '<header><a href="#main">Skip</a>LINKS</header>', /its <header> has no <nav>/],
  ['header', '<header><a href="#main">Skip</a><nav>LINKS</nav></header>', /its <nav> has no name/],
  [
    'header',
    '<header><a href="#main">Skip</a><nav aria-label="Site"></nav></header>',
    /no link to "Hidden" \(\/en\/hidden\)/,
  ],
  ['header', '<header><nav aria-label="Site">LINKS</nav></header>', /no link to "#main"/],
  ['header', `${sound.header}<header></header>`, /it renders 2 <header> elements/],
  ['footer', '<div>©</div>', /footer.tsx \(footer\), en: it renders 0 <footer> elements/],
  ['footer', '<section><footer>©</footer></section>', /it renders 0 <footer> elements/],
  ['footer', '<footer><a href="/"></a></footer>', /a <a> has no text/],
  ['footer', '<footer><img src="/a.png"></footer>', /<img src="\/a.png"> has no alt text/],
  ['footer', '<footer id="main">©</footer>', /the id "main" is used twice/],
  ['footer', '<footer style="color: red">©</footer>', /browsers refuse styles and handlers/],
  ['title', '<h2>TITLE</h2>', /page-header.tsx \(pageHeader\), en: the page has 0 <h1> elements/],
  ['title', '<h1>Welcome</h1>', /its <h1> is "Welcome", not the title/],
  ['home', '', /not-found.tsx \(notFound\), en: it has no link to the home page \(\/en\)/],
])('a part that breaks its contract is reported: %s as %s', async (piece, html, expected) => {
  expect(await findPartProblems(site, rendering({ [piece]: html }))).toContainEqual(expect.stringMatching(expected));
});

test('a part that throws or differs each time is reported', async () => {
  const throwing = () => {
    throw new Error('no tide');
  };
  expect(await findPartProblems(site, throwing)).toContain('parts/footer.tsx (footer), en: no tide');
  let count = 0;
  const changing = (page: CompiledPage, compiled: CompiledSite) =>
    rendering({ footer: `<footer>${count++}</footer>` })(page, compiled);
  expect(await findPartProblems(site, changing)).toContain(
    'parts/footer.tsx (footer), en: two renders give different HTML.',
  );
});
