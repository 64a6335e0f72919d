import { useEffect } from 'react';
import { basePathOf, isFile, withoutBase } from '../../../model/page-file.ts';
import { documentAddressing } from '../document-addressing.ts';
import type { NavigationStore } from './navigation-store.ts';

/** Handles all plain links within the site without a page load. `data-back` returns to the position in a list. */
export function useLinks(navigation: NavigationStore): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = pageUrl(link);
      if (!url) return;
      // The browser handles anchors on the same page.
      if (url.hash && isHere(url)) return navigation.step(event, url);
      event.preventDefault();
      if (link.dataset.back === undefined) navigation.go(url);
      else navigation.goBack(url);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigation]);
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

/** The address of a link to a page of this site in this tab. */
export function pageUrl(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, window.location.href);
  const path = withoutBase(url.pathname, basePathOf(documentAddressing()));
  return url.origin === window.location.origin && path !== undefined && !isFile(path) ? url : undefined;
}
