import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../site/files/files.ts';
import { hashOf } from '../site/files/seal.ts';

/** The files of a folder as they were left: the hash of each by its path. */
export type Contents = Record<string, string>;

/** The files that a folder holds now. */
export async function contentsOf(folder: string): Promise<Contents> {
  return Object.fromEntries((await listFiles(folder)).map((path) => [path, hashOf(readFileSync(join(folder, path)))]));
}

/** Whether a file is there and as it was left. */
export function isAsLeft(folder: string, path: string, hash: string): boolean {
  try {
    return hashOf(readFileSync(join(folder, path))) === hash;
  } catch {
    return false;
  }
}

/** The first file of a folder that is gone or not as it was left; `undefined` when all are. */
export function spoiltFile(folder: string, contents: Contents): string | undefined {
  // One after another without waiting: some thousand small files take less time than their promises would.
  return Object.keys(contents).find((path) => !isAsLeft(folder, path, contents[path] as string));
}
