import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';

const crawl = 'visits every page of a site; the sample sites have every section type, so this can move to them';

/** Files of the engine's browser tests that still name a route of the first site, each with the reason. */
const exceptions: Record<string, string> = {
  'crawl/crawl.ts': crawl,
  'crawl/probe.ts': crawl,
  'every-page-without-script.e2e.ts': crawl,
  'every-page.e2e.ts': crawl,
  'failing-api.e2e.ts': 'breaks a section of every source on one page, and needs a page with ten lists',
  'faults.e2e.ts': 'breaks one section of every type on one page, and no sample site alone has every type',
};

/** The routes of a site's pages, up to their first parameter. */
async function routesOf(folder: string): Promise<string[]> {
  const files = (await listFiles(join(folder, 'pages'))).filter((file) => file.endsWith('.json'));
  const pages = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, 'pages', file), 'utf8'))),
  );
  const { slugs = {} } = pages[files.indexOf('site.json')];
  return pages.flatMap(({ route }) => {
    if (typeof route !== 'string') return [];
    const filled = route.replace(/\{(\w+)\}/g, (whole, name) => slugs[name] ?? whole);
    return [filled.replace(/\/?\{.*/, '') || '/'];
  });
}

const examples = join(root, 'engine/examples');
const sites = (await readdir(examples)).filter((name) => existsSync(join(examples, name, 'pages')));
const samples = await Promise.all(sites.map((name) => routesOf(join(examples, name))));
const routes = [...new Set(await routesOf(root))].filter((route) => !samples.flat().includes(route));

/** The routes of the first site that a text names, in any language. */
const routesIn = (text: string) => routes.filter((route) => new RegExp(`['"\`*}](/en)?${route}(?![\\w-])`).test(text));

test('browser tests of the engine name no route of the first site, except the files listed here', async () => {
  const folder = join(root, 'tools/e2e');
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.ts') && !/^studio/.test(file));
  expect(files.length).toBeGreaterThan(60);
  const uses: Record<string, string[]> = {};
  for (const file of files) {
    const found = routesIn(await readFile(join(folder, file), 'utf8'));
    if (found.length > 0) uses[file] = found;
  }
  expect(Object.keys(uses).sort(), JSON.stringify(uses, null, 1)).toEqual(Object.keys(exceptions).sort());
});

test('a route of the first site is found with and without a language, and a route of a sample site is not', () => {
  expect(routes.length).toBeGreaterThan(40);
  for (const route of routes)
    for (const text of [`visit('${route}')`, `goto("/en${route}?a")`, `\`\${prefix}${route}#b\``, `'**${route}'`])
      expect(routesIn(text), text).toContain(route);
  for (const text of ["visit('/')", "visit('/journal')", "visit('/search')", `'/a${routes[0]}'`])
    expect(routesIn(text)).toEqual([]);
});
