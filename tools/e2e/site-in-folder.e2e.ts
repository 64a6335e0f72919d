import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { build, distOf } from '../../engine/build/build.ts';
import { schemas } from '../../engine/cli/schemas.ts';
import { serveSite } from '../../engine/server/serve-site.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { type LocalServer, listenLocally } from '../../engine/testing/listen-locally.ts';
import { nginxVersion, runNginx } from '../nightly/hosts/run-nginx.ts';
import { visitors } from './browser.ts';
import { waitForHydration } from './wait-for-hydration.ts';

// A site in a folder of its host: https://museum.example/lab.

const { visit } = visitors('museum');

let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-folder-'));
  const { folder } = inject('samples').museum;
  await cp(folder, site, { recursive: true, filter: (path) => !/\/(dist|\.cache)(\/|$)/.test(path) });
  const file = join(site, 'pages/site.json');
  const written = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...written, origin: 'https://museum.example/lab' }));
  if ((await schemas({ site })) !== 0 || (await build({ site, target: 'any' })) !== 0)
    throw new Error('the site does not build');
}, 120_000);
afterAll(() => rm(site, { recursive: true, force: true, maxRetries: 10 }));

/** Fetches from another server, as a proxy does. Each time by a new connection: a server may close an idle one. */
async function forward(to: string, url: string) {
  const response = await fetch(to + url, { redirect: 'manual', headers: { connection: 'close' } });
  const headers = [...response.headers].filter(([name]) => !/^(connection|content-(length|encoding)|date)$/.test(name));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** A host with `answer` below /lab, which gets the address without the folder. Everything else is unknown there. */
function hostWithFolder(answer: (url: string) => ReturnType<typeof forward>): Promise<LocalServer> {
  return listenLocally(async ({ url = '/' }, response) => {
    if (!/^\/lab(\/|$)/.test(url)) return response.writeHead(404).end('outside the folder');
    const { status, headers, body } = await answer(url.slice('/lab'.length) || '/');
    return response.writeHead(status, headers).end(body);
  });
}

const hosts: Record<string, () => Promise<LocalServer>> = {
  'our server': () => serveSite(site),
  'our server behind a proxy that takes the folder away': async () => {
    const own = await serveSite(site);
    const host = await hostWithFolder((url) => forward(own.address, url));
    return {
      ...host,
      close: async () => {
        await host.close();
        await own.close();
      },
    };
  },
  'a host of files with the layout of GitHub Pages': async () => {
    const files = await listenLocally(sirv(distOf(site)));
    const host = await hostWithFolder(async (url) => {
      const found = await forward(files.address, url);
      const unknown = () => readFile(join(distOf(site), '404.html'));
      return found.status === 404
        ? { ...found, headers: [['content-type', 'text/html']], body: await unknown() }
        : found;
    });
    return {
      ...host,
      close: async () => {
        await host.close();
        await files.close();
      },
    };
  },
  ...(nginxVersion() && { 'nginx with the configuration of the build': () => runNginx(distOf(site)) }),
};

/** The addresses of this host in a document, a style sheet or the data of a page. */
function addressesIn(text: string): string[] {
  const attributes = text.matchAll(/\s(?:href|src|srcset|poster|action|data-(?:entry|parts|data))="([^"]*)"/g);
  const inStyles = text.matchAll(/url\("?(\/[^")]+)/g);
  return [...attributes, ...inStyles]
    .flatMap(([, value = '']) => value.split(/,| (?=\/)/))
    .map((value) => value.trim().replace(/ .*$/, ''))
    .filter((value) => /^\/(?!\/)/.test(value));
}

