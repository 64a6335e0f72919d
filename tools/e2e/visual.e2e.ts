import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles, writeAtomically } from '../../engine/site/files/files.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { comparePictures } from '../nightly/visual/compare.ts';
import { pictureOf } from '../nightly/visual/pictures.ts';

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launchChromium();
  folder = await mkdtemp(join(tmpdir(), 'pagewright-visual-'));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** Writes pictures, each of a box with a padding in CSS pixels, as `npm run test:nightly -- visual` leaves those of examples. */
async function write(side: string, paddings: Record<string, number>): Promise<string> {
  const page = await browser.newPage();
  const pictures = Object.keys(paddings).map((name) => pictureOf({ type: 'box', name }, 'zh light 390'));
  for (const [index, padding] of Object.values(paddings).entries()) {
    await page.setContent(`<p style="margin: 0; inline-size: 90px; padding: ${padding}px; background: #ddd">Words</p>`);
    await writeAtomically(join(folder, side, pictures[index]?.file ?? ''), await page.locator('p').screenshot());
  }
  await page.close();
  await writeFile(join(folder, side, 'pictures.json'), JSON.stringify(pictures));
  return join(folder, side);
}

it('tells a box with two pixels more from one that stayed, and writes its three pictures alone', async () => {
  const before = await write('before', { stays: 8, grows: 8, goes: 8 });
  const after = await write('after', { stays: 8, grows: 10, comes: 8 });
  const report = join(folder, 'report');
  const found = await comparePictures(browser, before, after, report);
  expect(found).toMatchObject({ compared: 2, added: ['box: comes'], removed: ['box: goes'] });
  expect(found.changed.map(({ example }) => example)).toEqual(['box: grows']);
  const file = found.changed[0]?.file;
  expect(await listFiles(report)).toEqual([`after/${file}`, `before/${file}`, `difference/${file}`]);
});
