// Runs in the head before anything shows, so that neither language nor theme flashes. It is inlined into every page,
// and its hash stands in the Content Security Policy.

import { fitNavigation } from './fit-navigation.ts';

/** Where the browser keeps the visitor's language; the specification names the key. */
const languageKey = 'user-language';
/** Where the browser stores the language that a visitor chose while its page is not here yet. */
const choiceKey = 'user-language-chosen';
/** `kept` is the time when a copy from memory was stored, and empty on the page that stands in for one that could not be had. */
const { languages = '', folders, only, queries = '', kept } = document.documentElement.dataset;
/** What addresses begin with, by language, the default first. */
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
    // A browser that keeps nothing (private windows) is left in peace: the choice holds for this page.
  }
};
/** Stores the language of the page that is here. Of a page that could not be had nothing is stored: it would lock the visitor out. */
const remember = (language: string) => {
  if (kept === '') return;
  store(languageKey, language);
  localStorage.removeItem(choiceKey);
};

/**
 * Whether a link that is meant so led here, to a page in the default language: on such a page each link to another, on one in another
 * language only the switch, which leads to the same page. A tab opened from the switch has not heard of the choice otherwise.
 */
const isMeant = (pathname: string) => {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return false;
  const { pathname: from } = new URL(referrer);
  const language = languageOf(from);
  return language === usual || from === inLanguage(pathname, prefixes.get(language) ?? '');
};

fitNavigation();

// For print: on paper an address is written whole.
document.documentElement.style.setProperty('--origin', `"${location.origin}"`);

try {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  // An entry of the history that has a name has been shown as what its address says, and stays so.
  const wasShown = history.state?.id;
  const theme = localStorage.getItem('user-theme');
  if (theme) root.dataset.theme = theme;
  const language = languageOf(pathname);
  const chosen = localStorage.getItem(languageKey) ?? '';
  // A page may not be in the language that the visitor reads others in.
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
    // Without a network only a page that this browser has is worth going to.
    if (kept === undefined) redirect();
    else caches.match(path, { ignoreVary: true }).then((page) => (page ? redirect() : enter()), enter);
  } else enter();
  // What its address makes show otherwise than it came stays hidden until it does; not for good, for its script may be lost.
  const names = new URLSearchParams(search);
  if (queries.split(' ').some((name) => names.has(name))) {
    root.dataset.restoring = '';
    setTimeout(() => delete root.dataset.restoring, 5000);
  }
} catch {
  // A browser that keeps nothing shows the page as it came.
}

// A choice is noted at its click, also when the page's script is not here yet, or the next page would undo it. It is remembered once that
// page is here. A click of the middle button opens a tab.
const onChoice = (event: MouseEvent) => {
  const { target, button, detail } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || button > 1) return;
  const chosen = link.dataset.language;
  // The second click of a double click would take back the first.
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
 * The page's script competes with nothing that shows: it starts when all of that is there and has been painted, or when the
 * visitor acts. A small page has loaded before it is painted. The script's parts and the page's data are known from the document
 * by then, so they come side by side and not one after the other.
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
    // Without it a link that was clicked is followed after all.
    import(/* @vite-ignore */ entry).catch(() => {
      window.onclick = null;
      document.querySelector<HTMLElement>('[data-clicked]')?.click();
    });
  };
  /**
   * A click on what needs the page's script is marked on its element, and made again once that is live; only the last one. `data-early` is on
   * what answers a click by script and would do nothing, or something else, without.
   */
  window.onclick = (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const control = (target as Element).closest<HTMLButtonElement>('[data-early],a,button,summary,label,input,select');
    if (ctrlKey || metaKey || shiftKey || altKey || control?.commandForElement) return;
    if (!control?.matches('[data-early],[type=button]:not([popovertarget])')) return;
    event.preventDefault();
    document.querySelector('[data-clicked]')?.removeAttribute('data-clicked');
    control.setAttribute('data-clicked', '');
  };
  // A page that never came to life, kept while the visitor was elsewhere, is loaded anew for them; the app sees to its own.
  window.onpageshow = ({ persisted }) => persisted && navigator.onLine && location.reload();
  for (const act of acts) addEventListener(act, start, { capture: true, passive: true, once: true });
  // The second frame after loading begins when the first is on the screen.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)));
}
