import { readFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import type { Sharp } from 'sharp';
import { once } from '../../model/schema/once.ts';
import { requirePackages } from '../../site/optional-packages.ts';
import type { VariantsTask } from '../build-tasks.ts';
import { limitMemory } from './limit-memory.ts';
import { recipe } from './picture-collector.ts';

const loadSharp = once(async () => {
  requirePackages('smaller variants of pictures');
  const { default: sharp } = await import('sharp');
  // One thread for each picture, and several pictures at the same time.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
});

const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const withMemory = limitMemory(memory / 4, availableParallelism());

/** Memory for the encoders, which receive at most the widest variant, and for each pixel of an original. */
const [encoderBytes, bytesPerPixel] = [120e6, 4];

/** Encodes the variants of a picture: turned upright, in sRGB, without metadata. Returns them by their address. */
export async function makeVariants(task: VariantsTask, file: string): Promise<[address: string, content: Buffer][]> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(file).metadata();
  const bytes = encoderBytes + width * height * bytesPerPixel;
  return withMemory(bytes, async () => encodeAll(task, await readFile(file)));
}

type Ending = 'avif' | 'webp' | 'jpg' | 'png' | 'gif';

async function encodeAll({ base, files }: VariantsTask, content: Buffer) {
  const sharp = await loadSharp();
  const widest = Math.max(...files.map((file) => Number.parseInt(file, 10)));
  // Damaged data that browsers show anyway does not stop a build. Decoded once for all widths.
  const picture = sharp(content, { failOn: 'none' }).autoOrient().resize({ width: widest }).toColourspace('srgb');
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const made: [string, Buffer][] = [];
  for (const file of files) {
    const [to, ending = ''] = file.split('.');
    const pixels = sharp(data, { raw: { width, height, channels } }).resize({ width: Number(to) });
    made.push([base + file, await encodeSmaller(pixels, ending as Ending, content.length)]);
  }
  return made;
}

/** Encodes a picture, at a lower quality if it would be larger than its original. */
async function encodeSmaller(pixels: Sharp, ending: Ending, most: number): Promise<Buffer> {
  for (let quality = qualityOf(ending); ; quality -= 15) {
    const encoded = await encoders[ending](pixels.clone(), quality).toBuffer();
    if (encoded.length < most || quality <= 30) return encoded;
  }
}

function qualityOf(ending: Ending): number {
  const { quality = 100 } = recipe[ending] as { quality?: number };
  return quality;
}

const encoders: Record<Ending, (pixels: Sharp, quality: number) => Sharp> = {
  avif: (pixels, quality) => pixels.avif({ ...recipe.avif, quality }),
  webp: (pixels, quality) => pixels.webp({ ...recipe.webp, quality }),
  jpg: (pixels, quality) => pixels.jpeg({ ...recipe.jpg, quality }),
  // Fewer colors are the only way to a smaller PNG.
  png: (pixels, quality) => pixels.png({ ...recipe.png, ...(quality < 100 && { palette: true, quality }) }),
  gif: (pixels) => pixels.gif(recipe.gif),
};
