import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExamples } from '../../engine/generate/gallery/examples.ts';
import { isFull, sample } from '../../engine/testing/test-depth.ts';
import { patienceMs } from '../browsers/new-visitor.ts';
import { violations } from './accessible/axe.ts';
import { tabThrough } from './accessible/focus.ts';
import { type VisitorOptions, visitors, waitForHydration } from './browser.ts';
import { type Bay, openBay } from './offline/bay.ts';
import { atLeisure, waitForAdditions } from './wait-for-hydration.ts';

const phone = { width: 320, height: 900 };
const desktop = { width: 1280, height: 900 };

/**
 * Something that a visitor can open or is shown: its page, the element that axe and the keyboard test
 * inspect, and how to open it.
 */
interface Opened {
  name: string;
  /** The site of the page. `bay` is a copy of the second site that works offline. Default: the museum. */
  site?: 'second' | 'bay' | 'press';
  path: string;
  part: string;
  sizes: { width: number; height: number }[];
  /** How to open the page. Default: as any visitor. */
  options?: VisitorOptions;
  open(page: Page): Promise<void>;
  /** Whether Escape closes it and returns the focus to the control that opened it. Default: it stays open. */
  closes?: true;
  /** Whether it only shows a message and contains no focusable elements. Default: it contains some. */
  tells?: true;
}

/** Opens the search by its button, and types a query. */
async function seek(page: Page, words: string): Promise<void> {
  await page.locator('.header__search').press('Enter');
  await page.locator('[role=searchbox]:focus, input[type=search]:focus').waitFor();
  await page.keyboard.type(words);
}

/** A player of another site for the video of the second site. */
const player = '<!doctype html><html lang="en"><title>Player</title><main><h1>Playing</h1></main>';

/** Everything that can open, on the pages of this repository and of its test sites. */
const states: Opened[] = [
  {
    name: 'a group of the navigation',
    path: '/questions',
    part: '.header',
    sizes: [desktop],
    open: (page) => page.locator('nav.navigation summary').first().click(),
  },
  {
    name: 'the phone’s menu and a group of it',
    path: '/questions',
    part: '.header',
    sizes: [phone],
    async open(page) {
      await page.locator('.header__menu').click();
      await page.locator('nav.navigation summary').first().click();
    },
  },
  {
    name: 'a dialog',
    site: 'press',
    path: '/type',
    part: 'dialog[open]',
    sizes: [phone, desktop],
    open: (page) => page.locator('main [aria-haspopup=dialog]').first().press('Enter'),
    closes: true,
  },
  {
    name: 'an expander',
    path: '/questions',
    part: '[data-section=expandable-list]',
    sizes: [phone, desktop],
    open: (page) => page.locator('[data-section=expandable-list] summary').nth(1).click(),
  },
  {
    name: 'another tab',
    site: 'press',
    path: '/manual/update',
    part: '[data-section=tabs]',
    sizes: [phone, desktop],
    open: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'the map with its info window',
    path: '/visit',
    part: '[data-section=map]',
    sizes: [phone, desktop],
    async open(page) {
      await page.locator('[data-section=map]').scrollIntoViewIfNeeded();
      await page.locator('.leaflet-popup .map__close').waitFor();
      // The map moves until the info window is next to its buttons.
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() => !document.querySelector('.leaflet-pan-anim'));
    },
  },
  {
    name: 'the carousel, stopped at another slide',
    site: 'press',
    path: '/',
    part: '[data-section=carousel]:not([hidden])',
    sizes: [phone, desktop],
    async open(page) {
      const buttons = page.locator('[data-section=carousel]:visible').getByRole('button');
      await buttons.first().click();
      await buttons.last().click();
    },
  },
  {
    name: 'the search with hits in both languages',
    path: '/questions',
    part: '[role=dialog]:has([role=searchbox])',
    sizes: [phone, desktop],
    closes: true,
    async open(page) {
      await seek(page, 'lens');
      await page.locator('[data-search-hits] a').first().waitFor();
    },
  },
  {
    name: 'the search without a hit',
    path: '/questions',
    part: '[role=dialog]:has([role=searchbox])',
    sizes: [phone, desktop],
    closes: true,
    async open(page) {
      await seek(page, 'quark gluon');
      await page.locator('.search__status').waitFor();
    },
  },
  {
    name: 'what was found for a machine, with what fails of the others',
    site: 'press',
    path: '/type',
    part: '#find',
    sizes: [phone, desktop],
    async open(page) {
      await page.locator('#find').scrollIntoViewIfNeeded();
      if (!(await page.locator('#find textarea').isVisible()))
        await page.locator('#find summary').first().press('Enter');
      await page.locator('#find textarea').fill('ldd (GNU libc) 2.17');
      await page.waitForURL(/find\.glibc=/);
    },
  },
  {
    name: 'a file’s lines for a login node',
    site: 'press',
    path: '/manual/first-sheet',
    part: '.file-note',
    sizes: [phone, desktop],
    async open(page) {
      await page.locator('.file-note summary').first().press('Enter');
      await page.locator('.file-note .fetch-lines button').first().waitFor();
    },
  },
  {
    name: 'the citation of a row',
    path: '/library/all',
    part: '.citation',
    sizes: [phone, desktop],
    closes: true,
    async open(page) {
      await page.locator('main button[aria-haspopup=dialog]').first().press('Enter');
      await page.locator('.citation__form').first().waitFor();
    },
  },
  {
    name: 'the message after a link was copied',
    site: 'press',
    path: '/manual/first-sheet',
    part: 'body',
    sizes: [phone, desktop],
    tells: true,
    async open(page) {
      const link = page.locator('#steps-heading a');
      await waitForAdditions(page);
      await link.press('Enter');
      await page.locator('.live-region').waitFor();
    },
  },
  {
    name: 'a video of another site, before it is asked for',
    site: 'second',
    path: '/visit/pier',
    part: '#film',
    sizes: [phone, desktop],
    open: (page) => page.locator('#film a').first().waitFor(),
  },
  {
    name: 'a video of another site in its player',
    site: 'second',
    path: '/visit/pier',
    part: 'dialog[open]',
    sizes: [phone, desktop],
    closes: true,
    async open(page) {
      await page
        .context()
        .route('https://player.example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: player }));
      await page.locator('#film a').first().press('Enter');
      await page.frameLocator('dialog[open] iframe').getByText('Playing').waitFor();
    },
  },
  {
    name: 'the notice on a page from the cache',
    site: 'bay',
    path: '/tide-tables',
    part: '.kept-notice',
    sizes: [phone, desktop],
    options: { serviceWorkers: 'allow', prefetches: true },
    async open(page) {
      const { pathname } = new URL(page.url());
      // The last cached page shows that caching is complete.
      for (const kept of [pathname, `/_publication/${pathname.startsWith('/en') ? 'en' : 'zh'}`])
        await expect
          .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), kept), { timeout: patienceMs })
          .toBe(true);
      await page.context().setOffline(true);
      await page.goto(page.url());
      await waitForHydration(page);
      await page.locator('.kept-notice').waitFor();
    },
  },
  {
    name: 'a form',
    site: 'bay',
    path: '/enquire',
    part: '[data-section=form]',
    sizes: [phone, desktop],
    open: (page) => page.locator('form [type=submit]').waitFor(),
  },
  {
    name: 'a form with what is wrong in it',
    site: 'bay',
    path: '/enquire',
    part: '[data-section=form]',
    sizes: [phone, desktop],
    async open(page) {
      await page.locator('form [type=submit]').press('Enter');
      await page.locator('form [role=alert]').waitFor();
    },
  },
  {
    name: 'the links to the place on other maps',
    path: '/visit',
    part: '.map__others',
    sizes: [phone, desktop],
    open: (page) => page.locator('.map__others a').first().waitFor(),
  },
  {
    name: 'the contents of a long page',
    site: 'press',
    path: '/manual/first-sheet',
    part: '.contents',
    sizes: [phone, desktop],
    async open(page) {
      const contents = page.locator('.contents details');
      if (!(await contents.evaluate((one) => (one as HTMLDetailsElement).open)))
        await contents.locator('summary').press('Enter');
      await contents.locator('a').first().waitFor();
    },
  },
];

