import { extname } from 'node:path';
import type { ActualType, FileFlaw } from '../../check/file-flaw.ts';
import { completenessTests } from './completeness-tests.ts';
import { detectType, headLength, isFormat } from './detect-type.ts';
import { FileBytes } from './file-bytes.ts';
import { type ImageSize, readImageSize } from './image-size.ts';
import { findSvgFlaw } from './svg-flaw.ts';

/** The formats that a file may have by its ending, as the library names them. Files with other endings are not inspected. */
const formats: Record<string, string[]> = {
  ...{ png: ['png', 'apng'], jpg: ['jpg'], jpeg: ['jpg'], gif: ['gif'], webp: ['webp'], avif: ['avif'], svg: ['svg'] },
  ...{ ico: ['ico', 'png'], pdf: ['pdf'], mp4: ['mp4', 'm4v'], m4v: ['mp4', 'm4v'], mov: ['mov'], webm: ['webm'] },
  ...{ mp3: ['mp3'], ogg: ['ogg', 'oga', 'opus'], wav: ['wav'] },
  ...{ gz: ['gz', 'tar.gz'], tgz: ['gz', 'tar.gz'], bz2: ['bz2'], xz: ['xz'], zst: ['zst'], tar: ['tar'] },
  ...{ rar: ['rar'], woff: ['woff'], woff2: ['woff2'], ttf: ['ttf'], otf: ['otf'], '7z': ['7z'] },
};

/** Files that are ZIP archives, whatever they hold. */
const zips = ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'jar', 'whl'];

const pictures = ['png', 'jpg', 'gif', 'webp', 'avif'];

/** The most pixels of a picture: browsers and image libraries refuse more. */
const mostPixels = 268_402_689;

/** The most bytes of a drawing. */
const mostOfDrawing = 10 * 1024 * 1024;

/** The most bytes of a picture that are read for its size: profiles and previews may come first. */
export const maxHeaderBytes = 16 * 1024 * 1024;

/** The most bytes of a placeholder for a download. */
const mostOfPlaceholder = 8;

/**
 * What keeps a file from being what its name says; `undefined` for a sound one, and for a type that is not inspected.
 * Throws when it cannot be read.
 */
export async function findFlaw(path: string, name = path): Promise<FileFlaw | undefined> {
  const file = new FileBytes(path);
  try {
    const ending = extname(name).slice(1).toLowerCase();
    const head = file.read(0, headLength);
    const isZip = zips.includes(ending);
    if (!isZip && !Object.hasOwn(formats, ending)) {
      // No file is meant to be a pointer, whatever its type.
      return head.subarray(0, 40).toString('latin1').startsWith('version https://git-lfs')
        ? { kind: 'other', actual: { kind: 'lfs' } }
        : undefined;
    }
    if (file.size === 0) return { kind: 'empty' };
    if (isZip && isFormat('zip', head)) return cutOff('zip', file, path);
    const usual = formats[ending]?.find((format) => isFormat(format, head));
    const actual: ActualType = usual ? { kind: 'format', ending: usual } : await detectType(head);
    const format = actual.kind === 'format' ? actual.ending : undefined;
    if (format === undefined || isZip || !formats[ending]?.includes(format)) {
      const isPicture = pictures.includes(ending.replace('jpeg', 'jpg')) || ending === 'svg';
      const isPlaceholder = actual.kind === 'text' && !isPicture && file.size <= mostOfPlaceholder;
      return isPlaceholder ? { kind: 'placeholder' } : { kind: 'other', actual: meant(actual, ending) };
    }
    if (format === 'svg') {
      if (file.size > mostOfDrawing) return { kind: 'too-large-drawing', most: mostOfDrawing / 1024 / 1024 };
      return findSvgFlaw(file.read(0, file.size).toString('utf8'));
    }
    const kind = format.replace('apng', 'png').replace('tar.gz', 'gz').replace('m4v', 'mp4').replace('mov', 'mp4');
    const cut = await cutOff(kind, file, path);
    return cut ?? (pictures.includes(kind) ? pictureFlaw(readImageSize(file.read(0, maxHeaderBytes))) : undefined);
  } finally {
    file.close();
  }
}

/** A drawing's own parser says more than that it is another XML file. */
function meant(actual: ActualType, ending: string): ActualType {
  return ending === 'svg' && actual.kind === 'format' && actual.ending === 'svg' ? { kind: 'xml' } : actual;
}

async function cutOff(format: string, file: FileBytes, path: string): Promise<FileFlaw | undefined> {
  const isWhole = completenessTests[format];
  try {
    return !isWhole || (await isWhole(file, path)) ? undefined : { kind: 'truncated' };
  } catch (error) {
    // A number is asked for behind the file's end.
    if (error instanceof RangeError) return { kind: 'truncated' };
    throw error;
  }
}

/** Why a picture of a size cannot be shown; `undefined` for one that can. */
function pictureFlaw(size: ImageSize | undefined): FileFlaw | undefined {
  if (!size) return { kind: 'truncated' };
  return size.width * size.height > mostPixels
    ? { kind: 'too-many-pixels', width: size.width, height: size.height, most: mostPixels }
    : undefined;
}
