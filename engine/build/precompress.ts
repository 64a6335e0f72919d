import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, writeAtomically } from '../site/files/files.ts';

/** Files that shrink; pictures, archives and videos are compressed already, and the API's answers have no ending. */
const shrinks = /\.(html|js|css|json|svg|txt|xml|atom|bib|ris|vtt|UPF)$|^api\//i;

/** Below this size, in bytes, compression saves less than a packet. */
const minBytes = 512;

/** Whether a file gains by compression. */
export function gains(path: string, content: Uint8Array): boolean {
  return shrinks.test(path) && content.length >= minBytes;
}

/** The endings of compressed variants. */
export const encodings = ['br', 'gz'] as const;

/** The ending of a compressed variant. */
export type Encoding = (typeof encodings)[number];

/**
 * Levels of compression for files that are made in every build. `swift` takes a millisecond a page (8 takes a third longer for
 * a file smaller by 1.8 %; 9 twelve times as long, most of it to clear memory); `small` saves 6 to 12 % for twenty times as
 * long, and the last one, 11, 2 % more for sixty times. Gzip, for the few who take no brotli, is smaller by 1.3 % at 7 than at
 * 5, for a third more of time.
 */
export const qualities = { swift: { br: 6, gz: 5 }, small: { br: 10, gz: 7 } };

/** A level of compression for both encodings. */
export type Quality = (typeof qualities)[keyof typeof qualities];

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)];

/** The compressed variants of a file that is made in every build: made beside other work, on the cores that are free. */
export const compress: Record<Encoding, (content: Uint8Array, quality?: Quality) => Promise<Uint8Array>> = {
  br: (content, { br } = qualities.swift) => inBrotli(content, brotliOptions(br, content)),
  gz: (content, { gz } = qualities.swift) => inGzip(content, { level: gz }),
};

/**
 * Writes a `.br` and a `.gz` beside every file of a folder that gains by it, as small as can be: for files that are
 * compressed once and sent for months. Each is whole or not there.
 */
export async function precompress(folder: string): Promise<void> {
  const compressFile = async (file: string) => {
    const path = join(folder, file);
    const content = await readFile(path);
    if (!gains(file, content)) return;
    await writeAtomically(`${path}.br`, await inBrotli(content, brotliOptions(11, content)));
    await writeAtomically(`${path}.gz`, await inGzip(content, { level: 9 }));
  };
  await Promise.all((await listFiles(folder)).map(compressFile));
}

function brotliOptions(quality: number, content: Uint8Array) {
  // A window as large as the content, and no larger (RFC 7932, 9.1: 16 bytes short of a power of two): the same bytes, sooner.
  const window = Math.ceil(Math.log2(content.length + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 10), 22),
    },
  };
}
