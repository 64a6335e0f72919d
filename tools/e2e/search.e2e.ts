import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { violations } from './accessible/axe.ts';
import { type VisitorOptions, visitors, waitForHydration } from './browser.ts';
import { hold } from './ways/hold.ts';

const { visit } = visitors('museum');

/** A page with the search open, and its requests before and after it opened. */
async function open(path: string, options?: VisitorOptions) {
  const visited = await visit(path, options);
  const { page } = visited;
  await waitForHydration(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.locator('.header__search').click();
  await dialogOf(page).waitFor();
  return { ...visited, asked };
}

const dialogOf = (page: Page) => page.locator('[role=dialog]:has([role=searchbox])');
const fieldOf = (page: Page) => page.getByRole('searchbox');
const hitsOf = (page: Page) => page.locator('[data-search-hits] a');
const countOf = (page: Page) => page.locator('[data-search-count]');

async function seek(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text);
  await page.locator('.search__status').waitFor();
}

describe('the search', () => {
  const keys = [
    ['/en/plans', 'Control+k'],
    ['/', '/'],
  ] as const;
  // That of the slash is in the test after it.
  it.each(keys.slice(0, isFull ? 2 : 1))(
    'opens on %s by the key %s with its field focused, and Escape gives the focus back',
    async (path, key) => {
      const { page, faults, close } = await visit(path);
      await waitForHydration(page);
      await page.locator('.header__home').focus();
      await page.keyboard.press(key);
      await dialogOf(page).waitFor();
      expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type('a/b');
      expect(await fieldOf(page).inputValue()).toBe('a/b');
      await page.keyboard.press('Escape');
      await expect.poll(() => dialogOf(page).isVisible()).toBe(false);
      expect(await page.locator('.header__home').evaluate((home) => home === document.activeElement)).toBe(true);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('opens again by / right after Escape has closed it, while its field still has the focus', async () => {
    const { page, close } = await visit('/');
    await waitForHydration(page);
    await page.keyboard.press('/');
    await dialogOf(page).waitFor();
    const hadKeys = await page.evaluate(() => {
      const field = document.activeElement as HTMLElement;
      field.closest('dialog')?.close();
      const has = document.activeElement === field;
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
      return has;
    });
    expect(hadKeys).toBe(true);
    await dialogOf(page).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('');
    await close();
  });

  it('falls back to the search page if the script of the search is missing', async () => {
    const { page, close } = await visit('about:blank');
    // A script that is requested while a route is being added can still load.
    await page.route(/\/_\/search-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/en/questions');
    await waitForHydration(page);
    await page.keyboard.press('/');
    await page.waitForURL('**/en/search');
    await close();
  });

  it('requests nothing before it opens, and no complete index afterwards', async () => {
    const visited = await visit('/');
    const { page, close } = visited;
    const before: string[] = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    await waitForHydration(page);
    expect(before.filter((name) => /\/(search-|_data\/search)/.test(name))).toEqual([]);
    await close();
    const { page: opened, asked, close: end } = await open('/');
    await seek(opened, 'tour');
    await hitsOf(opened).first().waitFor();
    const terms = asked.filter((path) => /\/terms-[\w-]+\.json$/.test(path) && path.includes('search-fr'));
    expect(asked.filter((path) => path === '/_data/search-fr.json').length).toBe(1);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.length).toBeLessThan(6);
    await end();
  });

  it('searches the other language only when the end of the results is visible', async () => {
    const { page, asked, close } = await open('/');
    const others = () => asked.filter((path) => path.includes('search-en'));
    await seek(page, 'tour');
    expect(await hitsOf(page).count()).toBe(10);
    expect(others()).toEqual([]);
    await hitsOf(page).last().focus();
    await page.keyboard.press('Tab');
    const offer = page.getByRole('button', { name: /\d.*anglais/ });
    await offer.waitFor();
    expect(others().length).toBeGreaterThan(0);
    // It can be reached from there by keys.
    await page.keyboard.press('Tab');
    expect(await offer.evaluate((button) => button === document.activeElement)).toBe(true);
    await close();
  });

  it('announces the number of results, filters them by kind, and highlights the query in its sentence', async () => {
    const { page, faults, close } = await open('/');
    await seek(page, 'tour');
    await expect.poll(() => countOf(page).innerText()).toMatch(/^[23]\d$/);
    const count = Number(await countOf(page).innerText());
    expect(await hitsOf(page).count()).toBe(10);
    await page.getByRole('button', { name: 'Afficher plus' }).click();
    await expect.poll(() => hitsOf(page).count()).toBe(count);
    expect(await hitsOf(page).first().locator('mark').first().innerText()).toBe('tour');
    const journal = page.getByRole('button', { name: /^Journal 4$/ });
    await journal.click();
    await expect.poll(() => hitsOf(page).count()).toBe(4);
    expect(await journal.getAttribute('aria-pressed')).toBe('true');
    for (const href of await hitsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^\/journal\/entries\//);
    expect(faults).toEqual([]);
    await close();
  });

  it('goes to its hits by the arrow keys, and Enter in the field to the first; the page that opens has the focus', async () => {
    const { page, close } = await open('/');
    await seek(page, 'prisme');
    await hitsOf(page).first().waitFor();
    const focused = () =>
      hitsOf(page).evaluateAll((links) => links.indexOf(document.activeElement as HTMLAnchorElement));
    for (const [key, place] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['End', 8],
      ['Home', 0],
      ['ArrowUp', -1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(), key).toBe(place);
    }
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    const to = await hitsOf(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${to}`);
    await expect.poll(() => dialogOf(page).isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await close();
  });

  it('follows by Enter what stands in the field, and not what was found before it, however fast it is pressed', async () => {
    const { page, close } = await open('/');
    await seek(page, 'escalier');
    await expect.poll(() => countOf(page).innerText()).toBe('4');
    const terms = await hold(page, /\/terms-/);
    await fieldOf(page).fill('chien');
    await page.keyboard.press('Enter');
    await terms.release();
    await page.waitForURL('**/questions#questions-4');
    await expect.poll(() => dialogOf(page).isVisible()).toBe(false);
    await close();
  });

  it('has first what is called as was typed, whatever else has all of its words, and opens the dialog of the very download that it found', async () => {
    const { page, close } = await open('/');
    await seek(page, 'La tour');
    await expect.poll(() => countOf(page).innerText()).not.toBe('0');
    await expect.poll(() => hitsOf(page).locator('.search__title').first().innerText()).toBe('La tour');
    await page.locator('[data-search-hits] a[href="/plans#tower"]').click();
    await page.waitForURL('**/plans#tower');
    await page.locator('#tower-dialog[open]').waitFor();
    await close();
  });

  it('finds what is misspelled and says so, offers another language, and says where nothing is', async () => {
    const { page, close } = await open('/en');
    await seek(page, 'foghron');
    await expect.poll(() => page.locator('.search__mended').innerText()).toContain('foghorn');
    await seek(page, 'منارة');
    await page.getByRole('button', { name: /results? in Arabic/ }).click();
    await expect.poll(() => hitsOf(page).count()).toBeGreaterThanOrEqual(2);
    expect(await page.locator('[data-search-hits]').getAttribute('lang')).toBe('ar');
    expect(await hitsOf(page).first().getAttribute('href')).not.toMatch(/^\/en/);
    await seek(page, 'quark gluon plasma');
    await expect.poll(() => countOf(page).innerText()).toBe('0');
    await page.locator('.search__suggestions button').first().click();
    await expect.poll(() => hitsOf(page).count()).toBeGreaterThan(0);
    await close();
  });

  it('says that its index cannot be had, and has it after another try', async () => {
    const { page, close } = await open('/');
    await page.route('**/terms-*.json', (route) => route.abort());
    await fieldOf(page).fill('phare');
    await page.getByRole('alert').waitFor();
    await page.unroute('**/terms-*.json');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => hitsOf(page).count()).toBe(10);
    await close();
  });

  const looks = [
    { width: 320, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const;
  it.each(looks.slice(0, isFull ? 2 : 1))(
    'has no axe violation, empty, with results and without, at $width px in the $colorScheme theme',
    async ({ width, colorScheme }) => {
      const { page, close } = await open('/', {
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.locator('.search__suggestions').waitFor();
      expect(await violations(page)).toEqual([]);
      for (const text of ['tour', 'absent']) {
        await seek(page, text);
        await expect
          .poll(() => page.locator('.search__status').innerText())
          .toMatch(text === 'tour' ? /^[23]\d / : /^0/);
        expect(await violations(page), text).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await close();
    },
  );
});

describe('its page', () => {
  it('is where the button leads without script, and lists where each subject stands', async () => {
    const { page, close } = await visit('/en', { javaScriptEnabled: false });
    await page.locator('.header__search').click();
    await page.waitForURL('**/en/search');
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    const subject = page.locator('.search__subject', { hasText: /^lens\b/ }).first();
    await subject.locator('summary').click();
    const link = subject.getByRole('link', { name: 'The lens is back' });
    expect(await link.getAttribute('href')).toBe('/en/journal/entries/12');
    await close();
  });

  it('has what is sought in its address, by which it finds it again', async () => {
    const { page, faults, close } = await visit('/search?q=brume');
    await waitForHydration(page);
    await expect.poll(() => hitsOf(page).count()).toBeGreaterThanOrEqual(5);
    await fieldOf(page).fill('chien');
    await page.waitForURL('**/search?q=chien');
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the field above a list', () => {
  const total = (page: Page) => page.locator('.search-tools [role=status]').innerText();

  const meant = [
    ['/questions', 'prisme'],
    ['/en/lights', 'stroms'],
    ['/en/questions', 'prism'],
  ] as const;
  it.each(meant.slice(0, isFull ? undefined : 2))(
    'of %s finds %s by what means the same or is meant, with a search that comes then',
    async (path, text) => {
      const { page, faults, close } = await visit(path);
      await waitForHydration(page);
      const loaded = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(),
        );
      expect(await loaded()).not.toContain('find-texts');
      const all = await total(page);
      await page.locator('.search-field input').fill(text);
      // As it is spelled, no row has it.
      await expect.poll(async () => (await total(page)).replace(all, '0')).toMatch(/[1-9]/);
      expect(await loaded()).toContain('find-texts');
      await page.locator('.search-field input').fill('quark gluon');
      await expect.poll(() => total(page)).toMatch(/^0 /);
      expect(faults).toEqual([]);
      await close();
    },
  );
});

describe('an input method', () => {
  const fields = [
    ['/questions', '.search-field input', 'chien', '.expandable-list__row'],
    ['/search', 'input[role=searchbox]', 'lentille', '[data-search-hits] li'],
    ['/lights', '#lights input[type=search]', 'Cordouan', '.expandable-list__row'],
  ] as const;
  it.each(fields.slice(0, isFull ? undefined : 2))(
    'on %s filters nothing and leaves the address until it has composed a word',
    async (path, selector, word, rows) => {
      const { page, faults, close } = await visit(path);
      await waitForHydration(page);
      const field = page.locator(selector).first();
      const shown = () => page.locator(rows).count();
      const [before, address] = [await shown(), page.url()];
      await field.focus();
      const devtools = await page.context().newCDPSession(page);
      for (const text of ['x', 'xu', 'xu k', 'xu ke'])
        await devtools.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      expect(await field.inputValue()).toBe('xu ke');
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect([await shown(), page.url()]).toEqual([before, address]);
      await devtools.send('Input.insertText', { text: word });
      await page.waitForURL((url) => url.search.includes(encodeURIComponent(word)));
      await expect.poll(shown).not.toBe(before);
      expect(faults).toEqual([]);
      await close();
    },
  );
});

describe('a query that no entry has all words of', () => {
  const partial = [
    ['/en', 'keeper lantern coffee', 'Nothing has all of these words'],
    ['/', 'lanterne escalier café', 'Aucun résultat ne contient tous ces mots'],
  ] as const;
  it.each(partial.slice(0, isFull ? 2 : 1))(
    'on %s shows what has the most of them, and says so',
    async (path, text, notice) => {
      const { page, faults, close } = await open(path);
      await seek(page, text);
      await expect.poll(() => page.locator('[data-search-partial]').innerText()).toContain(notice);
      expect(await hitsOf(page).count()).toBeGreaterThan(0);
      expect(await violations(page)).toEqual([]);
      // The control: what has all of them is not marked.
      await seek(page, path === '/' ? 'escalier' : 'lantern');
      await expect.poll(() => page.locator('[data-search-partial]').count()).toBe(0);
      expect(await hitsOf(page).count()).toBeGreaterThan(0);
      expect(faults).toEqual([]);
      await close();
    },
  );
});
