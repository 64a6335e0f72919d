/** Where the browser keeps scroll positions while the tab is open, by history entry. */
const storageKey = 'pagewright-scroll';

/** How many entries one knows of those that led to it. */
const wayLength = 20;

/** An entry of the tab's history, as the browser keeps it. */
interface Entry {
  id: string;
  /** The entries that led to it, the nearest last, each as its name and its path. Absent: none. */
  way?: string[];
  /** Whether what lay over the page was closed there, so that the entry before it shows the same. Absent: it was not. */
  isSpare?: boolean;
}

/** How far down the visitor was at each entry of the tab's history. */
let positions: Record<string, number> | undefined;

/** The entry of the place that is shown. The browser is ahead of it while a trip is under way. */
let shown: Entry = { id: '' };

/** The name of the history's entry at which the browser is; `undefined` for one that has none yet. */
export function entryId(): string | undefined {
  return window.history.state?.id;
}

/** The entry of the place that is shown: of one to which the browser itself has gone, after {@link takeEntry}. */
export function shownEntry(): Readonly<Entry> {
  return shown;
}

/** Takes the entry at which the browser is for that of the place that is shown. */
export function takeEntry(): void {
  shown = window.history.state ?? { id: '' };
}

/**
 * Names the entry at which the browser is, or one that follows it, and gives it its address: that of the place that is shown from now on.
 * A `step` is one that the browser itself has made, after a link within the page. Returns the name.
 */
export function nameEntry(
  how: 'push' | 'replace' | 'step',
  url: string,
  id = Math.random().toString(36).slice(2),
  isSpare = false,
): string {
  const { way = [] } = shown;
  const longer = [...way, `${shown.id} ${window.location.pathname}`].slice(-wayLength);
  shown = { id, way: how === 'replace' ? way : longer, isSpare };
  window.history[how === 'push' ? 'pushState' : 'replaceState'](shown, '', url);
  return id;
}

/** How many entries back the visitor was last at a path, or at a page of the list there (`/news/2` of `/news`); `undefined` for never. */
export function stepsBackTo(path: string): number | undefined {
  const { way = [] } = shown;
  const [list] = path.split(/\/$/);
  const at = way.findLastIndex((entry) => entry.split(' ')[1]?.replace(/(\/\d+)?\/?$/, '') === list);
  return at < 0 ? undefined : way.length - at;
}

/** Notes how far down the visitor is at an entry. */
export function noteScroll(id: string): void {
  scrolls()[id] = window.scrollY;
}

/** How far down the visitor was at an entry; `undefined` for one at which they have not been. */
export function scrollAt(id: string): number | undefined {
  return scrolls()[id];
}

/**
 * Scrolls so far down, in pixels. A scroll alone Firefox takes back, where it need paint nothing anew, to what was last brought into
 * view, by an anchor say: so the page's top is first, or its end where the visitor is at the top already.
 */
export function scrollDown(top: number): void {
  document.documentElement.scrollIntoView(window.scrollY > 0);
  window.scrollTo(0, top);
}

/** Takes the place of the browser, which would scroll before the page is here, while the document lives. */
export function ownScroll(): void {
  window.history.scrollRestoration = 'manual';
}

/**
 * Keeps the positions, and leaves the entry to the browser, which knows best how to come back to a document, unless what shows
 * is not the entry's page.
 */
export function handOverScroll(isShown: boolean): void {
  if (isShown) window.history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(scrolls()));
  } catch {
    // A full or closed store only costs the scroll position.
  }
}

function scrolls(): Record<string, number> {
  if (!positions) {
    try {
      positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    } catch {
      positions = {};
    }
  }
  return positions as Record<string, number>;
}
