import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { measureBuild } from './bench/build-cost.ts';
import { measureCheck } from './bench/check-cost.ts';
import { type FirstView, firstView, nextPage } from './bench/first-view.ts';
import { limitPage } from './bench/limit-page.ts';
import { manyPages } from './bench/many-pages.ts';
import { measureRename } from './bench/rename-cost.ts';
import { build, distOf } from './build.ts';
import { ensureChromium, launchChromium } from './chromium.ts';
import { root } from './paths.ts';
import { createServer } from './server/server.ts';
import { siteOpener } from './site/open-site.ts';
import { readSchemas } from './site/read-site.ts';

const routes = ['/', '/gpu-download', '/module-download'];

/** `npm run bench`: measures first view, next page, authoring and build on this machine, the views beside a plain page of the same content, and prints tables. */
export async function bench(): Promise<number> {
  ensureChromium();
  const code = await build([]);
  if (code !== 0) return code;
  const { context } = await siteOpener(root)();
  if (!context) return 1;
  const server = await createServer({
    dist: distOf(root),
    schemas: await readSchemas(),
    sources: () => context.sources,
  });
  // The plain pages come from the same server, so that both pay for the same connection and pictures.
  const limits = new Map<string, Buffer>();
  server.get('/limit/*', (request, reply) => {
    reply.removeHeader('content-security-policy').type('text/html; charset=utf-8').header('content-encoding', 'br');
    return reply.send(limits.get(request.url));
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  for (const route of routes) limits.set(`/limit/plain${route}`, await limitPage(address, route));
  const browser = await launchChromium();
  try {
    await firstViews(browser, address);
    const times = await nextPage(browser, address, '/gpu-download', '/module-download');
    console.log(`\nNext page, gpu-download → module-download, click to new heading (ms, median of 5)`);
    console.table({ unthrottled: { ms: times.plain }, 'slow 4G, 4× CPU, prefetched': { ms: times.slow } });
  } finally {
    await browser.close();
    await server.close();
  }
  await authoring();
  await builds();
  return 0;
}

async function firstViews(browser: Browser, address: string): Promise<void> {
  const rows: Record<string, FirstView> = {};
  for (const route of routes) {
    rows[`${route} pagewright`] = await firstView(browser, `${address}${route}`);
    rows[`${route} plain page`] = await firstView(browser, `${address}/limit/plain${route}`);
  }
  console.log('\nFirst view at 4× CPU slowdown and slow 4G (median of 3; kB as transferred, times in ms)');
  console.table(rows);
}

async function authoring(): Promise<void> {
  const { pages, cold, again } = await measureCheck();
  await onManyPages(pages, (folder) => {
    const renamed = measureRename(folder, '/generated-7', '/renamed');
    console.log(`\nAuthoring with ${pages} pages (ms)`);
    console.table({
      'check, schemas compiled anew': { ms: Math.round(cold) },
      'check again after a save (median of 9)': { ms: Math.round(again) },
      'rename a route, process start included (median of 5)': { ms: renamed },
    });
  });
}

async function builds(): Promise<void> {
  const pages = 500;
  await onManyPages(pages, (folder) => {
    const cold = measureBuild(root);
    const many = measureBuild(folder);
    console.log('\nBuild (engine bundle cached; seconds, MB at the peak)');
    console.table({ 'shipped site': cold, [`${pages} generated pages, two languages`]: many });
  });
}

/** Acts on a temporary site of as many generated pages. */
async function onManyPages(pages: number, act: (folder: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  try {
    await manyPages(folder, pages);
    act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
