import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { violations } from './accessible/axe.ts';
import { visitors } from './browser.ts';
import { enter, save, told } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();
const home = 'pages/home.json';
const pier = 'pages/visit/pier.json';
const tides = 'pages/tides.json';

/**
 * The preview may request a deleted page once more before it leaves it, and some requests are refused on
 * purpose. The browser logs both.
 */
const isFault = (fault: string) => !/40[04] \(/.test(fault);

describe('pages in the studio', () => {
  let studio: StartedStudio;
  let before: Record<string, string>;
  beforeAll(async () => {
    studio = await secondStudio();
    before = await studio.texts();
  });
  afterAll(() => studio?.stop());

  const open = (locale = 'en-GB') => enter(visit, studio.address(), { locale });
  const row = (page: Page, name: string) => page.locator('.tree .row', { hasText: name });
  /** Undoes the last step and saves: every byte of the site is then restored. */
  const takeBack = async (page: Page) => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Taken back.');
    await save(page);
    await expect.poll(studio.texts).toEqual(before);
  };

  it('can be added by keyboard from their titles, announced, shown, saved as one file, and undone', async () => {
    const { page, faults, close } = await open();
    await page.getByRole('button', { name: 'New page' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await page.keyboard.type('新码头');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Our “new” pier');
    await expect.poll(() => dialog.getByLabel('Address').inputValue()).toBe('/our-new-pier');
    expect(await dialog.getByLabel('Name of its file').inputValue()).toBe('our-new-pier');
    expect(await violations(page)).toEqual([]);
    // The dialog reports an address that is in use, and stays open with the typed text.
    await dialog.getByLabel('Address').fill('/visit/pier');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').filter({ hasText: '/visit/pier' }).waitFor();
    await dialog.getByLabel('Address').fill('/our-new-pier');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await told(page, 'Page made: pages/our-new-pier.json');
    const heading = { name: /新码头|Our “new” pier/ };
    await page.frameLocator('iframe').first().getByRole('heading', heading).first().waitFor();
    expect(await studio.texts()).toEqual(before);
    await save(page);
    await expect.poll(async () => Object.keys(await studio.texts()).length).toBe(Object.keys(before).length + 1);
    const { 'pages/our-new-pier.json': made = '', ...others } = await studio.texts();
    expect(others).toEqual(before);
    expect(JSON.parse(made)).toMatchObject({ route: '/our-new-pier', title: { zh: '新码头', en: 'Our “new” pier' } });
    await takeBack(page);
    expect(faults.filter(isFault)).toEqual([]);
    await close();
  });

  it('can get another address: the dialog previews the changes, links follow, the old address redirects, and one undo restores it', async () => {
    const { page, faults, close } = await open();
    await row(page, 'Visit the pier').click();
    await page.getByRole('button', { name: 'Change address or file: Visit the pier' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change address or file' });
    await dialog.getByLabel('Address').fill('/pier');
    await page.keyboard.press('Enter');
    await dialog.getByRole('region', { name: 'What changes' }).waitFor();
    await dialog.getByText('"redirects": [{ "from": "/visit/pier", "to": "/pier" }]').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change them' }).press('Enter');
    await told(page, 'Changed. Files that differ: 3');
    await save(page);
    await expect.poll(async () => (await studio.texts())[home]).toBe(before[home]?.replace('/visit/pier', '/pier'));
    const after = await studio.texts();
    expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([home, 'pages/site.json', pier]);
    await takeBack(page);
    expect(faults.filter(isFault)).toEqual([]);
    await close();
  });

  it('show their references before they are deleted, each with a link to its field; a deleted page is restored byte for byte', async () => {
    const { page, faults, close } = await open();
    const ask = async () => {
      await row(page, 'Visit the pier').click();
      await page.getByRole('button', { name: 'Delete: Visit the pier' }).press('Enter');
    };
    await ask();
    const dialog = page.getByRole('dialog', { name: 'Delete: Visit the pier' });
    await dialog.getByText('No page has the route').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /pages\/home\.json/ }).press('Enter');
    await page.locator('[data-pointer^="/sections/0/actions/0/to"]:focus').waitFor();
    await ask();
    await dialog.getByRole('button', { name: 'Delete all the same' }).press('Enter');
    await told(page, 'Deleted, until it is taken back: Visit the pier');
    await expect.poll(() => row(page, 'Visit the pier').count()).toBe(0);
    expect(await studio.texts()).toEqual(before);
    await save(page, 'Save all the same');
    const { [pier]: _, ...others } = before;
    await expect.poll(studio.texts).toEqual(others);
    await takeBack(page);
    expect(faults.filter(isFault)).toEqual([]);
    await close();
  });

  it('load their references when the pointer is over the delete button, and show them on a click', async () => {
    const { page, close } = await open();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/plan-remove')) asked.push(request.url());
    });
    await row(page, 'Visit the pier').click();
    await page.locator('.form__head', { hasText: pier }).waitFor();
    const remove = page.getByRole('button', { name: 'Delete: Visit the pier' });
    const answered = page.waitForResponse(/plan-remove$/);
    await remove.hover();
    await answered;
    expect(asked).toHaveLength(1);
    await remove.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /pages\/home\.json/ })
      .waitFor();
    expect(asked).toHaveLength(1);
    await close();
  });

  it.runIf(isFull)('load their references again when another file is saved meanwhile', async () => {
    const { page, close } = await open();
    await row(page, 'Visit the pier').click();
    await page.getByRole('button', { name: 'Delete: Visit the pier' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete: Visit the pier' });
    const places = dialog.getByRole('button', { name: new RegExp(tides) });
    await dialog.getByRole('button', { name: /pages\/home\.json/ }).waitFor();
    expect(await places.count()).toBe(0);
    const other = join(studio.folder, tides);
    const text = await readFile(other, 'utf8');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const again = page.waitForRequest(/plan-remove$/);
    await page.route(/plan-remove$/, async (route) => {
      await released;
      await route.continue();
    });
    await writeFile(other, text.replace('"tables:march.txt"', '"/visit/pier"'));
    await again;
    // The lookup of references does not block the dialog.
    expect(await dialog.getByRole('button', { name: 'Delete all the same' }).isEnabled()).toBe(true);
    release();
    await places.first().waitFor();
    await writeFile(other, text);
    await places.first().waitFor({ state: 'detached' });
    await close();
  });

  it('can redirect their address to another page, chosen by keyboard, in one step that is restored byte for byte', async () => {
    const { page, faults, close } = await open();
    await row(page, 'Visit the pier').click();
    await page.getByRole('button', { name: 'Delete: Visit the pier' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete: Visit the pier' });
    const choice = dialog.getByLabel('Redirect its address to');
    await dialog.getByText('No page has the route').first().waitFor();
    await choice.focus();
    await page.keyboard.press('ArrowDown');
    const chosen = await choice.inputValue();
    expect(chosen).toMatch(/^\//);
    await expect.poll(() => dialog.getByText('No page has the route').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete all the same' }).press('Enter');
    await told(page, 'Deleted, until it is taken back: Visit the pier');
    // The studio reports links to the page, each with its fix, and they still work.
    await save(page, 'Save all the same');
    await expect
      .poll(async () => JSON.parse((await studio.texts())['pages/site.json'] ?? '{}').redirects)
      .toEqual([{ from: '/visit/pier', to: chosen }]);
    await takeBack(page);
    expect(faults.filter(isFault)).toEqual([]);
    await close();
  });

  it('report refused changes in Chinese', async () => {
    const { page, close } = await open('zh-CN');
    await row(page, '海湾今天怎么样').click();
    await page.getByRole('button', { name: /^更改地址或文件/ }).click();
    await page.getByRole('dialog').getByLabel('地址', { exact: true }).fill('/home');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: '首页的路由是' }).waitFor();
    await close();
  });
});
