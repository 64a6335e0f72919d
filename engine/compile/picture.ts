import type { CompiledPicture, HeaderPicture, Language, PictureFacts } from '../model/compiled.ts';
import { withoutBase } from '../model/page-file.ts';
import type { Picture } from '../model/picture.ts';
import { srcSetOf, widthAtHeight, withPictureFacts } from '../model/picture-variants.ts';
import { decodePath } from '../model/schema/address.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import { encodeFileName } from '../model/text/percent-encode.ts';
import type { CompileContext } from './context.ts';
import { fileHref } from './languages.ts';
import { plainText } from './text.ts';

/** A picture with its address, text, size and variants. */
export function compilePicture({ src, alt }: Picture, language: Language, context: CompileContext): CompiledPicture {
  const picture = { src: imageAddress(src, context), alt: plainText(alt, language, context.site) };
  return withPictureFacts(picture, pictureFacts(`images/${src}`, context));
}

/** The width of posters in pixels: players are up to 60 rem wide, and scale them on dense screens. */
const posterWidth = 1080;

/** A picture for a place that takes one file: the poster of a video. */
export function compilePoster({ src, alt }: Picture, language: Language, context: CompileContext): CompiledPicture {
  return {
    src: compileIcon(src, posterWidth, context),
    alt: plainText(alt, language, context.site),
    ...pictureSize(`images/${src}`, context),
  };
}

/**
 * The picture of a page's header as the attributes of one element: its code is in the script of every page, and so
 * narrow a picture gains little from a second format.
 */
export function compileHeaderPicture(picture: Picture, language: Language, context: CompileContext): HeaderPicture {
  const { variants, ...compiled } = compilePicture(picture, language, context);
  return { ...compiled, ...(variants && { srcSet: srcSetOf(variants, 'webp'), sizes: headerSizes(compiled) }) };
}

/** The width of a header's picture by that of the window, see page-lead.css. */
function headerSizes(picture: PictureFacts): string {
  return `(min-width: 48rem) min(24rem, ${widthAtHeight(picture, 18)}), min(100vw - 2rem, ${widthAtHeight(picture, 12)})`;
}

/** The address of a picture under `assets/images/` in one file that is at least `wanted` pixels wide, if it can be. */
export function compileIcon(name: string, wanted: number, context: Pick<CompileContext, 'site' | 'singleOf'>): string {
  const single = context.singleOf?.(`images/${name}`, wanted);
  return single === undefined ? imageAddress(name, context) : fileHref(single, context);
}

/** What the build knows about the picture at an address of this site. */
export function pictureAt(address: string, context: CompileContext): PictureFacts | undefined {
  const path = decodePath(withoutBase(address, folderOnHost(context.site))?.slice(1) ?? '');
  return context.asset(path)?.still ? pictureFacts(path, context) : undefined;
}

function pictureFacts(path: string, context: CompileContext): PictureFacts {
  const variants = context.variantsOf?.(path);
  const placed = variants && { ...variants, base: fileHref(variants.base, context) };
  return { ...pictureSize(path, context), ...(placed && { variants: placed }) };
}

function pictureSize(path: string, { asset }: CompileContext): Pick<PictureFacts, 'width' | 'height'> {
  const { width, height } = asset(path) ?? {};
  return width && height ? { width, height } : {};
}

function imageAddress(name: string, context: Pick<CompileContext, 'site'>): string {
  return fileHref(`/images/${encodeFileName(name)}`, context);
}
