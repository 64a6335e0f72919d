import type { Strategy } from 'workbox-strategies';
import { pageKey } from './kept-site.ts';
import { files, keptPage, pictures } from './strategies.ts';

/** Which strategy keeps the site's file at an address; `undefined` for what is not kept. */
export function strategyOf({ origin, pathname, search }: URL): Strategy | undefined {
  if (origin !== location.origin) return undefined;
  if (pathname.startsWith('/_/') || (pathname.startsWith('/_data/') && search !== '')) return files;
  return /^\/(images|fonts)\//.test(pathname) ? pictures : undefined;
}

/**
 * Keeps a page by a strategy, with all that its document names, so that it opens without a network. Gives the bytes of each part by its
 * address; none of a page that cannot be had.
 */
export async function keepPage(path: string, pages: Strategy, event: ExtendableEvent): Promise<Map<string, number>> {
  const url = new URL(path, location.href);
  const size = await keepAt(url, pages, event);
  const html = await (await keptPage(pageKey(url), pages.cacheName))?.text();
  if (html === undefined) return new Map();
  const named = [...html.matchAll(/ (?:src|href|data-(?:entry|parts|data))="([^"]+)"/g)].map(([, value = '']) => value);
  const sizes = await keepFiles(
    named.flatMap((value) => value.split(' ')),
    event,
  );
  return sizes.set(url.href, size);
}

/** Keeps those of these addresses that are files of the site. Gives their bytes. */
export async function keepFiles(addresses: string[], event: ExtendableEvent): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const address of new Set(addresses)) {
    if (!URL.canParse(address, location.href)) continue;
    const url = new URL(address, location.href);
    const strategy = strategyOf(url);
    if (strategy) sizes.set(url.href, await keepAt(url, strategy, event));
  }
  return sizes;
}

/** Has a strategy keep what stands at an address. Gives its bytes: none where it cannot be had, of which the next visit is another try. */
async function keepAt(url: URL, strategy: Strategy, event: ExtendableEvent): Promise<number> {
  const [coming, done] = strategy.handleAll({ event, request: new Request(url) });
  const size = await coming.then(
    async (response) => (await response.blob()).size,
    () => 0,
  );
  await done.catch(() => {});
  return size;
}
