import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { violations } from './accessible/axe.ts';
import { type VisitorOptions, visitors } from './browser.ts';
import { enter, openFile, openReview, ready, save, undoAll } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();
const was = 'One pier, three instruments';
const home = 'pages/home.json';

describe('npm run studio', () => {
  let studio: StartedStudio;
  beforeAll(async () => {
    studio = await secondStudio();
  });
  afterAll(() => studio?.stop());

  /** Opens the studio, and waits for the home page in the preview. */
  const open = (options: VisitorOptions = {}) => enter(visit, studio.address(), options);
  const preview = (page: Page) => page.frameLocator('iframe').first();
  const speakEnglish = (page: Page) => page.getByLabel('Language of the preview').selectOption('en');

  it('changes a text that is clicked in the preview, shows the change at once, and saves nothing else', async () => {
    const before = await studio.texts();
    const { page, faults, close } = await open();
    await speakEnglish(page);
    await preview(page).getByText(was).first().click();
    const field = page.locator('[data-pointer$="/en"]:focus');
    await field.waitFor();
    expect(await field.inputValue()).toBe(was);
    await field.fill('One pier, four instruments');
    await preview(page).getByText('One pier, four instruments').first().waitFor();
    expect(await studio.texts()).toEqual(before);
    await save(page);
    await expect.poll(async () => (await studio.texts())[home]).not.toBe(before[home]);
    const after = await studio.texts();
    expect(after).toEqual({ ...before, [home]: before[home]?.replace(was, 'One pier, four instruments') });
    // A saved change can be undone and saved again, which restores every byte.
    await page.getByRole('button', { name: 'Undo' }).click();
    await preview(page).getByText(was).first().waitFor();
    await save(page);
    await expect.poll(studio.texts).toEqual(before);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows one pane at a time in a narrow window, without sideways scrolling, and the form of a chosen section', async () => {
    const { page, faults, close } = await open();
    const shown = () =>
      page
        .locator('.panes > *')
        .evaluateAll((panes) => panes.filter((pane) => pane.checkVisibility()).map(({ className }) => className));
    const overflow = () =>
      page.locator('.panes, .form, .files').evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth));
    expect(await shown()).toEqual(['pane files', 'pane preview', 'pane form']);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await shown()).toEqual(['pane files']);
    await page.locator('.sections [data-item="/sections/0"]').click();
    await page.locator('[data-form="/sections/0"]').waitFor();
    expect(await shown()).toEqual(['pane form']);
    expect(await overflow()).toBe(false);
    await page.getByRole('button', { name: 'Files of the site' }).click();
    expect(await overflow()).toBe(false);
    // Also if it is chosen already.
    await page.locator('.sections [data-item="/sections/0"]').click();
    expect(await shown()).toEqual(['pane form']);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    expect(await shown()).toEqual(['pane preview']);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(faults).toEqual([]);
    await close();
  });

  it('marks the words that changed in the review, and links each error of a refused save to its field', async () => {
    const { page, faults, close } = await open();
    await speakEnglish(page);
    await preview(page).getByText(was).first().click();
    const pointer = await page.locator('[data-pointer$="/en"]:focus').getAttribute('data-pointer');
    const field = page.locator(`[data-pointer="${pointer}"]`);
    await field.fill('One pier, four instruments');
    await openReview(page);
    const dialog = page.getByRole('dialog');
    const row = dialog.getByRole('row').nth(1);
    await row.waitFor();
    expect(await row.locator('del').allTextContents()).toEqual(['three']);
    expect(await row.locator('ins').allTextContents()).toEqual(['four']);
    expect(await row.getByRole('rowheader').textContent()).toMatch(/ › English$/);
    // Not by color alone: forced colors drop it.
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      const lineOf = (mark: string) =>
        row.locator(mark).evaluate((element) => getComputedStyle(element).textDecorationLine);
      expect([await lineOf('del'), await lineOf('ins')], forcedColors).toEqual(['line-through', 'underline']);
    }
    await page.emulateMedia({ forcedColors: null });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const wrong = 'One pier, [four instruments](/nowhere)';
    await field.fill(wrong);
    await openReview(page);
    await dialog.locator('ins').first().waitFor();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const links = dialog.getByRole('alert').getByRole('button');
    await links.first().waitFor();
    expect(await links.allTextContents()).toEqual([expect.stringMatching(/ › English$/)]);
    await links.first().click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator(`[data-pointer="${pointer}"]:focus`).waitFor();
    expect(await field.inputValue()).toBe(wrong);
    await undoAll(page);
    expect(faults).toEqual([]);
    await close();
  });

  it('announces each of two equal messages, and gives the focus back when one is hidden', async () => {
    const { page, faults, close } = await open();
    await speakEnglish(page);
    await preview(page).getByText(was).first().click();
    const english = page.locator('[data-pointer$="/en"]:focus');
    await english.fill('One pier, four instruments');
    await page.locator('[data-pointer="/title/en"], [data-pointer$="/heading/zh"]').first().fill('四种仪器');
    const message = page.locator('.notice [role=status] p', { hasText: 'Taken back.' });
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await message.waitFor();
    const first = await message.elementHandle();
    await undo.click();
    // Screen readers announce what is added, and not a text that stays.
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await message.waitFor();
    await page.locator('.files .filter').focus();
    await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
    await message.waitFor({ state: 'detached' });
    await page.locator('.files .filter:focus').waitFor();
    await undoAll(page);
    expect(faults).toEqual([]);
    await close();
  });

  it('adds a section from its example and moves it, by keyboard, and undoes both', async () => {
    const before = await studio.texts();
    const { page, faults, close } = await open();
    const sections = page.locator('.sections__item > .row');
    const names = await sections.allTextContents();
    await page.getByRole('button', { name: 'Add a section' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a section' });
    // The example uses the matches.
    await dialog.getByRole('searchbox').fill('hero');
    await page.locator('[title="Example: Feature"]').waitFor();
    await dialog.getByRole('searchbox').fill('');
    await dialog.getByRole('button', { name: /^Callout/ }).focus();
    await page.frameLocator('[title="Example: Callout"]').locator('[data-section="callout"]').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const last = `/sections/${names.length}`;
    await page.locator(`[data-item="${last}"][aria-current]`).waitFor();
    await preview(page).locator('[data-section="callout"]').waitFor();
    await page.locator(`[data-item="${last}"]`).press('Alt+ArrowUp');
    // The focus goes with it.
    await page.locator(`[data-item="/sections/${names.length - 1}"]:focus`, { hasText: 'callout' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Moved.' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.locator(`[data-item="${last}"]`, { hasText: 'callout' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => sections.allTextContents(), { timeout: 20_000 }).toEqual(names);
    expect(await studio.texts()).toEqual(before);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows the results of the site check after a key, even if they arrive before the answer to the key', async () => {
    const before = await studio.texts();
    const { page, close } = await open();
    let looks = 0;
    page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => {
        if (payload.includes('pagewright:inspected')) looks++;
      }),
    );
    await page.reload();
    await ready(page);
    await openFile(page, 'pages/visit/pier.json');
    const route = page.locator('main [data-pointer="/route"]');
    // Only the site check detects that two pages have one route.
    await route.fill('/tide-tables');
    const wrong = page.locator('.files .row[title="pages/visit/pier.json"] .badge');
    await wrong.waitFor();
    const told = looks;
    await page.route('**/_studio/edit', async (edit) => {
      const response = await edit.fetch();
      await expect.poll(() => looks).toBeGreaterThan(told);
      // The page has received it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await edit.fulfill({ response });
    });
    await route.fill('/visit/pier');
    await wrong.waitFor({ state: 'detached' });
    expect(looks).toBeGreaterThan(told);
    await page.unroute('**/_studio/edit');
    await undoAll(page);
    expect(await studio.texts()).toEqual(before);
    await close();
  });

  it('restores unsaved changes after a crash, says so, and undoes them', async () => {
    const before = await studio.texts();
    const first = await open();
    await speakEnglish(first.page);
    await preview(first.page).getByText(was).first().click();
    await first.page.locator('[data-pointer$="/en"]:focus').fill('Kept');
    await preview(first.page).getByText('Kept').first().waitFor();
    await first.close();
    await studio.restart();
    const { page, close } = await open();
    await page.getByText('Unsaved changes are here again').waitFor();
    await speakEnglish(page);
    await preview(page).getByText('Kept').first().waitFor();
    expect(await studio.texts()).toEqual(before);
    await undoAll(page);
    await preview(page).getByText(was).first().waitFor();
    await close();
  });

  it('loads its script with the helpers of the bundler and one style sheet, and of the dev server only the client that keeps the connection', async () => {
    const { page, close } = await open();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const paths = loaded
      .map((name) => new URL(name).pathname)
      .filter((path) => /\.(js|css|mjs|tsx?)$|@vite/.test(path));
    const kinds = paths.map((path) => path.replace(/^\/_studio\/\w+\//, '').replace(/^\/_engine\/(@fs.*\/)?/, ''));
    expect(kinds.sort()).toEqual(['@vite/client', 'env.mjs', 'main.css', 'main.js', 'rolldown-runtime.js']);
    await close();
  });

  it('is in no built site', async () => {
    const dist = join(root, 'dist');
    const files = (await listFiles(dist)).filter((file) => /\.(html|js|css|json)$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files)
      expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(/x-studio|studio-token|\/_studio/);
    expect(await readFile(join(root, 'engine/studio/client/server.ts'), 'utf8')).toMatch(/x-studio/);
  });
});
