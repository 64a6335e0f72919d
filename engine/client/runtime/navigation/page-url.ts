import { type Addressing, basePathOf, isFile, withoutBase } from '../../../model/page-file.ts';

type Click = Pick<MouseEvent, 'target' | 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** The link that a click without modifier keys follows. */
export function clickedLink(event: Click): HTMLAnchorElement | null {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || event.button !== 0 || !isPlain) return null;
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** The address of a link to a page of a site in this tab. */
export function pageUrl(link: HTMLAnchorElement, site: Addressing): URL | undefined {
  if (link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, window.location.href);
  const path = withoutBase(url.pathname, basePathOf(site));
  return url.origin === window.location.origin && path !== undefined && !isFile(path) ? url : undefined;
}

/** Whether the address is that of the shown page, with or without an anchor. */
export function isHere({ pathname, search }: URL): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}
