import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull, sample } from '../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from './browser.ts';
import { followLink } from './follow-link.ts';
import { hold } from './ways/hold.ts';
import { place, rest, shows } from './ways/shows.ts';

const museum = visitors('museum');
const { visit, address } = museum;
const press = visitors('press');

/** What a page's parts show of what can be chosen, by names that are the same in every language. */
function screen(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)].filter((one) => one.checkVisibility());
    // What finds a build comes when it is near the screen, and has a test of its own.
    const fields = seen(':is(input:not([type=radio]), select)') as (HTMLInputElement | HTMLSelectElement)[];
    return {
      tabs: seen('.tabs__panel').map((panel) => (panel as HTMLElement).dataset.tab),
      rows: seen('tbody tr[id], .expandable-list__row').map((row) => row.id || row.querySelector('[id]')?.id),
      open: seen('details[open] > .expandable-list__details').map(({ id }) => id),
      dialogs: seen('dialog[open]').map(({ id }) => id),
      fields: fields.map(({ value }) => value),
      current: seen(':is(a, button):is([aria-current], [aria-pressed=true], [aria-selected=true])').map(
        (one) => new URL((one as HTMLAnchorElement).href ?? location.href).search || one.textContent,
      ).length,
      news: seen('.paged-news__item a').map((link) => (link as HTMLAnchorElement).href.split('/').at(-1)),
    };
  });
}

interface State {
  name: string;
  /** Default: the museum, which has several languages. */
  site?: typeof press;
  path: string;
  choose(page: Page): Promise<unknown>;
  /** What the address then ends in. */
  address: string;
}

const row = (id: string) => (page: Page) => page.locator(`details:has(> #${id}) > summary`).click();

const states: State[] = [
  {
    name: 'a filter of a list',
    path: '/lights',
    choose: (page) => page.locator('#lights input[type=search]').pressSequentially('cordouan'),
    address: '?lights.q=cordouan',
  },
  {
    name: 'size, page and row of a list',
    path: '/lights',
    async choose(page) {
      await page.locator('#lights select').selectOption('7');
      await page.locator('#lights .pager__number').nth(1).click();
      await page.locator('#lights .expandable-list__summary').nth(2).click();
    },
    address: '?lights.size=7&lights.page=2#lights-10',
  },
  {
    name: 'a download’s dialog',
    path: '/plans',
    async choose(page) {
      await page.locator('#tower button').click();
    },
    address: '#tower',
  },
  {
    name: 'a tab and a row on it',
    site: press,
    path: '/tools',
    async choose(page) {
      await page.getByRole('tab').nth(1).click();
      await row('printing-2')(page);
    },
    address: '?tab=printing#printing-2',
  },
  {
    name: 'a page of the news',
    path: '/journal',
    choose: (page) => page.locator('.pager__number').nth(1).click(),
    address: '/journal/2',
  },
  {
    name: 'a category',
    path: '/lights',
    choose: (page) => page.locator('#lights nav a[href*=north]').first().click(),
    address: '?lights.menu=north',
  },
  { name: 'a question', path: '/questions', choose: row('questions-3'), address: '#questions-3' },
  {
    name: 'a year',
    path: '/library',
    choose: (page) => page.getByRole('button', { name: '2023', exact: true }).click(),
    address: '?year=2023',
  },
  {
    name: 'a guide',
    site: press,
    path: '/manual/update',
    choose: (page) => page.getByRole('tab', { name: 'Linux' }).click(),
    address: '?guide=linux',
  },
];

async function ends(page: Page, address: string): Promise<void> {
  await page.waitForURL((url) => url.href.endsWith(address));
  await rest(page);
}

