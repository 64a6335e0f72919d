import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allExamples } from '../../generate/gallery/examples.ts';
import { isFull } from '../fixtures/depth.ts';
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

/** Opens a part in each language and at each size; each look is a page that was just opened. */
async function look(
  { site, path, sizes, options, open }: Opened,
  see: (page: Page, at: string, turn: number) => Promise<void>,
) {
  const { page, close } = await visit('about:blank', { reducedMotion: 'reduce', forgets: true, ...options });
  const origin = { own: address, second: secondAddress, bay: bay.served.address }[site ?? 'own'];
  for (const [language, route] of [path, `/en${path}`.replace(/\/$/, '')].entries()) {
    for (const [place, size] of sizes.entries()) {
      await page.setViewportSize(size);
      for (const turn of isFull ? [0, 1] : [language + place]) {
        await page.context().setOffline(false);
        await page.emulateMedia({ colorScheme: turn % 2 ? 'dark' : 'light' });
        await page.goto(`${origin}${route}`);
        await hydrated(page);
        await open(page);
        // What is chosen comes to the address in the browser's leisure, and the page to its place with it.
        await page.evaluate(atLeisure);
        await see(page, `${route} at ${size.width} px, ${turn % 2 ? 'dark' : 'light'}`, turn);
      }
    }
  }
  return { page, close };
}

describe('axe finds nothing in what a visitor opens', () => {
  it.each(states)('$name', async (state) => {
    const { part } = state;
    const { page, close } = await look(state, async (page, at) => {
      expect(await violations(page, part), at).toEqual([]);
    });
    await shown(page, part).evaluate((opened) => {
      const button = opened.appendChild(document.createElement('button'));
      Object.assign(button.style, { inlineSize: '30px', blockSize: '30px' });
    });
    expect((await violations(page, part)).join()).toContain('button-name');
    await close();
  });
});

describe('the Tab key reaches all that a visitor opens, in sight and marked, and Escape gives back what it closes', () => {
  it.each(states.filter(({ tells }) => !tells))('$name', async (state) => {
    const { part, closes } = state;
    const { page, close } = await look(state, async (page, at) => {
      const walk = await tabThrough(page, shown(page, part));
      expect(walk.faults, at).toEqual([]);
      expect(walk.stops, at).toBeGreaterThan(0);
      if (!closes) return;
      await page.locator(`${part} :is(a, button, input, textarea)`).first().press('Escape');
      await page.locator(part).first().waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.matches('a, button, summary')), at).toBe(true);
    });
    if (closes) await state.open(page);
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
    await close();
  });
});
