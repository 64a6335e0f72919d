import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { escapeHtml } from '../../engine/model/text/escape-html.ts';
import { writeAtomically } from '../../engine/site/files/files.ts';

/** A place on a contact sheet. */
export interface Cell {
  caption: string;
  /** The pictures side by side, as paths from the sheet's folder. */
  pictures: string[];
  /** What is missing at the foot: `cut at 2400 of 5210 px`. Shown as a broken edge. */
  cut?: string;
}

/** What is on a contact sheet, and in which measure. */
export interface Sheet {
  title: string;
  cells: Cell[];
  /** How wide each picture is shown, in CSS pixels. */
  width: number;
  /** How high the highest picture is then, in CSS pixels. */
  height: number;
}

const gap = 16;
const captionHeight = 44;

/** Chromium paints no picture longer than this. */
const maxHeightPx = 16_000;

/** How many cells stand in a row, so that the sheet is about as wide as high. */
export function columnsOf({ cells, width, height }: Sheet): number {
  const across = width * Math.max(1, ...cells.map(({ pictures }) => pictures.length)) + gap;
  const columns = Math.ceil(Math.sqrt((cells.length * (height + captionHeight)) / across));
  return Math.max(1, Math.min(columns, cells.length, Math.floor(maxHeightPx / across)));
}

/** A contact sheet as an HTML document, in which each picture leads to itself in full size. */
export function sheetPage(sheet: Sheet): string {
  const { title, cells, width } = sheet;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
  body { margin: 0; padding: ${gap}px; inline-size: max-content; background: #808080; font: 15px/20px sans-serif; color: #fff; }
  h1 { margin: 0 0 ${gap}px; font-size: 24px; line-height: 32px; }
  main { display: grid; grid-template-columns: repeat(${columnsOf(sheet)}, max-content); gap: ${gap}px; }
  figure { margin: 0; }
  figcaption { max-inline-size: ${width}px; min-block-size: 20px; margin-block-end: 4px; overflow-wrap: anywhere; }
  .pictures { display: flex; gap: 2px; align-items: start; }
  img { display: block; inline-size: ${width}px; }
  .cut img { border-block-end: 4px dashed #e00000; }
</style>
<h1>${escapeHtml(title)}</h1>
<main>
${cells.map(figureOf).join('\n')}
</main>
</html>
`;
}

/** Writes a contact sheet as `<name>.html` and, photographed, as `<name>.png` into a folder. */
export async function writeSheet(browser: Browser, folder: string, name: string, sheet: Sheet): Promise<void> {
  const html = join(folder, `${name}.html`);
  await writeAtomically(html, sheetPage(sheet));
  const page = await browser.newPage();
  try {
    await page.goto(pathToFileURL(html).href);
    const { width, height } = await page.locator('html').evaluate(({ scrollWidth, scrollHeight }) => ({
      width: scrollWidth,
      height: scrollHeight,
    }));
    const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeightPx) };
    await writeAtomically(join(folder, `${name}.png`), await page.screenshot({ fullPage: true, clip }));
  } finally {
    await page.close();
  }
}

function figureOf({ caption, pictures, cut }: Cell): string {
  const images = pictures.map((path) => `<a href="${escapeHtml(path)}"><img src="${escapeHtml(path)}" alt=""></a>`);
  const said = cut ? `${caption} (${cut})` : caption;
  return `<figure${cut ? ' class="cut"' : ''}><figcaption>${escapeHtml(said)}</figcaption><div class="pictures">${images.join('')}</div></figure>`;
}
