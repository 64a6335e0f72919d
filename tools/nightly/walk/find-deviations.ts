import type { PageSnapshot } from './page-snapshot.ts';

/** The expected state after a step, in addition to that of a full load. */
export interface ExpectedPage {
  address?: string | undefined;
  /** The position in the tab's history. Default: any. */
  index?: number | undefined;
  /** Whether the page equals a full load, or only its head, header and footer do. */
  shows: 'all' | 'shell';
  /** The scroll position: pixels, its anchor (or the top), or any. */
  scroll: number | 'anchor' | 'any';
  /** Open rows and values of search fields. Default: as after a full load. */
  left?: Pick<PageSnapshot, 'open' | 'typed'> | 'any' | undefined;
  /** The open dialogs: as after a full load, unchanged if it was restored from the cache, any, or at least one. */
  dialogs: 'full' | 'unless kept alive' | 'any' | 'some';
  /** Whether the page changes, and without a load; then focus and announcement are on the new page. Default: any. */
  change?: 'no' | 'client' | 'any';
}

/** The tolerance of positions, in pixels. */
const near = 3;

/** The differences from the expected state. */
export function findDeviations(
  expected: ExpectedPage,
  now: PageSnapshot,
  full: PageSnapshot,
  before: PageSnapshot,
): string[] {
  const found: string[] = [];
  const same = (what: string, is: unknown, must: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(must))
      found.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(must)}`);
  };
  if (expected.address !== undefined) same('address', now.address, expected.address);
  if (expected.index !== undefined) same('place in history', now.history.index, expected.index);
  same('title', now.title, full.title);
  same('lang', now.lang, full.lang);
  found.push(...difference('head', now.head, full.head));
  found.push(...difference('shell', now.shell, full.shell));
  if (expected.shows === 'all') {
    found.push(...difference('content', now.content, full.content));
    const bare = full.styles.filter((style) => !now.styles.includes(style));
    same('styles missing', bare, []);
    same('drawn maps', now.drawn, []);
    const { left = full } = expected;
    if (left !== 'any') {
      same('open', now.open, left.open);
      same('typed', now.typed, left.typed);
    }
    const asFull = now.open.join() === full.open.join() && now.typed.join() === full.typed.join();
    const moved = Object.entries(full.tops).filter(([id, top]) => Math.abs((now.tops[id] ?? 0) - top) > near);
    if (asFull && moved.length > 0) same('places of sections', now.tops, full.tops);
  }
  const isLoaded = now.begun !== before.begun;
  if (expected.dialogs === 'full' || (expected.dialogs === 'unless kept alive' && !isLoaded))
    same('dialogs', now.dialogs, full.dialogs);
  if (expected.dialogs === 'some' && now.dialogs.length === 0) found.push('no dialog has opened');
  found.push(...misplaced(expected, now, full));
  if (expected.change === 'client' && isLoaded) found.push('the page was loaded whole');
  if (expected.change && expected.change !== 'no' && !isLoaded && now.dialogs.length === 0) {
    if (now.focus === '') found.push('focus: on nothing');
    if (!now.announced.includes(now.title)) same('announced', now.announced, now.title);
  }
  return found;
}

function misplaced({ scroll }: ExpectedPage, now: PageSnapshot, full: PageSnapshot): string[] {
  if (scroll === 'any') return [];
  if (scroll !== 'anchor') {
    const must = Math.min(scroll, now.deepest);
    return Math.abs(now.scroll - must) > near ? [`scroll: ${now.scroll} instead of ${must}`] : [];
  }
  if (now.anchor === undefined) return now.scroll > near ? [`scroll: ${now.scroll} instead of 0`] : [];
  // At the end of a page, an anchor cannot scroll to the top.
  const isThere = (anchor: number, { scroll, deepest }: PageSnapshot) =>
    (anchor >= -near && anchor < 200) || scroll >= deepest - near;
  return isThere(now.anchor, now)
    ? []
    : [`scroll: ${now.scroll}, which leaves the anchor at ${now.anchor}; ${full.anchor} after a full load`];
}

/** The first lines that two lists do not share. */
function difference(what: string, now: string[], full: string[]): string[] {
  if (now.length === full.length && now.every((line, index) => line === full[index])) return [];
  const lost = full.filter((line) => !now.includes(line)).slice(0, 3);
  const more = now.filter((line) => !full.includes(line)).slice(0, 3);
  const said = [...lost.map((line) => `- ${line.trim()}`), ...more.map((line) => `+ ${line.trim()}`)];
  return [`${what}: ${said.join(' ') || `the same lines in another order, ${now.length} instead of ${full.length}`}`];
}
