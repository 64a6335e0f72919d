import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { slashed } from '../paths.ts';
import { isStray } from './is-stray.ts';
import { isTemporary, temporaryPath } from './temporary-path.ts';
import { writeError } from './write-error.ts';

/**
 * Every file below a folder, as paths relative to it with `/`, sorted. Links are not followed, and what is not finished is left
 * out. Rejects when the folder is missing.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // A path is worked out once for each folder, not for each of thousands of files.
  const starts = new Map<string, string>();
  const startOf = (parent: string) => {
    const start = starts.get(parent) ?? slashed(join(relative(folder, parent), '_')).slice(0, -1);
    starts.set(parent, start);
    return start;
  };
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => startOf(parentPath) + name)
    .filter((path) => !path.split('/').some((name) => isTemporary(name) || isStray(name)))
    .sort();
}

/** Writes a file so that it is whole or not there: a temporary file beside it, synced, then renamed over it. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = temporaryPath(path);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw writeError(error, path);
  }
}
