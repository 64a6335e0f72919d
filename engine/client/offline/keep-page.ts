import type { Strategy } from 'workbox-strategies';
import { basePathOf, withoutBase } from '../../model/page-file.ts';
import { variantsFolder } from '../../model/picture-variants.ts';
import { pageKey } from './offline-site.ts';
import { files, keptPage, pictures, site } from './strategies.ts';

/** The strategy that caches an address; `undefined` if it is not cached. */
export function strategyOf({ origin, pathname, search }: URL): Strategy | undefined {
  const path = withoutBase(pathname, basePathOf(site));
  if (origin !== location.origin || path === undefined) return undefined;
  // Not with the scripts and styles: there are many, and a page opens without them.
  if (path.startsWith(variantsFolder)) return pictures;
  if (path.startsWith('/_/') || (path.startsWith('/_data/') && search !== '')) return files;
  return /^\/(images|fonts)\//.test(path) ? pictures : undefined;
}

/** The sizes of cached files in bytes, by address; `undefined` if one could not be loaded. */
export type Sizes = Map<string, number | undefined>;

/** Caches a page with everything that its document names, so that it opens without a network. */
export async function keepPage(path: string, pages: Strategy, event: ExtendableEvent): Promise<Sizes> {
  const url = new URL(path, location.href);
  const size = await keepAt(url, pages, event);
  const html = await (await keptPage(pageKey(url), pages.cacheName))?.text();
  if (html === undefined) return new Map([[url.href, undefined]]);
  const named = [...html.matchAll(/ (?:src|href|data-(?:entry|parts|later|data))="([^"]+)"/g)].map(
    ([, value = '']) => value,
  );
  const sizes = await keepFiles(
    named.flatMap((value) => value.split(' ')),
    event,
  );
  return sizes.set(url.href, size);
}

/** Caches those addresses that are files of the site. */
export async function keepFiles(addresses: string[], event: ExtendableEvent): Promise<Sizes> {
  const sizes: Sizes = new Map();
  for (const address of new Set(addresses)) {
    if (!URL.canParse(address, location.href)) continue;
    const url = new URL(address, location.href);
    const strategy = strategyOf(url);
    if (strategy) sizes.set(url.href, await keepAt(url, strategy, event));
  }
  return sizes;
}

/** Caches an address. Returns its size, or `undefined` if it could not be loaded. */
async function keepAt(url: URL, strategy: Strategy, event: ExtendableEvent): Promise<number | undefined> {
  const [coming, done] = strategy.handleAll({ event, request: new Request(url) });
  const size = await coming.then(
    async (response) => (response.ok ? (await response.blob()).size : undefined),
    () => undefined,
  );
  await done.catch(() => {});
  return size;
}
