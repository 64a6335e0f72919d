import { useEffect } from 'react';
import { isFile } from '../../page-file.ts';
import type { NavigationStore } from './navigation-store.ts';
import type { Place } from './place.ts';

/**
 * Makes every plain link within the site change the page without loading it anew, and has pages fetched that a visitor may want next. One
 * listener serves sections, shell and HTML from the API alike. A link with `data-back` leads back to where the visitor was in a list.
 */
export function useLinks({ loaded }: Place, navigation: NavigationStore): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = pageUrl(link);
      if (!url) return;
      // The browser itself knows best how to go to a place on the page.
      if (url.hash && isHere(url)) return navigation.step(event, url);
      event.preventDefault();
      if (link.dataset.back === undefined) navigation.go(url);
      else navigation.goBack(url);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigation]);

  useEffect(() => {
    // What only guesses comes after what makes the page live. Without it nothing is guessed.
    const guessing = import('./prefetch.ts').then(
      // In dev each page is compiled when it is asked for, and asked for again after the next save.
      ({ prefetch }) => prefetch(nextPath, !import.meta.env.DEV && !loaded.failed),
      () => {},
    );
    return () => void guessing.then((end) => end?.());
  }, [loaded]);
}

/** The path of another page to which a link leads; one that is a button now leads nowhere. */
function nextPath(link: HTMLAnchorElement): string | undefined {
  if (link.getAttribute('role') === 'button') return undefined;
  const path = pageUrl(link)?.pathname;
  return path === window.location.pathname ? undefined : path;
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
