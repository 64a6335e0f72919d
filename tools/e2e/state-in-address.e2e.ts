import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull, sampleCount } from '../../engine/testing/test-depth.ts';
import { hydrated, visitors } from './browser.ts';
import { followLink } from './follow-link.ts';
import { hold } from './ways/hold.ts';
import { place, rest, shows } from './ways/shows.ts';

const { visit, address } = visitors();

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
      open: seen('details[open] > .expandable-list__anchor').map(({ id }) => id),
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
  path: string;
  choose(page: Page): Promise<unknown>;
  /** What the address then ends in. */
  address: string;
}

const row = (id: string) => (page: Page) => page.locator(`details:has(> #${id}) > summary`).click();

const states: State[] = [
  {
    name: 'a filter of a list',
    path: '/module-download',
    choose: (page) => page.locator('#modules input[type=search]').pressSequentially('calypso'),
    address: '?modules.q=calypso',
  },
  {
    name: 'size, page and row of a list',
    path: '/module-download',
    async choose(page) {
      await page.locator('#modules select').selectOption('7');
      await page.locator('#modules .pager__number').nth(1).click();
      await page.locator('#modules .expandable-list__summary').nth(2).click();
    },
    address: '?modules.size=7&modules.page=2#modules-10',
  },
  {
    name: 'a download’s dialog',
    path: '/gpu-download',
    async choose(page) {
      await page.locator('#gpu-ws-8 button').click();
    },
    address: '#gpu-ws-8',
  },
  {
    name: 'a tab and a row on it',
    path: '/utility-download',
    async choose(page) {
      await page.getByRole('tab').nth(1).click();
      await row('data-visualization-2')(page);
    },
    address: '?tab=data-visualization#data-visualization-2',
  },
  {
    name: 'a page of the news',
    path: '/company-news',
    choose: (page) => page.locator('.pager__number').nth(1).click(),
    address: '/company-news/2',
  },
  {
    name: 'a category',
    path: '/module-download',
    choose: (page) => page.locator('#modules nav a[href*=defects]').first().click(),
    address: '?modules.menu=defects',
  },
  { name: 'a question', path: '/faq', choose: row('faq-3'), address: '#faq-3' },
  {
    name: 'a year',
    path: '/paper',
    choose: (page) => page.getByRole('button', { name: '2019', exact: true }).click(),
    address: '?year=2019',
  },
  {
    name: 'a guide',
    path: '/pwcore-update-function',
    choose: (page) => page.getByRole('tab', { name: 'DCU' }).click(),
    address: '?guide=dcu',
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
    states.filter((_, index) => isFull || (index < 5 && index % 2 === language)).map((state) => ({ ...state, prefix })),
  );

  it.each(all)(
    '$name is in the address ($prefix): a new tab, back and the other language show the same',
    async ({ path, prefix, choose, address: end }) => {
      const { page, faults, close } = await visit(prefix + path);
      await hydrated(page);
      const before = await screen(page);
      await choose(page);
      await ends(page, end);
      const chosen = await screen(page);
      expect(chosen).not.toEqual(before);

      const tab = await page.context().newPage();
      await tab.goto(page.url());
      await hydrated(tab);
      await expect.poll(() => screen(tab)).toEqual(chosen);
      expect(tab.url()).toBe(page.url());
      await tab.close();

      const top = await place(page);
      await followLink(page, `${prefix}/contract-us`);
      await shows(page, 'contract-us');
      await page.goBack();
      await expect.poll(() => screen(page)).toEqual(chosen);
      expect(await place(page)).toBe(top);
      expect(page.url().endsWith(end)).toBe(true);

      await page.evaluate(() => document.querySelector<HTMLElement>('header [data-language]')?.click());
      await page.waitForURL((url) => url.pathname.startsWith('/en') === (prefix === ''));
      await ends(page, end);
      await expect.poll(() => screen(page)).toEqual(chosen);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('as a row is seen below the head of its table, and marked from end to end', async () => {
    const { page, close } = await visit('/gpu-download#gpu-ws-8', { viewport: { width: 1440, height: 900 } });
    await page.locator('#gpu-ws-8-dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    const seen = await page.locator('#gpu-ws-8').evaluate((row) => {
      const head = row.closest('table')?.querySelector('thead th')?.getBoundingClientRect();
      const colours = [row, ...row.querySelectorAll('th')].map((one) => getComputedStyle(one).backgroundColor);
      const other = getComputedStyle(row.nextElementSibling?.querySelector('th') ?? row).backgroundColor;
      return { isBelow: row.getBoundingClientRect().top >= (head?.bottom ?? Infinity) - 1, colours, other };
    });
    expect(seen.isBelow).toBe(true);
    expect(new Set(seen.colours).size).toBe(1);
    expect(seen.colours).not.toContain(seen.other);
    await close();
  });

  it('leaves the address as it was when it is what shows at first, or is closed again', async () => {
    const { page, close } = await visit('/module-download');
    await hydrated(page);
    const plain = page.url();
    await page.locator('#modules select').selectOption('7');
    await page.locator('#modules nav a[href*=defects]').first().click();
    await page.locator('#modules input[type=search]').fill('a');
    await page.waitForURL((url) => url.searchParams.has('modules.q'));
    await page.locator('#modules .expandable-list__summary').first().click();
    await page.waitForURL((url) => url.hash !== '');
    await page.locator('#modules .expandable-list__summary').first().click();
    await page.waitForURL((url) => url.hash === '');
    await page.locator('#modules input[type=search]').fill('');
    await page.locator('#modules nav:not(.pager) > ul > li:last-child > a').click();
    await page.locator('#modules select').selectOption('100');
    await page.waitForURL(plain);
    await close();
  });

  it('is taken out of the address where it means nothing', async () => {
    const { page, close } = await visit('about:blank');
    for (const [path, left] of [
      ['/module-download?modules.menu=x&modules.page=9&modules.size=8&utm=1', '/module-download?utm=1'],
      ['/module-download?modules.page=01&modules.size=100', '/module-download'],
      ['/en/paper?year=1999', '/en/paper'],
      ['/en/pwcore-update-function?guide=nothing', '/en/pwcore-update-function'],
    ] as const) {
      await page.goto(path);
      await page.waitForURL(address + left);
    }
    await close();
  });

  it('adds no entry to the history while it is typed, and stays apart from what is typed elsewhere on the page', async () => {
    const { page, close } = await visit('/faq');
    await hydrated(page);
    const entries = await page.evaluate(() => window.history.length);
    await page.locator('main input[type=search]').pressSequentially('cuda', { delay: 40 });
    await page.waitForURL('**/faq?faq.q=cuda');
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.goto('/faq?modules.q=nothing');
    await hydrated(page);
    await rest(page);
    expect(await page.locator('main details').count()).toBe(15);
    await close();
  });
});

