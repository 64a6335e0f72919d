import { whenIdle } from '../../../ui/kit/when-idle.ts';
import { isHostFailing } from '../faults.ts';
import { loadPage } from '../load-page.ts';
import { paysForBytes } from '../pays-for-bytes.ts';
import { pageUrl } from './use-links.ts';

/** How many bytes of data may be fetched for pages that nobody has asked for while one page is shown; those in menus only up to a lower limit. */
const budget = { all: 60_000, menus: 40_000 };

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

/** How many pages are under way at a time: on a slow line each waits for its answer longer than for its bytes. */
const atOnce = 3;

/**
 * Fetches pages while the browser is idle, the likeliest first: those to which links in view lead, then those in the navigation's menus, which
 * open under the pointer. Ends when one cannot be had, and pauses while calls for data fail: a host that fails gets no calls that nobody asked for.
 */
function prefetchInView(): () => void {
  const begun = performance.now();
  const tried = new Set<string>();
  const inView = new Set<HTMLAnchorElement>();
  const links = [...document.links].filter((link) => link instanceof HTMLAnchorElement);
  const inMenus = links.filter((link) => link.closest('header nav'));
  let underWay = 0;
  let isEnded = false;

  async function fetchNext(): Promise<void> {
    const fetched = fetchedSince(begun);
    if (isEnded || underWay === atOnce || !navigator.onLine || isHostFailing() || paysForBytes()) return;
    if (fetched > budget.all) return;
    const likely = [...new Set([...inView, ...(fetched < budget.menus ? inMenus : [])])];
    likely.sort((a, b) => rank(a, inView) - rank(b, inView));
    const next = likely.map(nextPath).find((path) => path && !tried.has(path));
    if (!next) return;
    tried.add(next);
    underWay += 1;
    whenIdle(fetchNext);
    // What fails here says nothing: the click will try again, and tell.
    await Promise.resolve(loadPage(next)).catch((error: Error) => {
      // A page that nobody waits for any longer is called off, which is no failure.
      isEnded ||= error.name !== 'AbortError';
    });
    underWay -= 1;
    whenIdle(fetchNext);
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    whenIdle(fetchNext);
  });
  for (const link of links) observer.observe(link);
  return () => {
    observer.disconnect();
    isEnded = true;
  };
}

/** Of links in view the content's come first, those to other languages last; of those in closed menus the ones beside the page that is shown. */
function rank(link: HTMLAnchorElement, inView: Set<HTMLAnchorElement>): number {
  if (link.dataset.language) return 2;
  if (inView.has(link)) return link.closest('main') ? 0 : 1;
  return link.closest('ul')?.querySelector('[aria-current="page"]') ? 3 : 4;
}

/** The bytes of pages' data that have come since a time. */
function fetchedSince(time: number): number {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return fetched
    .filter(({ startTime, name }) => startTime >= time && name.includes('/_data/'))
    .reduce((bytes, { transferSize }) => bytes + transferSize, 0);
}
