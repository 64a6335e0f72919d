import { fitEarly } from '../../ui/shell/fit-navigation.ts';

const root = document.documentElement;

/** Shows this document. A history entry with an id has been shown as its address says, and stays so. */
export function enterPage(): void {
  root.hidden = false;
  if (!history.state?.id) history.replaceState({ id: Math.random().toString(36).slice(2) }, '');
}

/** Applies what a visitor has chosen before the first paint, and starts the page's script after it. `enter` may throw. */
export function prepareDocument(enter: () => void): void {
  fitEarly();
  // For print: addresses on paper are absolute.
  root.style.setProperty('--origin', `"${location.origin}"`);
  const { queries = '', entry } = root.dataset;
  try {
    const theme = localStorage.getItem('user-theme');
    if (theme) root.dataset.theme = theme;
    enter();
    // Hide what the query changes until the script has applied it, but not for ever: the script may fail to load.
    const names = new URLSearchParams(location.search);
    if (queries.split(' ').some((name) => names.has(name))) {
      root.dataset.restoring = '';
      setTimeout(() => delete root.dataset.restoring, 5000);
    }
  } catch {
    // Without storage, the page stays as it is.
  }
  if (entry) startLater(entry);
}

/**
 * The page's script starts after the first paint or when the visitor acts. The document names its chunks and the
 * page's data, so they load in parallel.
 */
function startLater(entry: string): void {
  const { parts = '', data = '' } = root.dataset;
  const acts = ['pointerdown', 'keydown'];
  const fetchAhead = (rel: string, as: string, addresses: string) => {
    for (const href of addresses.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: 'anonymous' }));
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    fetchAhead('modulepreload', 'script', parts);
    fetchAhead('preload', 'fetch', data);
    // Follow a clicked link without script.
    import(/* @vite-ignore */ entry).catch(() => {
      window.onclick = null;
      document.querySelector<HTMLElement>('[data-clicked]')?.click();
    });
  };
  /** Marks the last click on an element that needs the page's script (`data-early`), to repeat it after hydration. */
  window.onclick = (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const control = (target as Element).closest<HTMLButtonElement>('[data-early],a,button,summary,label,input,select');
    if (ctrlKey || metaKey || shiftKey || altKey || control?.commandForElement) return;
    if (!control?.matches('[data-early],[type=button]:not([popovertarget])')) return;
    event.preventDefault();
    document.querySelector('[data-clicked]')?.removeAttribute('data-clicked');
    control.setAttribute('data-clicked', '');
  };
  // Reload a page that was cached before hydration. After it, the app handles this.
  window.onpageshow = ({ persisted }) => persisted && navigator.onLine && location.reload();
  for (const act of acts) addEventListener(act, start, { capture: true, passive: true, once: true });
  // The second frame after loading starts when the first is on screen.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)));
}
