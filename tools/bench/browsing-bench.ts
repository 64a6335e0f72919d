import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { createSiteServer } from '../../engine/server/serve-site.ts';
import { root } from '../../engine/site/paths.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { measureArrival } from './arrival.ts';
import { createDesignedPage, deferredSheets } from './designed-page.ts';
import { type FirstVisit, measureFirstVisits } from './first-visit.ts';
import { measureInteraction } from './interaction.ts';
import { type MeasuredSubject, measureInTurn, median, type Result } from './results.ts';

const pages = [
  { route: '/', control: 'header summary' },
  { route: '/gpu-download', control: 'main button[commandfor]' },
  { route: '/module-download', control: 'main summary' },
  { route: '/company-news/1', control: 'header summary' },
  { route: '/license-install-function', control: 'main summary' },
];

const steps = [
  ['/', '/gpu-download'],
  ['/module-download', '/gpu-download'],
  ['/gpu-download', '/'],
] as const;

const interactions = [
  { what: 'open a dialog', route: '/gpu-download', control: 'main button[commandfor]', atMost: 60 },
  { what: 'expand a row', route: '/module-download', control: 'main summary', atMost: 100 },
];

/** The ways to click a link: the milliseconds after pointing at it, and the goal. */
const approaches = [
  { how: 'clicked at once', leadMs: 0, atMost: 300 },
  { how: '100 ms after pointing', leadMs: 100, atMost: 120 },
];

/**
 * Measures first views, interactions and navigation in Chromium: of the first site and of hand-written pages, on one
 * server, with the same connection and pictures.
 */
export async function benchBrowsing(): Promise<MeasuredSubject[]> {
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
  const elsewhere = `${address.replace('127.0.0.1', 'localhost')}${designedRoute('/elsewhere')}`;
  const browser = await launchChromium();
  try {
    return [
      ...(await visitsOf(browser, elsewhere, address)),
      { title: 'Next page, from click to content, slow', results: await stepsOf(browser, address) },
      { title: 'Interactions, act to next paint, 4 × CPU', results: await interactionsOf(browser, address) },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The route of the hand-written version of a page. */
const designedRoute = (route: string): string => `/designed${route}`;

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
  for (const step of steps)
    for (const { how, leadMs, atMost } of approaches) {
      const [times = []] = await measureInTurn([step], () => measureArrival(browser, address, step, leadMs));
      results.push({ what: `${step.join(' → ')}, ${how}`, ours: median(times), unit: 'ms', atMost });
    }
  return results;
}

/** The time to open a dialog, and to expand a row, next to the hand-written pages without script. */
async function interactionsOf(browser: Browser, address: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const { what, route, control, atMost } of interactions) {
    const versions = [route, designedRoute(route)].map((path) => address + path);
    const times = await measureInTurn(versions, (version) => measureInteraction(browser, version, { control }));
    const [ours = 0, designed = 0] = times.map(median);
    results.push({ what, ours, unit: 'ms', designed, atMost });
  }
  return results;
}
