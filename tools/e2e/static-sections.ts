import type { Page } from 'playwright-core';
import { followLink } from './follow-link.ts';

/** Runs in the page: the ids of its static sections, and of those that React treats otherwise. */
export function hydrationOfSections(): { staticIds: string[]; otherwise: string[] } {
  const interactive = document.documentElement.dataset.interactive?.split(' ') ?? [];
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  const idsOf = (some: Element[]) => some.map(({ id }) => id);
  return {
    staticIds: idsOf(sections.filter(({ id }) => !interactive.includes(id))),
    otherwise: idsOf(
      sections.filter(({ id, dataset }) => interactive.includes(id) !== (dataset.hydrated !== undefined)),
    ),
  };
}

/** Runs in the page: the HTML of these sections, without the order of attributes and React's markers. */
export function contentOf(ids: string[]): string[] {
  const describe = (node: Node): string => {
    if (node instanceof Comment) return '';
    if (!(node instanceof Element)) return node.textContent ?? '';
    const attributes = [...node.attributes]
      .filter(({ name }) => name !== 'data-hydrated')
      .map(({ name, value }) => `${name}=${value}`)
      .sort();
    return `<${node.localName} ${attributes.join(' ')}>${[...node.childNodes].map(describe).join('')}</>`;
  };
  return ids.map((id) => describe(document.getElementById(id) as Element));
}

/** Opens a page by a link, and waits until these sections are shown. `canonical` is the path in its head. */
export async function goTo(page: Page, path: string, ids: string[], canonical = path): Promise<void> {
  await followLink(page, path);
  await page.waitForFunction(
    ({ canonical, ids }) => {
      const own = document.querySelector<HTMLLinkElement>('[rel=canonical][data-page-head]');
      return own && new URL(own.href).pathname === canonical && ids.every((id) => document.getElementById(id));
    },
    { canonical, ids },
  );
}
