import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startNoting } from './key-to-paint.ts';
import { createManyPages } from './many-pages.ts';
import { median } from './results.ts';
import { withFolder, withStudio } from './with-folder.ts';

/** What a maintainer waits for in `npm run studio`, in milliseconds. */
export interface StudioCost {
  /** From the address to the first page with its form, on the second visit. */
  open: number;
  /** From a click on a page in the list until its form and its preview are shown (median). */
  page: number;
  typing: TypingCost;
  /** From the click on "save" until the file on the disk has changed. */
  save: number;
  /** From a click on "delete" until the page's references are shown, clicked at once. */
  uses: number;
  /** The same, 300 ms after pointing. */
  pointed: number;
}

/** What a maintainer waits for while typing, in milliseconds. */
export interface TypingCost {
  /** From each key until the preview has painted it. */
  keys: number[];
  /** From each key until its field has painted it. */
  letters: number[];
  /** From the last key until the problems of the whole site are shown. */
  problems: number;
}

/** The largest page of the site, which is edited. */
const edited = { file: 'pages/guides/update-function.json', route: '/update-function' };
const others = ['pages/learning/faq.json', 'pages/downloads/gpu.json', 'pages/home.json'];

/** Opens the studio of the first site with more descriptors, and types in it. */
export async function measureStudio(added: number): Promise<StudioCost> {
  return withFolder(async (folder) => {
    await createManyPages(folder, added);
    return withStudio(folder, async (page, address) => {
      // The first visit compiles the code, on the server and in the browser.
      await openStudio(page, address);
      const open = await timed(() => openStudio(page, address));
      const pages: number[] = [];
      for (const file of [...others, edited.file]) pages.push(await openPage(page, folder, file));
      const typing = await typeTitle(page);
      const path = join(folder, edited.file);
      const before = await readFile(path, 'utf8');
      // The element may be missing while the old page is replaced.
      const now = () => readFile(path, 'utf8').catch(() => before);
      await page.keyboard.press('Control+s');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('row').nth(1).waitFor();
      const save = await timed(async () => {
        await dialog.locator('.dialog__end .primary').click();
        while ((await now()) === before) await page.evaluate(() => {});
      });
      // The save is reported before the next request.
      await dialog.waitFor({ state: 'detached' });
      const uses = await timeOfUses(page, 0);
      // Another page: the references of the first one are cached.
      await openPage(page, folder, others[1] as string);
      const pointed = await timeOfUses(page, 300);
      return { open, page: median(pages), typing, save, uses, pointed };
    });
  });
}

/** From a click on "delete" until the references are shown, after pointing at it for a while. */
async function timeOfUses(page: Page, leadMs: number): Promise<number> {
  const remove = page.locator('.files__item .icon').last();
  await page.mouse.move(0, 0);
  await remove.hover();
  await page.waitForTimeout(leadMs);
  const time = await timed(async () => {
    await remove.press('Enter');
    // Checked in every frame: a Playwright locator polls less and less often.
    await page.waitForFunction(() => document.querySelector('dialog .uses > li'));
  });
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  return time;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return Math.round(performance.now() - started);
}

/** Opens the studio, and waits for the form of its first page. */
export async function openStudio(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.frameLocator('iframe').first().locator('main').waitFor();
  await page.locator('.field').first().waitFor();
}

/** From a click on a page in the list until its form and preview are shown, in milliseconds. */
async function openPage(page: Page, folder: string, file: string): Promise<number> {
  const { id } = JSON.parse(await readFile(join(folder, file), 'utf8'));
  await page.locator(`.files .row[title="${file}"]`).hover();
  return timed(async () => {
    await page.mouse.down();
    await page.mouse.up();
    await page.locator('.form__head', { hasText: file }).waitFor();
    await page.frameLocator('iframe').first().locator(`main[data-page="${id}"]`).waitFor();
  });
}

/** Types 120 characters at the end of the page's title at the pace of a fast typist, with a pause after every ten. */
async function typeTitle(page: Page): Promise<TypingCost> {
  const field = page.locator('[data-pointer="/title/zh"]');
  await field.click();
  await page.keyboard.press('End');
  // The preview shows edits only after it has loaded completely.
  await page.keyboard.type('x');
  await page.frameLocator('iframe').first().locator('h1', { hasText: /x$/ }).waitFor();
  await page.evaluate(startNoting);
  let problems = 0;
  for (let word = 0; word < 12; word++) {
    for (const key of 'abcdefghij') await page.keyboard.press(key, { delay: 120 });
    problems = await timed(() => page.waitForResponse(/_studio\/state$/));
    await page.waitForTimeout(300);
  }
  await page.waitForFunction(() => document.documentElement.dataset.keysDue === '0');
  const noted = async (name: string) => JSON.parse((await page.locator('html').getAttribute(name)) ?? '[]');
  return { keys: await noted('data-key-times'), letters: await noted('data-letter-times'), problems };
}
