import type { CompiledPicture, Language } from '../model/compiled.ts';
import type { Picture } from '../model/picture.ts';
import { encodeFileName } from '../model/text/percent-encode.ts';
import type { CompileContext } from './context.ts';
import { plainText } from './text.ts';

/** A picture with its address, text and size. */
export function compilePicture(
  { src, alt }: Picture,
  language: Language,
  { site, asset }: CompileContext,
): CompiledPicture {
  const { width, height } = asset(`images/${src}`) ?? {};
  return {
    src: `/images/${encodeFileName(src)}`,
    alt: plainText(alt, language, site),
    ...(width && height && { width, height }),
  };
}
