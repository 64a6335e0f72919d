import type { Page } from 'playwright-core';
import { followLink } from './follow-link.ts';

/** In the page: the ids of the sections that stand as they came, and of those that React treats otherwise than the document says. */
export function hydrationOfSections(): { staticIds: string[]; otherwise: string[] } {
  const interactive = document.documentElement.dataset.interactive?.split(' ') ?? [];
  const isRendered = (section: Element) =>
    [...section.children].some((child) => Object.keys(child).some((key) => key.startsWith('__react')));
  const sections = [...document.querySelectorAll('[data-section]')];
  const idsOf = (some: Element[]) => some.map(({ id }) => id);
  return {
    staticIds: idsOf(sections.filter(({ id }) => !interactive.includes(id))),
    otherwise: idsOf(sections.filter((section) => interactive.includes(section.id) !== isRendered(section))),
  };
}

/** In the page: what stands in these sections, without the order of attributes and the marks that React keeps between texts. */
export function contentOf(ids: string[]): string[] {
  const describe = (node: Node): string => {
    if (node instanceof Comment) return '';
    if (!(node instanceof Element)) return node.textContent ?? '';
    const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    return `<${node.localName} ${attributes.join(' ')}>${[...node.childNodes].map(describe).join('')}</>`;
  };
  return ids.map((id) => describe(document.getElementById(id) as Element));
}

/** Goes to a page by a link, and waits until it and these sections of it are there. */
export async function goTo(page: Page, path: string, ids: string[]): Promise<void> {
  await followLink(page, path);
  await page.waitForFunction(
    ({ path, ids }) => {
      const own = document.querySelector<HTMLLinkElement>('[rel=canonical][data-page-head]');
      return own && new URL(own.href).pathname === path && ids.every((id) => document.getElementById(id));
    },
    { path, ids },
  );
}
