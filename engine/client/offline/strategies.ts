import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { readPath } from '../../model/page-file.ts';
import { type KeptSite, keptHeader, pageCaches, pageKey } from './kept-site.ts';

/** One of what Workbox asks while it handles a request. */
type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number];

/** How long the network is waited for where there is something in memory, in seconds. */
const patience = 4;

/** What is larger than this is not kept, in bytes: downloads and media have no place in a browser's memory. */
const largest = 1_000_000;

/** Keeps whole answers alone, and notes when: no error, nothing that was led elsewhere, nothing large. */
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

/** Lets what was used last stay, and all of it go where the browser has no room left. */
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const matchOptions = { ignoreVary: true };

/** Scripts, styles, words and the rest of the site: their addresses change with what they hold. */
export const files = new CacheFirst({
  cacheName: 'pagewright-files',
  matchOptions,
  plugins: [
    {
      // What all pages of an edition share is asked for by the edition. A host that has another by now gives that one: to no page of this.
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

/** Pictures and fonts, which keep their names when they change. */
export const pictures = new NetworkFirst({
  cacheName: 'pagewright-pictures',
  networkTimeoutSeconds: patience,
  matchOptions,
  plugins: [noted(), atMost(150)],
});

const answerCache = 'pagewright-answers';

/** Answers of the API: one from memory says since when it holds, as the server's own old answers do. */
export const answers = new NetworkFirst({
  cacheName: answerCache,
  networkTimeoutSeconds: patience,
  matchOptions,
  plugins: [
    {
      // The page holds the newest itself: what is kept may be older.
      async fetchDidSucceed({ request, response }) {
        if (response.status === 304) await (await caches.open(answerCache)).delete(request, matchOptions);
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

/** The document that is kept of a page in one of the caches of pages. */
export function keptPage(key: string, cacheName: string): Promise<Response | undefined> {
  return caches.match(key, { ...matchOptions, cacheName });
}

/** The newest document that is kept of the page at an address, which says since when it is. */
async function fromMemory(address: string): Promise<Response | undefined> {
  const key = pageKey(new URL(address));
  const kept = newest(await Promise.all(Object.values(pageCaches).map((name) => keptPage(key, name))));
  return kept && marked(kept, { since: kept.headers.get(keptHeader) ?? '' });
}

const whole: Plugin[] = [
  { cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)) },
  noted(({ headers }) => /^text\/html/.test(headers.get('content-type') ?? '')),
];

/** Documents of pages that are kept before anybody asked for them: all of them stay. */
export const guides = new NetworkFirst({ cacheName: pageCaches.guides, matchOptions, plugins: whole });

/**
 * Documents of pages. One from memory carries the time when it was kept as `data-kept`: it comes where the site does not answer, or with an
 * error of its own. Where there is none, the page that says so comes in its place, with status 503, in the language of the address if it is
 * kept.
 */
export function pagesOf(site: KeptSite): NetworkFirst {
  return new NetworkFirst({
    cacheName: pageCaches.visited,
    networkTimeoutSeconds: patience,
    matchOptions,
    plugins: [
      ...whole,
      {
        cachedResponseWillBeUsed: ({ request }) => fromMemory(request.url),
        // What was asked for ahead of the worker comes past the memory, as an error too where there is no network (Firefox).
        async handlerDidError({ request: { url } }) {
          const known = await fromMemory(url);
          if (known) return known;
          const { language } = readPath(new URL(url).pathname, site);
          const guides = [site.guides[language], ...Object.values(site.guides)];
          const pages = guides.flatMap((of) => of?.[0] ?? []).map((page) => pageKey(new URL(page, url)));
          const kept = await Promise.all(pages.map((key) => keptPage(key, pageCaches.guides)));
          const first = kept.find((one) => one !== undefined);
          return first && marked(first, { status: 503, since: '' });
        },
        handlerWillRespond: async ({ request, response }) =>
          (response.status >= 500 && (await fromMemory(request.url))) || response,
      },
      atMost(60),
    ],
  });
}

function newest(responses: (Response | undefined)[]): Response | undefined {
  const time = (response: Response) => response.headers.get(keptHeader) ?? '';
  return responses.filter((one) => one !== undefined).sort((a, b) => (time(a) < time(b) ? 1 : -1))[0];
}

/** A document that tells its scripts since when it is in memory; empty for the page that stands in for one that is not. */
async function marked(kept: Response, { since, status = 200 }: { since: string; status?: number }): Promise<Response> {
  const { headers } = kept;
  const html = await kept.text();
  return new Response(html.replace('<html ', `<html data-kept="${since}" `), { status, headers });
}
