import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allExamples } from '../../engine/generate/gallery/examples.ts';
import { isFull } from '../../engine/testing/depth.ts';
import { violations } from './accessible/axe.ts';
import { tabThrough } from './accessible/focus.ts';
import { type Opened, states } from './accessible/opened.ts';
import { hydrated, visitors } from './browser.ts';
import { atLeisure } from './hydrated.ts';
import { type Bay, openBay } from './offline/bay.ts';

const { visit, address, secondAddress } = visitors();

/** A page with a form of every kind of field. */
const enquire = {
  $schema: '../../../../schemas/page.schema.json',
  id: 'enquire',
  route: '/enquire',
  title: { zh: '咨询', en: 'Enquire' },
  sections: allExamples()
    .filter(({ type }) => type === 'form')
    .slice(0, 1)
    .map(({ section }) => section),
};

let bay: Bay;
beforeAll(async () => {
  bay = await openBay({ enquire });
});
afterAll(() => bay?.close());

/** The part that shows: of some there is another for other sizes. */
const shown = (page: Page, part: string) => page.locator(part).filter({ visible: true }).first();

interface Look {
  route: string;
  size: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

/** The looks of a part: in a full run each language, size and theme, otherwise one of them, another for the next part. */
function looksOf({ path, sizes }: Opened, index: number): Look[] {
  const all = [path, `/en${path}`.replace(/\/$/, '')].flatMap((route) =>
    sizes.flatMap((size) => (['light', 'dark'] as const).map((colorScheme) => ({ route, size, colorScheme }))),
  );
  // Steps of three reach every combination.
  return all.filter((_, at) => isFull || at === (index * 3) % all.length);
}

describe('what a visitor opens', () => {
  it.each(
    states.map((state, index) => ({ ...state, looks: looksOf(state, index), isControlled: isFull || index % 4 === 2 })),
  )(
    '$name: axe finds nothing, the Tab key reaches all of it in sight and marked, and Escape gives back what it closes',
    async ({ site, part, options, open, closes, tells, looks, isControlled }) => {
      const { page, close } = await visit('about:blank', { reducedMotion: 'reduce', forgets: true, ...options });
      const origin = { own: address, second: secondAddress, bay: bay.served.address }[site ?? 'own'];
      for (const { route, size, colorScheme } of looks) {
        const at = `${route} at ${size.width} px, ${colorScheme}`;
        await page.setViewportSize(size);
        await page.context().setOffline(false);
        await page.emulateMedia({ colorScheme });
        await page.goto(`${origin}${route}`);
        await hydrated(page);
        await open(page);
        // What is chosen comes to the address in the browser's leisure, and the page to its place with it.
        await page.evaluate(atLeisure);
        expect(await violations(page, part), at).toEqual([]);
        if (tells) continue;
        const walk = await tabThrough(page, shown(page, part));
        expect(walk.faults, at).toEqual([]);
        expect(walk.stops, at).toBeGreaterThan(0);
        if (!closes) continue;
        await page.locator(`${part} :is(a, button, input, textarea)`).first().press('Escape');
        await page.locator(part).first().waitFor({ state: 'hidden' });
        expect(await page.evaluate(() => document.activeElement?.matches('a, button, summary')), at).toBe(true);
      }
      if (!isControlled) return close();
      // The controls: a button without a name, and one that keeps the focus and shows no mark.
      if (closes) await open(page);
      await shown(page, part).evaluate((opened) => {
        const button = opened.appendChild(document.createElement('button'));
        Object.assign(button.style, { inlineSize: '30px', blockSize: '30px' });
      });
      expect((await violations(page, part)).join()).toContain('button-name');
      if (!tells) {
        await shown(page, part).evaluate((opened) => {
          const trap = document.createElement('button');
          trap.style.setProperty('outline', 'none', 'important');
          trap.textContent = 'Trap';
          trap.addEventListener('keydown', (event) => event.preventDefault());
          opened.prepend(trap);
        });
        const told = (await tabThrough(page, shown(page, part))).faults.join('; ');
        expect(told).toMatch(/Trap.* has no focus outline/);
        expect(told).toMatch(/never comes round/);
      }
      await close();
    },
  );
});
