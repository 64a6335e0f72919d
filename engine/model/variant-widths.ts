import type { PictureFacts } from './compiled.ts';

/** The formats of pictures of pixels, by their usual extension. */
export type StillFormat = 'jpg' | 'png' | 'gif' | 'webp' | 'avif';

/** What decides into which widths a file is converted. */
export interface PictureFile extends Pick<PictureFacts, 'width' | 'height'> {
  bytes: number;
  /** The format of a picture of pixels that does not move. Absent for animations, drawings and other files. */
  still?: StillFormat;
}

/** The widths of variants in pixels. Texts on a phone are 358 wide: 716 on a screen of double density, 1074 of triple. */
export const variantLadder = [240, 360, 540, 720, 1080, 1440, 1920];

/** Smaller files, such as icons, stay as they are: a request costs as much. */
const minBytes = 4096;

/** Well compressed photos and flat drawings have fewer bits per pixel, and gain little. */
const minBitsPerPixel = 0.5;

/** The longest side of a WebP. */
const maxSide = 16_383;

/** The widths into which a picture is converted, never wider than it is; none if it is better published as it is. */
export function variantWidths({ bytes, still, width = 0, height = 0 }: PictureFile): number[] {
  const widest = Math.min(width, variantLadder.at(-1) as number);
  const tallest = (widest * height) / width;
  const isSmall = bytes < minBytes || bytes * 8 < widest * tallest * minBitsPerPixel;
  if (!still || widest === 0 || isSmall || tallest > maxSide) return [];
  // A width that is almost that of the picture saves nothing.
  return [...variantLadder.filter((one) => one < widest * 0.85), widest];
}

/** The width of a text on a phone of 390 pixels with double density. */
const phoneWidth = 716;

/** The bits per pixel of photos in AVIF, at most. */
const phoneBitsPerPixel = 0.75;

/** About how many bytes of a picture a phone loads: 390 pixels wide, with double density. */
export function estimatePhoneBytes(file: PictureFile, isDrawing: boolean): number {
  // Drawings are sent compressed.
  if (isDrawing) return file.bytes / 3;
  const widths = variantWidths(file);
  const { width = 0, height = 0, bytes } = file;
  const shown = widths.find((one) => one >= phoneWidth) ?? widths.at(-1);
  return shown === undefined ? bytes : Math.min(bytes, (shown * shown * height * phoneBitsPerPixel) / width / 8);
}