describe('a page that its address makes show otherwise than it came', () => {
  it('shows nothing else before it does, and what it came with when its script never comes', async () => {
    const { page, close } = await visit('about:blank');
    await page.clock.install();
    const held = await hold(page, /\/_\/browser-/);
    const panel = (tab: string) => page.locator(`.tabs__panel[data-tab="${tab}"]`);
    await page.goto('/paper', { waitUntil: 'commit' });
    await panel('2025').waitFor();
    await page.goto('/paper?year=2019', { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    await panel('2025').waitFor({ state: 'attached' });
    expect(await panel('2025').isVisible()).toBe(false);
    await held.release();
    await hydrated(page);
    await panel('2019').waitFor();
    expect(await panel('2025').isVisible()).toBe(false);
    await page.route(/\/_\/browser-/, (route) => route.abort());
    await page.goto('/paper?year=2018');
    expect(await panel('2025').isVisible()).toBe(false);
    await page.clock.fastForward(5000);
    await panel('2025').waitFor();
    await close();
  });

  it('opens the question of its anchor without script, below the head of its list', async () => {
    const { page, close } = await visit('/faq#faq-3', { javaScriptEnabled: false });
    await page.locator('details:has(> #faq-3)[open]').waitFor();
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
    await page.goto('/pwcore-update-function#cpu', { waitUntil: 'commit' });
    await page.locator('.tabs__panel[data-tab=cpu]').waitFor();
    expect(await page.locator('.tabs__panel[data-tab=general]').isVisible()).toBe(false);
    await close();
  });
});

describe('back', () => {
  it('closes a dialog; one that was closed otherwise is in nobody’s way', async () => {
    const { page, close } = await visit('/faq');
    await hydrated(page);
    await followLink(page, '/gpu-download');
    await shows(page, 'gpu-download');
    const dialog = page.locator('dialog[open]');
    await page.locator('#gpu-ws-8 button').click();
    await page.waitForURL('**/gpu-download#gpu-ws-8');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${address}/gpu-download`);
    for (const id of ['gpu-ws-8', 'gpu-ws-7', 'gpu-ws-6']) {
      await page.locator(`#${id} button`).click();
      await page.waitForURL(`**/gpu-download#${id}`);
      await page.keyboard.press('Escape');
      await page.waitForURL('**/gpu-download');
    }
    await page.goBack();
    await shows(page, 'faq');
    await page.goForward();
    await shows(page, 'gpu-download');
    await rest(page);
    expect(await dialog.count()).toBe(0);
    await close();
  });

  it('and the link to the news lead to the same place in the same list, however much was read', async () => {
    const { page, close } = await visit('/company-news/2');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    const top = await place(page);
    expect(top).toBeGreaterThan(100);
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('.paged-news__title a')[1]?.click());
    await shows(page, 'company-news-content');
    await followLink(page, '/company-news-content/112');
    await page.waitForURL('**/company-news-content/112');
    await page.locator('.article__back a').click();
    await page.waitForURL('**/company-news/2');
    await shows(page, 'company-news');
    expect(await place(page)).toBe(top);
    await page.goto('/company-news-content/112');
    await hydrated(page);
    await page.locator('.article__back a').click();
    await page.waitForURL('**/company-news');
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
      '/module-download',
      link('#modules nav > ul > li:nth-child(2) > a'),
      link('#modules nav > ul > li:nth-child(3) > a'),
    ],
    ['years', '/en/paper', named('button', '2019'), named('button', '2020')],
    ['guides', '/pwcore-update-function', named('tab', 'DCU'), named('tab', 'LS3DF')],
    [
      'size and page of a list',
      '/en/module-download',
      (page) => page.locator('#modules select').selectOption('7'),
      (page) => page.locator('#modules .pager__number').nth(1).click(),
    ],
    [
      'tabs',
      '/utility-download',
      (page) => page.getByRole('tab').nth(1).click(),
      (page) => page.getByRole('tab').nth(2).click(),
    ],
  ];

  it.each(chosen.slice(0, sampleCount(5, 3)))('go through the %s that were chosen', async (_, path, first, second) => {
    const { page, faults, close } = await visit('/contract-us');
    await hydrated(page);
    await followLink(page, path);
    await page.locator('main:not([data-page="contract-us"])').waitFor();
    await hydrated(page);
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
    await shows(page, 'contract-us');
    expect(faults).toEqual([]);
    await close();
  });

  it('pass over what is typed, which makes no entry', async () => {
    const { page, close } = await visit('/contract-us');
    await hydrated(page);
    await followLink(page, '/module-download');
    await shows(page, 'module-download');
    const before = await page.evaluate(() => history.length);
    await page.locator('#modules select').selectOption('7');
    await page.locator('#modules .pager__number').nth(1).click();
    await ends(page, '?modules.size=7&modules.page=2');
    for (const text of ['c', 'ca', 'cal']) {
      await page.locator('#modules input[type=search]').fill(text);
      await ends(page, `?modules.size=7&modules.q=${text}`);
    }
    expect(await page.evaluate(() => history.length)).toBe(before + 2);
    await page.goBack();
    await ends(page, '?modules.size=7');
    expect(await page.locator('#modules input[type=search]').inputValue()).toBe('');
    await close();
  });
});

describe('the summary of a row', () => {
  it('is selected by a drag without opening the row, and opens it by a click and by keys', async () => {
    const { page, close } = await visit('/faq');
    await hydrated(page);
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
