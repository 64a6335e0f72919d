import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { carouselFaults } from './accessible/carousel.ts';
import { becomes, findings, holdsFocus, tabInto, unnamed } from './accessible/pattern.ts';
import { type VisitorOptions, visitors, waitForHydration } from './browser.ts';

/**
 * Opens and closes every group of a navigation by keyboard. Returns the differences from the APG pattern for
 * disclosures.
 */
async function disclosureFaults(page: Page, navigation: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  expects(Boolean(await navigation.getAttribute('aria-label')), 'the navigation has no name');
  faults.push(...(await unnamed(navigation)));
  for (const group of await navigation.locator('details').all()) {
    const opener = group.locator('> summary');
    const name = await opener.textContent();
    const panel = group.locator('> ul');
    const isOpen = (open: boolean) =>
      becomes(page, async () => {
        const said = await opener.getAttribute('aria-expanded');
        return said === String(open) && (await panel.isVisible()) === open;
      });
    for (const key of ['Enter', ' ']) {
      await opener.focus();
      await page.keyboard.press(key);
      expects(await isOpen(true), `“${key}” does not open ${name}`);
      await page.keyboard.press(key);
      expects(await isOpen(false), `“${key}” does not close ${name}`);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expects(await holdsFocus(panel.locator('a').first()), `the Tab key does not lead into ${name}`);
    await page.keyboard.press('Escape');
    expects(await isOpen(false), `Escape does not close ${name}`);
    expects(await holdsFocus(opener), `Escape does not give the focus back to ${name}`);
  }
  return faults;
}

/** Opens the phone menu by keyboard, moves through it and closes it with Escape. Returns what fails. */
async function menuFaults(page: Page, button: Locator, navigation: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  faults.push(...(await unnamed(button)));
  await button.focus();
  await page.keyboard.press('Enter');
  expects(await navigation.isVisible(), 'Enter does not open the menu');
  const said = await becomes(page, async () => (await button.getAttribute('aria-expanded')) === 'true');
  expects(said, 'the button does not say that the menu is open');
  await page.keyboard.press('Tab');
  expects(await holdsFocus(navigation, true), 'the Tab key does not lead into the menu');
  await page.keyboard.press('Escape');
  expects(!(await navigation.isVisible()), 'Escape does not close the menu');
  expects(await holdsFocus(button), 'Escape does not give the focus back');
  return faults;
}

/** Repeats by keyboard every drag that a mouse can do on a map. Returns what fails (WCAG 2.5.7). */
async function mapFaults(page: Page, map: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  await map.scrollIntoViewIfNeeded();
  const pin = map.locator('.leaflet-marker-icon');
  const info = map.locator('.leaflet-popup');
  await info.locator('.map__close').waitFor();
  faults.push(...(await unnamed(map)));
  const silent = await map
    .locator('svg, img')
    .evaluateAll((pictures) =>
      pictures.filter((one) => !one.closest('[aria-hidden=true], [alt=""]') && !one.getAttribute('alt')),
    );
  expects(silent.length === 0, `${silent.length} pictures without a name`);

  const place = async () => JSON.stringify(await pin.boundingBox());
  const press = async (control: Locator, key: string) => {
    const before = await place();
    await control.focus();
    await page.keyboard.press(key);
    return becomes(page, async () => (await place()) !== before);
  };
  const buttons = map.locator('.map__pad button');
  for (const index of [0, 1, 2, 3])
    expects(await press(buttons.nth(index), 'Enter'), `button ${index + 1} does not move`);
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'])
    if (!expects(await press(pin, key), `${key} does not move the marker`)) return faults;
  const view = map.locator('.leaflet-container');
  expects(await press(view, 'ArrowRight'), 'ArrowRight does not move the view');
  expects(await press(buttons.last(), 'Enter'), 'the marker cannot be brought to the middle');
  // A reset also centers the marker, so the test first moves the view.
  expects(await press(view, 'ArrowRight'), 'ArrowRight does not move the view again');
  expects(await press(buttons.nth(4), 'Enter'), 'view and marker cannot be put back');

  await info.locator('.map__close').focus();
  await page.keyboard.press('Enter');
  expects(await becomes(page, async () => !(await info.isVisible())), 'the info window cannot be closed');
  expects(await holdsFocus(pin), 'closing the info window loses the focus');
  await page.keyboard.press('Enter');
  expects(await becomes(page, () => info.isVisible()), 'the info window cannot be opened again');
  return faults;
}

/** Moves through tabs by keyboard. Returns the differences from the APG pattern. */
async function tabsFaults(page: Page, bar: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  faults.push(...(await unnamed(bar)));
  const tabs = bar.getByRole('tab');
  const count = await tabs.count();
  const chosen = () => tabs.evaluateAll((all) => all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'));
  const stops = await tabs.evaluateAll((all) => all.filter((tab) => (tab as HTMLElement).tabIndex === 0).length);
  expects(stops === 1, `the bar is ${stops} stops of the Tab key`);

  await tabInto(page, bar);
  expects(await holdsFocus(tabs.nth(await chosen())), 'the Tab key does not lead to the chosen tab');
  const start = await chosen();
  for (const [key, target] of [
    ['ArrowRight', (start + 1) % count],
    ['ArrowLeft', start],
    ['End', count - 1],
    ['ArrowRight', 0],
    ['Home', 0],
    ['ArrowLeft', count - 1],
  ] as const) {
    await page.keyboard.press(key);
    const tab = tabs.nth(target);
    const right = await becomes(page, async () => (await chosen()) === target && (await holdsFocus(tab)));
    if (!expects(right, `${key} does not choose tab ${target + 1}`)) return faults;
    const named = await tab.evaluate((element) => {
      const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
      return panel?.role === 'tabpanel' && panel.getAttribute('aria-labelledby') === element.id && !panel.hidden;
    });
    expects(named, `tab ${target + 1} does not show a panel that it names`);
  }
  await page.keyboard.press('Tab');
  expects(!(await holdsFocus(bar, true)), 'the Tab key stays on the bar');
  return faults;
}

/**
 * Opens a dialog by keyboard, cycles through it and closes it with Escape. Returns the differences from the
 * APG pattern.
 */
async function dialogFaults(page: Page, opener: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  if (!expects((await dialog.count()) === 1, 'Enter opens no dialog')) return faults;
  faults.push(...(await unnamed(dialog)));
  expects(await dialog.evaluate((element) => element.matches(':modal')), 'the page behind can be used');
  expects(await holdsFocus(dialog, true), 'the focus stays outside');

  const stops = await dialog.locator('a[href], button, summary, input, select, video').count();
  const met = new Set<string>();
  for (let stop = 0; stop < stops * 2 + 2; stop++) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first, the focus is in the browser's toolbar.
    const at = await dialog.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === document.body) return 'the browser';
      return element.contains(activeElement) ? (activeElement?.outerHTML ?? '') : '';
    });
    if (!expects(at !== '', 'the Tab key leads out')) break;
    met.add(at);
  }
  met.delete('the browser');
  expects(met.size > 0, 'the Tab key reaches nothing within');

  await page.keyboard.press('Escape');
  expects((await dialog.count()) === 0, 'Escape does not close it');
  expects(await holdsFocus(opener), 'the focus does not return to what opened it');
  return faults;
}

