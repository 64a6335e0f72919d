import { homeHref, mergeQuery } from '../../../model/page-file.ts';
import type { Arrival } from '../../../ui/kit/arrival.ts';
import type { PageAddress } from '../../../ui/kit/page-context.tsx';
import { onFault } from '../faults.ts';
import { cancelLoad, loadPage } from '../load-page.ts';
import type { LoadedPage } from '../loaded-page.ts';
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

/**
 * The one model of where the visitor is and is going: a place is shown; at most one trip is under way, which ends with another
 * place, is called off by the next, or fails, and then a place that says so is shown.
 */
export interface NavigationStore {
  readonly shown: Place;
  /** Calls back at every change of place. Returns what ends it. */
  subscribe(told: () => void): () => void;
  /** Notes that an arrival is on the screen, scrolled to its place: from now on that is where the visitor is. */
  settle(arrival: Arrival): void;
  /** Goes where a link leads. */
  go(url: URL): void;
  /** Goes back to where the visitor was last at an address, or in the list there; where a link leads, if that was never. */
  goBack(url: URL): void;
  /** Notes that a link within the page is followed, for which the browser itself changes the address. */
  step(click: Event, url: URL): void;
  /** Goes to another address in place of this one; a trip that is under way is left alone. */
  replace(address: string): void;
  /** Tries again to have the page of the address. When that fails too, the browser loads it as a document. */
  retry(): void;
  /** Changes the address's query: in place, or for a choice in a new entry of the history, which all choices of one event share. */
  query(search: string, isChoice?: boolean): void;
  /** Changes the address's anchor, see `setAnchor` of a page. */
  anchor: PageAddress['setAnchor'];
  /**
   * Notes that a script which the shown page needs could not be had. A browser may fail at it again for as long as the document
   * lives: from now on this page, and each that has not been shown before, comes as a document.
   */
  lack(): void;
  /** Shows the same place with what is known of its page now; goes after a page that has another address. In dev alone. */
  renew?(): void;
}

/** How a trip's address enters the history: `pop` for an entry at which the browser is already. */
type Entry = 'push' | 'replace' | 'pop';

