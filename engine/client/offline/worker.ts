import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { basePathOf, isFile, readPath, withoutBase } from '../../model/page-file.ts';
import { keepFiles, keepPage, strategyOf } from './keep-page.ts';
import { pageKey, type Visit } from './offline-site.ts';
import { answers, files, guides, names, pages, site } from './strategies.ts';

/*
 * The service worker. It prefers the network, except for files whose addresses change with their content. A document
 * names all its files, and their addresses are unique to a build: so builds never mix.
 */

interface Scope {
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}

const scope = globalThis as unknown as Scope;
const base = basePathOf(site);

/** The maximum size of files that are cached before a visit, in bytes. */
const budget = 6_000_000;

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'document' && isPage(url.pathname),
  pages,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}/api/`), answers);
registerRoute(
  // Ranges, as of media, are never cached.
  ({ request, url }) => !request.headers.has('range') && strategyOf(url) !== undefined,
  ({ event, request, url }) => (strategyOf(url) ?? files).handle({ event, request }),
);

// Pages do not wait for the worker to start.
enable();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  const { path, isKept, used, more } = event.data as Visit;
  const keep = async () => {
    if (!isKept) await keepPage(path, pages, event);
    await keepFiles(used, event);
    const { language } = readPath(path, site);
    if (more) await keepGuides(language, event);
    await keepFallbacks(event);
  };
  event.waitUntil(keep());
});

function isPage(address: string): boolean {
  const path = withoutBase(address, base);
  return path !== undefined && !isFile(path);
}

/** Caches the current guides of a language within the budget, and removes old ones. */
async function keepGuides(language: string, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(names.pages.guides);
  const note = new URL(`${base}/_publication/${language}`, location.href).href;
  if ((await (await cache.match(note))?.text()) === site.publication) return;
  const keys = Object.values(site.guides)
    .flat()
    .map((path) => pageKey(new URL(path, location.href)));
  const isNote = (url: string) => new URL(url).pathname.startsWith(`${base}/_publication/`);
  for (const { url } of await cache.keys()) if (!keys.includes(url) && !isNote(url)) await cache.delete(url);
  const sizes = new Map<string, number>();
  for (const path of site.guides[language] ?? []) {
    for (const [address, size] of await keepPage(path, guides, event)) {
      if (size === undefined) return;
      sizes.set(address, size);
    }
    if ([...sizes.values()].reduce((sum, size) => sum + size, 0) > budget) break;
  }
  await cache.put(note, new Response(site.publication));
}

/** Caches the offline page in all languages, because a visitor may switch to one without a network. */
async function keepFallbacks(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(names.pages.guides);
  const note = new URL(`${base}/_publication/fallbacks`, location.href).href;
  if ((await (await cache.match(note))?.text()) === site.publication) return;
  for (const [path] of Object.values(site.guides)) {
    const sizes = path === undefined ? [] : [...(await keepPage(path, guides, event)).values()];
    if (sizes.includes(undefined)) return;
  }
  await cache.put(note, new Response(site.publication));
}
