import { imageSize } from 'image-size';
import { FileBytes } from '../../site/content/file-bytes.ts';
import { maxHeaderBytes } from '../../site/content/find-flaw.ts';

/** The extensions of pictures by their `image-size` type. */
const pictures: Record<string, string> = {
  png: 'png',
  jpg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif',
  svg: 'svg',
};

/** The magic bytes of other files, with their offset and extensions. */
const beginnings = [
  { at: 0, begins: '%PDF-', endings: ['pdf'] },
  { at: 0, begins: 'PK\u0003\u0004', endings: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] },
  { at: 0, begins: '\u001f\u008b\u0008', endings: ['gz', 'tgz'] },
  { at: 4, begins: 'ftyp', endings: ['mp4'] },
  { at: 0, begins: '\u001a\u0045\u00df\u00a3', endings: ['webm'] },
  { at: 0, begins: 'WEBVTT', endings: ['vtt'] },
];

/** Text files have no magic bytes. No browser runs these types. */
const texts = ['txt', 'csv', 'md', 'bib', 'ris'];

/**
 * The type of a file by its bytes, and by its extension if several fit. `undefined` if a site does not accept the type, or
 * the extension is wrong. Does not read the whole file into memory.
 */
export function uploadType(path: string, name: string): { ending: string; isPicture: boolean } | undefined {
  const ending = /\.([A-Za-z0-9]+)$/
    .exec(name)?.[1]
    ?.toLowerCase()
    .replace(/^jpeg$/, 'jpg');
  if (ending === undefined) return undefined;
  const file = new FileBytes(path);
  try {
    const picture = pictureType(file.read(0, maxHeaderBytes));
    if (picture !== undefined) return picture === ending ? { ending, isPicture: true } : undefined;
    const head = file.read(0, 64).toString('latin1');
    const known = beginnings.find(({ at, begins }) => head.startsWith(begins, at));
    if (known) return known.endings.includes(ending) ? { ending, isPicture: false } : undefined;
    return texts.includes(ending) && isReadable(file) ? { ending, isPicture: false } : undefined;
  } finally {
    file.close();
  }
}

function pictureType(bytes: Uint8Array): string | undefined {
  try {
    const { type = '', width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? pictures[type] : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a file is UTF-8 text without control characters. */
function isReadable(file: FileBytes): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < file.size; at += chunkLength) {
      const stream = at + chunkLength < file.size;
      const text = decoder.decode(file.read(at, chunkLength), { stream });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these never occur in text.
      if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

const chunkLength = 1024 * 1024;
