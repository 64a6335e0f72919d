import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, writeAtomically } from '../files.ts';

/** Files that shrink; pictures, archives and videos are compressed already. */
const shrinks = /\.(html|js|css|json|svg|txt|xml|vtt|UPF)$/i;

/** Below this size, in bytes, compression saves less than a packet. */
const least = 512;

/**
 * Writes a `.br` and a `.gz` beside every file that gains by it and has none yet, so that the server never compresses.
 * `quality` is brotli's, up to 11: the highest pays for files that are compressed once and sent for months. Returns how many
 * files got them. Each is whole or not there: a server may already be reading the folder.
 */
export async function precompress(folder: string, quality: number): Promise<number> {
  const all = await listFiles(folder);
  const present = new Set(all);
  const files = all.filter((file) => (shrinks.test(file) || file.startsWith('api/')) && !present.has(`${file}.br`));
  let count = 0;
  // Node compresses in four threads; more at once only costs memory.
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      const path = join(folder, file);
      if ((await stat(path)).size < least) continue;
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await Promise.all([
        brotli(content, { params }).then((data) => writeAtomically(`${path}.br`, data)),
        deflate(content, { level: 9 }).then((data) => writeAtomically(`${path}.gz`, data)),
      ]);
      count++;
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return count;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
