import type { PictureFacts, PictureVariants } from './compiled.ts';

/** The start of the addresses of all variants. They contain a hash of the picture. */
export const variantsFolder = '/_/pictures/';

/** The `srcset` of a picture in one format. */
export function srcSetOf({ base, widths }: PictureVariants, ending: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}${width}.${ending} ${width}w`).join();
}

/** The width of a picture that is at most `rem` high, for the `sizes` of places that limit the height. */
export function widthAtHeight({ width = 16, height = 9 }: PictureFacts, rem: number): string {
  return `${Math.ceil((rem * width) / height)}rem`;
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
