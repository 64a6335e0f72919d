import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { once } from '../../model/schema/once.ts';
import { requirePackages } from '../../site/optional-packages.ts';
import { family, inlineVariables, size } from './draw-preview.ts';

/** A subset of Adobe's and Google's Chinese font: GB 2312 and Latin. The license next to it demands another name. */
const font = fileURLToPath(new URL('card-text-hans-bold.otf', import.meta.url));

export async function drawSvg(svg: string): Promise<Uint8Array> {
  requirePackages('pictures of link previews');
  // Most builds draw nothing.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: size.width },
    // System fonts fill the gaps of ours, but take time to find.
    font: { fontFiles: [font], loadSystemFonts: !hasGlyphs(svg), defaultFontFamily: family },
  });
  return image.asPng();
}

/** Whether our font has every character of a text. */
export function hasGlyphs(text: string): boolean {
  return [...text].every((character) => character < '\u0180' || glyphs().has(character));
}

const glyphs = once(() => {
  const decoder = new TextDecoder('gbk');
  const known = new Set('–—‘’“”…€™−×÷≤≥≈→←↑↓·•');
  for (let row = 0xa1; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) known.add(decoder.decode(new Uint8Array([row, cell])));
  known.delete('\ufffd');
  return known;
});

/** The text of an SVG under `assets/`. */
export function svgAt(siteFolder: string, picture: string): string | undefined {
  const file = join(siteFolder, 'assets', picture);
  return /\.svg$/i.test(picture) && existsSync(file) ? inlineVariables(readFileSync(file, 'utf8')) : undefined;
}

/** A picture under `assets/` as a `data:` URL; `undefined` if it is missing or of another format. */
export function pictureAddress(siteFolder: string, picture: string): string | undefined {
  const file = join(siteFolder, 'assets', picture);
  const [, kind] = /\.(png|jpe?g|gif|webp)$/i.exec(picture) ?? [];
  const svg = svgAt(siteFolder, picture);
  if (svg !== undefined) return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  if (!kind || !existsSync(file)) return undefined;
  return `data:image/${kind.toLowerCase().replace('jpg', 'jpeg')};base64,${readFileSync(file, 'base64')}`;
}
