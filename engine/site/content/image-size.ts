import { imageSize } from 'image-size';
import { orientationIn } from './exif-orientation.ts';

/** The size of a picture as browsers show it, in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Reads the size of a picture from its header, after its EXIF orientation; `undefined` if it is not a picture. */
export function readImageSize(content: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation = exifOrientation(Buffer.from(content)) } = imageSize(content);
    const isTurned = orientation >= 5 && orientation <= 8;
    const [w, h] = [Math.round(width), Math.round(height)];
    return isTurned ? { width: h, height: w } : { width: w, height: h };
  } catch {
    return undefined;
  }
}

/** The EXIF orientation of a PNG or WebP, which `image-size` does not read; 1 if it is missing or damaged. */
function exifOrientation(content: Buffer): number {
  const isPng = content.toString('latin1', 1, 4) === 'PNG';
  const isWebp = content.toString('latin1', 8, 12) === 'WEBP';
  try {
    const exif = isPng ? pngExif(content) : isWebp ? webpExif(content) : undefined;
    return exif ? orientationIn(exif) : 1;
  } catch {
    return 1;
  }
}

function pngExif(content: Buffer): Buffer | undefined {
  for (let at = 8; at + 12 <= content.length; ) {
    const length = content.readUInt32BE(at);
    if (content.toString('latin1', at + 4, at + 8) === 'eXIf') return content.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return undefined;
}

function webpExif(content: Buffer): Buffer | undefined {
  for (let at = 12; at + 8 <= content.length; ) {
    const length = content.readUInt32LE(at + 4);
    const chunk = content.subarray(at + 8, at + 8 + length);
    if (content.toString('latin1', at, at + 4) === 'EXIF')
      return chunk.toString('latin1', 0, 4) === 'Exif' ? chunk.subarray(6) : chunk;
    at += 8 + length + (length % 2);
  }
  return undefined;
}
