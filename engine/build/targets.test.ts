import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headOf } from '../client/runtime/head.ts';
import { compilePage, routesOf } from '../compile/page.ts';
import { compileSite } from '../compile/site.ts';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { type Files, replacePassage } from '../generate/gallery/small-site.ts';
import { routeHref } from '../model/page-file.ts';
import { listFiles, writeAtomically } from '../site/files/files.ts';
import { exampleFiles } from '../testing/example-site.ts';
import { inlineWorkerPool, titleOnly } from '../testing/inline-worker-pool.ts';
import { shipped } from '../testing/shipped-languages.ts';
import { bundleEngine } from './bundle.ts';
import { type BuildTarget, contextFor } from './targets.ts';
import { writeSite } from './write-site.ts';

test('in HTML of records links to pages end in a slash, and no others change', async () => {
  const links = ['/second', '/second/', '/second?a#b', '/', '/files/a', '/a.pdf', 'https://x.example/a'];
  const content = [...links, '#b'].map((href) => `<a href="${href}">x</a>`).join('');
  const news = { id: 1, title: 'T', summary: 'S', time: '2025-01-01', content };
  const context = contextFor('static', await contextWith({ 'assets/records/news/news.json': news }));
  const answer = JSON.stringify(compilePage(findRoute(context, '/item/1'), 'zh', context).sections[0]?.data?.answer);
  const found = [...answer.matchAll(/href=\\"([^"\\]*)/g)].map(([, href]) => href);
  expect(found).toEqual([
    ...['/second/', '/second/', '/second/?a#b', '/', '/files/a', '/a.pdf', 'https://x.example/a', '#b'],
  ]);
});

test('every address of a page that a page of a site names ends in a slash, in all that a page is made of', async () => {
  const plain = await contextWith(exampleFiles());
  const count = (target: 'server' | 'static') => {
    const context = contextFor(target, plain);
    const routes = routesOf(context);
    const pages = new Set(
      routes.flatMap(({ path }) => [routeHref(path, 'zh', shipped), routeHref(path, 'en', shipped)]),
    );
    const bare: string[] = [];
    let slashed = 0;
    for (const language of ['zh', 'en'] as const) {
      const site = compileSite(context, language);
      const made = routes.map((route) => compilePage(route, language, context));
      const all = JSON.stringify([site, made, made.map((page) => headOf(page, site))]);
      for (const [, href = ''] of all.matchAll(/href\\?"?[:=]\\?"(\/[^"?#\\]*)/g)) {
        if (pages.has(href) && href !== '/') bare.push(href);
        if (href.endsWith('/') && pages.has(href.slice(0, -1))) slashed++;
      }
    }
    return { bare, slashed };
  };
  const { bare, slashed } = count('static');
  expect(bare).toEqual([]);
  expect(slashed).toBeGreaterThan(300);
  // Control: the addresses for our server.
  const asServed = count('server');
  expect([asServed.slashed, asServed.bare.length]).toEqual([0, slashed]);
});

test('a build holds compressed copies, files of the API and of hosts only where its target uses them', async () => {
  const bundle = await bundleEngine();
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-targets-'));
  // A download that looks like the compressed variant of another is one all the same.
  const downloads = ['files/data.json', 'files/data.json.gz'];
  for (const name of downloads) await writeAtomically(join(folder, 'assets', name), name.repeat(99));
  const kinds = {
    compressed: /\.(br|gz)$/,
    api: /^api\//,
    nginx: /^(nginx\.conf|Dockerfile|compose\.yaml|kubernetes\.yaml)$/,
    cloud: /^(_headers|_redirects|\.nojekyll)$/,
  };
  const written = async (target: BuildTarget, changes: Files = {}) => {
    const startPool = inlineWorkerPool(titleOnly);
    await writeSite(await contextWith(changes), folder, bundle, join(folder, 'dist'), { target, startPool });
    const files = await listFiles(join(folder, 'dist'));
    await rm(join(folder, 'dist'), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(downloads));
    const made = files.filter((file) => !downloads.includes(file));
    const held = Object.entries(kinds).flatMap(([kind, form]) => (made.some((file) => form.test(file)) ? [kind] : []));
    return { held, others: made.filter((file) => !Object.values(kinds).some((form) => form.test(file))) };
  };
  const api = (value: string) =>
    replacePassage('pages/site.json', '"onDataFailure"', `"api": "${value}", "onDataFailure"`);
  const any = await written('any');
  expect(any.held).toEqual(Object.keys(kinds));
  const narrower: [BuildTarget, Files, string[]][] = [
    ['server', {}, ['compressed']],
    ['nginx', {}, ['compressed', 'api', 'nginx']],
    ['static', {}, ['cloud']],
    ['static', api('/'), ['api', 'cloud']],
    ['static', api('https://api.example'), ['cloud']],
  ];
  for (const [target, changes, held] of narrower) {
    const made = await written(target, changes);
    expect(made.held, target).toEqual(held);
    expect(made.others, target).toEqual(any.others);
  }
  await rm(folder, { recursive: true });
});
