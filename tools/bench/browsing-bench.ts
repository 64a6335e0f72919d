import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { build, distOf } from '../../engine/build/build.ts';
import { createSiteServer, serveSite } from '../../engine/server/serve-site.ts';
import { root } from '../../engine/site/paths.ts';
import { createLongTableSite } from '../../engine/testing/long-table-site.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { type AtRest, measureAtRest } from './at-rest.ts';
import { type FirstView, measureFirstViews } from './first-view.ts';
import { measureInteractions, measureLongTable } from './interactions.ts';
import { createLimitPages } from './limit-page.ts';
import { measureNextPage, type PreloadTime } from './next-page.ts';
import type { MeasuredSubject, Result } from './results.ts';

const pages = [
  { route: '/', control: 'header summary' },
  { route: '/gpu-download', control: 'main button[commandfor]' },
  { route: '/module-download', control: 'main summary' },
  { route: '/company-news/1', control: 'header summary' },
  { route: '/license-install-function', control: 'main summary' },
];

const steps: [string, string][] = [
  ['/', '/gpu-download'],
  ['/gpu-download', '/module-download'],
  ['/gpu-download', '/'],
];

/** Measures first views next to plain pages, and navigation, in Chromium. */
export function benchBrowsing(): Promise<MeasuredSubject[]> {
  return withPlainPages(async (browser, address, bytes) => {
    const elsewhere = `${address.replace('127.0.0.1', 'localhost')}/limit/elsewhere`;
    return [
      { title: 'First view, slow', results: await viewsOf(browser, elsewhere, address) },
      { title: 'At rest, slow', results: await restsOf(browser, elsewhere, address) },
      { title: 'HTML and data of a page, compressed', results: bytes },
      { title: 'Next page, from click to content', results: await stepsOf(browser, address) },
    ];
  });
}

/** Measures interactions next to plain pages, and the longest task in a table of 5,000 rows. */
export async function benchInteractions(): Promise<MeasuredSubject[]> {
  const long = await createLongTableSite();
  try {
    if ((await build({ site: long.folder, target: 'server' })) !== 0)
      throw new Error('the site with the long tables does not build');
    const served = await serveSite(long.folder);
    const results = await withPlainPages(async (browser, address) => [
      ...(await measureInteractions(browser, address, served.address)),
      ...(await measureLongTable(browser, served.address)),
    ]);
    await served.close();
    return [{ title: 'Interactions, act to next paint', results }];
  } finally {
    await long.remove();
  }
}

/** Measures the first site and the plain pages on one server, with the same connection and pictures. */
async function withPlainPages<Measured>(
  measure: (browser: Browser, address: string, bytes: Result[]) => Promise<Measured>,
): Promise<Measured> {
  const { server } = await createSiteServer(root);
  const limits = new Map<string, Buffer>([
    ['/limit/elsewhere', brotliCompressSync('<!doctype html><title>Elsewhere</title>')],
  ]);
  server.get('/limit/*', (request, reply) => {
    reply.removeHeader('content-security-policy').type('text/html; charset=utf-8').header('content-encoding', 'br');
    return reply.send(limits.get(request.url));
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const bytes: Result[] = [];
  for (const { route } of pages) {
    const { plain, designed } = await createLimitPages(address, route);
    limits.set(`/limit/plain${route}`, plain).set(`/limit/designed${route}`, designed);
    bytes.push(await bytesOf(route, plain, designed));
  }
  const browser = await launchChromium();
  try {
    return await measure(browser, address, bytes);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The compressed size of a page's HTML, which contains its data, next to that of the plain pages. */
async function bytesOf(route: string, plain: Buffer, designed: Buffer): Promise<Result> {
  const html = await readFile(join(distOf(root), route, 'index.html.br'));
  const kilobytes = (value: number) => Math.round(value / 102.4) / 10;
  return {
    what: route,
    ours: kilobytes(html.length),
    unit: 'kB',
    limit: kilobytes(plain.length),
    designed: kilobytes(designed.length),
    atMost: kilobytes(designed.length * 1.6),
  };
}

async function viewsOf(browser: Browser, elsewhere: string, address: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const { route, control } of pages) {
    const kinds = ['', '/limit/plain', '/limit/designed'].map((kind) => `${address}${kind}${route}`);
    const views = await measureFirstViews(browser, elsewhere, kinds, control);
    const [ours, plain, designed] = views as [FirstView, FirstView, FirstView];
    const line = (what: string, field: keyof FirstView, unit: string, most: number): Result => ({
      what: `${route}: ${what}`,
      ours: ours[field],
      unit,
      limit: plain[field],
      designed: designed[field],
      atMost: most,
    });
    const times = (field: keyof FirstView, factor: number) => Math.round(designed[field] * factor);
    results.push(
      line('first paint', 'fcp', 'ms', times('fcp', 1.1)),
      line('largest paint', 'lcp', 'ms', times('lcp', 1.1)),
      line('time to interactive', 'usable', 'ms', times('usable', 1.1)),
      line('blocking', 'blocking', 'ms', 50),
      line('layout shift', 'cls', '', 0),
      line('bytes before load', 'beforeLoad', 'kB', Math.round(designed.beforeLoad * 15) / 10),
    );
  }
  return results;
}

async function restsOf(browser: Browser, elsewhere: string, address: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const { route } of pages) {
    const kinds = [route, `/limit/designed${route}`].map((path) => address + path);
    const [ours, designed] = (await measureAtRest(browser, elsewhere, kinds)) as [AtRest, AtRest];
    const line = (what: string, field: keyof AtRest, unit: string, atMost?: number): Result => ({
      what: `${route}: ${what}`,
      ours: ours[field],
      unit,
      designed: designed[field],
      ...(atMost !== undefined && { atMost }),
    });
    results.push(
      line('requests', 'requests', '', 20),
      line('bytes', 'kilobytes', 'kB', 125),
      line('tasks of the main thread', 'tasks', 'ms'),
      line('longest task after load', 'longest', 'ms', 50),
      line('elements', 'elements', '', Math.round(designed.elements * 1.5)),
    );
  }
  return results;
}

async function stepsOf(browser: Browser, address: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    const name = step.join(' → ');
    const fast = await measureNextPage(browser, address, step, { first: 'pointerover', leadMs: 100 }, false);
    results.push(
      { what: `${name}: content`, ours: fast.content, unit: 'ms', atMost: 50 },
      { what: `${name}: content, back`, ours: fast.back, unit: 'ms', atMost: 50 },
    );
    for (const [how, approach, atMost] of approaches) {
      const slow = await measureNextPage(browser, address, step, approach, true);
      results.push(
        { what: `${name}, slow, ${how}: heading`, ours: slow.heading, unit: 'ms', atMost },
        { what: `${name}, slow, ${how}: content`, ours: slow.content, unit: 'ms', atMost },
      );
      if (approach.leadMs === 100 && approach.first === 'pointerover')
        results.push({ what: `${name}, slow: content, back`, ours: slow.back, unit: 'ms', atMost });
    }
  }
  return results;
}

/** The ways to click a link, each with its goal in milliseconds. */
const approaches: [string, PreloadTime, number][] = [
  ['clicked at once', { first: 'pointerover', leadMs: 0 }, 300],
  ['100 ms after pointing', { first: 'pointerover', leadMs: 100 }, 120],
  ['300 ms after pointing', { first: 'pointerover', leadMs: 300 }, 120],
  ['tapped (80 ms)', { first: 'touchstart', leadMs: 80 }, 300],
  ['by key, 300 ms after focus', { first: 'focusin', leadMs: 300 }, 120],
];
