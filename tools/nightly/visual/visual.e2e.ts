import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { routeHref } from '../../../engine/model/page-file.ts';
import { engineLanguages } from '../../../engine/model/schema/site-schemas.ts';
import { createServer } from '../../../engine/server/server.ts';
import { listFiles, writeAtomically } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';
import { shipped } from '../../../engine/testing/shipped-languages.ts';
import { isNightly } from '../../../engine/testing/test-depth.ts';
import { createVisitor } from '../../browsers/new-visitor.ts';
import { runningBrowser } from '../../e2e/browser.ts';
import { waitForHydration } from '../../e2e/wait-for-hydration.ts';

/** PNG pictures of examples, by the names of the example and of its look: `cards: Five a row (zh light 390)`. */
type Pictures = Map<string, Buffer>;

/** How far a color channel of a pixel may be off, of 255, and how many pixels may be further off: the edge of a letter. */
const tolerance = { channel: 8, pixels: 8 };

/** Checks a commit out into an empty folder, with the packages of this tree and its way to write examples. Returns the folder. */
async function checkOut(commit: string, folder: string): Promise<string> {
  const needed = ['engine', 'tools', 'schemas', 'package.json', 'package-lock.json', 'tsconfig.json'];
  await mkdir(folder, { recursive: true });
  run('git', ['archive', '--format=tar', '--output', join(folder, 'base.tar'), commit, ...needed], root);
  run('tar', ['-xf', 'base.tar'], folder);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const writer = 'tools/nightly/visual/write-examples.ts';
  await cp(join(root, writer), join(folder, writer));
  return folder;
}

/** Renders the examples of a tree by its own code into a folder, and takes pictures of each in both languages, themes and widths. */
async function takePictures(browser: Browser, tree: string, folder: string): Promise<Pictures> {
  await mkdir(folder, { recursive: true });
  const writer = [join(root, 'engine/testing/run-file.mjs'), join(tree, 'tools/nightly/visual/write-examples.ts')];
  run(process.execPath, [...writer, folder], tree);
  const examples: { name: string; route: string }[] = JSON.parse(await readFile(join(folder, 'examples.json'), 'utf8'));
  const server = await createServer({ dist: join(folder, 'dist'), schemas: () => ({}), sources: () => ({}) });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const visits = examples.flatMap(({ name, route }) =>
    [390, 1280].flatMap((width) => engineLanguages.map((language) => ({ name, route, width, language }))),
  );
  const pictures: Pictures = new Map();
  const visitAll = async () => {
    const context = await createVisitor(browser, address, { reducedMotion: 'reduce', forgets: true });
    const page = await context.newPage();
    for (let visit = visits.pop(); visit; visit = visits.pop()) {
      const { name, route, width, language } = visit;
      await page.setViewportSize({ width, height: 900 });
      await showSettled(page, address + routeHref(route, language, shipped));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // A section that does not show at this width is a picture of one pixel.
        const clip = (await page.locator('[data-section]').first().boundingBox()) ?? {
          x: 0,
          y: 0,
          width: 1,
          height: 1,
        };
        const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
        pictures.set(`${name} (${language} ${colorScheme} ${width})`, picture);
      }
    }
    await context.close();
  };
  try {
    await Promise.all([visitAll(), visitAll(), visitAll()]);
  } finally {
    await server.close();
  }
  return pictures;
}

/** Compares pictures; returns a line for each that changed, is new or is gone, and writes those that changed into a folder. */
async function comparePictures(page: Page, before: Pictures, after: Pictures, folder: string): Promise<string[]> {
  const lines: string[] = [];
  for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const sides = { before: before.get(name), after: after.get(name) };
    if (!sides.before || !sides.after) {
      lines.push(`${name} is ${sides.after ? 'new' : 'gone'}`);
      continue;
    }
    // Chromium draws the same page to the same bytes; only where it did not, pixels are counted.
    if (sides.before.equals(sides.after)) continue;
    const pair = [sides.before.toString('base64'), sides.after.toString('base64')];
    const count = await page.evaluate(differingPixels, { pair, channel: tolerance.channel });
    if (count <= tolerance.pixels) continue;
    const file = `${name.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-')}.png`;
    for (const [side, picture] of Object.entries(sides))
      await writeAtomically(join(folder, side, file), picture as Buffer);
    lines.push(`${name} differs in ${count} pixels: ${file}`);
  }
  return lines;
}

/** Runs in the page: counts the pixels in which two pictures, PNG in base64, differ; of pictures of different sizes all. */
async function differingPixels({ pair, channel }: { pair: string[]; channel: number }): Promise<number> {
  const [before, after] = await Promise.all(
    pair.map(async (base64) => {
      const image = Object.assign(new Image(), { src: `data:image/png;base64,${base64}` });
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return canvas?.getImageData(0, 0, image.naturalWidth, image.naturalHeight) as ImageData;
    }),
  );
  if (!before || !after || before.width !== after.width || before.height !== after.height)
    return Math.max(before?.data.length ?? 0, after?.data.length ?? 0) / 4;
  const off = before.data.map((value, index) => Math.abs(value - (after.data[index] as number)));
  let count = 0;
  for (let index = 0; index < off.length; index += 4)
    if (Math.max(...off.subarray(index, index + 3)) > channel) count++;
  return count;
}

/** Opens an address and waits until the page is stable: waitForHydration, with all data, fonts and decoded pictures. */
async function showSettled(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  await waitForHydration(page);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    // Some parts wait until they are seen.
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
}

/** Runs a program in a folder. Throws what it complains of. */
function run(program: string, args: string[], folder: string): void {
  const { status, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

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
