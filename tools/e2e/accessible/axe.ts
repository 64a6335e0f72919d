import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** WCAG 2.2 at levels A and AA, target sizes with it, and axe's own good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The axe violations on a page or in an element: the rule, and its elements. `frames` selects frames to exclude. */
export async function violations(page: Page, part?: string, frames?: string): Promise<string[]> {
  // Passing rules are only counted: listing their elements takes twice as long.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags);
  // The second page, in which axe merges frames, is only for pages with inspected frames, because it takes
  // three times as long.
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
