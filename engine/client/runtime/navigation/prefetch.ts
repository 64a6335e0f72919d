import { whenIdle } from '../../../ui/kit/when-idle.ts';
import { documentAddressing } from '../document-addressing.ts';
import { isHostFailing } from '../faults.ts';
import { loadPage } from '../load-page.ts';
import { mayPrefetch, mayPrefetchSeveral, mayPrefetchWhenIdle } from '../may-prefetch.ts';
import { pageUrl } from './page-url.ts';

/** While idle, the maximum number of prefetched pages, and of requests that a view has made in all. */
const limits = { pages: 6, requests: 20 };

/** Events that show that a visitor is about to follow a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Prefetches pages whose links a visitor points at, focuses or touches. While `idle`, also those with links in view, in
 * sections or an open menu.
 */
export function prefetch(idle: boolean): () => void {
  const end = idle ? prefetchInView() : undefined;
  const onIntent = ({ target }: Event) => {
    if (!mayPrefetch()) return;
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
  const path = pageUrl(link, documentAddressing())?.pathname;
  return path === window.location.pathname ? undefined : path;
}

/** The number of parallel requests: on a slow network, latency dominates. */
const atOnce = 3;

/** Prefetches pages while idle. Stops after a failure, to spare a failing host. */
function prefetchInView(): () => void {
  const tried = new Set<string>();
  const inView = new Set<HTMLAnchorElement>();
  let underWay = 0;
  let isEnded = false;

  async function fetchNext(): Promise<void> {
    if (isEnded || underWay === atOnce || !navigator.onLine || isHostFailing() || !mayPrefetchSeveral()) return;
    const requests = performance.getEntriesByType('resource').length;
    const mayAdd = mayPrefetchWhenIdle() && tried.size < limits.pages && requests < limits.requests;
    const links = [...inView].filter((link) => isInOpenMenu(link) || (mayAdd && link.closest('[data-section]')));
    const next = links.map(nextPath).find((path) => path && !tried.has(path));
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
  // Another language costs its own texts, so it waits for intent.
  for (const link of document.querySelectorAll('a[href]:not([data-language])')) observer.observe(link);
  return () => {
    observer.disconnect();
    isEnded = true;
  };
}

function isInOpenMenu(link: HTMLAnchorElement): boolean {
  return link.closest('header') !== null && link.closest('details[open], :popover-open') !== null;
}
