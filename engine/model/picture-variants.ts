import type { CompiledPicture, PictureFacts, PictureVariants } from './compiled.ts';
import { escapeHtml } from './text/escape-html.ts';

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

/** The start of the addresses of all variants. They contain a hash of the picture. */
export const variantsFolder = '/_/pictures/';

/** The `srcset` of a picture in one format. */
export function srcSetOf({ base, widths }: PictureVariants, ending: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}${width}.${ending} ${width}w`).join();
}

/** The picture with its own size, and in its own format if it has variants. */
export function withPictureFacts<Shown extends { src: string }>(
  picture: Shown,
  { width, height, variants }: PictureFacts = {},
): Shown & PictureFacts {
  return {
    ...picture,
    ...(variants && { src: variants.base + variants.own }),
    ...(width && height && { width, height }),
    ...(variants && { variants }),
  };
}

/** The address of one file that is at least `wanted` pixels wide, or the widest: for places that take one file. */
export function singleVariant({ src, variants }: Pick<CompiledPicture, 'src' | 'variants'>, wanted: number): string {
  if (!variants) return src;
  const { base, widths } = variants;
  return `${base}${widths.find((width) => width >= wanted) ?? widths.at(-1)}.webp`;
}

/** The width of pictures in a text: that of a column of text, with the gutters of the page on phones. */
const textWidth = '(min-width: 46rem) 42rem, calc(100vw - 2rem)';

/** Tags of pictures, and whole `<picture>` elements, which stay as they are. */
const pictures = /<picture[\s>].*?<\/picture>|<img((?: [^\s"=>]+(?:="[^"]*")?)*)>/gs;

/**
 * Adds the size and the variants of pictures to serialized, sanitized HTML. `factsOf` knows pictures by their address.
 * `sizes` is the width at which the text shows them. Default: that of a column of text.
 */
export function withVariantsInHtml(
  html: string,
  factsOf: (address: string) => PictureFacts | undefined,
  sizes = textWidth,
): string {
  if (!html.includes('<img ')) return html;
  return html.replace(pictures, (tag, given: string | undefined) => {
    const [, src] = / src="([^"]*)"/.exec(given ?? '') ?? [];
    const facts = src === undefined ? undefined : factsOf(src.replaceAll('&amp;', '&'));
    if (given === undefined || src === undefined || !facts) return tag;
    const picture = withPictureFacts({ src }, facts);
    const { variants } = picture;
    const isSized = / (width|height)=/.test(given);
    const attributes = [
      given.replace(` src="${src}"`, ''),
      !isSized && picture.width ? ` width="${picture.width}" height="${picture.height}"` : '',
      variants ? ` srcset="${srcSetOf(variants, 'webp')}" sizes="${sizes}"` : '',
      variants ? ` src="${escapeHtml(picture.src)}"` : ` src="${src}"`,
    ];
    const image = `<img${attributes.join('')}>`;
    if (!variants) return image;
    return `<picture><source type="image/avif" srcset="${srcSetOf(variants, 'avif')}" sizes="${sizes}">${image}</picture>`;
  });
}
