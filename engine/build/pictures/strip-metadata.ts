import { isFormat } from '../../site/content/detect-type.ts';
import { stripAvif } from './strip-avif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const strippers = { jpg: stripJpeg, png: stripPng, webp: stripWebp, avif: stripAvif };

/**
 * Removes metadata from a picture, such as the place and the camera. Pixels, color profile and orientation stay.
 * Other files, and damaged ones, stay as they are.
 */
export function stripMetadata(content: Buffer): Buffer {
  const format = (Object.keys(strippers) as (keyof typeof strippers)[]).find((one) => isFormat(one, content));
  if (!format) return content;
  try {
    const stripped = strippers[format](content);
    return stripped.equals(content) ? content : stripped;
  } catch (error) {
    if (error instanceof RangeError) return content;
    throw error;
  }
}

/** Whether a file under `assets/` is published without metadata. Those of downloads stay, with their checksums. */
export function isStripped(asset: string): boolean {
  return asset.startsWith('images/');
}