/**
 * Returns the differences of a breadcrumb from the APG pattern: a named landmark, an ordered list of links,
 * and a marked current page.
 */
async function breadcrumbFaults(breadcrumb: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  expects(Boolean(await breadcrumb.getAttribute('aria-label')), 'the breadcrumb has no name');
  faults.push(...(await unnamed(breadcrumb)));
  const crumbs = breadcrumb.locator('ol > li');
  const count = await crumbs.count();
  expects(count > 1, 'the breadcrumb is no ordered list');
  expects((await breadcrumb.locator('[aria-current]').count()) === 1, 'not one crumb is the current page');
  expects((await crumbs.last().getAttribute('aria-current')) === 'page', 'the last crumb is not the page itself');
  const links = await crumbs.locator('a[href]').count();
  expects(links === count - 1, `${links} links for ${count} crumbs`);
  const signs = await breadcrumb.locator('svg:not([aria-hidden=true])').count();
  expects(signs === 0, 'the signs between crumbs are read out');
  return faults;
}

const { visit } = visitors('museum');
const press = visitors('press');

const phone = { viewport: { width: 390, height: 844 } };

/** A component under test: its pages, its check, and a defect that the check must report. */
interface Part {
  name: string;
  /** Pages that contain it, one per language. */
  paths: string[];
  options?: VisitorOptions;
  faults(page: Page): Promise<string[]>;
  /** The element and how it breaks, and a word of the expected report. */
  plant: { at(page: Page): Locator; break(element: Element): void; told: RegExp };
}

