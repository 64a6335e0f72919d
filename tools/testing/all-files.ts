import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file below a folder, as paths relative to it, sorted: also what a stopped process left unfinished, which nothing else lists. */
export async function allFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}
