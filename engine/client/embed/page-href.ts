import type { MouseEvent } from 'react';
import type { Addressing } from '../../model/page-file.ts';
import { clickedLink, pageUrl } from '../runtime/navigation/page-url.ts';

/**
 * The address of the site's page that a click opens in this tab. `undefined` for anything else, such as a file, an
 * anchor of the same page, or a click with a modifier key.
 */
export function pageHref(event: MouseEvent, site: Addressing): string | undefined {
  const link = clickedLink(event);
  const url = link && pageUrl(link, site);
  if (!url) return undefined;
  const { pathname, search, hash } = url;
  if (hash && pathname === window.location.pathname && search === window.location.search) return undefined;
  return pathname + search + hash;
}
