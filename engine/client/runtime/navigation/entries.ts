/** The session storage key for scroll positions by history entry. */
const storageKey = 'pagewright-scroll';

/** The maximum number of remembered previous entries. */
const wayLength = 20;

interface Entry {
  id: string;
  /** The previous entries, the nearest last, each as id and path. */
  way?: string[];
  /** Whether an overlay was closed here, so that the entry before shows the same. */
  isSpare?: boolean;
}

let positions: Record<string, number> | undefined;

/** The entry of the shown location. During navigation, the browser is ahead of it. */
let shown: Entry = { id: '' };

export function entryId(): string | undefined {
  return window.history.state?.id;
}

/** The entry of the shown location. After the browser changed it, call {@link takeEntry} first. */
export function shownEntry(): Readonly<Entry> {
  return shown;
}

export function takeEntry(): void {
  shown = window.history.state ?? { id: '' };
}

/** Gives the current entry, or a new one, an id and an address, and shows it. Returns the id. */
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

/** How many entries back a path, or a page of its list (`/news/2` of `/news`), was last shown. */
export function stepsBackTo(path: string): number | undefined {
  const { way = [] } = shown;
  const [list] = path.split(/\/$/);
  const at = way.findLastIndex((entry) => entry.split(' ')[1]?.replace(/(\/\d+)?\/?$/, '') === list);
  return at < 0 ? undefined : way.length - at;
}

export function noteScroll(id: string): void {
  scrolls()[id] = window.scrollY;
}

export function scrollAt(id: string): number | undefined {
  return scrolls()[id];
}

/** Scrolls to a position. From the top or the end, because Firefox may revert a single scroll to the last anchor. */
export function scrollDown(top: number): void {
  document.documentElement.scrollIntoView(window.scrollY > 0);
  window.scrollTo(0, top);
}

/** Takes over scroll restoration: the browser would scroll before the page is here. */
export function ownScroll(): void {
  window.history.scrollRestoration = 'manual';
}

/** Stores the scroll positions, and returns restoration to the browser if the entry's page is shown. */
export function handOverScroll(isShown: boolean): void {
  if (isShown) window.history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(scrolls()));
  } catch {
    // Without storage, only scroll positions are lost.
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
