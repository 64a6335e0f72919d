import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { readPath } from '../../model/page-file.ts';
import { variantsFolder } from '../../model/picture-variants.ts';
import { cacheNames, keptHeader, type OfflineSite, pageKey } from './offline-site.ts';

type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number];

/** The site of this worker. */
export const site = (globalThis as unknown as { pagewright: OfflineSite }).pagewright;

export const names = cacheNames(site);

/** How long to wait for the network before using the cache, in seconds. */
const patience = 4;

/** The maximum size of a cached file in bytes, which excludes downloads and media. */
const largest = 1_000_000;

/** Caches complete responses with their time: no errors, redirects or large files. */
const noted = (isWanted: (response: Response) => boolean = () => true): Plugin => ({
  async cacheWillUpdate({ response }) {
    const { status, redirected, headers, body } = response;
    if (status !== 200 || redirected || Number(headers.get('content-length')) > largest || !isWanted(response))
      return null;
    const kept = new Headers(headers);
    kept.set(keptHeader, new Date().toISOString());
    return new Response(body, { headers: kept });
  },
});

/** Keeps the most recently used entries, and drops all if the browser runs out of space. */
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const matchOptions = { ignoreVary: true };

/** Scripts, styles and the data of the site, whose addresses change with their content. */
export const files = new CacheFirst({
  cacheName: names.files,
  matchOptions,
  plugins: [
    {
      // Shared data is requested by edition. A host with a newer edition must not mix it with this page.
      async fetchDidSucceed({ request, response }) {
        const [, edition] = /^[^?]*\/_data\/[^?]*\?(.+)$/.exec(request.url) ?? [];
        if (edition === undefined || !response.ok || (await response.clone().json()).edition === edition)
          return response;
        throw new Error(`${request.url} is of another edition`);
      },
    },
    noted(),
    atMost(500),
  ],
});

/** Pictures and fonts, whose addresses stay when they change, and the variants of pictures. */
export const pictures = new NetworkFirst({
  cacheName: names.pictures,
  networkTimeoutSeconds: patience,
  matchOptions,
  plugins: [
    noted(),
    atMost(150),
    {
      // Another window width wants another variant of a picture. Any of them is better than none.
      async handlerDidError({ request: { url } }) {
        const [base] = url.includes(variantsFolder) ? (/^.*-/.exec(url) ?? []) : [];
        const cache = await caches.open(names.pictures);
        const known = base ? (await cache.keys()).filter((other) => other.url.startsWith(base)) : [];
        const widest = known.sort((a, b) => widthOf(a) - widthOf(b)).at(-1);
        return widest && cache.match(widest);
      },
    },
  ],
});

/** The width in the address of a variant. */
const widthOf = ({ url }: Request) => Number.parseInt(url.slice(url.lastIndexOf('-') + 1), 10);

/** API responses. A cached one has its time, as the server's own old responses have. */
export const answers = new NetworkFirst({
  cacheName: names.answers,
  networkTimeoutSeconds: patience,
  matchOptions,
  plugins: [
    {
      // The page has the newest response; the cached one may be older.
      async fetchDidSucceed({ request, response }) {
        if (response.status === 304) await (await caches.open(names.answers)).delete(request, matchOptions);
        return response;
      },
      async cachedResponseWillBeUsed({ cachedResponse }) {
        if (!cachedResponse) return null;
        const headers = new Headers(cachedResponse.headers);
        headers.set('x-answer-from', headers.get('x-answer-from') ?? headers.get(keptHeader) ?? '');
        return new Response(cachedResponse.body, { headers });
      },
    },
    noted(),
    atMost(100),
  ],
});

export function keptPage(key: string, cacheName: string): Promise<Response | undefined> {
  return caches.match(key, { ...matchOptions, cacheName });
}

/** The newest cached document at an address, marked with its time. */
async function fromMemory(address: string): Promise<Response | undefined> {
  const key = pageKey(new URL(address));
  const kept = newest(await Promise.all(Object.values(names.pages).map((name) => keptPage(key, name))));
  return kept && marked(kept, { since: kept.headers.get(keptHeader) ?? '' });
}

const whole: Plugin[] = [
  { cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)) },
  noted(({ headers }) => /^text\/html/.test(headers.get('content-type') ?? '')),
];

/** Documents that are cached before a visit. They do not expire. */
export const guides = new NetworkFirst({ cacheName: names.pages.guides, matchOptions, plugins: whole });

/**
 * Documents. A cached one has its time in `data-kept`, and is used if the site fails. Without
 * one, the offline page is sent with status 503.
 */
export const pages = new NetworkFirst({
  cacheName: names.pages.visited,
  networkTimeoutSeconds: patience,
  matchOptions,
  plugins: [
    ...whole,
    {
      cachedResponseWillBeUsed: ({ request }) => fromMemory(request.url),
      // A navigation preload bypasses the cache, and fails without a network (Firefox).
      async handlerDidError({ request: { url } }) {
        const known = await fromMemory(url);
        if (known) return known;
        const { language } = readPath(new URL(url).pathname, site);
        const guides = [site.guides[language], ...Object.values(site.guides)];
        const pages = guides.flatMap((of) => of?.[0] ?? []).map((page) => pageKey(new URL(page, url)));
        const kept = await Promise.all(pages.map((key) => keptPage(key, names.pages.guides)));
        const first = kept.find((one) => one !== undefined);
        return first && marked(first, { status: 503, since: '' });
      },
      handlerWillRespond: async ({ request, response }) =>
        (response.status >= 500 && (await fromMemory(request.url))) || response,
    },
    atMost(60),
  ],
});

function newest(responses: (Response | undefined)[]): Response | undefined {
  const time = (response: Response) => response.headers.get(keptHeader) ?? '';
  return responses.filter((one) => one !== undefined).sort((a, b) => (time(a) < time(b) ? 1 : -1))[0];
}

/** Marks a document with its time for its scripts; empty on the offline page. */
async function marked(kept: Response, { since, status = 200 }: { since: string; status?: number }): Promise<Response> {
  const { headers } = kept;
  const html = await kept.text();
  return new Response(html.replace('<html ', `<html data-kept="${since}" `), { status, headers });
}
