import { enterPage } from './prepare-document.ts';

/** The key for the visitor's language, as the specification names it. */
const languageKey = 'user-language';
/** The key for a chosen language while its page is still loading. */
const choiceKey = 'user-language-chosen';
/** `kept` is the time when a cached copy was stored, and empty on the offline page. */
const { languages = '', folders, only, kept } = document.documentElement.dataset;
/** The address prefixes by language. That of the default language, the first, is the site's folder. */
const prefixes = new Map(languages.split(' ').map((one) => one.split('=') as [string, string]));
const [[usual = '', base = ''] = []] = prefixes;
const languageOf = (path: string) => {
  for (const [code, prefix] of prefixes) if (code !== usual && `${path}/`.startsWith(`${prefix}/`)) return code;
  return usual;
};
/** The address of a page in the default language as it is in another language. */
const inLanguage = (path: string, prefix: string) => {
  const route = path.slice(base.length);
  return prefix + (route === '/' && folders === undefined ? '' : route);
};
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

/** Leads to the page in the visitor's language, or enters this one. Throws without storage. */
export function chooseLanguage(): void {
  const { pathname, search, hash } = location;
  const language = languageOf(pathname);
  const chosen = localStorage.getItem(languageKey) ?? '';
  // The page may not exist in the visitor's language.
  const prefix = only === undefined || only.split(' ').includes(chosen) ? prefixes.get(chosen) : undefined;
  if (language !== usual || localStorage.getItem(choiceKey) === usual) {
    remember(language);
    enterPage();
  } else if (prefix && prefix !== base && !history.state?.id && !isMeant(pathname)) {
    document.documentElement.hidden = true;
    const path = inLanguage(pathname, prefix);
    const redirect = () => location.replace(path + search + hash);
    // Without a network, redirect only to a cached page.
    if (kept === undefined) redirect();
    else caches.match(path, { ignoreVary: true }).then((page) => (page ? redirect() : enterPage()), enterPage);
  } else enterPage();
}

// Record a choice at the click, even before the page's script is here, or the next page would revert it. It is stored
// for good once that page is here. A middle click opens a tab.
function onChoice(event: MouseEvent): void {
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
}

/** Remembers the languages that a visitor chooses. */
export function watchChoices(): void {
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, onChoice, true);
}
