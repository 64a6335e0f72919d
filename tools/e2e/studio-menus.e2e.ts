import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { type VisitorOptions, visitors } from './browser.ts';
import { enter, openReview, save, told } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();
const site = 'pages/site.json';
const tides = '{ "label": { "zh": "潮汐", "en": "Tides" }, "to": "/tide-tables" }';
const pier = '{ "label": { "zh": "参观", "en": "Visit" }, "to": "/visit/pier" }';

describe('navigation and footer in the studio', () => {
  let studio: StartedStudio;
  let before: Record<string, string>;
  beforeAll(async () => {
    studio = await secondStudio();
    before = await studio.texts();
  });
  afterAll(() => studio?.stop());

  const open = async (options: VisitorOptions = {}) => {
    const visited = await enter(visit, studio.address(), options);
    await visited.page.locator('summary', { hasText: /^(Site|网站)/ }).press('Enter');
    await visited.page.getByTitle(site).press('Enter');
    await visited.page.locator('.menus').waitFor();
    return visited;
  };
  const row = (page: Page, pointer: string) => page.locator(`.menus [data-item="${pointer}"]`);
  const names = (page: Page) =>
    page.locator('.menus section').first().locator('[data-item] > .row__name').allTextContents();
  const undo = async (page: Page, count: number) => {
    for (let at = 0; at < count; at++) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await told(page, 'Taken back.');
      // The next step starts after this one is visible.
      await page.waitForFunction(() => document.querySelector('.notice [role="status"]')?.textContent !== '');
    }
    // Saved changes can also be undone, so the list of unsaved changes shows whether everything is restored.
    await openReview(page);
    await page.getByRole('dialog').getByText('Nothing is unsaved.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  it('are trees whose entries move by keyboard into and out of a group, and moving them back restores every byte', async () => {
    const { page, faults, close } = await open();
    expect(await names(page)).toEqual(['Tides', 'Visit']);
    await row(page, '/navigation/1').press('Enter');
    await row(page, '/navigation/1').press('Alt+ArrowUp');
    await told(page, 'Moved. 1 / 2');
    await row(page, '/navigation/0').and(page.locator(':focus')).waitFor();
    expect(await names(page)).toEqual(['Visit', 'Tides']);
    await page.keyboard.press('Alt+ArrowDown');
    await told(page, 'Moved. 2 / 2');
    await page.keyboard.press('Alt+ArrowRight');
    await told(page, 'Moved. Tides: 1 / 1');
    await row(page, '/navigation/0/children/0').and(page.locator(':focus')).waitFor();
    // An entry that cannot move stays in place, and the studio announces it.
    await page.keyboard.press('Alt+ArrowRight');
    await told(page, 'It cannot be moved there.');
    // The arrow keys alone move through the tree.
    await page.keyboard.press('ArrowLeft');
    await row(page, '/navigation/0').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowLeft');
    await row(page, '/navigation/0/children/0').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await row(page, '/navigation/0/children/0').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Alt+ArrowLeft');
    await told(page, 'Moved. 2 / 2');
    expect(await names(page)).toEqual(['Tides', 'Visit']);
    // After the entry moves out and in again, the file equals the one on disk.
    await expect.poll(() => page.locator('.head .count').count()).toBe(0);
    expect(await studio.texts()).toEqual(before);
    expect(faults).toEqual([]);
    await close();
  });

  it.runIf(isFull)(
    'show an entry at its new position before the answer, even if a later check is still pending',
    async () => {
      const { page, close } = await open();
      const held: (() => Promise<void>)[] = [];
      let isHolding = true;
      await page.route('**/_studio/state', async (route) => {
        if (isHolding) held.push(() => route.continue());
        else await route.continue();
      });
      await row(page, '/navigation/1').press('Alt+ArrowUp');
      // Each edit requests its effect on the site.
      await expect.poll(() => held.length).toBeGreaterThan(0);
      const asked = held.length;
      // A file that another program writes triggers a check, and one more request.
      await writeFile(join(studio.folder, 'pages/home.json'), `${before['pages/home.json']}\n`);
      await expect.poll(() => held.length).toBeGreaterThan(asked);
      for (const go of held.splice(0, asked)) await go();
      await told(page, 'Moved. 1 / 2');
      expect(await names(page)).toEqual(['Visit', 'Tides']);
      isHolding = false;
      for (const go of held) await go();
      await writeFile(join(studio.folder, 'pages/home.json'), before['pages/home.json'] ?? '');
      await undo(page, 1);
      expect(await studio.texts()).toEqual(before);
      await close();
    },
  );

  it('take a new link by keyboard, report a missing target, show both languages, and save only its bytes', async () => {
    const { page, close } = await open();
    await page.getByRole('button', { name: 'Link: navigation' }).press('Enter');
    await page.locator('main [data-pointer="/navigation/2/label/zh"]:focus').waitFor();
    await page.keyboard.type('海湾');
    await page.keyboard.press('Tab');
    await page.locator('main [data-pointer="/navigation/2/label/en"]').fill('Bay');
    const to = page.locator('[data-pointer="/navigation/2/to"]');
    await page.locator('main .field', { has: to }).getByText('To be written').waitFor();
    expect(await page.locator('.menus .badge, main .problems .error, main [aria-invalid]').count()).toBe(0);
    await to.focus();
    await page.locator('main [data-pointer="/navigation/2/label/en"]').focus();
    await row(page, '/navigation/2').locator('.badge').waitFor();
    await page.locator('main .field', { has: to }).locator('.problems .error').waitFor();
    const list = await to.getAttribute('list');
    expect(await page.locator(`datalist[id="${list}"] option[value="/visit/pier"]`).count()).toBe(1);
    await to.fill('/visit/pier');
    await row(page, '/navigation/2').locator('.badge').waitFor({ state: 'detached' });
    await page
      .frameLocator('iframe')
      .first()
      .getByRole('link', { name: /海湾|Bay/ })
      .first()
      .waitFor({ state: 'attached' });
    await save(page);
    const bay = '{ "label": { "zh": "海湾", "en": "Bay" }, "to": "/visit/pier" }';
    await expect.poll(studio.texts).toEqual({ ...before, [site]: before[site]?.replace(pier, `${pier},\n    ${bay}`) });
    // After deletion by keyboard, the focus stays in the tree.
    await row(page, '/navigation/2').press('Delete');
    await told(page, 'Deleted: Bay');
    await row(page, '/navigation/1').and(page.locator(':focus')).waitFor();
    await save(page);
    await expect.poll(studio.texts).toEqual(before);
    await close();
  });

  it('can be dragged by mouse next to and into other entries, and nowhere else', async () => {
    const { page, faults, close } = await open();
    const grip = (pointer: string) => page.locator(`[data-place="${pointer}"] > .grip`);
    const entry = (pointer: string) => page.locator(`.menus [data-place="${pointer}"]`);
    const middle = { x: 60, y: 15 };
    await grip('/navigation/1').dragTo(page.locator('.files .tree .row').first());
    await grip('/footer/contacts/0').dragTo(entry('/navigation/0'), { targetPosition: middle });
    expect(await names(page)).toEqual(['Tides', 'Visit']);
    await grip('/navigation/1').dragTo(entry('/navigation/0'), { targetPosition: { x: 60, y: 2 } });
    await expect.poll(() => names(page)).toEqual(['Visit', 'Tides']);
    await told(page, 'Moved. 1 / 2');
    await grip('/navigation/0').dragTo(entry('/navigation/1'), { targetPosition: middle });
    await row(page, '/navigation/0/children/0').waitFor();
    expect(await names(page)).toEqual(['Tides', 'Visit']);
    await told(page, 'Moved. Tides: 1 / 1');
    await undo(page, 2);
    expect(await studio.texts()).toEqual(before);
    await row(page, '/navigation/0/children/0').waitFor({ state: 'detached' });
    // An entry of the navigation moves into a new list of the footer.
    await grip('/navigation/1').dragTo(page.locator('.menus [data-place="/footer/social/-"]'));
    await row(page, '/footer/social/0').waitFor();
    await save(page);
    await expect
      .poll(async () => JSON.parse((await studio.texts())[site] ?? '').footer.social)
      .toEqual([JSON.parse(pier)]);
    expect((await studio.texts())[site]).not.toContain(`${tides},`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, '/navigation/1').waitFor();
    await save(page);
    await expect.poll(studio.texts).toEqual(before);
    expect(faults).toEqual([]);
    await close();
  });

  it('can be dragged by touch: at once by the handle, after a long press on the name; a finger that moves at once scrolls', async () => {
    const { page, close } = await open({ hasTouch: true });
    const touch = await page.context().newCDPSession(page);
    const center = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
        height: box?.height ?? 0,
      };
    };
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    /**
     * A finger that presses one element, waits until the row is picked up if required, and lifts above
     * another.
     */
    const drag = async (from: string, to: string, rests: boolean) => {
      const [start, end] = [await center(from), await center(to)];
      await send('touchStart', [start]);
      if (rests) await page.locator('[data-carried]').waitFor();
      for (const part of [0.2, 0.6, 1])
        await send('touchMove', [{ x: start.x, y: start.y + (end.y - end.height / 2 + 2 - start.y) * part }]);
      await send('touchEnd', []);
    };
    const visitRow = '.menus [data-item="/navigation/1"]';
    await drag(visitRow, '.menus [data-place="/navigation/0"]', false);
    expect(await names(page)).toEqual(['Tides', 'Visit']);
    await drag('[data-place="/navigation/1"] > .grip', '.menus [data-place="/navigation/0"]', false);
    await expect.poll(() => names(page)).toEqual(['Visit', 'Tides']);
    await told(page, 'Moved. 1 / 2');
    await drag(visitRow, '.menus [data-place="/navigation/0"]', true);
    await expect.poll(() => names(page)).toEqual(['Tides', 'Visit']);
    expect(await studio.texts()).toEqual(before);
    await close();
  });
});
