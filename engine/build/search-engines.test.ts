import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import robotsParser from 'robots-parser';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { prerender } from '../client/app/prerender.tsx';
import type { CompileContext } from '../compile/context.ts';
import { compilePage, type Route, routesOf } from '../compile/page.ts';
import { compileSite } from '../compile/site.ts';
import { readExamples } from '../generate/gallery/examples.ts';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { previewAddress, routeHref } from '../model/page-file.ts';
import { codesOf } from '../model/schema/languages.ts';
import { lastChangedReader } from '../site/last-changed.ts';
import { createSiteOpener } from '../site/open-site.ts';
import { root } from '../site/paths.ts';
import { exampleFiles } from '../testing/example-site.ts';
import { shipped } from '../testing/shipped-languages.ts';
import { bundleEngine, loadRenderer } from './bundle.ts';
import { searchFiles, sitemapFiles } from './sitemap.ts';

/**
 * The names in these JSON-LD texts that schema.org does not define: types, properties of a type, values of a
 * property. TypeScript compares them with `schema-dts`, which Google generates from schema.org.
 */
async function strangersToSchemaOrg(texts: Record<string, string>): Promise<string[]> {
  // In a folder next to node_modules, so that the compiler finds the vocabulary.
  const folder = await mkdtemp(join(root, '.cache/vocabulary-'));
  const names = Object.keys(texts);
  const lines = names.map((name, index) => `export const page${index}: Graph = ${texts[name]};`);
  const file = join(folder, 'pages.ts');
  try {
    await writeFile(file, ["import type { Graph } from 'schema-dts';", ...lines].join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false'];
    const resolution = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    await promisify(execFile)(process.execPath, [compiler, ...options, ...resolution, file], { maxBuffer: 1e9 });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    const found = [...stdout.matchAll(/pages\.ts\((\d+),\d+\): error \w+: (.*)/g)];
    if (found.length === 0) throw error;
    return found.map(([, line, what]) => `${names[Number(line) - 2]}: ${what}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const origin = 'https://www.example.com';

/** A list of two questions. */
const questions = {
  type: 'expandable-list',
  faq: true,
  title: { field: 'question', label: 'Question' },
  details: [{ field: 'answer', label: 'Answer' }],
  rows: ['Who?', 'Why?'].map((question) => ({ question, answer: 'Because.' })),
};

let render: typeof prerender;
let context: CompileContext;
let routes: Route[];
beforeAll(async () => {
  render = await loadRenderer(await bundleEngine());
  const plain = await contextWith({
    ...exampleFiles(),
    'pages/second.json': { ...smallSite['pages/second.json'], noindex: true },
    'pages/questions.json': {
      ...smallSite['pages/second.json'],
      id: 'questions',
      route: '/questions',
      sections: [questions],
    },
  });
  const asset: CompileContext['asset'] = (path) => {
    const facts = plain.asset(path);
    return facts && path.endsWith('.mp4') ? { ...facts, seconds: 65 } : facts;
  };
  context = { ...plain, asset };
  routes = routesOf(context);
}, 120_000);

const { DOMParser } = new JSDOM('').window;
const seen = new WeakMap<CompileContext, Map<string, ReturnType<typeof readHead>>>();

/** The head of a page's document, as a crawler reads it. */
function headAt(route: Route, language: string, of = context) {
  const known = seen.get(of) ?? new Map();
  seen.set(of, known);
  const key = `${language} ${route.path}`;
  if (!known.has(key)) known.set(key, readHead(route, language, of));
  return known.get(key) as ReturnType<typeof readHead>;
}

function readHead(route: Route, language: string, of: CompileContext) {
  const page = compilePage(route, language, of);
  const { head, lang } = render(page, compileSite(of, language));
  const document = new DOMParser().parseFromString(`<!doctype html><head>${head}</head>`, 'text/html');
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  return {
    lang,
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel=alternate]')].map((one) => [
        one.getAttribute('hreflang'),
        one.getAttribute('href'),
      ]),
    ),
    robots: attribute('meta[name=robots]', 'content'),
    shared: (property: string) => attribute(`meta[property="og:${property}"]`, 'content'),
    data: document.querySelector('script[type="application/ld+json"]')?.textContent ?? undefined,
  };
}

/** The structured data of a page, by type. */
function thingsAt(path: string, language: string, of = context): Record<string, Record<string, unknown>> {
  const { data } = headAt(findRoute(of, path), language, of);
  const graph: Record<string, unknown>[] = data ? JSON.parse(data)['@graph'] : [];
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

const pagesIn = (all: Route[]) => all.filter(({ params }) => params);

async function addressesIn(sitemap: string): Promise<string[]> {
  return (await parseSitemap(Readable.from(sitemap))).map(({ url }) => url);
}

/** The addresses of each page in other languages, as a sitemap has them, by its own address. */
async function alternatesIn(sitemap: string): Promise<Record<string, Record<string, string>>> {
  const pages = await parseSitemap(Readable.from(sitemap));
  return Object.fromEntries(
    pages.map(({ url, links = [] }) => [url, Object.fromEntries(links.map(({ lang, url }) => [lang, url]))]),
  );
}

/** Without the feed that a head names too, which is in no other language. */
function languagesOnly({ null: _, ...alternates }: Record<string, unknown>): Record<string, unknown> {
  return alternates;
}

/** The expected types of each page. The first page of the news shows the same as their list. */
const knownAs = (path: string) => (path === '/news/1' ? '/news' : path);

describe('every page of a site', () => {
  test('has the same addresses in other languages in the sitemap and in its head', async () => {
    const alternates = await alternatesIn(searchFiles(context, routes)['sitemap.xml'] as string);
    expect(Object.keys(alternates).length).toBeGreaterThan(50);
    for (const route of pagesIn(routes).filter(({ path, page }) => knownAs(path) === path && !page.noindex))
      for (const language of codesOf(context.site))
        expect(alternates[origin + routeHref(route.path, language, shipped)]).toEqual(
          languagesOnly(headAt(route, language).alternates),
        );
  });

  test('has its title, description, canonical address and language alternatives, also for sharing', () => {
    const seen = new Set<string>();
    for (const route of pagesIn(routes)) {
      for (const language of codesOf(context.site)) {
        const path = knownAs(route.path);
        const own = origin + routeHref(path, language, shipped);
        const [zh, en] = ['zh', 'en'].map((code) => origin + routeHref(path, code, shipped));
        const head = headAt(route, language);
        expect(head.title, own).not.toBe('');
        expect(head.description, own).not.toBe('');
        expect(head, own).toMatchObject({
          canonical: own,
          alternates: { 'zh-CN': zh, en, 'x-default': zh },
          lang: { zh: 'zh-CN', en: 'en' }[language],
        });
        const picture = origin + previewAddress(language, route.path);
        const shared = ['title', 'description', 'url', 'image'].map(head.shared);
        expect(shared, own).toEqual([head.title, head.description, own, picture]);
        seen.add(own);
      }
    }
    expect(seen.size).toBe((pagesIn(routes).length - 1) * 2);
  });

  test('is in the sitemap exactly once, with each of its languages', async () => {
    const { 'sitemap.xml': sitemap = '' } = searchFiles(context, routes);
    const addresses = await addressesIn(sitemap);
    const open = pagesIn(routes).filter(({ page }) => !page.noindex);
    expect(open.length).toBe(pagesIn(routes).length - 1);
    const once = open.filter(({ path }) => path === knownAs(path));
    expect(once.length).toBe(open.length - 1);
    const pages = once.flatMap(({ path }) =>
      codesOf(context.site).map((code) => origin + routeHref(path, code, shipped)),
    );
    expect(addresses.toSorted()).toEqual(pages.toSorted());
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(sitemap.match(/hreflang="en"/g)).toHaveLength(pages.length);
    expect(await faultsIn(sitemap)).toEqual([]);
  });

  test('describes itself with schema.org', async () => {
    const texts: Record<string, string> = {};
    for (const route of pagesIn(routes))
      for (const language of codesOf(context.site)) {
        const { data } = headAt(route, language);
        if (data) texts[`${language} ${route.path}`] = data;
      }
    // Each has at least its breadcrumb, and the home page its organization.
    expect(Object.keys(texts)).toHaveLength(pagesIn(routes).length * 2);
    expect(await strangersToSchemaOrg(texts)).toEqual([]);
  });

  test('has the type that follows from its sections', () => {
    const exampleOf = (type: string) => `/example-${readExamples().findIndex((example) => example.type === type)}`;
    expect(thingsAt('/', 'en')).toMatchObject({
      Organization: { name: 'Sample company', url: `${origin}/en`, logo: `${origin}/images/example.svg` },
    });
    expect(thingsAt('/questions', 'en').FAQPage?.mainEntity).toHaveLength(2);
    expect(thingsAt('/item/1', 'en')).toMatchObject({
      NewsArticle: { headline: 'News 1', datePublished: '2025-01-01' },
      BreadcrumbList: { itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
    });
    expect(thingsAt(exampleOf('modal-table'), 'zh').SoftwareApplication?.downloadUrl).toContainEqual(
      expect.stringContaining(`${origin}/files/`),
    );
    const { data } = headAt(findRoute(context, exampleOf('video-list')), 'zh');
    expect(JSON.parse(data ?? '{}')['@graph']).toContainEqual(expect.objectContaining({ duration: 'PT65S' }));
  });
});

test('the sitemap has the day on which each page changed', async () => {
  const observatory = join(root, 'engine/examples/observatory');
  const { context: site } = await createSiteOpener(observatory).open();
  if (!site) throw new Error('the observatory has errors');
  const known = { ...site, site: { ...site.site, origin }, changed: lastChangedReader(observatory, site) };
  const { 'sitemap.xml': sitemap = '' } = searchFiles(known, routesOf(site));
  expect(sitemap.match(/<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/g)).toHaveLength((await addressesIn(sitemap)).length);
  expect(await faultsIn(sitemap)).toEqual([]);
});

test('unknown types, properties and values of schema.org are detected', async () => {
  const graph = (thing: unknown) => JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] });
  const found = await strangersToSchemaOrg({
    sound: graph({ '@type': 'VideoObject', name: 'a' }),
    type: graph({ '@type': 'Vidoe', name: 'a' }),
    property: graph({ '@type': 'VideoObject', nmae: 'a' }),
    value: graph({ '@type': 'ListItem', position: { '@type': 'Answer' } }),
  });
  expect(found.map((one) => one.split(':')[0])).toEqual(['type', 'property', 'value']);
});

test('an unlisted page has noindex and is not in the sitemap; control: a listed page is', async () => {
  const small = await contextWith({
    'pages/site.json': { ...smallSite['pages/site.json'], origin },
    'pages/second.json': { ...smallSite['pages/second.json'], noindex: true },
  });
  expect(headAt(findRoute(small, '/second'), 'en', small).robots).toBe('noindex');
  expect(headAt(findRoute(small, '/'), 'en', small).robots).toBeUndefined();
  const addresses = await addressesIn(searchFiles(small, routesOf(small))['sitemap.xml'] ?? '');
  expect(addresses).toContain(`${origin}/`);
  expect(addresses).not.toContain(`${origin}/second`);
});

test('robots.txt allows everyone and links to the sitemap, if the site has an origin', async () => {
  const files = searchFiles(context, routes);
  const robots = robotsParser(`${origin}/robots.txt`, files['robots.txt'] ?? '');
  expect(robots.isAllowed(`${origin}/en/news`, 'Googlebot')).toBe(true);
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
  const small = await contextWith({});
  expect(Object.keys(searchFiles(small, routesOf(small)))).toEqual(['robots.txt']);
  expect(headAt(findRoute(small, '/second'), 'en', small)).toMatchObject({ canonical: '/en/second', data: undefined });
});

test('a sitemap of more than 50,000 addresses is split without losses, with an index of its parts', async () => {
  const pages = Array.from({ length: 50_001 }, (_, index) => ({ address: `${origin}/${index}`, alternates: [] }));
  const files = sitemapFiles(pages, origin);
  const parts = await parseSitemapIndex(Readable.from(files['sitemap.xml'] ?? ''));
  expect(parts.map(({ url }) => url)).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]);
  expect(await addressesIn(files['sitemap-1.xml'] ?? '')).toHaveLength(50_000);
  expect(await addressesIn(files['sitemap-2.xml'] ?? '')).toEqual([`${origin}/50000`]);
  // The control: one fewer is one file.
  expect(Object.keys(sitemapFiles(pages.slice(1), origin))).toEqual(['sitemap.xml']);
});

test('an invalid sitemap is detected, and addresses with XML characters are escaped', async () => {
  const [page] = [{ address: `${origin}/a?b=1&c='<>"`, alternates: [] }];
  const sound = sitemapFiles([page], origin)['sitemap.xml'] ?? '';
  expect(await faultsIn(sound)).toEqual([]);
  expect(await faultsIn(sound.replaceAll('loc>', 'address>'))).not.toEqual([]);
});

test("a record's page has the record’s name, which cannot close the script", async () => {
  const news = { ...smallNews[0], title: '</script><b>' };
  const small = await contextWith({
    'pages/site.json': { ...smallSite['pages/site.json'], origin },
    'assets/records/news/a.json': news,
  });
  expect(thingsAt('/item/1', 'en', small).NewsArticle?.headline).toBe('</script><b>');
});

/** The errors by the schema of sitemaps.org. It does not define links to other languages. */
async function faultsIn(sitemap: string): Promise<string[]> {
  const schema = await readFile(join(root, 'node_modules/sitemap/schema/sitemap.xsd'), 'utf8');
  const lax = schema.replaceAll('processContents="strict"', 'processContents="lax"');
  const { errors } = await validateXML({ xml: [{ fileName: 'sitemap.xml', contents: sitemap }], schema: [lax] });
  return errors.map(({ message }) => message);
}
