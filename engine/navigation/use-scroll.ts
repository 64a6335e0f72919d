import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { CompiledPage } from '../descriptor/compiled.ts';

/** Where the browser keeps scroll positions while the tab is open, by history entry. */
const storageKey = 'pagewright-scroll';

/**
 * After each change of page: back and forward restore the scroll, an anchor is scrolled to, anything else starts at the
 * top. Focus goes to the new page's heading, so that keyboard and screen reader start there. A change of query moves nothing.
 * Returns whether a place further down is scrolled to, for which the page must be there whole.
 */
export function useScroll(page: CompiledPage): boolean {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Record<string, number>>(undefined);
  const shown = useRef({ page, key });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    positions.current = read();
    const initial = positions.current[shown.current.key];
    if (initial !== undefined && !window.location.hash) window.scrollTo(0, initial);
    const onScroll = () => {
      if (positions.current) positions.current[shown.current.key] = window.scrollY;
    };
    const onHide = () => write(positions.current ?? {});
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onHide);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key && before.page === page) return;
    shown.current = { page, key };
    const known = positions.current?.[key];
    // A page seen again after a save in dev is the same page; so is one whose query changed.
    const samePage = before.page.route === page.route && before.page.language === page.language;
    if (type === 'POP' && known !== undefined) window.scrollTo(0, known);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (!samePage) window.scrollTo(0, 0);
    if (samePage) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
  }, [page, key, type, hash]);

  // Settled when the address is come to: what is scrolled later changes nothing.
  return useMemo(() => {
    const cameAsHtml = positions.current === undefined;
    const isFurtherDown = (positions.current?.[key] ?? 0) > 0;
    return hash !== '' || (type === 'POP' && (cameAsHtml || isFurtherDown));
  }, [key, type, hash]);
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function write(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // A full or closed store only costs the scroll position.
  }
}
