import type { MouseEvent } from 'react';
import { type Addressing, basePathOf, isFile, withoutBase } from '../../model/page-file.ts';

/**
 * The address of the site's page that a click opens in this tab. `undefined` for anything else, such as a file, an
 * anchor of the same page, or a click with a modifier key.
 */
export function pageHref(event: MouseEvent, site: Addressing): string | undefined {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const path = withoutBase(pathname, basePathOf(site));
  if (origin !== window.location.origin || path === undefined || isFile(path)) return undefined;
  if (hash && pathname === window.location.pathname && search === window.location.search) return undefined;
  return pathname + search + hash;
}
