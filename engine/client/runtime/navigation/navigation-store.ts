import { homeHref, mergeQuery } from '../../../model/page-file.ts';
import type { Arrival } from '../../../ui/kit/arrival.ts';
import type { AddressChanges } from '../../../ui/kit/page-context.tsx';
import { onFault } from '../faults.ts';
import { cancelLoad, loadPage } from '../load-page.ts';
import type { PageState } from '../page-state.ts';
import { applyStyles } from '../page-styles.ts';
import { changedQuery } from './changed-query.ts';
import {
  entryId,
  handOverScroll,
  nameEntry,
  noteScroll,
  ownScroll,
  scrollAt,
  scrollDown,
  shownEntry,
  stepsBackTo,
  takeEntry,
} from './entries.ts';
import { failedPage } from './failed-page.ts';
import { isAtAddress, isSamePage, keyOf, type Place } from './place.ts';
import { rememberLanguage } from './remember-language.ts';

/** The navigation state: one location is shown, and at most one navigation is pending. */
export interface NavigationStore {
  readonly shown: Place;
  /** Calls back after every change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Records that an arrival is rendered and scrolled: from now on the visitor is there. */
  settle(arrival: Arrival): void;
  go(url: URL): void;
  /** Goes back to the last visit of an address or its list, or follows the link if there was none. */
  goBack(url: URL): void;
  /** Records that the browser follows a link within the page. */
  step(click: Event, url: URL): void;
  /** Replaces the address, unless a navigation is pending. */
  replace(address: string): void;
  /** Loads the failed page again. If that fails too, the browser loads it as a document. */
  retry(): void;
  changes: AddressChanges;
  /** Records that a script failed, which a browser may remember: further pages are loaded as documents. */
  lack(): void;
  /** Shows the location with the newest data of its page. In dev only. */
  renew?(): void;
}

/** How a navigation changes the history; `pop`: the browser is already there. */
type Entry = 'push' | 'replace' | 'pop';

