/** Where the browser keeps scroll positions while the tab is open, by history entry. */
const storageKey = 'pagewright-scroll';

/** How far down the visitor was at each entry of the tab's history. */
let positions: Record<string, number> | undefined;

/** The name of the history's entry at which the browser is; `undefined` for one that has none yet. */
export function entryId(): string | undefined {
  return window.history.state?.id;
}

/** Names the entry at which the browser is, or one that follows it, and gives it its address. Returns the name. */
export function nameEntry(how: 'push' | 'replace', url: string, id = Math.random().toString(36).slice(2)): string {
  window.history[`${how}State`]({ id }, '', url);
  return id;
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
