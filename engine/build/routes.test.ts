import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSite } from '../check/check.ts';
import { createTestContext } from '../generate/gallery/small-context.ts';
import { siteWith, smallSite } from '../generate/gallery/small-site.ts';
import type { SafeHtml } from '../model/compiled.ts';
import { hostFileNames, reservedSegment } from '../model/schema/reserved-addresses.ts';
import { writeAtomically } from '../site/files/files.ts';
import { randomFrom } from '../testing/random.ts';
import { shipped } from '../testing/shipped-languages.ts';
import { sampleCount } from '../testing/test-depth.ts';
import type { BuildTask } from './build-tasks.ts';
import { type Bundle, bundleEngine } from './bundle.ts';
import { writeSite } from './write-site.ts';

const assets = ['robots.txt', 'LICENSE', 'a/b', 'en/c', 'files/x.zip', 'guide.pdf', 'd/index.html'];
const steps = [
  ...[
    'a',
    'b',
    'c',
    'd',
    'a.json',
    'a.json.br',
    'b.json',
    'index',
    'index.json',
    'index.html',
    'index.html.gz',
    '404.html',
  ],
  ...['_a', '_id', '{id}', 'en', 'EN', 'zh', 'api', 'v1', 'healthz', '.a', '...', 'v1.2', 'robots.txt', 'LICENSE'],
  ...[
    'build.json',
    'Build.JSON',
    'nginx.conf',
    'Dockerfile',
    'compose.yaml',
    'files',
    'images',
    'x.zip',
    'guide.pdf',
    'routes',
    'zh.json',
  ],
];

let bundle: Bundle;
let folder: string;
beforeAll(async () => {
  bundle = await bundleEngine();
  folder = await mkdtemp(join(tmpdir(), 'pagewright-routes-'));
  for (const asset of assets) await writeAtomically(join(folder, 'assets', asset), 'x');
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

/** Pages with these routes, besides the home page. */
function pagesAt(routes: string[]): Record<string, unknown> {
  const { 'pages/site.json': site, 'pages/item.json': item } = smallSite;
  const { 'pages/home.json': home, ...others } = smallSite;
  const page = (route: string, index: number) => [
    `pages/${index}.json`,
    { ...(route.includes('{id}') ? item : { ...home, sections: [] }), id: `page-${index}`, route, parent: '/' },
  ];
  return {
    ...Object.fromEntries(Object.keys(others).map((file) => [file, undefined])),
    'pages/site.json': { ...site, footer: { copyright: site.footer.copyright } },
    'pages/home.json': { ...home, sections: [] },
    ...Object.fromEntries(routes.map(page)),
  };
}

/** A site with pages at these routes, and those that the check refuses, by their places among the routes. */
async function siteAt(routes: string[]) {
  const input = { ...(await siteWith(pagesAt(routes))), assets };
  const refused = checkSite(input).filter(({ code }) => ['bad-route', 'duplicate-page'].includes(code));
  return { input, refused: new Set(refused.map(({ file }) => Number(/(\d+)\.json/.exec(file)?.[1]))) };
}

/** Every path that a build writes with pages at these routes, and those that it drops because another file has their name. */
async function writtenAt(routes: string[]): Promise<{ paths: string[]; dropped: BuildTask[] }> {
  const { input } = await siteAt(routes);
  const context = createTestContext(input, (html) => html as unknown as SafeHtml);
  const tasks: BuildTask[] = [];
  const startPool = () => ({
    run: async (task: BuildTask) => {
      tasks.push(task);
    },
    finish: async () => {},
    terminate: async () => {},
  });
  await writeSite(context, folder, bundle, join(folder, 'dist'), { startPool });
  const pathsOf = (task: BuildTask) => {
    if ('files' in task) return [];
    return 'path' in task ? [task.path] : [...task.html, ...task.data];
  };
  return {
    paths: tasks.flatMap(pathsOf),
    dropped: tasks.filter((task) => 'html' in task && (task.html.length === 0 || task.data.length === 0)),
  };
}

/** The paths that are a file and a folder at once. */
function broken(paths: string[]): string[] {
  const files = new Set(paths.flatMap((path) => [path, `${path}.br`, `${path}.gz`]));
  const above = (path: string): string[] => (path === '.' ? [] : [path, ...above(dirname(path))]);
  return paths.flatMap((path) => above(dirname(path))).filter((folder) => files.has(folder));
}

test('routes that the check accepts together are built, each to files of its own', async () => {
  const random = randomFrom(5);
  const sites = sampleCount(150, 30);
  const pick = () => steps[Math.floor(random() * steps.length)] as string;
  let accepted = 0;
  let refusals = 0;
  for (let site = 0; site < sites; site++) {
    let routes = Array.from({ length: 8 }, () => `/${Array.from({ length: 1 + random() * 2.5 }, pick).join('/')}`);
    for (;;) {
      const { refused } = await siteAt(routes);
      if (refused.size === 0) break;
      refusals += refused.size;
      routes = routes.filter((_, index) => !refused.has(index));
    }
    accepted += routes.length;
    const { paths, dropped } = await writtenAt(routes);
    expect({ broken: broken(paths), dropped }, routes.join(' ')).toEqual({ broken: [], dropped: [] });
  }
  // Both happened often enough to mean something.
  expect(Math.min(accepted, refusals)).toBeGreaterThan((sites * 4) / 3);
}, 120_000);

test.each([['/index.html'], ['/build.json'], ['/index'], ['/b', '/b.json/x'], ['/a/b']])(
  'without the check, %s would break the build or replace another page',
  async (...routes) => {
    const { paths, dropped } = await writtenAt(routes);
    const facts = hostFileNames.facts;
    expect([...broken([...paths, facts]), ...dropped].length).toBeGreaterThan(0);
  },
);

test('other files at the root of a build have names that no route may have', async () => {
  const { paths } = await writtenAt([]);
  const own = paths.filter((path) => !assets.includes(path) && path !== 'index.html');
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((path) => !reservedSegment(`/${path}`, shipped.languages))).toEqual([]);
});
