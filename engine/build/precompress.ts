import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, writeAtomically } from '../site/files/files.ts';

/** Files that compress well. Pictures, archives and videos do not; API responses have no extension. */
const shrinks = /\.(html|js|css|json|svg|txt|xml|atom|bib|ris|vtt|UPF)$|^api\//i;

/** Below this size in bytes, compression saves less than a packet. */
const minBytes = 512;

export function gains(path: string, content: Uint8Array): boolean {
  return shrinks.test(path) && content.length >= minBytes;
}

export const encodings = ['br', 'gz'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Levels for files that every build makes. `swift` takes a millisecond per page: Brotli 8 takes a third
 * longer for 1.8 %, and 9 twelve times as long. `small` saves 6 to 12 % for twenty times as long; 11 saves 2
 * % more for sixty times. Gzip 7 saves 1.3 % over 5 for a third more time. What every visitor loads is `small`, and
 * drawings, which take less time than the conversion of a photograph.
 */
export const qualities = { swift: { br: 6, gz: 5 }, small: { br: 10, gz: 7 } };

export type Quality = (typeof qualities)[keyof typeof qualities];

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a file that every build makes, on a free core. */
export const compress: Record<Encoding, (content: Uint8Array, quality?: Quality) => Promise<Uint8Array>> = {
  br: (content, { br } = qualities.swift) => inBrotli(content, brotliOptions(br, content)),
  gz: (content, { gz } = qualities.swift) => inGzip(content, { level: gz }),
};

/** Writes a `.br` and a `.gz` next to each file of a folder, as small as possible. */
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
  // A window of the content's size (RFC 7932, 9.1: 16 bytes less than a power of two) gives the same bytes faster.
  const window = Math.ceil(Math.log2(content.length + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 10), 22),
    },
  };
}
