import { whenIdle } from '../../kit/when-idle.ts';
import { loadPage } from '../load-page.ts';
import { paysForBytes } from '../pays-for-bytes.ts';
import { pageUrl } from './use-links.ts';

/** How much may be fetched for pages that nobody has asked for, while one page is shown, in bytes. */
const budget = 60_000;

/** What says that a visitor is about to follow a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the next page as soon as a visitor points at, focuses or touches its link, unless they pay for each byte, and if so wanted
 * those to which links in view lead. Returns what ends it.
 */
export function prefetch(inView: boolean): () => void {
  const end = inView ? prefetchInView() : undefined;
  const onIntent = ({ target }: Event) => {
    if (paysForBytes()) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const path = link && nextPath(link);
    const page = path && loadPage(path);
    // A prefetch that fails says nothing: the click will try again, and tell.
    if (page instanceof Promise) page.catch(() => {});
  };
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of intents) document.removeEventListener(type, onIntent);
    end?.();
  };
}

/** The path of another page to which a link leads; one that is a button now leads nowhere. */
function nextPath(link: HTMLAnchorElement): string | undefined {
  if (link.getAttribute('role') === 'button') return undefined;
  const path = pageUrl(link)?.pathname;
  return path === window.location.pathname ? undefined : path;
}

/** Fetches pages one after the other while the browser is idle, those that the page's own content names first. */
function prefetchInView(): () => void {
  const begun = performance.now();
  const tried = new Set<string>();
  const inView = new Set<HTMLAnchorElement>();
  let isBusy = false;

  async function fetchNext(): Promise<void> {
    const paths = [...inView].sort((a, b) => rank(a) - rank(b)).map(nextPath);
    const next = paths.find((path) => path && !tried.has(path));
    if (isBusy || !next || paysForBytes() || fetchedSince(begun) > budget) return;
    isBusy = true;
    tried.add(next);
    // What fails here says nothing: the click will try again, and tell.
    await Promise.resolve(loadPage(next)).catch(() => {});
    isBusy = false;
    whenIdle(fetchNext);
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    whenIdle(fetchNext);
  });
  for (const link of document.links) if (link instanceof HTMLAnchorElement) observer.observe(link);
  return () => {
    observer.disconnect();
    inView.clear();
  };
}

/** The content's links come first, those to other languages last. */
function rank(link: HTMLAnchorElement): number {
  if (link.dataset.language) return 2;
  return link.closest('main') ? 0 : 1;
}

/** The bytes of scripts, styles and data that have come since a time. */
function fetchedSince(time: number): number {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return fetched
    .filter(({ startTime, initiatorType }) => startTime >= time && /^(fetch|script|link|other)$/.test(initiatorType))
    .reduce((bytes, { transferSize }) => bytes + transferSize, 0);
}