const opener = (page: Page) => page.locator('main [aria-haspopup=dialog]').first();
const parts: Part[] = [
  ...[{}, phone].map((options) => ({
    name: `the carousel${options === phone ? ' on a phone' : ''}`,
    paths: [`${press.address}/`],
    options,
    faults: (page: Page) => carouselFaults(page, page.locator('[data-section=carousel]:visible')),
    plant: {
      at: (page: Page) => page.locator('[data-section=carousel]:visible button').nth(1),
      break: (button: Element) => button.removeAttribute('aria-label'),
      told: /no name: - button/,
    },
  })),
  ...['/type', '/films'].map((path) => ({
    name: `the dialog of ${path}`,
    paths: [press.address + path],
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
    paths: ['/questions', '/en/questions'],
    faults: (page) => disclosureFaults(page, page.locator('nav.navigation')),
    plant: {
      at: (page) => page.locator('nav.navigation details').first(),
      break: (group) => group.addEventListener('keydown', (event) => event.stopPropagation()),
      told: /Escape does not close/,
    },
  },
  {
    name: 'the phone’s menu',
    paths: ['/questions', '/en/questions'],
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
    paths: [`${press.address}/manual/update`],
    faults: (page) => tabsFaults(page, page.locator('[role=tablist]').first()),
    plant: {
      at: (page) => page.locator('[role=tablist]').first(),
      break: (bar) => bar.addEventListener('keydown', (event) => event.stopPropagation(), { capture: true }),
      told: /ArrowRight does not choose/,
    },
  },
  {
    name: 'the map',
    paths: ['/visit', '/en/visit'],
    faults: (page) => mapFaults(page, page.locator('[data-section=map]')),
    plant: {
      at: (page) => page.locator('.leaflet-marker-icon'),
      break: (pin) => pin.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
      told: /does not move the marker/,
    },
  },
  {
    name: 'the breadcrumb',
    paths: ['/questions', '/en/questions'],
    faults: (page) => breadcrumbFaults(page.locator('.page-header__breadcrumb')),
    plant: {
      at: (page) => page.locator('.page-header__breadcrumb [aria-current]'),
      break: (crumb) => crumb.removeAttribute('aria-current'),
      told: /not one crumb is the current page/,
    },
  },
];

describe('the ARIA authoring practices for keyboards', () => {
  // A commit run tests each in one language, in turn.
  const tried = parts.map((part, index) => ({
    ...part,
    paths: part.paths.filter((_, language) => isFull || part.paths.length === 1 || language === index % 2),
  }));
  it.each(tried)('$name works, and its check reports a defect', async ({ paths, options, faults, plant }) => {
    const { page, close } = await visit('about:blank', { reducedMotion: 'reduce', forgets: true, ...options });
    for (const path of paths) {
      await page.goto(path);
      await waitForHydration(page);
      expect(await faults(page), path).toEqual([]);
    }
    await plant.at(page).evaluate(plant.break);
    const broken = await faults(page);
    expect(broken.join('\n')).toMatch(plant.told);
    await close();
  });
});