/** Begins at the page that the document came with. */
export function createNavigationStore(first: LoadedPage): NavigationStore {
  const { location } = window;
  const persistedAt = new Map<string, Place['persisted']>();
  const listeners = new Set<() => void>();
  /** The pages that were shown before any script was lost, by key, but for those that lack it. */
  const whole = new Set<string>();
  let isLost = false;
  /** The trip that is under way, with the path that is waited for. */
  let going: { path: string } | undefined;
  /** The arrival that is on the screen: the next one takes a moment to be rendered. */
  let settled: Arrival | undefined;
  /** Whether a link within the page has just been followed. */
  let stepped = false;
  /** Whether a choice of this event has an entry of the history already. */
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
    for (const told of listeners) told();
  }

  /** What stands in the place of a page has no place of its own to come back to. */
  function note(): void {
    if (!shown.loaded.failed && settled === shown.arrival) noteScroll(shownEntry().id);
  }

  function arrive(loaded: LoadedPage, id: string, how: Arrival['how']): void {
    const same = isSamePage(loaded, shown.loaded);
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

  /** The page at an address, and the address that it is at: old routes lead to new ones, unknown paths home. */
  async function find(url: URL, trip: { path: string }): Promise<{ url: URL; loaded: LoadedPage }> {
    trip.path = url.pathname;
    const loaded = await loadPage(url.pathname);
    if (loaded && !loaded.movedTo) return { url, loaded };
    const home = homeHref(url.pathname, shown.loaded.site);
    if (!loaded && url.pathname === home) throw new Error(`${home} is missing`);
    return find(new URL(loaded?.movedTo ? mergeQuery(loaded.movedTo, url) : home, url), trip);
  }

  /** Loads the address as a document. */
  function leave({ href }: URL, isHere: boolean, entry: Entry): void {
    if (isHere) location.reload();
    else if (entry === 'push') location.assign(href);
    else location.replace(href);
  }

  async function travel(to: URL, entry: Entry, again = false): Promise<void> {
    callOffTrip();
    const trip = { path: to.pathname };
    going = trip;
    // A document that is left loses its calls first, in some browsers long before it is hidden: that is no failure to tell of.
    window.addEventListener('beforeunload', callOffTrip);
    const { url, loaded } = await find(to, trip).catch((error) => {
      if (going === trip) onFault({ kind: 'page', error });
      return { url: to, loaded: failedPage(to.pathname, shown.loaded) };
    });
    if (going !== trip) return;
    end();
    const isHere = url.href === location.href;
    // It keeps documents: of the page, or the one that says that there is no connection.
    const worker = navigator.serviceWorker?.controller;
    const isLeft = loaded.failed ? again || worker : loaded.asDocument || lacks(loaded);
    if (isLeft && (navigator.onLine || worker)) return leave(url, isHere, entry);
    note();
    if (entry === 'pop') takeEntry();
    const id = entry === 'push' && !isHere ? nameEntry('push', url.href) : nameEntry('replace', url.href, entryId());
    arrive(loaded, id, entry === 'pop' ? 'history' : 'link');
  }

  function lacks({ page }: LoadedPage): boolean {
    return isLost && !whole.has(keyOf(page));
  }

  function renew(): void {
    const loaded = loadPage(location.pathname);
    if (!loaded || loaded instanceof Promise) return;
    if (loaded.movedTo) travel(new URL(location.href), 'replace');
    else show({ ...shown, loaded });
  }

  /** The visitor may have gone back while this script was on its way, or the page was put aside with a trip under way. */
  function catchUp(): void {
    if (!isAtAddress(shown.loaded) || lacks(shown.loaded)) travel(new URL(location.href), 'pop');
  }

  /** The browser has changed the address: by history, or by a link within the page, which makes an entry without a name. */
  function onMoved(): void {
    const known = entryId();
    const how = stepped || !known ? 'link' : 'history';
    const { loaded } = shown;
    const { id, way, isSpare } = shownEntry();
    // What stands in place of a spare entry, or of one with the same address, is not another.
    const step = isSpare || anchorNow() === shown.anchor ? 'replace' : 'step';
    stepped = false;
    callOffTrip();
    if (how === 'history') {
      if (known === id) return;
      note();
      // The entry before one where a dialog was closed shows the same: the visitor wants to go on.
      if (isSpare && way?.at(-1)?.startsWith(`${known} `)) window.history.back();
    }
    if (!isAtAddress(loaded)) return void travel(new URL(location.href), 'pop');
    if (known) takeEntry();
    arrive(loaded, known ?? nameEntry(step, location.href), how);
  }

  /** Changes the address of the page that shows. While the browser is at another entry already, its address is not this page's. */
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
  // In place of what the document does while there is no navigation.
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
    subscribe(told) {
      listeners.add(told);
      return () => listeners.delete(told);
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
      // Not every browser tells of a link to the anchor at which it is already.
      setTimeout(() => stepped && onMoved());
    },
    replace(address) {
      if (!going) travel(new URL(address, location.href), 'replace');
    },
    retry: () => void travel(new URL(location.href), shown.arrival.how === 'history' ? 'pop' : 'replace', true),
    query(search, isChoice = false) {
      if (search === shown.search) return;
      // Back leads through what a visitor chose. The entry where a dialog was closed is the same as that before it: it is free.
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
    anchor(anchor, { from = shown.anchor, over = false } = {}) {
      if (from !== shown.anchor || anchor === shown.anchor) return;
      const { way, isSpare } = shownEntry();
      if (anchor && over && !isSpare) {
        note();
        change('push', shown.search, anchor);
        note();
      } else change('replace', shown.search, anchor, !anchor && over && way?.at(-1)?.endsWith(` ${location.pathname}`));
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

/** What stands after `#` in the browser's address. */
function anchorNow(): string {
  return window.location.hash.slice(1);
}

/** Where the browser has left the scroll of a document that it loaded to us, it goes back to where it was. */
function ownScrollOf({ scroll }: Arrival): void {
  if (window.history.scrollRestoration === 'manual' && scroll !== undefined) scrollDown(scroll);
  ownScroll();
}
