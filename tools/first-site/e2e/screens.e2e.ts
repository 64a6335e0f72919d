import { describe, expect, it } from 'vitest';
import { sample } from '../../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from '../../e2e/browser.ts';

const { visit } = visitors();

describe('gpu download', () => {
  it('opens a dialog from the HTML alone, without any script', async () => {
    const { page, close } = await visit('/gpu-download', { javaScriptEnabled: false });
    await page.locator('[data-section=modal-table] tbody button[aria-haspopup=dialog]').first().click();
    await page.locator('dialog[open]').waitFor();
    await close();
  });
});

describe('module download', () => {
  it('opens a row without any script', async () => {
    const { page, close } = await visit('/module-download', { javaScriptEnabled: false });
    const row = page.locator('[data-section=expandable-list] details[name]').nth(2);
    await row.locator('> summary').click();
    expect(await row.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
    await close();
  });
});

describe('contact', () => {
  it('shows the info window at first, toggles it by the marker, keeps zoom 17 and the control at the top right', async () => {
    const { page, close, faults } = await visit('/en/contract-us');
    await waitForHydration(page);
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
    const screens = [
      '/',
      '/company-news/1',
      '/company-news-content/112',
      '/gpu-download',
      '/module-download',
      '/course-vedio',
      '/contract-us',
    ];
    for (const path of sample(screens, 2)) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(foreign).toEqual([]);
    await close();
  });
});
