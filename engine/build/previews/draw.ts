import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { family, size, withoutVariables } from './picture.ts';

/** The signs of GB 2312 and of Latin scripts, of Google's and Adobe's font for Chinese; by its licence, which lies beside it, a part has another name. */
const font = fileURLToPath(new URL('card-text-hans-bold.otf', import.meta.url));

/** Draws an SVG as PNG. */
export async function draw(svg: string): Promise<Uint8Array> {
  // Most builds draw nothing.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: size.width },
    // What our font lacks, one of the machine's may have; to look for those takes its time.
    font: { fontFiles: [font], loadSystemFonts: !covers(svg), defaultFontFamily: family },
  });
  return image.asPng();
}

/** Whether our font has every sign of a text. */
export function covers(text: string): boolean {
  return [...text].every((sign) => sign < '\u0180' || signs().has(sign));
}

let known: Set<string> | undefined;

function signs(): Set<string> {
  if (known) return known;
  const decoder = new TextDecoder('gbk');
  known = new Set('–—‘’“”…€™−×÷≤≥≈→←↑↓·•');
  for (let row = 0xa1; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) known.add(decoder.decode(new Uint8Array([row, cell])));
  known.delete('\ufffd');
  return known;
}

/** The text of a picture under `assets/`, where it is SVG. */
export function svgAt(siteFolder: string, picture: string): string | undefined {
  const file = join(siteFolder, 'assets', picture);
  return /\.svg$/i.test(picture) && existsSync(file) ? withoutVariables(readFileSync(file, 'utf8')) : undefined;
}

/** A picture under `assets/` as a `data:` address; `undefined` for one that is not there, or of a kind that is not drawn. */
export function pictureAddress(siteFolder: string, picture: string): string | undefined {
  const file = join(siteFolder, 'assets', picture);
  const [, kind] = /\.(png|jpe?g|gif|webp)$/i.exec(picture) ?? [];
  const svg = svgAt(siteFolder, picture);
  if (svg !== undefined) return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  if (!kind || !existsSync(file)) return undefined;
  return `data:image/${kind.toLowerCase().replace('jpg', 'jpeg')};base64,${readFileSync(file, 'base64')}`;
}
