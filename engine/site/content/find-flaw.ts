import { extname } from 'node:path';
import type { ActualType, FileFlaw } from '../../check/file-flaw.ts';
import { completenessTests } from './completeness-tests.ts';
import { detectType, headLength, isFormat } from './detect-type.ts';
import { FileBytes } from './file-bytes.ts';
import { type ImageSize, readImageSize } from './image-size.ts';
import { findSvgFlaw } from './svg-flaw.ts';

/** The formats allowed for each file extension, as `file-type` names them. Files with other extensions are not inspected. */
const formats: Record<string, string[]> = {
  ...{ png: ['png', 'apng'], jpg: ['jpg'], jpeg: ['jpg'], gif: ['gif'], webp: ['webp'], avif: ['avif'], svg: ['svg'] },
  ...{ ico: ['ico', 'png'], pdf: ['pdf'], mp4: ['mp4', 'm4v'], m4v: ['mp4', 'm4v'], mov: ['mov'], webm: ['webm'] },
  ...{ mp3: ['mp3'], ogg: ['ogg', 'oga', 'opus'], wav: ['wav'] },
  ...{ gz: ['gz', 'tar.gz'], tgz: ['gz', 'tar.gz'], bz2: ['bz2'], xz: ['xz'], zst: ['zst'], tar: ['tar'] },
  ...{ rar: ['rar'], woff: ['woff'], woff2: ['woff2'], ttf: ['ttf'], otf: ['otf'], '7z': ['7z'] },
};

/** Extensions of ZIP archives, whatever they contain. */
const zips = ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'jar', 'whl'];

const pictures = ['png', 'jpg', 'gif', 'webp', 'avif'];

/** Browsers and image libraries refuse pictures with more pixels. */
const mostPixels = 268_402_689;

const maxSvgBytes = 10 * 1024 * 1024;

/** How many bytes of a picture are read for its size: profiles and previews may come first. */
export const maxHeaderBytes = 16 * 1024 * 1024;

/** The maximum size of a placeholder for a download. */
const maxPlaceholderBytes = 8;

/** Finds why the content of a file does not match its name; `undefined` if it matches or is not inspected. */
export async function findFlaw(path: string, name = path): Promise<FileFlaw | undefined> {
  const file = new FileBytes(path);
  try {
    const ending = extname(name).slice(1).toLowerCase();
    const head = file.read(0, headLength);
    const isZip = zips.includes(ending);
    if (ending === 'vtt') return findCaptionsFlaw(file, head);
    if (!isZip && !Object.hasOwn(formats, ending)) {
      // A Git LFS pointer is wrong in a file of any type.
      return head.subarray(0, 40).toString('latin1').startsWith('version https://git-lfs')
        ? { kind: 'other', actual: { kind: 'lfs' } }
        : undefined;
    }
    if (file.size === 0) return { kind: 'empty' };
    if (isZip && isFormat('zip', head)) return findTruncation('zip', file, path);
    const usual = formats[ending]?.find((format) => isFormat(format, head));
    const actual: ActualType = usual ? { kind: 'format', ending: usual } : await detectType(head);
    const format = actual.kind === 'format' ? actual.ending : undefined;
    if (format === undefined || isZip || !formats[ending]?.includes(format)) {
      const isPicture = pictures.includes(ending.replace('jpeg', 'jpg')) || ending === 'svg';
      const isPlaceholder = actual.kind === 'text' && !isPicture && file.size <= maxPlaceholderBytes;
      return isPlaceholder ? { kind: 'placeholder' } : { kind: 'other', actual: correctedType(actual, ending) };
    }
    if (format === 'svg') {
      if (file.size > maxSvgBytes) return { kind: 'too-large-drawing', most: maxSvgBytes / 1024 / 1024 };
      return findSvgFlaw(file.read(0, file.size).toString('utf8'));
    }
    const kind = format.replace('apng', 'png').replace('tar.gz', 'gz').replace('m4v', 'mp4').replace('mov', 'mp4');
    const truncation = await findTruncation(kind, file, path);
    return (
      truncation ?? (pictures.includes(kind) ? pictureFlaw(readImageSize(file.read(0, maxHeaderBytes))) : undefined)
    );
  } finally {
    file.close();
  }
}

/** Another file that is named like captions. A rule reads the text of others, such as their encoding. */
async function findCaptionsFlaw(file: FileBytes, head: Buffer): Promise<FileFlaw | undefined> {
  if (file.size === 0) return { kind: 'empty' };
  const actual = await detectType(head);
  const isCaptions = actual.kind === 'format' && actual.ending === 'vtt';
  return isCaptions || actual.kind === 'text' || actual.kind === 'unknown' ? undefined : { kind: 'other', actual };
}

/** A file that only looks like an SVG is another XML file. */
function correctedType(actual: ActualType, ending: string): ActualType {
  return ending === 'svg' && actual.kind === 'format' && actual.ending === 'svg' ? { kind: 'xml' } : actual;
}

async function findTruncation(format: string, file: FileBytes, path: string): Promise<FileFlaw | undefined> {
  const isWhole = completenessTests[format];
  try {
    return !isWhole || (await isWhole(file, path)) ? undefined : { kind: 'truncated' };
  } catch (error) {
    // Thrown when a number is read after the end of the file.
    if (error instanceof RangeError) return { kind: 'truncated' };
    throw error;
  }
}

/** Why a picture of this size cannot be shown, if it cannot. */
function pictureFlaw(size: ImageSize | undefined): FileFlaw | undefined {
  if (!size) return { kind: 'truncated' };
  return size.width * size.height > mostPixels
    ? { kind: 'too-many-pixels', width: size.width, height: size.height, most: mostPixels }
    : undefined;
}
