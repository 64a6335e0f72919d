import { startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { homeHref, mergeQuery } from '../../model/page-file.ts';
import { documentAddressing } from '../runtime/document-addressing.ts';
import { onFault } from '../runtime/faults.ts';
import { loadPage } from '../runtime/load-page.ts';
import { createNavigationStore } from '../runtime/navigation/navigation-store.ts';
import { isOfRenderer } from '../runtime/renderers.ts';
import { App } from './app.tsx';

/** Hydrates the prerendered page. Loads its data and renderers first, so that the first render equals the HTML. */
async function hydrate(root: HTMLElement): Promise<void> {
  // A visitor may act while the rest of the document waits for styles.
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
  const { pathname } = window.location;
  const { interactive } = document.documentElement.dataset;
  const prerendered = [...root.childNodes];
  const first = await loadPage(pathname, interactive === undefined ? undefined : new Set(interactive.split(' ')));
  // A host may answer an unknown address with a page. Go home, in its language.
  if (!first || first.movedTo)
    return window.location.replace(
      first?.movedTo ? mergeQuery(first.movedTo, window.location) : homeHref(pathname, documentAddressing()),
    );
  // A newer page than this script understands brings its own script. If a reload did not help, it stays static.
  if (first.asDocument) return navigationType() === 'reload' ? undefined : window.location.reload();
  const navigation = createNavigationStore(first);
  if (first.inPart) navigation.lack();
  // Vite reports every failed script before its importer does. If it is not a renderer, the shown page needs it.
  window.addEventListener('vite:preloadError', ({ payload }) =>
    setTimeout(() => isOfRenderer(payload) || navigation.lack()),
  );
  let app: Root | undefined;
  const options: HydrationOptions = {
    onRecoverableError: (error) => onFault({ kind: 'hydration', error: (error as Error).cause ?? error }),
    // Section frames report the errors that they catch.
    onCaughtError: () => {},
    onUncaughtError: (error) => {
      onFault({ kind: 'page', error });
      // Another page than the first may work when it is loaded as a document.
      if (window.location.pathname !== pathname) return window.location.reload();
      // The prerendered page works without script. React would empty it again.
      queueMicrotask(() => {
        app?.unmount();
        root.replaceChildren(...prerendered);
      });
    },
  };
  // A transition runs in slices, between which the browser responds. Otherwise the shell is one long task.
  startTransition(() => {
    // From here on React handles clicks, and `markHydrated` repeats the last earlier click.
    window.onclick = null;
    app = hydrateRoot(root, <App navigation={navigation} />, options);
  });
  if (import.meta.env.DEV) import('../dev/preview.ts').then(({ preview }) => preview(() => navigation.renew?.()));
}

function navigationType(): string | undefined {
  return (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;
}

window.addEventListener('error', ({ error }) => error && onFault({ kind: 'script', error }));
window.addEventListener('unhandledrejection', ({ reason }) => onFault({ kind: 'script', error: reason }));

const root = document.getElementById('root');
if (root) {
  // In a task of its own: the browser responds after this script, which takes a while to run.
  setTimeout(() =>
    // The page works without script. If its data fails to load, it stays as it is.
    hydrate(root).catch((error) => {
      onFault({ kind: 'page', error });
      // Follow a clicked link without script.
      window.onclick = null;
      document.querySelector<HTMLElement>('[data-clicked]')?.click();
    }),
  );
}
