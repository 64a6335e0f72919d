import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { violations } from './accessible/axe.ts';
import { visitors } from './browser.ts';
import { enter, openFile, previewOf, save } from './studio/at-work.ts';
import { borrowStudio, type StartedStudio } from './studio/start-studio.ts';

const { visit } = visitors();
const museum = join(root, 'engine/examples/museum');
const exhibit = (name: string) => `assets/records/exhibit/${name}.json`;

describe('records in the studio', () => {
  let studio: StartedStudio;
  beforeAll(async () => {
    studio = await borrowStudio(museum);
  });
  afterAll(() => studio?.stop());

  it('are a table with editable cells, by keyboard; additions and deletions are steps that can be undone', async () => {
    const before = await studio.texts();
    const { page, faults, close } = await enter(visit, studio.address());
    await page.locator('summary', { hasText: 'Collections' }).press('Enter');
    await page.getByTitle('pages/collections/exhibit.json').press('Enter');
    const rows = page.locator('.records tbody tr');
    await rows.nth(2).waitFor();
    expect(await rows.count()).toBe(3);
    await page.getByLabel('Language of the table').selectOption('en');
    // The newest is first. Chosen by its name, the one before it by an arrow; then its title is an input.
    await page.locator('[data-row="2"]').press('Enter');
    await page.locator('tr[aria-current] [data-row="2"]').press('ArrowUp');
    const title = page.locator('tr[aria-current] [data-column="title"] input');
    await expect.poll(() => title.inputValue()).toBe('Keeper’s log');
    expect(await violations(page)).toEqual([]);
    await title.fill('The keeper’s log');
    // The form next to it shows the same.
    await expect
      .poll(() => page.getByRole('main').locator('[data-pointer="/title/en"]').inputValue())
      .toBe('The keeper’s log');
    await title.press('Enter');
    await page.locator('tr[aria-current] [data-row="2"]').waitFor();
    await page.locator('tr[aria-current] [data-column="title"] input:focus').waitFor();
    await page.getByRole('button', { name: 'New record' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Record made. Ctrl+Z takes it back.' }).waitFor();
    await expect.poll(() => rows.count()).toBe(4);
    // No field shows an error before it has the focus.
    const form = page.getByRole('main');
    const errors = page.locator('[aria-invalid], .problems .error, .files .badge');
    await form.locator('[data-pointer="/slug"]:focus').waitFor();
    await form.locator('.tag', { hasText: 'To be written' }).first().waitFor();
    expect(await errors.count()).toBe(0);
    await page.keyboard.press('Tab');
    await form.locator('.problems .error').first().waitFor();
    expect(
      await page
        .locator('[aria-invalid]')
        .evaluateAll((inputs) =>
          inputs.map((input) =>
            input.closest('.field, td')?.querySelector('[data-pointer]')?.getAttribute('data-pointer'),
          ),
        ),
    ).toEqual(['/slug', '/slug']);
    expect(await violations(page)).toEqual([]);
    expect(await studio.texts()).toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => page.getByTitle(/exhibit\/4\.json/).count()).toBe(0);
    await save(page);
    const log = exhibit('log-book');
    await expect
      .poll(studio.texts)
      .toEqual({ ...before, [log]: before[log]?.replace('"Keeper’s log"', '"The keeper’s log"') });
    await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
    // The preview shows the record, and another one once it is selected.
    const shown = (title: string) => previewOf(page).locator('h1', { hasText: title }).waitFor();
    await openFile(page, log);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await shown('The keeper’s log');
    await openFile(page, exhibit('fresnel-lens'));
    await shown('Fresnel lens');
    expect(faults.filter((fault) => !fault.includes('404 ('))).toEqual([]);
    await close();
  });
});

describe('records in one list in the studio', () => {
  const list = exhibit('all');
  let studio: StartedStudio;
  beforeAll(async () => {
    studio = await borrowStudio(museum, async (folder) => {
      const names = ['fresnel-lens', 'log-book', 'paraffin-lamp'];
      const records = names.map(async (name) => JSON.parse(await readFile(join(folder, exhibit(name)), 'utf8')));
      await writeFile(join(folder, list), `${JSON.stringify(await Promise.all(records), null, 2)}\n`);
      for (const name of names) await rm(join(folder, exhibit(name)));
    });
  });
  afterAll(() => studio?.stop());
  it('can be sorted by keyboard, buttons and mouse, added and deleted, and undo restores every byte', async () => {
    const before = await studio.texts();
    const { page, faults, close } = await enter(visit, studio.address());
    await page.locator('summary', { hasText: 'Records' }).press('Enter');
    await page.getByTitle(list).press('Enter');
    const rows = page.locator('.records tbody tr');
    await rows.nth(2).waitFor();
    const records: { slug: string; arrived: string }[] = JSON.parse(before[list] ?? '[]');
    const slugs = records.map(({ slug }) => slug);
    const order = () =>
      rows
        .locator('[data-column="slug"]')
        .evaluateAll((cells) => cells.map((cell) => cell.querySelector('input')?.value ?? cell.textContent));
    const told = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
    const wait = { timeout: 20_000 };
    const newest = records.toSorted((a, b) => (a.arrived < b.arrived ? 1 : -1)).map(({ slug }) => slug);
    expect(newest).not.toEqual(slugs);
    expect(await order()).toEqual(newest);
    await page.locator('[data-row="1"]').press('Enter');
    await page.locator('tr[aria-current] [data-column="slug"] input').waitFor();
    expect(await page.locator('.records .grip').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Move down/ }).count()).toBe(0);
    await page.getByLabel('Order of the table').selectOption('As in the file');
    await expect.poll(order, wait).toEqual(slugs);
    await page.locator('[data-row="1"]').press('Enter');
    await page.locator('tr[aria-current] [data-column="slug"] input').waitFor();
    await page.locator('tr[aria-current] [data-row="1"]').press('Alt+ArrowDown');
    await told('Moved. 2 / 3');
    await expect.poll(order, wait).toEqual([slugs[1], slugs[0], slugs[2]]);
    await page
      .locator('tr[aria-current]')
      .getByRole('button', { name: /^Move down/ })
      .click();
    await told('Moved. 3 / 3');
    await expect.poll(order, wait).toEqual([slugs[1], slugs[2], slugs[0]]);
    await rows
      .nth(2)
      .locator('.grip')
      .dragTo(rows.nth(0), { targetPosition: { x: 200, y: 3 } });
    await told('Moved. 1 / 3');
    await expect.poll(order, wait).toEqual(slugs);
    expect(await violations(page)).toEqual([]);
    // After a full cycle, the file equals the one on disk.
    await expect.poll(() => page.locator('.head .count').count(), wait).toBe(0);
    await page.getByRole('button', { name: 'New record' }).click();
    await expect.poll(() => rows.count(), wait).toBe(4);
    await page
      .locator('tr[aria-current]')
      .getByRole('button', { name: /^Delete/ })
      .press('Enter');
    await expect.poll(() => rows.count(), wait).toBe(3);
    await expect.poll(order, wait).toEqual(slugs);
    expect(await studio.texts()).toEqual(before);
    expect(faults.filter((fault) => !fault.includes('404 ('))).toEqual([]);
    await close();
  });
});
