import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getSystemErrorName } from 'node:util';
import { readCache, writeCache } from '../site/files/cache-file.ts';
import { withLock } from '../site/files/journal/lock.ts';
import { removeLeftovers, temporaryPath } from '../site/files/temporary-path.ts';
import { writeError } from '../site/files/write-error.ts';
import { type FileHashes, findChangedFile, hashFiles } from './file-hashes.ts';
import { inProduction } from './in-production.ts';
import { removeOldFolders } from './remove-old-folders.ts';

/** Lists the other files of a cached folder with their hashes, and is written last. */
const contentsFile = 'contents.json';

/** Makes a cached folder, named after the hash of its sources, unless it is complete. Only one process makes it. */
export async function cacheFolder(
  folder: string,
  make: (folder: string) => Promise<void>,
  log: (line: string) => void = () => {},
): Promise<void> {
  if ((await findChangedPart(folder)) === undefined) return;
  const cache = dirname(folder);
  await mkdir(cache, { recursive: true }).catch((error) => {
    throw writeError(error, cache);
  });
  await withLock(cache, () => remakeFolder(folder, make, log));
}

async function remakeFolder(
  folder: string,
  make: (folder: string) => Promise<void>,
  log: (line: string) => void,
): Promise<void> {
  const changed = await findChangedPart(folder);
  // Another process made it while this one waited for the lock.
  if (changed === undefined) return;
  if (existsSync(folder)) log(`the engine's ${changed} in .cache was changed and is built again`);
  log('bundling the engine …');
  const cache = dirname(folder);
  await removeLeftovers(cache);
  const made = temporaryPath(folder);
  try {
    await mkdir(made, { recursive: true });
    await inProduction(() => make(made));
    await writeCache(join(made, contentsFile), contentsFile, await hashFiles(made));
    await rm(folder, { recursive: true, force: true });
    await rename(made, folder);
  } catch (error) {
    throw writeError(withSystemCode(error as Error), folder);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  await removeOldFolders(cache);
}

/** Adds the system's code to an error of the bundler, which reports a full or read-only disk only in its message. */
function withSystemCode(error: Error & { code?: string }): Error {
  const [, number] = /\(os error (\d+)\)/.exec(error.message) ?? [];
  return number ? Object.assign(error, { code: getSystemErrorName(-Number(number)) }) : error;
}

/** The first file of a cached folder that is missing or changed. */
export async function findChangedPart(folder: string): Promise<string | undefined> {
  const contents = readCache<FileHashes>(join(folder, contentsFile), contentsFile);
  return contents ? findChangedFile(folder, contents) : contentsFile;
}
