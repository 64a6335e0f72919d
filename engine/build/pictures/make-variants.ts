import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { VariantsTask } from '../build-tasks.ts';
import { recipe } from './picture-variants.ts';

// Each worker converts one picture at a time, so that memory does not grow with the number of cores.
sharp.concurrency(1);
sharp.cache(false);
let last: Promise<unknown> = Promise.resolve();

/** Encodes the variants of a picture: turned upright, in sRGB, without metadata. Returns them by their address. */
export function makeVariants({ variants }: VariantsTask, file: string): Promise<[address: string, content: Buffer][]> {
  const next = last.then(async () => encodeAll(variants, await readFile(file)));
  last = next.catch(() => {});
  return next;
}

type Ending = 'avif' | 'webp' | 'jpg' | 'png' | 'gif';

async function encodeAll({ base, widths, own }: VariantsTask['variants'], content: Buffer) {
  // Damaged data that browsers show anyway does not stop a build.
  const picture = sharp(content, { failOn: 'none' }).autoOrient();
  const widest = picture.resize({ width: widths.at(-1) }).toColourspace('srgb');
  // Decoded once for all widths.
  const { data, info } = await widest.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const made: [string, Buffer][] = [];
  const add = async (to: number, ending: Ending) => {
    const pixels = sharp(data, { raw: { width, height, channels } }).resize({ width: to });
    made.push([`${base}${to}.${ending}`, await encodeSmaller(pixels, ending, content.length)]);
  };
  for (const to of widths) {
    await add(to, 'avif');
    await add(to, 'webp');
  }
  const [ownWidth = '', ownEnding = ''] = own.split('.');
  if (ownEnding !== 'avif' && ownEnding !== 'webp') await add(Number(ownWidth), ownEnding as Ending);
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
