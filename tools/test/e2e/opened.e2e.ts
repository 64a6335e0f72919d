import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../fixtures/depth.ts';
import { prove } from '../trust/prove.ts';
import { violations } from './accessible/axe.ts';
import { hydrated, visitors } from './browser.ts';

const { visit } = visitors();

const phone = { width: 320, height: 900 };
const desktop = { width: 1280, height: 900 };

/** What a visitor can open: the page it is on, the part that axe is to see then, and how it is opened. */
interface Opened {
  name: string;
  path: string;
  part: string;
  sizes: { width: number; height: number }[];
  open(page: Page): Promise<void>;
}

const states: Opened[] = [
  {
    name: 'a group of the navigation',
    path: '/faq',
    part: '.header',
    sizes: [desktop],
    open: (page) => page.locator('nav.navigation summary').nth(1).click(),
  },
  {
    name: 'the phone’s menu and a group of it',
    path: '/faq',
    part: '.header',
    sizes: [phone],
    async open(page) {
      await page.locator('.header__menu').click();
      await page.locator('nav.navigation summary').nth(1).click();
    },
  },
  {
    name: 'a dialog',
    path: '/gpu-download',
    part: 'dialog[open]',
    sizes: [phone, desktop],
    open: (page) => page.locator('main [aria-haspopup=dialog]').first().click(),
  },
  {
    name: 'an expander',
    path: '/faq',
    part: '[data-section=expandable-list]',
    sizes: [phone, desktop],
    open: (page) => page.locator('[data-section=expandable-list] summary').nth(1).click(),
  },
  {
    name: 'another tab',
    path: '/pwcore-update-function',
    part: '[data-section=tabs]',
    sizes: [phone, desktop],
    open: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'the map with its info window',
    path: '/contract-us',
    part: '[data-section=map]',
    sizes: [phone, desktop],
    async open(page) {
      await page.locator('[data-section=map]').scrollIntoViewIfNeeded();
      await page.locator('.leaflet-popup .map__close').waitFor();
    },
  },
  {
    name: 'the carousel, stopped at another slide',
    path: '/',
    part: '[data-section=carousel]:not([hidden])',
    sizes: [phone, desktop],
    async open(page) {
      const buttons = page.locator('[data-section=carousel]:visible').getByRole('button');
      await buttons.first().click();
      await buttons.last().click();
    },
  },
];

describe('axe finds nothing in what a visitor opens', () => {
  it.each(states)('$name', async ({ name, path, part, sizes, open }) => {
    const { page, close } = await visit('about:blank', { reducedMotion: 'reduce', forgets: true });
    let seen = 0;
    for (const [language, address] of [path, `/en${path}`.replace(/\/$/, '')].entries()) {
      for (const [place, size] of sizes.entries()) {
        const themes = isFull ? (['light', 'dark'] as const) : ([(language + place) % 2 ? 'dark' : 'light'] as const);
        for (const colorScheme of themes) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await page.goto(address);
          await hydrated(page);
          await open(page);
          expect(await violations(page, part), `${address} at ${size.width} px, ${colorScheme}`).toEqual([]);
          seen++;
        }
      }
    }
    await page
      .locator(part)
      .first()
      .evaluate((opened) => {
        const button = opened.appendChild(document.createElement('button'));
        Object.assign(button.style, { inlineSize: '30px', blockSize: '30px' });
      });
    expect((await violations(page, part)).join()).toContain('button-name');
    await close();
    prove('axe', `${name}, open, in ${seen} looks: 0 violations`, 'a button without a name in what is open: told');
  });
});