describe('what a visitor has chosen', () => {
  const languages = ['', '/en'];
  // Per commit some states, each from one language, alternating: every test switches to the other one.
  const all = languages.flatMap((prefix, language) =>
    states
      .filter(({ site }, index) => {
        const isIn = isFull || (index < 4 && (site !== undefined || index % 2 === language));
        return isIn && (!site || prefix === '');
      })
      .map((state) => ({ ...state, prefix })),
  );

  it.each(all)(
    '$name is in the address ($prefix): a new tab, back and the other language show the same',
    async ({ site, path, prefix, choose, address: end }) => {
      const { page, faults, close } = await (site ?? museum).visit(prefix + path);
      await waitForHydration(page);
      const before = await screen(page);
      await choose(page);
      await ends(page, end);
      const chosen = await screen(page);
      expect(chosen).not.toEqual(before);

      const tab = await page.context().newPage();
      await tab.goto(page.url());
      await waitForHydration(tab);
      await expect.poll(() => screen(tab)).toEqual(chosen);
      expect(tab.url()).toBe(page.url());
      await tab.close();

      const top = await place(page);
      await followLink(page, `${prefix}${site ? '/films' : '/visit'}`);
      await shows(page, site ? 'films' : 'visit');
      await page.goBack();
      await expect.poll(() => screen(page)).toEqual(chosen);
      expect(await place(page)).toBe(top);
      expect(page.url().endsWith(end)).toBe(true);

      if (!site) {
        const other = prefix ? 'fr' : 'en';
        await page.evaluate((code) => document.querySelector<HTMLElement>(`[data-language=${code}]`)?.click(), other);
        await page.waitForURL((url) => url.pathname.startsWith('/en') === (prefix === ''));
        await ends(page, end);
        await expect.poll(() => screen(page)).toEqual(chosen);
      }
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('as a row is seen below the head of its table, and marked from end to end', async () => {
    const { page, close } = await press.visit('/type#windlass', { viewport: { width: 1440, height: 900 } });
    await page.locator('#windlass-dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    const seen = await page.locator('#windlass').evaluate((row) => {
      const head = row.closest('table')?.querySelector('thead th')?.getBoundingClientRect();
      const colors = [row, ...row.querySelectorAll('th')].map((one) => getComputedStyle(one).backgroundColor);
      const other = getComputedStyle(row.nextElementSibling?.querySelector('th') ?? row).backgroundColor;
      return { isBelow: row.getBoundingClientRect().top >= (head?.bottom ?? Infinity) - 1, colors, other };
    });
    expect(seen.isBelow).toBe(true);
    expect(new Set(seen.colors).size).toBe(1);
    expect(seen.colors).not.toContain(seen.other);
    await close();
  });

  it('leaves the address as it was when it is what shows at first, or is closed again', async () => {
    const { page, close } = await visit('/lights');
    await waitForHydration(page);
    const plain = page.url();
    await page.locator('#lights select').selectOption('7');
    await page.locator('#lights nav a[href*=north]').first().click();
    await page.locator('#lights input[type=search]').fill('a');
    await page.waitForURL((url) => url.searchParams.has('lights.q'));
    await page.locator('#lights .expandable-list__summary').first().click();
    await page.waitForURL((url) => url.hash !== '');
    await page.locator('#lights .expandable-list__summary').first().click();
    await page.waitForURL((url) => url.hash === '');
    await page.locator('#lights input[type=search]').fill('');
    await page.locator('#lights nav:not(.pager) > ul > li:last-child > a').click();
    await page.locator('#lights select').selectOption('50');
    await page.waitForURL(plain);
    await close();
  });

  it('is taken out of the address where it means nothing', async () => {
    const { page, close } = await visit('about:blank');
    for (const [path, left] of [
      ['/lights?lights.menu=x&lights.page=9&lights.size=8&utm=1', '/lights?utm=1'],
      ['/lights?lights.page=01&lights.size=50', '/lights'],
      ['/en/library?year=1999', '/en/library'],
      [`${press.address}/manual/update?guide=nothing`, `${press.address}/manual/update`],
    ] as const) {
      await page.goto(path);
      await page.waitForURL(new URL(left, address).href);
    }
    await close();
  });

  it('adds no entry to the history while it is typed, and stays apart from what is typed elsewhere on the page', async () => {
    const { page, close } = await visit('/questions');
    await waitForHydration(page);
    const entries = await page.evaluate(() => window.history.length);
    await page.locator('main input[type=search]').pressSequentially('chien', { delay: 40 });
    await page.waitForURL('**/questions?questions.q=chien');
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.goto('/questions?lights.q=nothing');
    await waitForHydration(page);
    await rest(page);
    expect(await page.locator('main details').count()).toBe(8);
    await close();
  });
});

describe('a page that its address makes show otherwise than it came', () => {
  it('shows nothing else before it does, and what it came with when its script never comes', async () => {
    const { page, close } = await visit('about:blank');
    await page.clock.install();
    const held = await hold(page, /\/_\/browser-/);
    const panel = (tab: string) => page.locator(`.tabs__panel[data-tab="${tab}"]`);
    await page.goto('/library', { waitUntil: 'commit' });
    await panel('2025').waitFor();
    await page.goto('/library?year=2023', { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    await panel('2025').waitFor({ state: 'attached' });
    expect(await panel('2025').isVisible()).toBe(false);
    await held.release();
    await waitForHydration(page);
    await panel('2023').waitFor();
    expect(await panel('2025').isVisible()).toBe(false);
    await page.route(/\/_\/browser-/, (route) => route.abort());
    await page.goto('/library?year=2022');
    expect(await panel('2025').isVisible()).toBe(false);
    await page.clock.fastForward(5000);
    await panel('2025').waitFor();
    await close();
  });

  it('opens the question of its anchor without script, below the head of its list', async () => {
    const { page, close } = await visit('/questions#questions-3', { javaScriptEnabled: false });
    await page.locator('details:has(> #questions-3)[open]').waitFor();
    expect(await page.locator('main details[open]').count()).toBe(1);
    const { top, header } = await page.evaluate(() => ({
      top: document.querySelector('details[open]')?.getBoundingClientRect().top ?? 0,
      header: document.querySelector('.expandable-list__head')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(header + 24);
    await close();
  });

  it('shows the tab that holds its anchor before the script is there', async () => {
    const { page, close } = await visit('about:blank');
    await hold(page, /\/_\/browser-/);
    await page.goto(`${press.address}/manual/update#linux`, { waitUntil: 'commit' });
    await page.locator('.tabs__panel[data-tab=linux]').waitFor();
    expect(await page.locator('.tabs__panel[data-tab=general]').isVisible()).toBe(false);
    await close();
  });
});

describe('back', () => {
  it('closes a dialog; one that was closed otherwise is in nobody’s way', async () => {
    const { page, close } = await visit('/questions');
    await waitForHydration(page);
    await followLink(page, '/plans');
    await shows(page, 'plans');
    const dialog = page.locator('dialog[open]');
    await page.locator('#tower button').click();
    await page.waitForURL('**/plans#tower');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${address}/plans`);
    for (const id of ['tower', 'lantern', 'stairs']) {
      await page.locator(`#${id} button`).click();
      await page.waitForURL(`**/plans#${id}`);
      await page.keyboard.press('Escape');
      await page.waitForURL('**/plans');
    }
    await page.goBack();
    await shows(page, 'questions');
    await page.goForward();
    await shows(page, 'plans');
    await rest(page);
    expect(await dialog.count()).toBe(0);
    await close();
  });

  it('and the link to the news lead to the same place in the same list, however much was read', async () => {
    const { page, close } = await visit('/journal/2');
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    const top = await place(page);
    expect(top).toBeGreaterThan(100);
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('.paged-news__title a')[1]?.click());
    await shows(page, 'journal-entry');
    await followLink(page, '/journal/entries/7');
    await page.waitForURL('**/journal/entries/7');
    await page.locator('.article__back a').click();
    await page.waitForURL('**/journal/2');
    await shows(page, 'journal');
    expect(await place(page)).toBe(top);
    await page.goto('/journal/entries/7');
    await waitForHydration(page);
    await page.locator('.article__back a').click();
    await page.waitForURL('**/journal');
    await close();
  });
});

describe('back and forward', () => {
  const link = (selector: string) => (page: Page) => page.locator(selector).first().click();
  const named = (role: 'tab' | 'button', name: string) => (page: Page) =>
    page.getByRole(role, { name, exact: true }).click();
  const chosen: [
    what: string,
    path: string,
    first: (page: Page) => Promise<unknown>,
    second: (page: Page) => Promise<unknown>,
  ][] = [
    [
      'categories',
      '/lights',
      link('#lights nav > ul > li:nth-child(2) > a'),
      link('#lights nav > ul > li:nth-child(3) > a'),
    ],
    ['years', '/en/library', named('button', '2023'), named('button', '2024')],
    ['guides', '/manual/update', named('tab', 'Linux'), named('tab', 'macOS')],
    [
      'size and page of a list',
      '/en/lights',
      (page) => page.locator('#lights select').selectOption('7'),
      (page) => page.locator('#lights .pager__number').nth(1).click(),
    ],
    ['tabs', '/tools', (page) => page.getByRole('tab').nth(1).click(), (page) => page.getByRole('tab').nth(2).click()],
  ];

  it.each(sample(chosen, 3))('go through the %s that were chosen', async (what, path, first, second) => {
    const isPress = ['guides', 'tabs'].includes(what);
    const [site, start] = isPress ? ([press, 'films'] as const) : ([museum, 'visit'] as const);
    const { page, faults, close } = await site.visit(`/${start}`);
    await waitForHydration(page);
    await followLink(page, path);
    await page.locator(`main:not([data-page="${start}"])`).waitFor();
    await waitForHydration(page);
    const screens: unknown[] = [];
    const addresses: string[] = [];
    const look = async () => {
      await rest(page);
      screens.push(await screen(page));
      addresses.push(page.url());
    };
    await look();
    for (const choose of [first, second]) {
      await choose(page);
      await page.waitForURL((url) => !addresses.includes(url.href));
      await look();
    }
    for (const at of [1, 0, 1, 2] as const) {
      await (at < 2 && page.url() === addresses[at + 1] ? page.goBack() : page.goForward());
      await page.waitForURL(addresses[at] as string);
      await expect.poll(() => screen(page)).toEqual(screens[at]);
    }
    await page.goBack();
    await page.goBack();
    await page.waitForURL(addresses[0] as string);
    await page.goBack();
    await shows(page, start);
    expect(faults).toEqual([]);
    await close();
  });

  it('pass over what is typed, which makes no entry', async () => {
    const { page, close } = await visit('/visit');
    await waitForHydration(page);
    await followLink(page, '/lights');
    await shows(page, 'lights');
    const before = await page.evaluate(() => history.length);
    await page.locator('#lights select').selectOption('7');
    await page.locator('#lights .pager__number').nth(1).click();
    await ends(page, '?lights.size=7&lights.page=2');
    for (const text of ['c', 'co', 'cor']) {
      await page.locator('#lights input[type=search]').fill(text);
      await ends(page, `?lights.size=7&lights.q=${text}`);
    }
    expect(await page.evaluate(() => history.length)).toBe(before + 2);
    await page.goBack();
    await ends(page, '?lights.size=7');
    expect(await page.locator('#lights input[type=search]').inputValue()).toBe('');
    await close();
  });
});

describe('the summary of a row', () => {
  it('is selected by a drag without opening the row, and opens it by a click and by keys', async () => {
    const { page, close } = await visit('/questions');
    await waitForHydration(page);
    const summary = page.locator('.expandable-list__summary').first();
    const title = summary.locator('.expandable-list__title');
    const row = page.locator('details').filter({ has: summary }).first();
    const isOpen = () => row.evaluate((one) => (one as HTMLDetailsElement).open);
    const box = await title.boundingBox();
    if (!box) throw new Error('the row has no place');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 4, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 80, y, { steps: 5 });
    await page.mouse.up();
    await rest(page);
    expect((await page.evaluate(() => getSelection()?.toString() ?? '')).length).toBeGreaterThan(1);
    expect(await isOpen()).toBe(false);
    // Keys count, though text is still selected.
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await summary.click();
    await expect.poll(isOpen).toBe(false);
    await close();
  });
});
