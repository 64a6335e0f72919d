import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './accessible/axe.ts';
import { type VisitorOptions, visitors } from './browser.ts';
import { enter, openSection, save, told } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();
const pier = 'pages/visit/pier.json';
const spare = 'images/spare.svg';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n';

describe('shared sections and unused files in the studio', () => {
  let studio: StartedStudio;
  let before: Record<string, string>;
  beforeAll(async () => {
    studio = await secondStudio();
    before = await studio.texts();
    await mkdir(join(studio.folder, 'assets/images'), { recursive: true });
    await writeFile(join(studio.folder, 'assets', spare), drawing);
  });
  afterAll(() => studio?.stop());

  const open = (options: VisitorOptions = {}) => enter(visit, studio.address(), options);
  const main = (page: Page) => page.getByRole('main');
  const openFirstSection = async (page: Page) => {
    await page.locator('.tree .row', { hasText: 'Visit the pier' }).press('Enter');
    await openSection(page, '/sections/0');
    await main(page)
      .getByRole('button', { name: /Share with|Make a copy/ })
      .waitFor();
  };

  it('a section becomes a shared file and local again, by keyboard, in one step each; only the two files are saved', async () => {
    const { page, faults, close } = await open();
    await openFirstSection(page);
    await main(page).getByRole('button', { name: 'Share with other pages' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share with other pages' });
    const name = dialog.getByLabel('Name of the shared file');
    await name.fill('Bad name');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').filter({ hasText: 'cannot be the name of a shared file' }).waitFor();
    await name.fill('pier-note');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await told(page, 'Shared, as pages/shared/pier-note.json');
    await main(page).getByText('Pages that show it: 1').press('Enter');
    await main(page).getByRole('button', { name: pier }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await studio.texts()).toEqual(before);
    await save(page);
    await expect.poll(async () => (await studio.texts())['pages/shared/pier-note.json']).toBeDefined();
    const { 'pages/shared/pier-note.json': made = '', [pier]: now = '', ...others } = await studio.texts();
    const { [pier]: was = '', ...rest } = before;
    expect(others).toEqual(rest);
    const [section, ...after] = JSON.parse(was).sections;
    expect(JSON.parse(made).sections).toEqual([section]);
    expect(JSON.parse(now).sections).toEqual([{ type: 'include', name: 'pier-note' }, ...after]);
    // Undo deletes the file with its last page.
    await main(page).getByRole('button', { name: 'Make a copy for this page' }).press('Enter');
    const copying = page.getByRole('dialog', { name: 'Make a copy for this page' });
    expect(await copying.getByLabel('Delete the shared file').isChecked()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await copying.getByRole('button', { name: 'Make the copy' }).press('Enter');
    await told(page, 'The page has its own copy.');
    await save(page);
    await expect.poll(async () => JSON.parse((await studio.texts())[pier] ?? '{}')).toEqual(JSON.parse(was));
    expect(Object.keys(await studio.texts())).toEqual(Object.keys(before));
    for (let steps = 2; steps > 0; steps--) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await save(page);
    }
    await expect.poll(studio.texts).toEqual(before);
    expect(faults.filter((fault) => !/40[04] \(/.test(fault))).toEqual([]);
    await close();
  });

  it('a dialog does not move when its list has loaded', async () => {
    const { page, close } = await open();
    const held: (() => Promise<void>)[] = [];
    await page.route('**/_studio/holes', (route) => void held.push(() => route.continue()));
    await page.getByRole('button', { name: 'To do' }).click();
    const dialog = page.getByRole('dialog', { name: 'To do' });
    const stands = async () => (await dialog.boundingBox()) ?? { y: 0, height: 0 };
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const early = await stands();
    for (const go of held) await go();
    await dialog.getByRole('button', { name: `Delete this file: ${spare}` }).waitFor();
    const late = await stands();
    expect(late.height).toBeGreaterThan(early.height);
    expect(late.y).toBe(early.y);
    await close();
  });

  it('an unused file is deleted from the task list by mouse, and restored by keyboard, byte for byte', async () => {
    const { page, close } = await open();
    await page.getByRole('button', { name: 'To do' }).click();
    await page.getByRole('button', { name: `Delete this file: ${spare}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this file' });
    await dialog.getByText('nothing on the site uses it').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const back = page.getByRole('button', { name: `Bring back: ${spare}` });
    await back.waitFor();
    expect(await violations(page)).toEqual([]);
    await expect(readFile(join(studio.folder, 'assets', spare))).rejects.toThrow(/ENOENT/);
    await back.press('Enter');
    await back.waitFor({ state: 'detached' });
    expect(await readFile(join(studio.folder, 'assets', spare), 'utf8')).toBe(drawing);
    expect(await studio.texts()).toEqual(before);
    await close();
  });

  it('the links to a section are listed before it is deleted, each with a link to its field, by mouse and by keyboard', async () => {
    const { page, close } = await open();
    await page.locator('.tree .row', { hasText: 'Visit the pier' }).press('Enter');
    const at = JSON.parse(before[pier] ?? '').sections.findIndex(({ id }: { id?: string }) => id === 'times');
    const section = page.locator('.sections__item').filter({ has: page.locator(`[data-item="/sections/${at}"]`) });
    await section.locator('.row').click();
    const dialog = page.getByRole('dialog', { name: /^Delete/ });
    await section.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByText('Places that would be wrong without it: 1').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'pages/home.json' }).click();
    await page.locator('main :focus[data-pointer]').waitFor();
    await page.locator('.tree .row', { hasText: 'Visit the pier' }).press('Enter');
    await section.locator('.row').press('Enter');
    await section.getByRole('button', { name: /^Delete/ }).press('Enter');
    await dialog.getByRole('button', { name: 'Delete all the same' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const count = JSON.parse(before[pier] ?? '').sections.length;
    await expect.poll(() => page.locator('.sections__item').count(), { timeout: 20_000 }).toBe(count - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.sections__item').count(), { timeout: 20_000 }).toBe(count);
    expect(await studio.texts()).toEqual(before);
    await close();
  });

  it('links to a section follow its new name, by keyboard, in one step with one undo', async () => {
    const { page, close } = await open();
    await page.locator('.tree .row', { hasText: 'Visit the pier' }).press('Enter');
    const at = JSON.parse(before[pier] ?? '').sections.findIndex(({ id }: { id?: string }) => id === 'times');
    await openSection(page, `/sections/${at}`);
    const name = main(page).locator(`[data-pointer="/sections/${at}/id"]`);
    await name.focus();
    const note = main(page).locator('.anchor-note');
    await note.getByText('Links to this place: 1').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('hours', { delay: 20 });
    await note.getByText('Links to the old name: 1 #times').waitFor();
    expect(await violations(page)).toEqual([]);
    const steps = page.getByRole('button', { name: 'Undo' });
    await note.getByRole('button', { name: 'Make them follow' }).press('Enter');
    await told(page, 'Links updated to the new name: 1');
    // The focus stays in the field.
    await page.locator(`main [data-pointer="/sections/${at}/id"]:focus`).waitFor();
    await save(page);
    const home = 'pages/home.json';
    const renamed = { ...before, [pier]: before[pier]?.replace('"id": "times"', '"id": "hours"') };
    await expect
      .poll(studio.texts)
      .toEqual({ ...renamed, [home]: before[home]?.replace('/visit/pier#times', '/visit/pier#hours') });
    await steps.click();
    await save(page, 'Save all the same');
    await expect.poll(studio.texts).toEqual(renamed);
    await steps.click();
    await save(page);
    await expect.poll(studio.texts).toEqual(before);
    await close();
  });
});
