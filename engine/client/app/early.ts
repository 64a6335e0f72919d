// Runs in the head before the first paint, so that neither language nor theme flashes. It is inlined into every page,
// and its hash is in the Content Security Policy.

import { fitNavigation } from './fit-navigation.ts';

/** The key for the visitor's language, as the specification names it. */
const languageKey = 'user-language';
/** The key for a chosen language while its page is still loading. */
const choiceKey = 'user-language-chosen';
/** `kept` is the time when a cached copy was stored, and empty on the offline page. */
const { languages = '', folders, only, queries = '', kept } = document.documentElement.dataset;
/** The address prefixes by language, the default first. */
const prefixes = new Map(languages.split(' ').map((one) => one.split('=') as [string, string]));
const [usual = ''] = prefixes.keys();
const languageOf = (path: string) => {
  for (const [code, prefix] of prefixes) if (prefix && `${path}/`.startsWith(`${prefix}/`)) return code;
  return usual;
};
const inLanguage = (path: string, prefix: string) =>
  prefix + (path === '/' && prefix && folders === undefined ? '' : path);
const store = (key: string, language: string) => {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage (private windows) the choice holds for this page.
  }
};
/** Stores the language of this page, but not of the offline page, which would lock the visitor out. */
const remember = (language: string) => {
  if (kept === '') return;
  store(languageKey, language);
  localStorage.removeItem(choiceKey);
};

/** Whether a link in the same language or the language switch led to this page in the default language. */
const isMeant = (pathname: string) => {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return false;
  const { pathname: from } = new URL(referrer);
  const language = languageOf(from);
  return language === usual || from === inLanguage(pathname, prefixes.get(language) ?? '');
};

fitNavigation();

// For print: addresses on paper are absolute.
document.documentElement.style.setProperty('--origin', `"${location.origin}"`);

try {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  // A history entry with an id has been shown as its address says, and stays so.
  const wasShown = history.state?.id;
  const theme = localStorage.getItem('user-theme');
  if (theme) root.dataset.theme = theme;
  const language = languageOf(pathname);
  const chosen = localStorage.getItem(languageKey) ?? '';
  // The page may not exist in the visitor's language.
  const prefix = only === undefined || only.split(' ').includes(chosen) ? prefixes.get(chosen) : undefined;
  const enter = () => {
    root.hidden = false;
    if (!wasShown) history.replaceState({ id: Math.random().toString(36).slice(2) }, '');
  };
  if (language !== usual || localStorage.getItem(choiceKey) === usual) {
    remember(language);
    enter();
  } else if (prefix && !wasShown && !isMeant(pathname)) {
    root.hidden = true;
    const path = inLanguage(pathname, prefix);
    const redirect = () => location.replace(path + search + hash);
    // Without a network, redirect only to a cached page.
    if (kept === undefined) redirect();
    else caches.match(path, { ignoreVary: true }).then((page) => (page ? redirect() : enter()), enter);
  } else enter();
  // Hide what the query changes until the script has applied it, but not for ever: the script may fail to load.
  const names = new URLSearchParams(search);
  if (queries.split(' ').some((name) => names.has(name))) {
    root.dataset.restoring = '';
    setTimeout(() => delete root.dataset.restoring, 5000);
  }
} catch {
  // Without storage, the page stays as it is.
}

// Record a choice at the click, even before the page's script is here, or the next page would revert it. It is stored
// for good once that page is here. A middle click opens a tab.
const onChoice = (event: MouseEvent) => {
  const { target, button, detail } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || button > 1) return;
  const chosen = link.dataset.language;
  // The second click of a double click would undo the first.
  if (chosen && button === 0 && detail > 1) event.preventDefault();
  else if (chosen) {
    // The same page in another language: the query and the anchor stay.
    link.search = location.search;
    link.hash = location.hash;
    store(choiceKey, chosen);
  } else if (languageOf(link.pathname) !== usual) store(choiceKey, languageOf(link.pathname));
};
for (const type of ['click', 'auxclick'] as const) addEventListener(type, onChoice, true);

/**
 * The page's script starts after the first paint or when the visitor acts. The document names its chunks and the
 * page's data, so they load in parallel.
 */
const { entry, parts = '', data = '' } = document.documentElement.dataset;
if (entry) {
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
