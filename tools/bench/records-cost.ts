import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../../engine/site/paths.ts';
import { type ChildServer, childServer } from '../../engine/testing/child-server.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { LongTasks } from './long-tasks.ts';
import { manyPages } from './many-pages.ts';
import { openStudio } from './studio-cost.ts';

/** The longest tasks at a table of records, in milliseconds; 0 where none took 50. */
interface RecordsCost {
  scrolling: number;
  editing: number;
}

const list = 'assets/records/faq/questions.json';

/** Scrolls through a collection of so many records in the studio, and writes in a cell. */
export async function measureRecords(count: number): Promise<RecordsCost> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  let server: ChildServer | undefined;
  let browser: Browser | undefined;
  try {
    await manyPages(folder, 0);
    const own = JSON.parse(await readFile(join(folder, list), 'utf8'));
    const records = Array.from({ length: count }, (_, index) => ({ ...own[index % own.length], id: index + 1 }));
    await writeFile(join(folder, list), JSON.stringify(records, null, 2));
    server = await childServer([join(root, 'tools/run.mjs'), 'studio', '--site', folder]);
    browser = await launchChromium();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    // A site of thousands of pages is looked at first; what is slow is to be told, not to end the run.
    page.setDefaultTimeout(300_000);
    await openStudio(page, `http://127.0.0.1:${server.port}/_studio`);
    await page.locator('.filter').fill('faq');
    await page.locator('.files .row[title="pages/collections/faq.json"]').click();
    await page.locator('.records tbody tr').nth(5).waitFor();
    await page.locator('.records').hover();
    const scroll = await LongTasks.of(page);
    for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, 900);
    await page.locator('.records [data-row="500"]').or(page.locator('.records [data-row]').nth(3)).first().waitFor();
    const { longest: scrolling } = await scroll.end();
    await page.locator('.records [data-row]').nth(3).click();
    const cell = page.locator('tr[aria-current] td[data-column="question"] input');
    await cell.click();
    const edit = await LongTasks.of(page);
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
