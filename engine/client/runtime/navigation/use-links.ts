import { useEffect } from 'react';
import { documentAddressing } from '../document-addressing.ts';
import type { NavigationStore } from './navigation-store.ts';
import { clickedLink, isHere, pageUrl } from './page-url.ts';

/** Handles all plain links within the site without a page load. `data-back` returns to the position in a list. */
export function useLinks(navigation: NavigationStore): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = clickedLink(event);
      const url = link && pageUrl(link, documentAddressing());
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
