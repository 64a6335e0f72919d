import type { MouseEvent } from 'react';
import type { Addressing } from '../../model/page-file.ts';
import { clickedLink, isHere, pageUrl } from '../runtime/navigation/page-url.ts';

/**
 * The address of the site's page that a click opens in this tab. `undefined` for anything else, such as a file, an
 * anchor of the same page, or a click with a modifier key.
 */
export function pageHref(event: MouseEvent, site: Addressing): string | undefined {
  const link = clickedLink(event);
  const url = link && pageUrl(link, site);
  if (!url || (url.hash && isHere(url))) return undefined;
  return url.pathname + url.search + url.hash;
}
