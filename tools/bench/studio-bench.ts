import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createManyPages } from './many-pages.ts';
import type { MeasuredSubject, Result } from './results.ts';
import { measureStudio, openStudio, type StudioCost } from './studio-cost.ts';
import { withFolder, withStudio } from './with-folder.ts';

/** Measures the studio of the first site, of one with 5,000 more pages, and of one with 5,000 records. */
export async function benchStudio(): Promise<MeasuredSubject[]> {
  const [small, large] = [await measureStudio(0), await measureStudio(5000)];
  const { scrolling, editing } = await measureRecords(5000);
  return [
    { title: 'The studio', results: resultsOf(small, 80) },
    { title: 'With 5,000 more pages', results: resultsOf(large, 100) },
    {
      title: 'With 5,000 records',
      results: [
        { what: 'longest task while scrolling (0: under 50 ms)', ours: scrolling, unit: 'ms', atMost: 50 },
        { what: 'longest task while typing in a cell', ours: editing, unit: 'ms', atMost: 50 },
      ],
    },
  ];
}

function resultsOf({ open, page, typing, save, uses, pointed }: StudioCost, keyAtMost: number): Result[] {
  const unit = 'ms';
  return [
    { what: 'a key until the preview shows it, 95th percentile', ours: mostOf(typing.keys), unit, atMost: keyAtMost },
    { what: 'a key until its field shows it, 95th percentile', ours: mostOf(typing.letters), unit, atMost: 16 },
    { what: 'last key until the problems of the whole site are shown', ours: typing.problems, unit, atMost: 600 },
    { what: 'open the studio', ours: open, unit, atMost: 1500 },
    { what: 'open a page', ours: page, unit, atMost: 300 },
    { what: 'save a file', ours: save, unit, atMost: 300 },
    { what: 'references shown before deleting a page, clicked at once', ours: uses, unit, atMost: 100 },
    { what: 'references shown before deleting a page, 300 ms after pointing', ours: pointed, unit, atMost: 100 },
  ];
}

/** The 95th percentile. */
function mostOf(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? Number.NaN);
}

const list = 'assets/records/faq/questions.json';

/** Scrolls through a collection in the studio, and types in a cell. Returns the longest tasks in milliseconds; 0 if under 50. */
async function measureRecords(count: number): Promise<{ scrolling: number; editing: number }> {
  return withFolder(async (folder) => {
    await createManyPages(folder, 0);
    const own = JSON.parse(await readFile(join(folder, list), 'utf8'));
    const records = Array.from({ length: count }, (_, index) => ({ ...own[index % own.length], id: index + 1 }));
    await writeFile(join(folder, list), JSON.stringify(records, null, 2));
    return withStudio(folder, async (page, address) => {
      await openStudio(page, address);
      await page.locator('.filter').fill('faq');
      await page.locator('.files .row[title="pages/collections/faq.json"]').click();
      await page.locator('.records tbody tr').nth(5).waitFor();
      await page.locator('.records').hover();
      const scrollTask = await recordLongestTask(page);
      for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, 900);
      await page.locator('.records [data-row="500"]').or(page.locator('.records [data-row]').nth(3)).first().waitFor();
      const scrolling = await scrollTask();
      await page.locator('.records [data-row]').nth(3).click();
      const cell = page.locator('tr[aria-current] td[data-column="question"] input');
      await cell.click();
      const editTask = await recordLongestTask(page);
      for (const key of 'abcdefghij') await page.keyboard.press(key, { delay: 120 });
      await page.waitForResponse(/_studio\/records$/);
      await page.waitForTimeout(300);
      return { scrolling, editing: await editTask() };
    });
  });
}

/** Starts to record the longest task of a page. Returns a function that reads it. */
async function recordLongestTask(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.longest = '0';
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        dataset.longest = String(Math.max(Number(dataset.longest), Math.round(duration)));
    }).observe({ type: 'longtask' });
  });
  return async () => Number(await page.locator('html').getAttribute('data-longest'));
}
