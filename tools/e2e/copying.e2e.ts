import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { isFull, sample } from '../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from './browser.ts';
import { pagesOf } from './pages.ts';
import { waitForAdditions } from './wait-for-hydration.ts';

const { visit } = visitors('museum');
const press = visitors('press');
const { folder } = inject('samples').press;
const { pagesWith } = await pagesOf(folder, ['']);

/** A terminal prompt before a command, which a guide must not contain. */
const prompt = /^\s*([$#>%]\s(?!PBS)|\w+@\w+)/m;

it('commands and scripts are copied verbatim', async () => {
  const { page, close } = await press.visit('about:blank', {
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    forgets: true,
  });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  let blocks = 0;
  for (const path of sample(await pagesWith('code-block--input'), 2)) {
    await page.goto(path);
    await waitForHydration(page);
    const block = page.locator('.code-block--input:visible', { has: page.getByRole('button') }).first();
    if ((await block.count()) === 0) continue;
    const shown = ((await block.locator('pre').textContent()) ?? '').trim();
    await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
    await block.getByRole('button').click();
    await expect.poll(async () => (await copied()).trim(), { message: path }).toBe(shown);
    blocks += 1;
  }
  await close();
  expect(blocks).toBeGreaterThan(1);
});

it('commands of guides contain no prompt, so they run as copied', async () => {
  const prompts: string[] = [];
  let typed = 0;
  for (const path of await pagesWith('steps__step')) {
    const html = await readFile(join(folder, 'dist', path, 'index.html'), 'utf8');
    for (const [, text = ''] of html.matchAll(/code-block--input.*?<pre[^>]*>(.*?)<\/pre>/gs)) {
      typed += 1;
      if (prompt.test(text.replace(/<[^>]+>/g, '').replaceAll('&gt;', '>'))) prompts.push(`${path}: ${text}`);
    }
  }
  expect(prompts).toEqual([]);
  expect(typed).toBeGreaterThan(20);
  for (const wrong of ['$ ls', '# yum install gcc', 'user@host: ls', 'cd a\n> ls']) expect(wrong).toMatch(prompt);
});

const tables = [`${press.address}/type`, '/library/all', '/library', '/en/repairs', '/exhibits', '/en/plans'];

it.each(tables.slice(0, isFull ? undefined : 2))(
  'rows of a table on %s are copied with a tab between cells, and text within one cell is copied verbatim',
  async (path) => {
    const { page, faults, close } = await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] });
    await waitForAdditions(page);
    const copied = async (what: 'table' | 'cell') => {
      await page.evaluate((what) => {
        const tables = [...document.querySelectorAll<HTMLTableElement>('main table')];
        const table = tables.find((one) => one.checkVisibility());
        getSelection()?.selectAllChildren((what === 'table' ? table : table?.rows[0]?.cells[0]) as Node);
      }, what);
      await page.keyboard.press('ControlOrMeta+c');
      return page.evaluate(() => navigator.clipboard.readText());
    };
    // The heading of a group of rows is one cell.
    const cells = await page
      .locator('main table:visible')
      .first()
      .evaluate((table) => Array.from((table as HTMLTableElement).rows, (row) => row.cells.length));
    const lines = (await copied('table')).split(/\r?\n/);
    expect(lines.map((line) => line.split('\t').length)).toEqual(cells);
    // The control: a selection in a single cell stays unchanged.
    expect(await copied('cell')).not.toContain('\t');
    expect(faults).toEqual([]);
    await close();
  },
);

it('rows of an expandable list are copied with a tab between cells, those of its open details too', async () => {
  const { page, faults, close } = await visit('/en/lights', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await waitForAdditions(page);
  const list = page.locator('.expandable-list__rows:visible').first();
  const shown = await list.locator('summary:visible').count();
  const copied = async (what: 'list' | 'title') => {
    const part = what === 'list' ? list : list.locator('.expandable-list__title').first();
    await part.evaluate((part) => getSelection()?.selectAllChildren(part));
    await page.keyboard.press('ControlOrMeta+c');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const tabs = (text: string) => text.split(/\r?\n/).map((line) => line.split('\t').length - 1);
  const closed = tabs(await copied('list'));
  expect(closed).toHaveLength(shown);
  expect([...new Set(closed)]).toEqual([closed[0]]);
  expect(closed[0]).toBeGreaterThan(0);
  // A row with selected text does not open.
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await list.locator('summary').first().click();
  await list.locator('dt:visible').first().waitFor();
  const details = await list.locator('dt:visible').count();
  expect(tabs(await copied('list'))).toEqual([closed[0], ...Array(details).fill(1), ...closed.slice(1)]);
  // The control: a selection in a single cell stays unchanged.
  expect(await copied('title')).not.toContain('\t');
  expect(faults).toEqual([]);
  await close();
});
