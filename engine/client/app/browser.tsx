import { startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { homeHref, mergeQuery } from '../../model/page-file.ts';
import { documentAddressing } from '../runtime/document-addressing.ts';
import { onFault } from '../runtime/faults.ts';
import { loadPage } from '../runtime/load-page.ts';
import { createNavigationStore } from '../runtime/navigation/navigation-store.ts';
import { isOfRenderer } from '../runtime/renderers.ts';
import { App } from './app.tsx';

/** Takes over the prerendered page: its data and renderers first, so that the first render equals the HTML. */
async function hydrate(root: HTMLElement): Promise<void> {
  // A visitor may act while the rest of the document waits for its styles.
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
  const { pathname } = window.location;
  const { interactive } = document.documentElement.dataset;
  const prerendered = [...root.childNodes];
  const first = await loadPage(pathname, interactive === undefined ? undefined : new Set(interactive.split(' ')));
  // An address that is no page and was answered all the same (a static host's fallback) goes home, in its language.
  if (!first || first.movedTo)
    return window.location.replace(
      first?.movedTo ? mergeQuery(first.movedTo, window.location) : homeHref(pathname, documentAddressing()),
    );
  // A newer page than this script can read: loading it whole brings its own. Where that was just done in vain, it stays as it came.
  if (first.asDocument) return navigationType() === 'reload' ? undefined : window.location.reload();
  const navigation = createNavigationStore(first);
  if (first.inPart) navigation.lack();
  // Vite tells of every script that could not be had, before whoever asked for it hears. What is no renderer is a part of what is shown.
  window.addEventListener('vite:preloadError', ({ payload }) =>
    setTimeout(() => isOfRenderer(payload) || navigation.lack()),
  );
  let app: Root | undefined;
  const options: HydrationOptions = {
    onRecoverableError: (error) => onFault({ kind: 'hydration', error: (error as Error).cause ?? error }),
    // The frames of sections tell of what they catch.
    onCaughtError: () => {},
    onUncaughtError: (error) => {
      onFault({ kind: 'page', error });
      // Another page than the first may do better when it is loaded whole.
      if (window.location.pathname !== pathname) return window.location.reload();
      // The page that came as HTML reads and works without script. What React still had to do would empty it again.
      queueMicrotask(() => {
        app?.unmount();
        root.replaceChildren(...prerendered);
      });
    },
  };
  // As a transition, in slices between which the browser answers the visitor; else the shell is one long task.
  startTransition(() => {
    // From here on React takes every click, and `markHydrated` repeats the one that came before.
    window.onclick = null;
    app = hydrateRoot(root, <App navigation={navigation} />, options);
  });
  if (import.meta.env.DEV) import('../dev/preview.ts').then(({ preview }) => preview(() => navigation.renew?.()));
}

/** How the browser came to load this document. */
function navigationType(): string | undefined {
  return (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;
}

window.addEventListener('error', ({ error }) => error && onFault({ kind: 'script', error }));
window.addEventListener('unhandledrejection', ({ reason }) => onFault({ kind: 'script', error: reason }));

const root = document.getElementById('root');
if (root) {
  // The page reads and works without script; when its data cannot be had it stays as it is.
  hydrate(root).catch((error) => {
    onFault({ kind: 'page', error });
    // A link that was clicked is followed after all.
    window.onclick = null;
    document.querySelector<HTMLElement>('[data-clicked]')?.click();
  });
}
