import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '../descriptor/compiled.ts';
import { onFault } from '../faults.ts';
import { loadPage } from '../load-page.ts';
import { readPath } from '../page-file.ts';

/** Addresses that are files or the API, not pages. */
const notPages = /^\/(?:api|files|images|records|_data|_)\//;

/**
 * Makes every plain link within the site change the page without loading it anew, and fetches the next page as soon as a
 * visitor points at, focuses or touches its link. One listener serves sections, shell and HTML from the API alike.
 */
export function useLinks(language: Language): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = pageUrl(link, language);
      if (!url) return;
      event.preventDefault();
      go(url);
    };
    // The address changes when the page is here; of two clicks in a row the last one counts.
    let wanted: URL | undefined;
    const go = async (url: URL) => {
      wanted = url;
      try {
        const page = await loadPage(url.pathname);
        if (wanted !== url) return;
        if (page?.outdated) window.location.assign(url);
        else navigate(url.pathname + url.search + url.hash);
      } catch (error) {
        onFault({ kind: 'page', error });
        // The browser itself can tell best what is wrong with the network.
        if (wanted === url) window.location.assign(url);
      }
    };
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      const url = link && pageUrl(link, language);
      if (!url || url.pathname === window.location.pathname) return;
      const page = loadPage(url.pathname);
      // A prefetch that fails says nothing: the click will try again, and tell.
      if (page instanceof Promise) page.catch(() => {});
    };
    document.addEventListener('click', onClick);
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of intents) document.removeEventListener(type, onIntent);
    };
  }, [language, navigate]);
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** The address a link leads to when it is a page of this site to be shown in this tab. */
function pageUrl(link: HTMLAnchorElement, language: Language): URL | undefined {
  if (link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, window.location.href);
  if (url.origin !== window.location.origin || notPages.test(url.pathname)) return undefined;
  const samePage = url.pathname === window.location.pathname && url.search === window.location.search;
  if (samePage && url.hash) return undefined;
  // Links in HTML from the API know no language: on English pages they lead to English ones.
  if (language === 'en' && !link.dataset.language && readPath(url.pathname).language === 'zh') {
    url.pathname = `/en${url.pathname === '/' ? '' : url.pathname}`;
  }
  return url;
}
