import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { loadPage } from './load-page.ts';

/** Takes over the prerendered page: its data and renderers first, so that the first render equals the HTML. */
async function hydrate(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  const first = await loadPage(pathname);
  // An address that is no page and was answered all the same (a static host's fallback) goes home.
  if (!first || first.movedTo) return window.location.replace(first?.movedTo ?? '/');
  const render = () => (
    <BrowserRouter>
      <App load={(path) => loadPage(path)} />
    </BrowserRouter>
  );
  const app = hydrateRoot(root, render(), {
    onRecoverableError: (error) => console.error('The page differs from its prerendered HTML.', error),
  });
  if (import.meta.env.DEV) import('./dev/preview.ts').then(({ preview }) => preview(() => app.render(render())));
}

const root = document.getElementById('root');
if (root) {
  // The page reads and works without script; when its data cannot be had it stays as it is.
  hydrate(root).catch((error) => console.error('The page could not be made interactive.', error));
}
