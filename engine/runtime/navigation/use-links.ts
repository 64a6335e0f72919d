import { useEffect } from 'react';
import { isFile } from '../../page-file.ts';
import { loadPage } from '../load-page.ts';
import type { NavigationStore } from './navigation-store.ts';
import type { Place } from './place.ts';
import { paysForBytes, prefetchInView } from './prefetch-in-view.ts';

/**
 * Makes every plain link within the site change the page without loading it anew, and fetches the next page as soon as a
 * visitor points at, focuses or touches its link, or while the browser is idle. One listener serves sections, shell and HTML
 * from the API alike.
 */
export function useLinks({ loaded }: Place, navigation: NavigationStore): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = pageUrl(link);
      if (!url) return;
      // The browser itself knows best how to go to a place on the page.
      if (url.hash && isHere(url)) return navigation.step();
      event.preventDefault();
      navigation.go(url);
    };
    const onIntent = (event: Event) => {
      if (paysForBytes()) return;
      const link = linkOf(event);
      const path = link && nextPath(link);
      const page = path && loadPage(path);
      // A prefetch that fails says nothing: the click will try again, and tell.
      if (page instanceof Promise) page.catch(() => {});
    };
    document.addEventListener('click', onClick);
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of intents) document.removeEventListener(type, onIntent);
    };
  }, [navigation]);

  // In dev each page is compiled when it is asked for, and asked for again after the next save.
  useEffect(() => (import.meta.env.DEV || loaded.failed ? undefined : prefetchInView(nextPath)), [loaded]);
}

/** The path of another page to which a link leads. */
function nextPath(link: HTMLAnchorElement): string | undefined {
  const path = pageUrl(link)?.pathname;
  return path === window.location.pathname ? undefined : path;
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

/** The address a link leads to when it is a page of this site to be shown in this tab. */
function pageUrl(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, window.location.href);
  return url.origin === window.location.origin && !isFile(url.pathname) ? url : undefined;
}
