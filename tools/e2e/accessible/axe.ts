import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** WCAG 2.2 at levels A and AA, target sizes with it, and axe's own good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page, or in a part of it, or beside its frames, which `frames` selects all: the rule, and the elements that break it. */
export async function violations(page: Page, part?: string, frames?: string): Promise<string[]> {
  // What passes is only counted: to name each of its elements would take twice as long.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags);
  // A second page, in which axe puts frames together, is for pages that have some that are looked at; it takes three times as long.
  axe.setLegacyMode(page.frames().length === 1 || frames !== undefined);
  if (frames) axe.exclude(frames);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}
