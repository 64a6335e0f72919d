import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenLocally } from '../../engine/testing/listen-locally.ts';
import { isFull } from '../../engine/testing/test-depth.ts';
import { engines } from '../browsers/every-engine.ts';
import { type Tab, type TestBrowser, waitUntil } from '../browsers/tab.ts';
import { type Bay, openBay } from './offline/bay.ts';
import { isHydrated } from './wait-for-hydration.ts';

/**
 * A proxy to a server for any browser. It can cut the connection, like a visitor who loses the network, and
 * restore it.
 */
interface Line {
  /** Where its near end is: `http://127.0.0.1:40213`. */
  address: string;
  /** From now on, refuses connections and closes the open ones. */
  cut(): Promise<void>;
  /** Forwards to the server, or to another one, again. */
  mend(serverAddress?: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a proxy to a server on this machine. */
async function layLine(serverAddress: string): Promise<Line> {
  let far = new URL(serverAddress);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const onward = connect(Number(far.port), far.hostname);
    for (const [socket, other] of [
      [near, onward],
      [onward, near],
    ] as const) {
      open.add(socket);
      socket
        .on('error', () => {})
        .once('close', () => {
          open.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  let port = 0;
  const mend = async (address = far.href) => {
    far = new URL(address);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as { port: number });
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  await mend();
  return { address: `http://127.0.0.1:${port}`, cut, mend, close: cut };
}

/**
 * `offline.e2e.ts` runs the same tests in Chromium. Except in a full run, these tests use the other engine if
 * it is installed.
 */
const tried = isFull ? engines : engines.slice(-1);

let bay: Bay;
let line: Line;
beforeAll(async () => {
  bay = await openBay();
});
afterAll(() => bay?.close());
// Each has its own origin, without any stored state.
beforeEach(async () => {
  line = await layLine(bay.served.address);
});
afterEach(() => line.close());

/** Opens a page and waits until it is live and cached, with the guides in its language. */
async function visit(tab: Tab, path: string): Promise<void> {
  await go(tab, path);
  await waitUntil(tab, () => document.documentElement.dataset.kept === undefined, []);
  const isKept = async (...paths: string[]) =>
    (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean);
  await waitUntil(tab, isKept, [path, `/_publication/${path.startsWith('/en') ? 'en' : 'zh'}`]);
}

async function go(tab: Tab, path: string): Promise<void> {
  // The visible page and the incoming one differ, although both have the same address.
  await tab.evaluate(() => void Object.assign(window, { isLeft: true })).catch(() => {});
  await tab.open(line.address + path);
  await waitUntil(tab, (path) => location.pathname === path && !('isLeft' in window), [path]);
  await waitUntil(tab, isHydrated, []);
}

/** The visible text of a page, and the name of the site in its header and in its build's data. */
async function seen(tab: Tab) {
  return tab.evaluate(async () => {
    const { edition, kept } = document.documentElement.dataset;
    const data = await fetch(`/_data/en.json?${edition}`).then(
      (one) => one.json(),
      () => undefined,
    );
    const page = document.querySelector('main')?.dataset.page;
    const header = document.querySelector('header')?.textContent?.includes(data?.name);
    return { page, isFromMemory: kept !== undefined, name: data?.name, isInHeader: header };
  });
}

const shows = (tab: Tab, words: string) => waitUntil(tab, (words) => document.body.innerText.includes(words), [words]);

describe.each(tried)('in %s, when the site does not answer,', (_, open) => {
  let browser: TestBrowser;
  let tab: Tab;
  beforeAll(async () => {
    browser = await open({ keeps: true });
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    tab = await browser.tab();
  });
  afterEach(() => tab.close());

  const languages = [
    ['/en', 'bay', '/en/tide-tables', 'The site does not answer'],
    ['/', 'bay', '/tide-tables', '网站没有响应'],
  ] as const;
  it.each(languages.slice(0, isFull ? 2 : 1))(
    'a page visited from %s opens, live, and says that it is a cached copy and from when, until the site answers',
    async (home, page, second, says) => {
      await visit(tab, home);
      await visit(tab, second);
      await line.cut();
      for (const [path, id] of [
        [home, page],
        [second, 'tides'],
      ] as const) {
        await go(tab, path);
        await shows(tab, says);
        expect(await seen(tab)).toMatchObject({ page: id, isFromMemory: true });
        const since = await tab.evaluate(() => document.querySelector<HTMLTimeElement>('.kept-notice time')?.dateTime);
        expect(Math.abs(Date.now() - Date.parse(since ?? ''))).toBeLessThan(3_600_000);
      }
      await line.mend();
      await tab.evaluate(() => document.querySelector<HTMLElement>('.kept-notice button')?.click());
      await waitUntil(tab, () => document.documentElement.dataset.kept === undefined, []);
      await waitUntil(tab, isHydrated, []);
      expect(await seen(tab)).toMatchObject({ page: 'tides', isFromMemory: false });
      expect(await tab.evaluate(() => document.querySelector('.kept-notice') === null)).toBe(true);
    },
  );

  it('a page that was never visited says so and lists the cached pages, including the guides', async () => {
    await visit(tab, '/en');
    await line.cut();
    await tab.open(`${line.address}/en/far`);
    await shows(tab, 'this browser has not kept this page');
    const links = await waitUntil(tab, () => {
      const all = [...document.querySelectorAll('#kept li a')].map((link) => link.getAttribute('href'));
      return all.length > 0 && all;
    }, []);
    expect(links).toEqual(['/en', '/en/visit/pier']);
    await tab.evaluate(() => document.querySelector<HTMLElement>('#kept li:last-child a')?.click());
    await shows(tab, '10:00–16:00');
    expect(await seen(tab)).toMatchObject({ page: 'pier', isFromMemory: true });
  });

  it('a visited page replaces an error of the site, and the error shows if no copy exists', async () => {
    await visit(tab, '/en');
    const failing = await listenLocally((_, response) => void response.writeHead(500).end('A fault of the site'));
    await line.cut();
    await line.mend(failing.address);
    await go(tab, '/en');
    await shows(tab, 'The site does not answer');
    expect(await seen(tab)).toMatchObject({ page: 'bay', isFromMemory: true });
    await tab.open(`${line.address}/en/far`);
    await shows(tab, 'A fault of the site');
    await failing.close();
  });

  it.runIf(isFull)(
    'each page shows the data of its own build, even after the visitor has opened a newer one',
    async () => {
      await visit(tab, '/en/tide-tables');
      try {
        await bay.publish({ name: { zh: '新观测站', en: 'New Observatory' } });
        await visit(tab, '/en');
        await line.cut();
        const old = { page: 'tides', isFromMemory: true, name: 'Sample Bay Observatory', isInHeader: true };
        await go(tab, '/en/tide-tables');
        expect(await seen(tab)).toEqual(old);
        await go(tab, '/en');
        expect(await seen(tab)).toEqual({ page: 'bay', isFromMemory: true, name: 'New Observatory', isInHeader: true });
        expect(tab.faults.filter((fault) => /hydrat/i.test(fault))).toEqual([]);
        // The control: with another build's data at its address, the old page changes.
        await tab.evaluate(async () => {
          const cache = await caches.open('pagewright-files');
          const newest = await cache.match(`/_data/en.json?${document.documentElement.dataset.edition}`);
          for (const file of await cache.keys())
            if (file.url.includes('/_data/en.json?')) await cache.put(file, newest?.clone() as Response);
        });
        await go(tab, '/en/tide-tables');
        expect(await seen(tab)).toMatchObject({ page: 'tides', name: 'New Observatory' });
      } finally {
        await bay.publish({});
      }
    },
  );
});

describe.each(tried)('in %s without a service worker,', (_, open) => {
  it.runIf(isFull)(
    'nothing opens when the site does not answer: the browser alone does not cache the pages',
    async () => {
      const browser = await open();
      try {
        const tab = await browser.tab();
        await go(tab, '/en');
        await line.cut();
        await tab.open(`${line.address}/en/tide-tables`).catch(() => {});
        await waitUntil(tab, () => !document.querySelector('main'), []);
      } finally {
        await browser.close();
      }
    },
  );
});