/** Starts at the page of the document. */
export function createNavigationStore(first: PageState): NavigationStore {
  const { location } = window;
  const persistedAt = new Map<string, Place['persisted']>();
  const listeners = new Set<() => void>();
  /** The keys of pages that were shown before a script failed. */
  const whole = new Set<string>();
  let isLost = false;
  /** The pending navigation, with the requested path. */
  let going: { path: string } | undefined;
  /** The arrival on screen. The next one takes a moment to render. */
  let settled: Arrival | undefined;
  /** Whether a link within the page was just followed. */
  let stepped = false;
  /** Whether a choice of this event already has an entry. */
  let hasEntry = false;
  takeEntry();
  let shown: Place = {
    loaded: first,
    search: location.search,
    anchor: anchorNow(),
    arrival: arrivalAt(nameEntry('replace', location.href, entryId()), 'load'),
    persisted: new Map(),
  };

  function show(place: Place): void {
    shown = place;
    persistedAt.set(shownEntry().id, place.persisted);
    if (!isLost) whole.add(keyOf(place.loaded.page));
    for (const listener of listeners) listener();
  }

  /** An error page has no scroll position. */
  function note(): void {
    if (!shown.loaded.failed && settled === shown.arrival) noteScroll(shownEntry().id);
  }

  function arrive(loaded: PageState, id: string, how: Arrival['how']): void {
    const same = isSamePage(loaded, shown.loaded);
    if (!same) applyStyles();
    const { language } = loaded.page;
    if (language !== shown.loaded.page.language) rememberLanguage(language);
    const persisted = same ? shown.persisted : (how === 'history' && persistedAt.get(id)) || new Map();
    show({ loaded, search: location.search, anchor: anchorNow(), arrival: arrivalAt(id, how), persisted });
  }

  function end(): void {
    going = undefined;
    window.removeEventListener('beforeunload', callOffTrip);
  }

  function callOffTrip(): void {
    if (going) cancelLoad(going.path);
    end();
  }

  /** Finds a page and its final address: redirects are followed, unknown paths lead home. */
  async function find(url: URL, trip: { path: string }): Promise<{ url: URL; loaded: PageState }> {
    trip.path = url.pathname;
    const loaded = await loadPage(url.pathname);
    if (loaded && !loaded.movedTo) return { url, loaded };
    const home = homeHref(url.pathname, shown.loaded.site);
    if (!loaded && url.pathname === home) throw new Error(`${home} is missing`);
    return find(new URL(loaded?.movedTo ? mergeQuery(loaded.movedTo, url) : home, url), trip);
  }

  /** Loads an address as a document. */
  function leave({ href }: URL, isHere: boolean, entry: Entry): void {
    if (isHere) location.reload();
    else if (entry === 'push') location.assign(href);
    else location.replace(href);
  }

  async function travel(to: URL, entry: Entry, again = false): Promise<void> {
    callOffTrip();
    const trip = { path: to.pathname };
    going = trip;
    // Leaving a document aborts its requests early in some browsers. That is not an error.
    window.addEventListener('beforeunload', callOffTrip);
    const { url, loaded } = await find(to, trip).catch((error) => {
      if (going === trip) onFault({ kind: 'page', error });
      return { url: to, loaded: failedPage(to.pathname, shown.loaded) };
    });
    if (going !== trip) return;
    end();
    const isHere = url.href === location.href;
    // The worker has cached documents: the page, or the offline page.
    const worker = navigator.serviceWorker?.controller;
    const isLeft = loaded.failed ? again || worker : loaded.asDocument || lacks(loaded);
    if (isLeft && (navigator.onLine || worker)) return leave(url, isHere, entry);
    note();
    if (entry === 'pop') takeEntry();
    const id = entry === 'push' && !isHere ? nameEntry('push', url.href) : nameEntry('replace', url.href, entryId());
    arrive(loaded, id, entry === 'pop' ? 'history' : 'link');
  }

  function lacks({ page }: PageState): boolean {
    return isLost && !whole.has(keyOf(page));
  }

  function renew(): void {
    const loaded = loadPage(location.pathname);
    if (!loaded || loaded instanceof Promise) return;
    if (loaded.movedTo) travel(new URL(location.href), 'replace');
    else show({ ...shown, loaded });
  }

  /** The visitor may have gone back while this script loaded, or the page was cached during navigation. */
  function catchUp(): void {
    if (!isAtAddress(shown.loaded) || lacks(shown.loaded)) travel(new URL(location.href), 'pop');
  }

  /** The browser changed the address: by history, or by a link within the page, whose entry has no id. */
  function onMoved(): void {
    const known = entryId();
    const how = stepped || !known ? 'link' : 'history';
    const { loaded } = shown;
    const { id, way, isSpare } = shownEntry();
    // A spare entry, or one with the same address, is replaced.
    const step = isSpare || anchorNow() === shown.anchor ? 'replace' : 'step';
    stepped = false;
    callOffTrip();
    if (how === 'history') {
      if (known === id) return;
      note();
      // The entry before a closed dialog shows the same, so go on.
      if (isSpare && way?.at(-1)?.startsWith(`${known} `)) window.history.back();
    }
    if (!isAtAddress(loaded)) return void travel(new URL(location.href), 'pop');
    if (known) takeEntry();
    arrive(loaded, known ?? nameEntry(step, location.href), how);
  }

  /** Changes the page's address, unless the browser is already at another entry. */
  function change(how: 'push' | 'replace', search: string, anchor: string, isSpare = false): void {
    const { id } = shownEntry();
    const name = how === 'push' ? undefined : id;
    if (entryId() === id) nameEntry(how, location.pathname + search + (anchor && `#${anchor}`), name, isSpare);
    show({ ...shown, search, anchor });
  }

  ownScrollOf(shown.arrival);
  window.addEventListener('popstate', onMoved);
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', () => {
    callOffTrip();
    handOverScroll(entryId() === shownEntry().id && settled === shown.arrival && !shown.loaded.failed);
  });
  // Replaces the document's handler from before hydration.
  window.onpageshow = ({ persisted }) => {
    ownScroll();
    if (persisted) catchUp();
  };
  show(shown);
  catchUp();

  return {
    get shown() {
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle(arrival) {
      settled = arrival;
      note();
    },
    go: (url) => void travel(url, 'push'),
    goBack(url) {
      const steps = stepsBackTo(url.pathname);
      if (steps) window.history.go(-steps);
      else travel(url, 'push');
    },
    step(click, { href }) {
      note();
      stepped = true;
      if (shownEntry().isSpare) {
        click.preventDefault();
        location.replace(href);
      }
      // Some browsers send no event for a link to the current anchor.
      setTimeout(() => stepped && onMoved());
    },
    replace(address) {
      if (!going) travel(new URL(address, location.href), 'replace');
    },
    retry: () => void travel(new URL(location.href), shown.arrival.how === 'history' ? 'pop' : 'replace', true),
    changes: {
      // Choices of one event share an entry.
      setQuery(name, value, isChoice = false) {
        // Several changes at once build on each other, before they are rendered.
        const search = changedQuery(shown.search, name, value);
        if (search === shown.search) return;
        // Back reverts choices. The spare entry of a closed dialog can be reused.
        const how = isChoice && !hasEntry && !shownEntry().isSpare ? 'push' : 'replace';
        if (isChoice) {
          hasEntry = true;
          queueMicrotask(() => {
            hasEntry = false;
          });
        }
        note();
        change(how, search, shown.anchor);
        note();
      },
      setAnchor(anchor, { from = shown.anchor, over = false } = {}) {
        if (from !== shown.anchor || anchor === shown.anchor) return;
        const { way, isSpare } = shownEntry();
        if (anchor && over && !isSpare) {
          note();
          change('push', shown.search, anchor);
          note();
        } else
          change('replace', shown.search, anchor, !anchor && over && way?.at(-1)?.endsWith(` ${location.pathname}`));
      },
    },
    lack() {
      isLost = true;
      whole.delete(keyOf(shown.loaded.page));
    },
    ...(import.meta.env.DEV && { renew }),
  };

  function arrivalAt(id: string, how: Arrival['how']): Arrival {
    return { id, how, anchor: anchorNow(), scroll: scrollAt(id) };
  }
}

function anchorNow(): string {
  return window.location.hash.slice(1);
}

/** Restores the scroll if the browser left it to us. */
function ownScrollOf({ scroll }: Arrival): void {
  if (window.history.scrollRestoration === 'manual' && scroll !== undefined) scrollDown(scroll);
  ownScroll();
}
