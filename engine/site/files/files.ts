import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { slashed } from '../paths.ts';
import { flushHandle } from './flush-handle.ts';
import { isIgnored } from './site-files.ts';
import { temporaryPath } from './temporary-path.ts';
import { writeError } from './write-error.ts';

/** Lists every file below a folder as sorted relative paths with `/`, without temporary files and links. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Computed once per folder: there may be thousands of files.
  const starts = new Map<string, string>();
  const startOf = (parent: string) => {
    const start = starts.get(parent) ?? slashed(join(relative(folder, parent), '_')).slice(0, -1);
    starts.set(parent, start);
    return start;
  };
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => startOf(parentPath) + name)
    .filter((path) => !path.split('/').some(isIgnored))
    .sort();
}

/** Writes a temporary file, syncs it and renames it, so that readers never see an incomplete file. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = temporaryPath(path);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(content);
      await flushHandle(file);
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw writeError(error, path);
  }
}
