import { describe, expect, it } from 'vitest';
import { hydrated, visitors } from '../../e2e/browser.ts';

const { visit } = visitors();

describe('home', () => {
  it('shows the desktop carousel with the seven targets of the specification, and the mobile one on a phone', async () => {
    const { page, close } = await visit('/');
    await hydrated(page);
    const desktop = page.locator('[data-section=carousel]:visible');
    expect(await desktop.count()).toBe(1);
    const targets = await desktop
      .locator('[aria-live] > li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      '/Integration',
      '/pwcore-introduce',
      '/pwcore-introduce',
      expect.stringMatching(/^https:\/\/mcloud\./),
      '/mlff',
      '/pwm-gui-introduce',
      '/qstudio-introduce',
    ]);
    await close();
    const phone = await visit('/', { viewport: { width: 390, height: 800 } });
    await hydrated(phone.page);
    const mobile = phone.page.locator('[data-section=carousel]:visible');
    expect(await mobile.count()).toBe(1);
    const links = await mobile
      .locator('[aria-live] > li a')
      .evaluateAll((items) => items.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/pwcore-introduce', '/pwcore-introduce', '/pwcore-introduce']);
    await phone.close();
  });

  it('turns the desktop carousel every 6000 ms and the mobile one every 2500, and stops for pause, focus and less motion', async () => {
    for (const [width, interval] of [
      [1280, 6000],
      [390, 2500],
    ] as const) {
      const { page, close } = await visit('about:blank', { viewport: { width, height: 800 } });
      await page.clock.install();
      await page.goto('/');
      await hydrated(page);
      const carousel = page.locator('[data-section=carousel]:visible');
      const shown = () =>
        carousel.locator('[aria-live] > li:not([inert]) [aria-roledescription]').first().getAttribute('aria-label');
      await carousel.locator('.swiper-initialized, [data-running]').first().waitFor({ state: 'attached' });
      const first = await shown();
      await page.clock.runFor(interval - 500);
      expect(await shown()).toBe(first);
      await page.clock.runFor(1500);
      await expect.poll(shown).not.toBe(first);
      const pause = carousel.getByRole('button').first();
      await pause.click();
      const paused = await shown();
      await page.clock.runFor(interval * 3);
      expect(await shown()).toBe(paused);
      await close();
    }
  });

  it('shows two news items with titles cut at 32 and summaries at 60 characters', async () => {
    const { page, close } = await visit('/');
    const news = page.locator('[data-section=news-preview]');
    expect(await news.locator('article, li').count()).toBe(2);
    const cut = await news.locator('[aria-hidden=true]').allTextContents();
    for (const text of cut.filter((text) => text.endsWith('…'))) expect([...text].length).toBeLessThanOrEqual(61);
    await close();
  });
});

