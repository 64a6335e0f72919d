import { whenIdle } from '../../../ui/kit/when-idle.ts';
import { isHostFailing } from '../faults.ts';
import { loadPage } from '../load-page.ts';
import { paysForBytes } from '../pays-for-bytes.ts';
import { pageUrl } from './use-links.ts';

/** The maximum number of prefetched bytes per page; links in menus stop at a lower limit. */
const budget = { all: 60_000, menus: 40_000 };

/** Events that show that a visitor is about to follow a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches pages whose links a visitor points at, focuses or touches, and optionally those in view. */
export function prefetch(inView: boolean): () => void {
  const end = inView ? prefetchInView() : undefined;
  const onIntent = ({ target }: Event) => {
    if (paysForBytes()) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const path = link && nextPath(link);
    const page = path && loadPage(path);
    // A failed prefetch is silent: the click tries again and reports.
    if (page instanceof Promise) page.catch(() => {});
  };
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of intents) document.removeEventListener(type, onIntent);
    end?.();
  };
}

/** The path of another page that a link leads to. A link with the role of a button has none. */
function nextPath(link: HTMLAnchorElement): string | undefined {
  if (link.getAttribute('role') === 'button') return undefined;
  const path = pageUrl(link)?.pathname;
  return path === window.location.pathname ? undefined : path;
}

/** The number of parallel requests: on a slow network, latency dominates. */
const atOnce = 3;

/** Prefetches pages while idle: links in view, then the menus. Stops after a failure, to spare a failing host. */
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
    // A failed prefetch is silent: the click tries again and reports.
    await Promise.resolve(loadPage(next)).catch((error: Error) => {
      // An aborted request is not a failure.
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

/** Content links in view first, language links last. In closed menus, links next to the current page first. */
function rank(link: HTMLAnchorElement, inView: Set<HTMLAnchorElement>): number {
  if (link.dataset.language) return 2;
  if (inView.has(link)) return link.closest('main') ? 0 : 1;
  return link.closest('ul')?.querySelector('[aria-current="page"]') ? 3 : 4;
}

/** The bytes of page data received since a time. */
function fetchedSince(time: number): number {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return fetched
    .filter(({ startTime, name }) => startTime >= time && name.includes('/_data/'))
    .reduce((bytes, { transferSize }) => bytes + transferSize, 0);
}
