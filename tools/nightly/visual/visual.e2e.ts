import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';
import { isNightly } from '../../../engine/testing/depth.ts';
import { runningBrowser } from '../../e2e/browser.ts';
import { checkOut, comparePictures, type Pictures, takePictures } from './pictures.ts';

it('tells a box with two pixels more from one that stayed, and writes its two pictures alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-visual-'));
  const page = await (await runningBrowser()).newPage();
  const pictures = async (paddings: Record<string, number>): Promise<Pictures> => {
    const taken: Pictures = new Map();
    for (const [name, padding] of Object.entries(paddings)) {
      await page.setContent(
        `<p style="margin: 0; inline-size: 90px; padding: ${padding}px; background: #ddd">Words</p>`,
      );
      taken.set(`box: ${name}`, await page.locator('p').screenshot());
    }
    return taken;
  };
  const before = await pictures({ stays: 8, grows: 8, goes: 8 });
  const lines = await comparePictures(page, before, await pictures({ stays: 8, grows: 10, comes: 8 }), folder);
  expect(lines).toEqual([
    'box: comes is new',
    'box: goes is gone',
    expect.stringMatching(/^box: grows differs in \d+ pixels: box-grows\.png$/),
  ]);
  expect(await listFiles(folder)).toEqual(['after/box-grows.png', 'before/box-grows.png']);
  await page.close();
  await rm(folder, { recursive: true });
});

it.runIf(isNightly)(
  'every example looks as it did at the commit BASE, by default the last one',
  async () => {
    const { BASE = 'HEAD' } = process.env;
    const browser = await runningBrowser();
    const scratch = await mkdtemp(join(tmpdir(), 'pagewright-visual-'));
    const report = join(root, 'test-results/visual');
    await rm(report, { recursive: true, force: true });
    try {
      const before = await takePictures(browser, await checkOut(BASE, join(scratch, 'tree')), join(scratch, 'before'));
      const after = await takePictures(browser, root, join(scratch, 'after'));
      const page = await browser.newPage();
      expect(await comparePictures(page, before, after, report), report).toEqual([]);
      await page.close();
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  },
  7_200_000,
);
