import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { Page } from 'playwright-core';
import serveHandler from 'serve-handler';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { distOf } from '../../engine/build/build.ts';
import { bundleEngine } from '../../engine/build/bundle.ts';
import { writeSite } from '../../engine/build/write-site.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { createSiteOpener } from '../../engine/site/open-site.ts';
import { engineWordsIn } from '../../engine/testing/engine-words.ts';
import { type LocalServer, listenLocally } from '../../engine/testing/listen-locally.ts';
import { isFull, sample } from '../../engine/testing/test-depth.ts';
import { nginxVersion, runNginx } from '../nightly/hosts/run-nginx.ts';
import { visitors } from './browser.ts';
import { followLink } from './follow-link.ts';
import { pagesOf } from './pages.ts';
import { secondSite } from './serve.ts';
import { atLeisure, waitForHydration } from './wait-for-hydration.ts';

/**
 * Static file servers without our configuration, with their defaults, by name. The first three need only
 * Node. The others run if they are installed.
 */
const plainHosts: Record<string, (folder: string) => Promise<LocalServer>> = {
  sirv: (folder) => listenLocally(sirv(folder)),
  serve: (folder) => listenLocally((request, response) => void serveHandler(request, response, { public: folder })),
  '@fastify/static': async (folder) => {
    const server = Fastify({ forceCloseConnections: true });
    await server.register(fastifyStatic, { root: folder, redirect: true });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    return { address, close: () => server.close() };
  },
  ...(spawnSync('python3', ['--version']).status === 0 && { 'python3 -m http.server': python }),
  ...(nginxVersion() && existsSync(mimeTypes()) && { 'nginx with a bare root': bareNginx }),
};

async function python(folder: string): Promise<LocalServer> {
  const args = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', folder];
  const server = spawn('python3', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(server, 'exit');
  let said = '';
  const port = await new Promise<string | undefined>((resolve) => {
    // Reads the output to the end: python stops if its pipe is not read.
    server.stdout.on('data', (text) => {
      said += text;
      const [, port] = /port (\d+) .*\n/.exec(said) ?? [];
      if (port) resolve(port);
    });
    exited.then(() => resolve(undefined));
  });
  if (!port) throw new Error(`python3 -m http.server does not start: ${said}`);
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.kill();
      await exited;
    },
  };
}

function bareNginx(folder: string): Promise<LocalServer> {
  return runNginx(
    folder,
    `pid /tmp/nginx.pid; error_log stderr; events {}
    http {
      include ${mimeTypes()};
      access_log off;
      client_body_temp_path /tmp/body; proxy_temp_path /tmp/proxy; fastcgi_temp_path /tmp/fastcgi;
      uwsgi_temp_path /tmp/uwsgi; scgi_temp_path /tmp/scgi;
      server { listen 8080; absolute_redirect off; root .; }
    }`,
  );
}

/** The MIME types file of nginx, which is next to its default configuration. */
function mimeTypes(): string {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  return /--conf-path=(\S+)\/nginx\.conf/.exec(stderr ?? '')?.[1]?.concat('/mime.types') ?? '';
}

/**
 * The failed requests to a host during a visit, its requests to the API, and the messages that the visitor
 * saw about them.
 */
interface Trouble {
  failed: string[];
  calls: string[];
  notices: string[];
}

/** Records every request that the page makes from now on. */
function listen(page: Page): Trouble {
  const trouble: Trouble = { failed: [], calls: [], notices: [] };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) trouble.calls.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Navigation cancels requests that the visitor no longer needs.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') trouble.failed.push(`${why} ${request.url()}`);
  });
  return trouble;
}

/**
 * Waits until the page is live and has made its automatic requests, and records its messages about its data.
 */
async function settle(page: Page, trouble: Trouble): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(atLeisure);
  // All earlier requests are answered before this one.
  await page.evaluate(() => fetch('/_data/routes.json').then((response) => response.text()));
  await page.evaluate(atLeisure);
  for (const notice of await page.locator('.section__notice, .section__mark').allTextContents())
    trouble.notices.push(`${page.url()}: ${notice}`);
}

/** An address on a page, and the response to a request for it. */
interface Asked {
  from: string;
  address: string;
  status: number;
}

/**
 * Requests the home page of a host and, without following redirects, every page of the same host that a page
 * names in its links, its canonical address or its translations.
 */