const { visit, address, secondAddress } = visitors('museum');
const press = visitors('press');

/** A page with a form of every kind of field. */
const enquire = {
  $schema: '../../../../schemas/page.schema.json',
  id: 'enquire',
  route: '/enquire',
  title: { zh: '咨询', en: 'Enquire' },
  sections: readExamples()
    .filter(({ type }) => type === 'form')
    .slice(0, 1)
    .map(({ section }) => section),
};

let bay: Bay;
beforeAll(async () => {
  bay = await openBay({ enquire });
});
afterAll(() => bay?.close());

/** The visible element: some have a second version for other sizes. */
const shown = (page: Page, part: string) => page.locator(part).filter({ visible: true }).first();

interface Look {
  route: string;
  size: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

/**
 * The variants of an element: a full run tests each language, size and theme, another run one of them in
 * turn.
 */
function looksOf({ site, path, sizes }: Opened, index: number): Look[] {
  const routes = site === 'press' ? [path] : [path, `/en${path}`.replace(/\/$/, '')];
  const all = routes.flatMap((route) =>
    sizes.flatMap((size) => (['light', 'dark'] as const).map((colorScheme) => ({ route, size, colorScheme }))),
  );
  // Steps of three reach every combination.
  return all.filter((_, at) => isFull || at === (index * 3) % all.length);
}

describe('everything that a visitor opens', () => {
  it.each(
    sample(
      states.map((state, index) => ({
        ...state,
        looks: looksOf(state, index),
        isControlled: isFull || index % 4 === 2,
      })),
      2,
    ),
  )(
    '$name: axe finds nothing, the Tab key reaches every visible control, and Escape returns the focus',
    async ({ site, part, options, open, closes, tells, looks, isControlled }) => {
      const { page, close } = await visit('about:blank', { reducedMotion: 'reduce', forgets: true, ...options });
      const origin = { own: address, press: press.address, second: secondAddress, bay: bay.served.address }[
        site ?? 'own'
      ];
      for (const { route, size, colorScheme } of looks) {
        const at = `${route} at ${size.width} px, ${colorScheme}`;
        await page.setViewportSize(size);
        await page.context().setOffline(false);
        await page.emulateMedia({ colorScheme });
        await page.goto(`${origin}${route}`);
        await waitForHydration(page);
        await open(page);
        // The browser updates the address and the scroll position when it is idle.
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
      // The controls: a button without a name, and a button without a visible focus.
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
