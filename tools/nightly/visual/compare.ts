import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { writeAtomically } from '../../../engine/site/files/files.ts';
import { difference, type Tolerance, tolerance } from './difference.ts';
import { type Picture, picturesIn } from './pictures.ts';

/** A picture that is not what it was. */
export interface Change extends Picture {
  /** How many pixels differ. */
  count: number;
}

/** How the examples now differ from those of the base. */
export interface Comparison {
  /** How many pictures are in both. */
  compared: number;
  changed: Change[];
  /** Examples that only one side has, by what a person calls them. */
  added: string[];
  removed: string[];
}

/** The pictures of a change, as folders of the report. */
export const sides = ['before', 'after', 'difference'] as const;

/** Compares the pictures of two folders, and writes those that changed, with what differs, into a folder for the report. */
export async function comparePictures(
  browser: Browser,
  before: string,
  after: string,
  report: string,
  allowed: Tolerance = tolerance,
): Promise<Comparison> {
  const [old = [], now = []] = await Promise.all([before, after].map(picturesIn));
  const wasThere = new Set(old.map(({ file }) => file));
  const both = now.filter(({ file }) => wasThere.has(file));
  const page = await browser.newPage();
  const changed: Change[] = [];
  try {
    for (const picture of both.sort((a, b) => a.file.localeCompare(b.file))) {
      const [first, second] = await Promise.all([before, after].map((folder) => readFile(join(folder, picture.file))));
      // Chromium draws the same page to the same bytes; only where it did not, pixels are counted.
      if (!first || !second || first.equals(second)) continue;
      const { count, painted } = await countIn(page, first, second, allowed.channel);
      if (count <= allowed.pixels) continue;
      changed.push({ ...picture, count });
      const images = { before: first, after: second, difference: painted };
      for (const side of sides) await writeAtomically(join(report, side, picture.file), images[side]);
    }
  } finally {
    await page.close();
  }
  return { compared: both.length, changed, added: onlyIn(now, old), removed: onlyIn(old, now) };
}

/** The examples of the first list that the second has in no look. */
export function onlyIn(list: Picture[], other: Picture[]): string[] {
  const known = new Set(other.map(({ example }) => example));
  return [...new Set(list.map(({ example }) => example))].filter((example) => !known.has(example)).sort();
}

/** Lets a page, which can read PNG, count the differing pixels of two pictures and paint them. */
async function countIn(
  page: Page,
  before: Buffer,
  after: Buffer,
  channel: number,
): Promise<{ count: number; painted: Buffer }> {
  // The runner keeps functions' names by a call that pages do not know; functions sent to a page need it there.
  await page.evaluate('globalThis.__name = (value) => value');
  await page.evaluate(`globalThis.difference = ${difference}`);
  const pair = { before: before.toString('base64'), after: after.toString('base64'), channel };
  const { count, painted } = await page.evaluate(inPage, pair);
  return { count, painted: Buffer.from(painted, 'base64') };
}

/** Runs in the page; pictures come and go as PNG in base64. */
async function inPage({ before, after, channel }: { before: string; after: string; channel: number }) {
  const read = async (base64: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.drawImage(image, 0, 0);
    return { width, height, data: canvas.getImageData(0, 0, width, height).data };
  };
  const differ = (globalThis as unknown as { difference: typeof difference }).difference;
  const { count, painted } = differ(await read(before), await read(after), channel);
  const canvas = document.createElement('canvas');
  canvas.width = painted.width;
  canvas.height = painted.height;
  const image = new ImageData(new Uint8ClampedArray(painted.data), painted.width, painted.height);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return { count, painted: canvas.toDataURL('image/png').replace(/^.*,/, '') };
}
