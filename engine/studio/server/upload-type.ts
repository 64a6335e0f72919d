import { imageSize } from 'image-size';
import { FileBytes } from '../../site/content/file-bytes.ts';
import { maxHeaderBytes } from '../../site/content/find-flaw.ts';

/** A kind of file that may be uploaded. */
export interface UploadType {
  ending: string;
  /** Whether it is a picture, which pages show. */
  isPicture: boolean;
}

/** Pictures by what the reader of their size calls them. */
const pictures: Record<string, string> = {
  png: 'png',
  jpg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif',
  svg: 'svg',
};

/** How files begin that are downloaded or played, each from a place on, and the endings that such a file may have. */
const beginnings = [
  { at: 0, begins: '%PDF-', endings: ['pdf'] },
  { at: 0, begins: 'PK\u0003\u0004', endings: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] },
  { at: 0, begins: '\u001f\u008b\u0008', endings: ['gz', 'tgz'] },
  { at: 4, begins: 'ftyp', endings: ['mp4'] },
  { at: 0, begins: '\u001a\u0045\u00df\u00a3', endings: ['webm'] },
  { at: 0, begins: 'WEBVTT', endings: ['vtt'] },
];

/** Texts have no beginning of their own: they must be readable, and no browser runs them. */
const texts = ['txt', 'csv', 'md', 'bib', 'ris'];

/**
 * What a file is by its bytes; by its name only where its bytes leave a choice. `undefined` for whatever is none of the kinds that a
 * site takes, or calls itself one that it is not. Never holds the whole file in memory.
 */
export function uploadType(path: string, name: string): UploadType | undefined {
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

/** Whether a file is a text in UTF-8 without control characters that no text has. */
function isReadable(file: FileBytes): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < file.size; at += pieceLength) {
      const stream = at + pieceLength < file.size;
      const text = decoder.decode(file.read(at, pieceLength), { stream });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text has.
      if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

const pieceLength = 1024 * 1024;
