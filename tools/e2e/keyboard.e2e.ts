import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../engine/testing/depth.ts';
import { breadcrumbFaults } from './accessible/breadcrumb.ts';
import { carouselFaults } from './accessible/carousel.ts';
import { dialogFaults } from './accessible/dialog.ts';
import { disclosureFaults, menuFaults } from './accessible/disclosure.ts';
import { mapFaults } from './accessible/map.ts';
import { tabsFaults } from './accessible/tabs.ts';
import { hydrated, type VisitorOptions, visitors } from './browser.ts';

const { visit } = visitors();

const phone = { viewport: { width: 390, height: 844 } };

/** A part by its place: where it stands, how it is tried, and a break of it that must be told. */
interface Part {
  name: string;
  /** Pages that have it, one a language. */
  paths: string[];
  options?: VisitorOptions;
  faults(page: Page): Promise<string[]>;
  /** The element that is broken, how, and a word of what must be told then. */
  plant: { at(page: Page): Locator; break(element: Element): void; told: RegExp };
}

const opener = (page: Page) => page.locator('main [aria-haspopup=dialog]').first();
const parts: Part[] = [
  ...[{}, phone].map((options) => ({
    name: `the carousel${options === phone ? ' on a phone' : ''}`,
    paths: ['/', '/en'],
    options,
    faults: (page: Page) => carouselFaults(page, page.locator('[data-section=carousel]:visible')),
    plant: {
      at: (page: Page) => page.locator('[data-section=carousel]:visible button').nth(1),
      break: (button: Element) => button.removeAttribute('aria-label'),
      told: /no name: - button/,
    },
  })),
  ...['/gpu-download', '/course-vedio'].map((path) => ({
    name: `the dialog of ${path}`,
    paths: [path, `/en${path}`],
    faults: (page: Page) => dialogFaults(page, opener(page)),
    plant: {
      at: (page: Page) => page.locator('dialog').first(),
      break: (dialog: Element) => {
        dialog.addEventListener('keydown', (event) => event.preventDefault());
        dialog.removeAttribute('aria-labelledby');
      },
      told: /no name: - dialog/,
    },
  })),
  {
    name: 'the navigation',
    paths: ['/faq', '/en/faq'],
    faults: (page) => disclosureFaults(page, page.locator('nav.navigation')),
    plant: {
      at: (page) => page.locator('nav.navigation details').nth(1),
      break: (group) => group.addEventListener('keydown', (event) => event.stopPropagation()),
      told: /Escape does not close/,
    },
  },
  {
    name: 'the phone’s menu',
    paths: ['/faq', '/en/faq'],
    options: phone,
    faults: (page) => menuFaults(page, page.locator('.header__menu'), page.locator('nav.navigation')),
    plant: {
      at: (page) => page.locator('.header__menu'),
      break: (button) => button.removeAttribute('popovertarget'),
      told: /does not open the menu/,
    },
  },
  {
    name: 'the tabs',
    paths: ['/pwcore-update-function', '/en/pwcore-update-function'],
    faults: (page) => tabsFaults(page, page.locator('[role=tablist]').first()),
    plant: {
      at: (page) => page.locator('[role=tablist]').first(),
      break: (bar) => bar.addEventListener('keydown', (event) => event.stopPropagation(), { capture: true }),
      told: /ArrowRight does not choose/,
    },
  },
  {
    name: 'the map',
    paths: ['/contract-us', '/en/contract-us'],
    faults: (page) => mapFaults(page, page.locator('[data-section=map]')),
    plant: {
      at: (page) => page.locator('.leaflet-marker-icon'),
      break: (pin) => pin.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
      told: /does not move the marker/,
    },
  },
  {
    name: 'the breadcrumb',
    paths: ['/faq', '/en/faq'],
    faults: (page) => breadcrumbFaults(page.locator('.page-header__breadcrumb')),
    plant: {
      at: (page) => page.locator('.page-header__breadcrumb [aria-current]'),
      break: (crumb) => crumb.removeAttribute('aria-current'),
      told: /not one crumb is the current page/,
    },
  },
];

describe('by the keys of the ARIA authoring practices', () => {
  // Per commit each in one language, in turn.
  const tried = parts.map((part, index) => ({
    ...part,
    paths: part.paths.filter((_, language) => isFull || language === index % 2),
  }));
  it.each(tried)('$name can be used, and a break of it is told', async ({ paths, options, faults, plant }) => {
    const { page, close } = await visit('about:blank', { reducedMotion: 'reduce', forgets: true, ...options });
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      expect(await faults(page), path).toEqual([]);
    }
    await plant.at(page).evaluate(plant.break);
    const broken = await faults(page);
    expect(broken.join('\n')).toMatch(plant.told);
    await close();
  });
});