async function crawl(host: string): Promise<Asked[]> {
  const asked = new Map<string, Asked>();
  const waiting = [{ from: '', address: '/' }];
  for (const { from, address } of waiting) {
    if (asked.has(address)) continue;
    const response = await fetch(host + address, { redirect: 'manual' });
    asked.set(address, { from, address, status: response.status });
    // If the host closes the connection, an unread body is an uncaught error in fetch.
    const text = await response.text();
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const [, href = ''] of text.matchAll(/\shref="([^"#]+)/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), host + address);
      if (url.origin === host) waiting.push({ from: address, address: url.pathname + url.search });
    }
  }
  return [...asked.values()];
}

const { visit, secondAddress } = visitors('museum');
const museum = inject('samples').museum.folder;
const { seenPagesIn } = await pagesOf(museum, ['', '/en', '/ar']);

const names = Object.keys(plainHosts);
const hosts: Record<string, LocalServer> = {};
const buildCallAddress = (name: string) => (hosts[name] as LocalServer).address;

/** The ids of the journal entries, newest first. A page has five. */
let news: number[];

beforeAll(async () => {
  for (const [name, start] of Object.entries(plainHosts)) hosts[name] = await start(distOf(museum));
  const folder = join(museum, 'assets/records/entry');
  const records: { id: number; time: string }[] = [];
  for (const file of await listFiles(folder)) records.push(JSON.parse(await readFile(join(folder, file), 'utf8')));
  news = records
    .flat()
    .sort((one, other) => other.time.localeCompare(one.time) || other.id - one.id)
    .map(({ id }) => id);
});
afterAll(() => Promise.all(Object.values(hosts).map((host) => host.close())));

const newsOn = (page: number) => news.slice((page - 1) * 5, page * 5);
const shownNews = '[data-section=paged-news] li a[href*="journal/entries"]';
const idsIn = (links: Element[]) => [
  ...new Set(links.map((link) => Number(/\d+$/.exec(link.getAttribute('href') ?? '')?.[0]))),
];

describe.each(names)('%s without our configuration', (name) => {
  it('gets no failed request from any page, and no page says that it cannot be updated', async () => {
    for (const isEnglish of isFull ? [false, true] : [names.indexOf(name) % 2 === 1]) {
      const { page, faults, close } = await visit('about:blank', { reducedMotion: 'reduce' });
      const trouble = listen(page);
      // Most visitors see the home page and the news.
      const paths = new Set(['', '/journal/2'].map((path) => (isEnglish ? '/en' : '') + path));
      for (const path of seenPagesIn(names.indexOf(name), names.length))
        if (!isFull || /^\/en(\/|$)/.test(path) === isEnglish) paths.add(path.replace(/^\/$/, ''));
      for (const path of paths) {
        await page.goto(`${buildCallAddress(name)}${path || '/'}`);
        await settle(page, trouble);
      }
      expect({ ...trouble, faults }).toEqual({ failed: [], calls: [], notices: [], faults: [] });
      await close();
    }
  }, 300_000);

  // A commit run tests two hosts with JavaScript and the other two without.
  const isEven = names.indexOf(name) % 2 === 0;

  it.runIf(isFull || !isEven)(
    'can serve news pages, a filtered list, a tab, the other language and a reload',
    async () => {
      const { page, faults, close } = await visit(`${buildCallAddress(name)}/`, { reducedMotion: 'reduce' });
      const trouble = listen(page);
      await waitForHydration(page);
      await page.locator('#news a[href="/journal"]').click();
      const pager = page.locator('[data-section=paged-news] nav');
      for (const number of [2, 3, 1, 2]) {
        await pager.locator('a', { hasText: new RegExp(`^${number}$`) }).click();
        await page.waitForURL(new RegExp(`/journal/${number}/?$`));
        await expect.poll(() => page.locator(shownNews).evaluateAll(idsIn)).toEqual(newsOn(number));
        await settle(page, trouble);
      }
      await page.reload();
      expect(await page.locator(shownNews).evaluateAll(idsIn)).toEqual(newsOn(2));
      await settle(page, trouble);
      await page.locator(shownNews).first().click();
      await page.locator('[data-section=article]').waitFor();
      await settle(page, trouble);

      await page.locator('footer a[href="/questions"]').click();
      const questions = page.locator('main[data-page=questions] [aria-expanded]');
      await questions.first().waitFor();
      const all = await questions.count();
      await page.getByRole('searchbox').fill('chien');
      await expect.poll(() => questions.count()).toBeLessThan(all);
      expect(await questions.count()).toBeGreaterThan(0);

      await followLink(page, '/library');
      await page.locator('[data-section=tabs] button[aria-pressed]').nth(1).click();
      await page.locator('#studies-2024').waitFor();
      await page.locator('[popovertarget=site-languages]').click();
      await page.locator('[data-language=en]').first().click();
      await page.waitForURL(/\/en\/library\/?\?year=/);
      await page.waitForFunction(() => document.documentElement.lang === 'en');
      await settle(page, trouble);

      await followLink(page, '/en/journal/entries/9999');
      await page.locator('main', { hasText: engineWordsIn('en', 'app')('unknown') }).waitFor();
      // Only the site's files are checked for such an item. The browser also prefetches the other language
      // when idle.
      const unknown = /\/_data\/(fr|en|ar)\/journal\/entries\/9999\.json$/;
      const missing = trouble.failed.filter((one) => !unknown.test(one));
      expect({ ...trouble, failed: missing, faults: faults.filter((fault) => !fault.includes('404')) }).toEqual({
        failed: [],
        calls: [],
        notices: [],
        faults: [],
      });
      await close();
    },
  );

  it.runIf(isFull || isEven)('can serve the pages of the news without JavaScript', async () => {
    const { page, close } = await visit(`${buildCallAddress(name)}/journal`, { javaScriptEnabled: false });
    const trouble = listen(page);
    for (const number of [1, 2, 3]) {
      if (number > 1)
        await page.locator('[data-section=paged-news] nav a', { hasText: new RegExp(`^${number}$`) }).click();
      await expect.poll(() => page.locator(shownNews).evaluateAll(idsIn)).toEqual(newsOn(number));
    }
    expect(trouble.failed).toEqual([]);
    await close();
  });
});

