import { beforeAll, expect, test } from 'vitest';
import { compilePage, isInLanguage, routesOf } from '../../engine/compile/page.ts';
import type { CompiledRelated } from '../../engine/model/compiled.ts';
import { routeHref } from '../../engine/model/page-file.ts';
import { createSiteOpener } from '../../engine/site/open-site.ts';
import { root } from '../../engine/site/paths.ts';

/** The related pages of each page, by address. */
const listed = new Map<string, CompiledRelated[]>();
/** The addresses on a page, and the external links. */
const known = new Set<string>();

beforeAll(async () => {
  const context = await (await createSiteOpener(root).read()).unchecked();
  if (!context) throw new Error('the site cannot be read');
  const { languages = [] } = context.site;
  const prefixes = { languages: languages.map(({ code, prefix = '' }) => ({ code, prefix })) };
  for (const { code } of languages) {
    for (const { href, leads = href } of context.entries(code, context))
      for (const one of [href, leads]) known.add(one);
    for (const route of routesOf(context).filter((one) => isInLanguage(one, code))) {
      const related = compilePage(route, code, context).sections.flatMap(({ related }) => related ?? []);
      if (related.length > 0) listed.set(routeHref(route.path, code, prefixes), related);
    }
  }
});

/** What of these lists leads to nothing that is on a page. */
const astray = (all: Iterable<CompiledRelated[]>) =>
  [...all]
    .flat()
    .flatMap(({ href = '', items }) => [href, ...items.map(({ to }) => to.href)].filter((one) => !known.has(one)));

test('modules, their class, the cases and the questions tell of each other in both languages', () => {
  const pages = ['/module-download', '/ModuleClass', '/Case', '/faq'];
  expect([...listed.keys()].sort()).toEqual([...pages, ...pages.map((page) => `/en${page}`)].sort());
});

test('whatever they tell of stands on the page that they name', () => {
  expect(astray(listed.values())).toEqual([]);
  // A row that is not there would be noticed.
  expect(
    astray([[{ title: '', href: '/faq', items: [{ title: '', to: { href: '/faq#faq-99' }, shared: [] }] }]]),
  ).toEqual(['/faq#faq-99']);
});

/** Pages with a related link to a page that links to others, but not back. */
function oneSided(all: ReadonlyMap<string, CompiledRelated[]>): string[] {
  return [...all].flatMap(([page, related]) =>
    related.flatMap(({ href = '' }) =>
      all.get(href)?.every((back) => back.href !== page) ? `${page} tells of ${href}, and not the other way round` : [],
    ),
  );
}

test('what one page tells of another, the other tells of it', () => {
  expect(oneSided(listed)).toEqual([]);
  const broken = new Map([...listed].map(([page, related]) => [page, page === '/Case' ? [] : related]));
  expect(oneSided(broken)).not.toEqual([]);
});

test('a module leads to its article, and a case to its module', () => {
  const hrefs = (page: string) => listed.get(page)?.flatMap(({ items }) => items.map(({ title }) => title)) ?? [];
  expect(hrefs('/en/Case')).toContain('Ion collision');
  expect(hrefs('/module-download').some((title) => title.startsWith('Band alignment：'))).toBe(true);
});
