import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { createSiteServer } from '../../engine/server/serve-site.ts';
import { root } from '../../engine/site/paths.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { createDesignedPage, deferredSheets, designedRoute } from './designed-page.ts';
import { type FirstVisit, measureFirstVisits } from './first-visit.ts';
import { measureInteractions } from './interactions.ts';
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

/** Measures first views next to hand-written pages, and navigation, in Chromium. */
export function benchBrowsing(): Promise<MeasuredSubject[]> {
  return withDesignedPages(async (browser, address) => {
    const elsewhere = `${address.replace('127.0.0.1', 'localhost')}${designedRoute('/elsewhere')}`;
    return [
      ...(await visitsOf(browser, elsewhere, address)),
      { title: 'Next page, from click to content', results: await stepsOf(browser, address) },
    ];
  });
}

/** Measures interactions next to hand-written pages. */
export function benchInteractions(): Promise<MeasuredSubject[]> {
  return withDesignedPages(async (browser, address) => [
    { title: 'Interactions, act to next paint', results: await measureInteractions(browser, address) },
  ]);
}

/** Measures the first site and the hand-written pages on one server, with the same connection and pictures. */
async function withDesignedPages<Measured>(
  measure: (browser: Browser, address: string) => Promise<Measured>,
): Promise<Measured> {
  const { server } = await createSiteServer(root);
  const designed = new Map<string, Buffer>();
  const add = (route: string, html: string) => designed.set(designedRoute(route), brotliCompressSync(html));
  add('/elsewhere', '<!doctype html><title>Elsewhere</title>');
  server.get(designedRoute('/*'), (request, reply) => {
    reply.removeHeader('content-security-policy').type('text/html; charset=utf-8').header('content-encoding', 'br');
    return reply.send(designed.get(request.url));
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const read = async (path: string) => (await fetch(address + path)).text();
  for (const { route } of pages) {
    const html = await read(route);
    const later = await Promise.all(deferredSheets(html).map(read));
    add(route, createDesignedPage(html, later.join('')));
  }
  const browser = await launchChromium();
  try {
    return await measure(browser, address);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function visitsOf(browser: Browser, elsewhere: string, address: string): Promise<MeasuredSubject[]> {
  const views: Result[] = [];
  const rests: Result[] = [];
  for (const { route, control } of pages) {
    const versions = [route, designedRoute(route)].map((path) => address + path);
    const visits = await measureFirstVisits(browser, elsewhere, versions, { control });
    const [ours, designed] = visits as [FirstVisit, FirstVisit];
    const line = (what: string, field: keyof FirstVisit, unit: string, atMost?: number): Result => ({
      what: `${route}: ${what}`,
      ours: ours[field],
      unit,
      designed: designed[field],
      ...(atMost !== undefined && { atMost }),
    });
    const times = (field: keyof FirstVisit, factor: number) => Math.round(designed[field] * factor);
    views.push(
      line('first paint', 'fcp', 'ms', times('fcp', 1.1)),
      line('largest paint', 'lcp', 'ms', times('lcp', 1.1)),
      line('time to interactive', 'usable', 'ms', times('usable', 1.1)),
      line('blocking', 'blocking', 'ms', 50),
      line('layout shift', 'cls', '', 0),
      line('bytes before load', 'beforeLoad', 'kB', Math.round(designed.beforeLoad * 15) / 10),
    );
    rests.push(
      line('requests', 'requests', '', 20),
      line('bytes', 'kilobytes', 'kB', 125),
      line('tasks of the main thread', 'tasks', 'ms'),
      line('longest task after load', 'longest', 'ms', 50),
      line('elements', 'elements', '', times('elements', 1.5)),
    );
  }
  return [
    { title: 'First view, slow', results: views },
    { title: 'At rest, slow', results: rests },
  ];
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