describe('the files of a site in a folder of its host', () => {
  it('have no address outside the folder', async () => {
    const files = (await listFiles(distOf(site))).filter(
      (file) => /\.(html|css)$/.test(file) && !/^files\//.test(file),
    );
    const found = await Promise.all(
      files.map(async (file) => addressesIn(await readFile(join(distOf(site), file), 'utf8'))),
    );
    expect(found.flat().length).toBeGreaterThan(1000);
    expect([...new Set(found.flat())].filter((address) => !/^\/lab(\/|$)/.test(address))).toEqual([]);
  });

  it('control: an address outside is noticed', () => {
    const text =
      '<a href="/questions"></a><img srcset="/lab/a.webp 1w,/b.webp 2w"><style>a{background:url("/c.svg")}</style>';
    expect(addressesIn(text).filter((address) => !address.startsWith('/lab'))).toEqual([
      '/questions',
      '/b.webp',
      '/c.svg',
    ]);
  });

  it('tell search engines and readers of feeds the whole address', async () => {
    const read = (file: string) => readFile(join(distOf(site), file), 'utf8');
    const texts = await Promise.all(
      ['sitemap.xml', 'robots.txt', '_feed/json/fr/entry.json', 'api/v1/openapi.json', 'index.html'].map(read),
    );
    const own = texts.flatMap((text) => text.match(/https:\/\/museum\.example[^"'<\s\\]*/g) ?? []);
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((address) => !/^https:\/\/museum\.example\/lab(\/|$)/.test(address))).toEqual([]);
  });
});

/** Requests that leave the folder or fail. */
function listen(page: Page, host: string): string[] {
  const wrong: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== host || !/^\/lab(\/|$)/.test(pathname) || response.status() >= 400)
      wrong.push(`${response.status()} ${response.url()}`);
  });
  return wrong;
}

describe.each(Object.keys(hosts))('a site in a folder of %s', (name) => {
  let host: LocalServer;
  beforeAll(async () => {
    host = (await hosts[name]?.()) as LocalServer;
  });
  afterAll(() => host.close());

  it('lets a visitor go on, switch the language, search, page through news and reload', async () => {
    const { page, faults, close } = await visit(`${host.address}/lab/`, { prefetches: true });
    const wrong = listen(page, host.address);
    await waitForHydration(page);
    const isSame = await page.evaluate(() => Object.assign(window, { stayed: true }).stayed);
    expect(isSame).toBe(true);
    await page.locator('#news a[href="/lab/journal"]').click();
    await page.locator('[data-section=paged-news] nav a', { hasText: /^2$/ }).click();
    await page.waitForURL(/\/lab\/journal\/2$/);
    await page.locator('[popovertarget=site-languages]').click();
    await page.locator('[data-language=en]').first().click();
    await page.waitForURL(/\/lab\/en\/journal\/2$/);
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.locator('.header__search').click();
    await page.getByRole('searchbox').fill('dog');
    await page.locator('[data-search-hits] a').first().click();
    await page.waitForURL((url) => /^\/lab\/en\//.test(url.pathname) && !url.pathname.includes('journal/2'));
    // No page was loaded as a document.
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await page.reload();
    await waitForHydration(page);
    // The visitor's language is remembered at the address of the other language.
    await page.goto('about:blank');
    await page.goto(`${host.address}/lab/`);
    await page.waitForURL(/\/lab\/en\/?$/);
    expect({ wrong, faults }).toEqual({ wrong: [], faults: [] });
    await close();
  });

  it('keeps pages for a visitor without a network, apart from other sites of the host', async () => {
    const { page, close } = await visit(`${host.address}/lab/plans`, { serviceWorkers: 'allow', prefetches: true });
    await waitForHydration(page);
    for (const path of ['/lab/plans', '/lab/_publication/fallbacks']) {
      const isKept = () => page.evaluate((path) => caches.match(path).then(Boolean), path);
      await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    }
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${host.address}/lab/`);
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.startsWith('pagewright-') && !name.endsWith('/lab'))).toEqual([]);
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.locator('main').getAttribute('data-page')).toBe('plans');
    await page.goto(`${host.address}/lab/lights`);
    await page.locator('#offline').waitFor();
    await close();
  });

  it('leads from old and unknown addresses into the folder', async () => {
    const ask = (path: string) => fetch(host.address + path, { redirect: 'manual' });
    const { redirects = [] } = JSON.parse(await readFile(join(site, 'pages/site.json'), 'utf8'));
    for (const { from } of redirects.filter(({ from }: { from: string }) => !from.includes('{'))) {
      const response = await ask(`/lab${from}`);
      const to = response.headers.get('location') ?? /content="0; url=([^"]+)"/.exec(await response.text())?.[1];
      expect(to, from).toMatch(/^\/lab\//);
    }
    const { page, close } = await visit(`${host.address}/lab/en/no-such-page`);
    await page.waitForURL(/\/lab\/en(\/no-such-page)?\/?$/);
    await page.locator('main').waitFor();
    await close();
  });
});