describe('gpu download', () => {
  it('has nine and two rows, and each row opens a dialog with its note and a download of its own name', async () => {
    const { page, close, faults } = await visit('/gpu-download');
    await hydrated(page);
    const tables = page.locator('[data-section=modal-table]');
    expect(await tables.count()).toBe(2);
    expect(await tables.nth(0).locator('tbody tr').count()).toBe(9);
    expect(await tables.nth(1).locator('tbody tr').count()).toBe(2);
    const openers = page.locator('[data-section=modal-table] tbody button[aria-haspopup=dialog]');
    expect(await openers.count()).toBe(11);
    for (let index = 0; index < 11; index++) {
      const row = page.locator('[data-section=modal-table] tbody tr').nth(index);
      const name = (await row.getByRole('link').textContent())?.trim() ?? '';
      await openers.nth(index).click();
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      const link = dialog.locator('a[href^="/files/"]').first();
      expect(await link.getAttribute('href')).toContain('.zip');
      expect(name.length).toBeGreaterThan(4);
      expect(await dialog.getByRole('heading').first().textContent()).toBe(name);
      expect(await dialog.textContent()).toMatch(/SHA-256/);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' }).catch(() => {});
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(await openers.nth(index).evaluate((button) => button === document.activeElement)).toBe(true);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('opens a dialog by clicking the row, and closes it by its cancel button and its close icon', async () => {
    const { page, close } = await visit('/en/gpu-download');
    await hydrated(page);
    const row = page.locator('[data-section=modal-table] tbody tr').first();
    for (const name of [/cancel/i, /close/i]) {
      await row.locator('td').first().click();
      const dialog = page.locator('dialog[open]');
      await dialog.getByRole('button', { name }).first().click();
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }
    await close();
  });

  it('opens a dialog from the HTML alone, without any script', async () => {
    const { page, close } = await visit('/gpu-download', { javaScriptEnabled: false });
    await page.locator('[data-section=modal-table] tbody button[aria-haspopup=dialog]').first().click();
    await page.locator('dialog[open]').waitFor();
    await close();
  });
});

describe('module download', () => {
  it('filters by the twelve menu entries, opens one row at a time, and pages with running numbers', async () => {
    const { page, close, faults } = await visit('/en/module-download');
    await hydrated(page);
    const list = page.locator('[data-section=expandable-list]');
    const expanders = list.locator('summary[aria-expanded], button[aria-expanded]');
    const all = await expanders.count();
    expect(all).toBeGreaterThan(40);
    const rows = list.locator('[aria-expanded]').filter({ hasText: /CALYPSO|USPEX/ });
    await rows.nth(0).click();
    await expect.poll(() => rows.nth(0).getAttribute('aria-expanded')).toBe('true');
    await rows.nth(1).click();
    await expect.poll(() => rows.nth(1).getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => rows.nth(0).getAttribute('aria-expanded')).toBe('false');
    await rows.nth(1).click();
    await expect.poll(() => rows.nth(1).getAttribute('aria-expanded')).toBe('false');

    const size = list.getByRole('combobox');
    expect(await size.locator('option').allTextContents()).toEqual([
      expect.stringMatching(/^7\b/),
      expect.stringMatching(/^10\b/),
      expect.stringMatching(/^50\b/),
      expect.stringMatching(/^100\b/),
    ]);
    await size.selectOption({ index: 0 });
    await expect.poll(() => expanders.count()).toBe(7);
    const pager = list.getByRole('navigation', { name: /page|pagination/i });
    await pager.getByRole('link', { name: '2', exact: false }).first().click();
    await expect.poll(async () => (await expanders.first().textContent())?.trim()).toMatch(/^8/);

    const menu = list.locator('a[href*="menu="]');
    expect(await menu.count()).toBeGreaterThanOrEqual(12);
    await menu
      .filter({ hasText: /defect/i })
      .first()
      .click();
    await expect.poll(async () => (await expanders.first().textContent())?.trim()).toMatch(/^1/);
    expect(await expanders.count()).toBeLessThan(8);
    expect(faults).toEqual([]);
    await close();
  });

  it('opens a row without any script', async () => {
    const { page, close } = await visit('/module-download', { javaScriptEnabled: false });
    const row = page.locator('[data-section=expandable-list] details[name]').nth(2);
    await row.locator('> summary').click();
    expect(await row.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
    await close();
  });
});

describe('news', () => {
  it('pages through the list by address, previous and next staying put at the ends, and opens an item', async () => {
    const { page, close, faults } = await visit('/en/company-news/1');
    await hydrated(page);
    const section = page.locator('[data-section=paged-news]');
    const first = await section.locator('h2, h3').first().textContent();
    const pager = section.getByRole('navigation').last();
    expect(await pager.locator('[aria-disabled=true]').count()).toBe(1);
    await pager.getByRole('link', { name: /next/i }).click();
    await page.waitForURL('**/en/company-news/2');
    await expect.poll(() => section.locator('h2, h3').first().textContent()).not.toBe(first);
    await pager.getByRole('link', { name: /3/ }).first().click();
    await page.waitForURL('**/en/company-news/3');
    await expect.poll(() => pager.locator('[aria-disabled=true]').count()).toBe(1);
    await section.locator('a[href*="/company-news-content/"]').first().click();
    await page.waitForURL('**/en/company-news-content/*');
    await page.locator('[data-section=article]').waitFor();
    await expect.poll(() => page.title()).toContain((await page.locator('h1').textContent()) ?? '');
    expect(faults).toEqual([]);
    await close();
  });
});

describe('courses', () => {
  it('lists thirteen, plays a hosted one in a dialog and opens an external one in a new tab', async () => {
    const { page, close } = await visit('/course-vedio');
    await hydrated(page);
    const list = page.locator('[data-section=video-list]');
    expect(await list.locator('li').count()).toBe(13);
    expect(await list.locator('a[target=_blank]').count()).toBeGreaterThan(0);
    await list.locator('a[href$=".mp4"], a[href$=".webm"], button').first().click();
    const video = page.locator('dialog[open] video');
    await video.waitFor();
    // It runs by the click that opened it: nobody has to press play twice.
    await expect.poll(() => video.evaluate((player) => (player as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
    expect(await video.evaluate((player) => (player as HTMLVideoElement).error)).toBeNull();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await close();
  });
});

describe('contact', () => {
  it('shows the info window at first, toggles it by the marker, keeps zoom 17 and the control at the top right', async () => {
    const { page, close, faults } = await visit('/en/contract-us');
    await hydrated(page);
    const map = page.locator('[data-section=map]');
    await map.scrollIntoViewIfNeeded();
    const frame = map.locator('.leaflet-container');
    await frame.waitFor();
    const popup = map.locator('.leaflet-popup, [data-info-window]');
    await expect.poll(() => popup.count()).toBe(1);
    const zoom = frame.locator('.leaflet-top.leaflet-right .leaflet-control-zoom');
    expect(await zoom.count()).toBe(1);
    const marker = map.locator('.leaflet-marker-icon');
    await marker.click();
    await expect.poll(() => popup.count()).toBe(0);
    await marker.click();
    await expect.poll(() => popup.count()).toBe(1);
    // A drag leaves the info window as it was: open, or closed.
    for (const isOpen of [true, false]) {
      if (!isOpen) await marker.click();
      await expect.poll(() => popup.count()).toBe(Number(isOpen));
      const before = await marker.boundingBox();
      if (!before) throw new Error('the marker has no place');
      const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
      const step = isOpen ? 60 : -60;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + step, y + step / 2, { steps: 6 });
      await page.mouse.up();
      const after = await marker.boundingBox();
      expect(Math.abs((after?.x ?? 0) - before.x)).toBeGreaterThan(30);
      await expect.poll(() => popup.count()).toBe(Number(isOpen));
      expect(await marker.getAttribute('aria-expanded')).toBe(String(isOpen));
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('asks no other host for anything, on any of the seven screens', async () => {
    const { page, close } = await visit('about:blank');
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') foreign.push(request.url());
    });
    for (const path of [
      '/',
      '/company-news/1',
      '/company-news-content/112',
      '/gpu-download',
      '/module-download',
      '/course-vedio',
      '/contract-us',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(foreign).toEqual([]);
    await close();
  });
});

describe('a failing API', () => {
  it('leaves prerendered content in place and tells the console', async () => {
    const { page, close, faults } = await visit('about:blank');
    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/module-download');
    await hydrated(page);
    await expect.poll(() => faults.some((fault) => fault.includes('module.all'))).toBe(true);
    expect(await page.locator('[data-section=expandable-list] [aria-expanded]').count()).toBeGreaterThan(40);
    await close();
  });

  it('shows a notice with retry where nothing is known yet, and the retry brings the content', async () => {
    const { page, close } = await visit('about:blank');
    // A page newer than the build: its template is served, and the API is asked.
    await page.route('**/_data/en/company-news-content/112.json', (route) => route.fulfill({ status: 404 }));
    let broken = true;
    await page.route('**/api/v1/news/112', (route) => (broken ? route.fulfill({ status: 500 }) : route.continue()));
    await page.goto('/en/company-news/1');
    await hydrated(page);
    await page.locator('a[href$="/company-news-content/112"]').first().click();
    const section = page.locator('[data-section=article]');
    const retry = section.getByRole('button', { name: /again|retry/i });
    await retry.waitFor();
    broken = false;
    await retry.click();
    await section.locator('.html-content').waitFor();
    await close();
  });
});
