import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../../engine/site/paths.ts';
import { type ChildServer, startChildServer } from '../../engine/testing/child-server.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { LongTaskRecorder } from './long-tasks.ts';
import { createManyPages } from './many-pages.ts';
import type { MeasuredSubject, Result } from './results.ts';
import { measureStudio, openStudio, type StudioCost } from './studio-cost.ts';

/** The longest tasks at a table of records, in milliseconds; 0 where none took 50. */
interface RecordsCost {
  scrolling: number;
  editing: number;
}

const list = 'assets/records/faq/questions.json';

/** Scrolls through a collection of so many records in the studio, and writes in a cell. */
async function measureRecords(count: number): Promise<RecordsCost> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  let server: ChildServer | undefined;
  let browser: Browser | undefined;
  try {
    await createManyPages(folder, 0);
    const own = JSON.parse(await readFile(join(folder, list), 'utf8'));
    const records = Array.from({ length: count }, (_, index) => ({ ...own[index % own.length], id: index + 1 }));
    await writeFile(join(folder, list), JSON.stringify(records, null, 2));
    server = await startChildServer([join(root, 'tools/run.mjs'), 'studio', '--site', folder]);
    browser = await launchChromium();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    // Inspecting a large site takes a while: a slow result is reported instead of ending the run.
    page.setDefaultTimeout(300_000);
    await openStudio(page, `http://127.0.0.1:${server.port}/_studio`);
    await page.locator('.filter').fill('faq');
    await page.locator('.files .row[title="pages/collections/faq.json"]').click();
    await page.locator('.records tbody tr').nth(5).waitFor();
    await page.locator('.records').hover();
    const scroll = await LongTaskRecorder.of(page);
    for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, 900);
    await page.locator('.records [data-row="500"]').or(page.locator('.records [data-row]').nth(3)).first().waitFor();
    const { longest: scrolling } = await scroll.end();
    await page.locator('.records [data-row]').nth(3).click();
    const cell = page.locator('tr[aria-current] td[data-column="question"] input');
    await cell.click();
    const edit = await LongTaskRecorder.of(page);
    for (const key of 'abcdefghij') await page.keyboard.press(key, { delay: 120 });
    await page.waitForResponse(/_studio\/records$/);
    await page.waitForTimeout(300);
    const { longest: editing } = await edit.end();
    return { scrolling, editing };
  } finally {
    await browser?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** What a maintainer waits for in the studio, of the shipped site and of one with 5,000 pages more. */
export async function studio(): Promise<MeasuredSubject[]> {
  const [own, large] = [await measureStudio(), await measureStudio(5000)];
  const { scrolling, editing } = await measureRecords(5000);
  const unit = 'ms';
  // Another's work on the machine makes each wait longer: what is read is to be read with it.
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  return [
    { title: 'The studio', results: resultsOf(own, 80) },
    { title: 'With 5,000 more pages', results: resultsOf(large, 100) },
    {
      title: 'With 5,000 records',
      results: [
        { what: 'longest task while scrolling (0: under 50 ms)', ours: scrolling, unit, atMost: 50 },
        { what: 'longest task while typing in a cell', ours: editing, unit, atMost: 50 },
        { what: `processes that wait for the machine's ${cpus().length} cores, at the end`, ours: load, unit: '' },
      ],
    },
  ];
}

function resultsOf({ open, page, typing, save, uses, pointed }: StudioCost, keyAtMost: number): Result[] {
  const { keys, letters, problems, script, server, longest } = typing;
  const unit = 'ms';
  return [
    { what: `a key until the preview shows it, half of ${keys.length}`, ours: share(keys, 0.5), unit },
    { what: 'a key until the preview shows it, 95th percentile', ours: share(keys, 0.95), unit, atMost: keyAtMost },
    { what: 'a key until its field shows it, 95th percentile', ours: share(letters, 0.95), unit, atMost: 16 },
    { what: 'script time of a key in the browser', ours: script, unit },
    { what: 'CPU time of a key on the server', ours: server, unit },
    { what: 'longest task while typing (0: under 50 ms)', ours: longest, unit },
    { what: 'last key until the problems of the whole site are shown', ours: problems, unit, atMost: 600 },
    { what: 'open the studio', ours: open, unit, atMost: 1500 },
    { what: 'open a page', ours: page, unit, atMost: 300 },
    { what: 'save a file', ours: save, unit, atMost: 300 },
    { what: 'references shown before deleting a page, clicked at once', ours: uses, unit, atMost: 100 },
    { what: 'references shown before deleting a page, 300 ms after pointing', ours: pointed, unit, atMost: 100 },
  ];
}

/** What a share of the times does not exceed. */
function share(times: number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN);
}
