import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { violations } from './accessible/axe.ts';
import { visitors } from './browser.ts';
import { dialogClosed, enter, save, told } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();
const home = 'pages/home.json';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the whole site in the studio', () => {
  let studio: StartedStudio;
  let before: Record<string, string>;
  beforeAll(async () => {
    studio = await secondStudio();
    before = await studio.texts();
  });
  afterAll(() => studio?.stop());

  const open = () => enter(visit, studio.address());

  it('can be searched; a match links to its field; chosen matches are replaced in one step by keyboard, and undone', async () => {
    const { page, faults, close } = await open();
    const ask = async () => {
      await page.getByRole('button', { name: 'Find and replace' }).press('Enter');
      await page.getByRole('dialog').getByLabel('Find', { exact: true }).fill('Pier');
      await page.keyboard.press('Enter');
      await page.locator('.hits__one').first().waitFor();
    };
    await ask();
    expect(await violations(page)).toEqual([]);
    await page.locator('.hits__one', { hasText: 'three instruments' }).getByRole('button').first().press('Enter');
    const field = page.locator('[data-pointer="/sections/0/title/en"]:focus, [data-pointer$="/en"]:focus');
    await field.waitFor();
    expect(await field.inputValue()).toBe('One pier, three instruments');
    await ask();
    const dialog = page.getByRole('dialog');
    // Routes and anchors match, but are not selected.
    expect(
      await dialog.locator('.hits__one', { hasText: '/visit/pier' }).getByRole('checkbox').first().isChecked(),
    ).toBe(false);
    await dialog.getByLabel('Replace by').fill('jetty');
    const boxes = dialog.locator('.hits__one input:checked');
    const count = await boxes.count();
    await dialog.getByRole('button', { name: `Replace those chosen (${count})` }).press('Enter');
    await told(page, `Replaced, in so many places (files): ${count}`);
    expect(await studio.texts()).toEqual(before);
    await save(page);
    await expect.poll(async () => (await studio.texts())[home]).toContain('One jetty, three instruments');
    const after = await studio.texts();
    const all = (texts: Record<string, string>) => Object.values(texts).join('\n');
    expect(all(after).match(/jetty/g)).toHaveLength(count);
    expect(all(after).match(/\/visit\/pier/g)).toEqual(all(before).match(/\/visit\/pier/g));
    await page.getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Taken back.');
    await save(page);
    await expect.poll(studio.texts).toEqual(before);
    expect(faults.filter((fault) => !fault.includes('404 ('))).toEqual([]);
    await close();
  });

  it('lists missing translations: an empty text links to its field, and leaves the list once it is written', async () => {
    const { page, close } = await open();
    const list = async () => {
      await page.getByRole('button', { name: 'To do' }).press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('status')
        .filter({ hasText: /Open tasks|Nothing/ })
        .waitFor();
      return page.getByRole('dialog').locator('.holes', { hasText: 'Missing in a language' });
    };
    expect(await (await list()).count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialogClosed(page);
    const lead = page.getByRole('main').locator('[data-pointer="/lead/en"]');
    const was = await lead.inputValue();
    await lead.fill('');
    const holes = await list();
    expect(await violations(page)).toEqual([]);
    await holes.getByRole('button').first().press('Enter');
    await page.locator('[data-pointer="/lead/en"]:focus').fill(was);
    expect(await (await list()).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await studio.texts()).toEqual(before);
    await close();
  });

  it.runIf(isFull)('accepts an upload at the first Tab stop while the list of pictures is still loading', async () => {
    const { page, close } = await open();
    // The list never loads.
    await page.route('**/_studio/assets', () => {});
    await page.locator('.sections__item > .row').first().press('Enter');
    await page.getByRole('button', { name: 'Choose or upload a picture: Image file' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose or upload a picture' });
    await dialog.getByText('Searching').waitFor();
    await dialog.getByLabel('Find by name').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Upload/);
    await close();
  });

  it('lists a picture that comes while the list is open; shows how much of an upload has been sent, and cancels it: the dialog stays and no file comes', async () => {
    const { page, close } = await open();
    // The bytes never arrive.
    await page.route('**/_studio/upload?*', () => {});
    await page.locator('.sections__item > .row').first().press('Enter');
    await page.getByRole('button', { name: 'Choose or upload a picture: Image file' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose or upload a picture' });
    await dialog.getByText('Used in').first().waitFor();
    const late = join(studio.folder, 'assets/images/late.png');
    await writeFile(late, png);
    await dialog.getByRole('button', { name: /^late\.png.*1 × 1.*Not used yet/ }).waitFor();
    await rm(late);
    await dialog.getByRole('button', { name: /^late\.png/ }).waitFor({ state: 'detached' });
    const bytes = Buffer.concat([png, Buffer.alloc(3 * 1024 * 1024)]);
    const input = dialog.locator('input[type="file"]');
    await input.setInputFiles({ name: 'Slow.png', mimeType: 'image/png', buffer: bytes });
    await dialog.getByRole('progressbar', { name: /Uploading.*Slow\.png/ }).waitFor();
    await dialog.getByText('/ 3.0 MB').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /Cancel.*Slow\.png/ }).press('Enter');
    await dialog.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await dialog.getByRole('alert').count()).toBe(0);
    // The focus returns to the upload button, and another upload can start.
    await dialog.locator('button:focus', { hasText: 'Upload …' }).waitFor();
    expect(await studio.texts()).toEqual(before);
    // The control: without the delay, the file arrives.
    await page.unroute('**/_studio/upload?*');
    await input.setInputFiles({ name: 'Quick.png', mimeType: 'image/png', buffer: png });
    await dialog.waitFor({ state: 'detached' });
    await rm(join(studio.folder, 'assets/images/quick.png'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await close();
  });

  it('takes a picture where one is shown: it is on the disk at once and in its field; taken back, the field is as it was and the picture stays', async () => {
    const { page, faults, close } = await open();
    await page.locator('.sections__item > .row').first().press('Enter');
    const field = page.getByRole('main').locator('[data-pointer="/sections/0/picture/src"]');
    const was = await field.inputValue();
    await page.getByRole('button', { name: 'Choose or upload a picture: Image file' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose or upload a picture' });
    await dialog.getByText('Used in').first().waitFor();
    expect(await violations(page)).toEqual([]);
    // The dialog reports a file that is not a picture, and stays open.
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<b>') });
    await dialog.getByRole('alert').filter({ hasText: 'a.png is not a PNG picture' }).waitFor();
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'New Wave.png', mimeType: 'image/png', buffer: png });
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue()).toBe('new-wave.png');
    const path = join(studio.folder, 'assets/images/new-wave.png');
    expect(await readFile(path)).toEqual(png);
    await page
      .frameLocator('iframe')
      .first()
      .locator('img[src*="new-wave.png"]')
      .first()
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field.inputValue()).toBe(was);
    expect(await readFile(path)).toEqual(png);
    expect(await studio.texts()).toEqual(before);
    // Now the list offers it.
    await page.getByRole('button', { name: 'Choose or upload a picture: Image file' }).press('Enter');
    await dialog.getByRole('button', { name: /^new-wave\.png.*1 × 1.*Not used yet/ }).waitFor();
    await close();
    expect(faults.filter((fault) => !/40[04] \(/.test(fault))).toEqual([]);
  });
});
