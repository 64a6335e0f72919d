import { isFile } from '../../../engine/model/page-file.ts';
import type { Tab } from '../../browsers/tab.ts';

export type Aim = 'link' | 'anchor' | 'again' | 'language' | 'dialog' | 'question' | 'button' | 'menu' | 'search';

/** A position to click in the window, and the address if it is a link. */
export interface Target {
  x: number;
  y: number;
  href: string;
  /** The scroll position after it came into view. */
  scroll: number;
}

/** Scrolls an element of a kind, or a link to `to`, into view: `at` chooses one. `undefined` if none can be clicked. */
export async function findTarget(tab: Tab, kind: Aim, at = 0, to = ''): Promise<Target | undefined> {
  const paths = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ pathname }) => pathname),
  );
  return tab.evaluate(find, kind, at, paths.filter(isFile), to);
}

function find(kind: Aim, at: number, files: string[], to: string): Target | undefined {
  const page = (url: URL) => url.pathname.replace(/(.)\/$/, '$1') + url.search;
  const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;
  const here = new URL(location.href);
  // Links that change what their page shows, in place.
  const inPlace = '[href^="?"], [role=tab], .expandable-list :is(nav, .pager) a';
  const selectors = {
    // The map's buttons are links without a target; the link back to a list depends on the history.
    link: `a[href]:not(${inPlace}, [role=button], [data-back])`,
    // The skip link is for keys; Firefox scrolls back to where it became visible.
    anchor: `a[href*="#"]:not(${inPlace}, .pager *, .header__skip)`,
    again: `a[href]:not(${inPlace}, [role=button])`,
    language: 'a[data-language]',
    dialog: 'main [aria-haspopup=dialog]',
    question: 'main .expandable-list__summary',
    button: `main :is(button, ${inPlace}, .pager a)`,
    menu: 'header summary, .header__menu',
    search: 'main input[type=search]',
  };
  const suits = (element: HTMLElement) => {
    if (!(element instanceof HTMLAnchorElement)) return true;
    if (element.target || element.hasAttribute('download') || element.origin !== here.origin) return false;
    if (files.includes(element.pathname)) return false;
    const url = new URL(element.href);
    if (to && pathOf(url) !== to) return false;
    const isHere = page(url) === page(here);
    if (kind === 'anchor') return isHere && url.hash.length > 1;
    if (kind === 'again') return isHere && !url.hash;
    return kind === 'language' || !(isHere || element.dataset.language);
  };
  const all = [...document.querySelectorAll<HTMLElement>(selectors[kind])].filter(
    (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && suits(element),
  );
  const first = Math.floor(at * all.length);
  for (let turn = 0; turn < Math.min(all.length, 12); turn++) {
    const element = all[(first + turn) % all.length] as HTMLElement;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (!box) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element === hit || element.contains(hit))) continue;
    const url = element instanceof HTMLAnchorElement ? new URL(element.href) : undefined;
    // The switch keeps the query and the anchor.
    if (url && element.dataset.language) {
      url.search = here.search;
      url.hash = here.hash;
    }
    return { x, y, href: url ? pathOf(url) : '', scroll: Math.round(scrollY) };
  }
  return undefined;
}
