import type { CompiledPicture, Language, PictureFacts } from '../model/compiled.ts';
import type { Picture } from '../model/picture.ts';
import { singleVariant, withPictureFacts } from '../model/picture-variants.ts';
import { decodePath } from '../model/schema/address.ts';
import { encodeFileName } from '../model/text/percent-encode.ts';
import type { CompileContext } from './context.ts';
import { plainText } from './text.ts';

/** A picture with its address, text, size and variants. */
export function compilePicture({ src, alt }: Picture, language: Language, context: CompileContext): CompiledPicture {
  const picture = { src: imageAddress(src), alt: plainText(alt, language, context.site) };
  return withPictureFacts(picture, pictureFacts(`images/${src}`, context));
}

/** The width of posters in pixels: players are up to 60 rem wide, and scale them on dense screens. */
const posterWidth = 1080;

/** A picture for a place that takes one file: the poster of a video. */
export function compilePoster(poster: Picture, language: Language, context: CompileContext): CompiledPicture {
  const { variants, ...picture } = compilePicture(poster, language, context);
  return { ...picture, src: variants ? singleVariant({ ...picture, variants }, posterWidth) : picture.src };
}

/** The address of a picture under `assets/images/` in one file that is at least `wanted` pixels wide, if it can be. */
export function compileIcon(name: string, wanted: number, { variantsOf }: Pick<CompileContext, 'variantsOf'>): string {
  const variants = variantsOf?.(`images/${name}`);
  return variants ? singleVariant({ src: '', variants }, wanted) : imageAddress(name);
}

/** What the build knows about the picture at an address of this site. */
export function pictureAt(address: string, context: CompileContext): PictureFacts | undefined {
  const path = /^\/(?!\/)/.test(address) ? decodePath(address.slice(1)) : '';
  return context.asset(path)?.still ? pictureFacts(path, context) : undefined;
}

function pictureFacts(path: string, { asset, variantsOf }: CompileContext): PictureFacts {
  const { width, height } = asset(path) ?? {};
  const variants = variantsOf?.(path);
  return { ...(width && height && { width, height }), ...(variants && { variants }) };
}

function imageAddress(name: string): string {
  return `/images/${encodeFileName(name)}`;
}