describe('a build for static hosts', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-static-'));
    const { context } = await createSiteOpener(secondSite).open();
    if (!context) throw new Error('the second site has errors');
    await writeSite(context, secondSite, await bundleEngine(), join(folder, 'dist'), { target: 'static' });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(sample(names, 4))('names every page by the address that %s serves without a redirect', async (name) => {
    const host = await plainHosts[name]?.(join(folder, 'dist'));
    if (!host) throw new Error(`there is no host ${name}`);
    const asked = await crawl(host.address);
    // Three pages in two languages, and other files.
    expect(asked.length).toBeGreaterThan(6);
    expect(asked.filter(({ status }) => status !== 200)).toEqual([]);
    const { page, faults, close } = await visit(`${host.address}/`);
    const trouble = listen(page);
    await waitForHydration(page);
    await page.locator('header [data-language=en]').first().click();
    await page.waitForURL(`${host.address}/en/`);
    await page.locator('header a', { hasText: 'Tides' }).first().click();
    await page.waitForURL(`${host.address}/en/tide-tables/`);
    await page.locator('header a[aria-current=page]', { hasText: 'Tides' }).first().waitFor({ state: 'attached' });
    await page.reload();
    await settle(page, trouble);
    expect(await page.locator('header a[aria-current=page]', { hasText: 'Tides' }).count()).toBeGreaterThan(0);
    expect({ ...trouble, faults }).toEqual({ failed: [], calls: [], notices: [], faults: [] });
    // The page redirects English visitors to the English home page, without a change on the host.
    const answered: string[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest())
        answered.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    await page.goto('about:blank');
    await page.goto(`${host.address}/`);
    await page.waitForURL(`${host.address}/en/`);
    expect(answered).toEqual(['200 /', '200 /en/']);
    await close();
    await host.close();
  });

  it('differs from the build for our server, whose addresses a folder-based host redirects', async () => {
    const host = await plainHosts['@fastify/static']?.(distOf(secondSite));
    const redirected = (await crawl(host?.address ?? '')).filter(({ status }) => status >= 300);
    expect(redirected.length).toBeGreaterThan(0);
    // Our own server accepts both.
    expect((await crawl(secondAddress)).filter(({ status }) => status !== 200)).toEqual([]);
    await host?.close();
  });
});

describe('an unknown address under /en', () => {
  const hostOf = {
    'shows 404.html': (folder: string) => plainHosts.serve?.(folder),
    'answers with the home page': (folder: string) => listenLocally(sirv(folder, { single: true })),
  };
  it.each(Object.entries(hostOf))('redirects to the English home page on a host that %s', async (how, start) => {
    const isByPage = how === 'shows 404.html';
    const host = await start(distOf(museum));
    if (!host) throw new Error('there is no such host');
    for (const [path, home, lang] of [
      ['/en/lost', '/en', 'en'],
      ['/lost', '/', 'fr'],
    ]) {
      const { page, close } = await visit('about:blank');
      // If the address names the language, the redirect must not depend on the language that the browser
      // remembers.
      if (!isByPage)
        await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => undefined }));
      await page.goto(`${host.address}${path}`);
      await page.waitForURL(host.address + home);
      await waitForHydration(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      await close();
    }
    await host.close();
  });
});
