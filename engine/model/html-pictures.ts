import type { PictureFacts } from './compiled.ts';
import { srcSetOf, withPictureFacts } from './picture-variants.ts';
import { escapeHtml } from './text/escape-html.ts';

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
