import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../site/files/files.ts';
import { hashOf } from '../site/files/seal.ts';

export type FileHashes = Record<string, string>;

export async function hashFiles(folder: string): Promise<FileHashes> {
  return Object.fromEntries((await listFiles(folder)).map((path) => [path, hashOf(readFileSync(join(folder, path)))]));
}

/** Whether a file exists with this content hash. */
export function hasHash(folder: string, path: string, hash: string): boolean {
  try {
    return hashOf(readFileSync(join(folder, path))) === hash;
  } catch {
    return false;
  }
}

export function findChangedFile(folder: string, contents: FileHashes): string | undefined {
  // Synchronous: promises take longer than reading thousands of small files.
  return Object.keys(contents).find((path) => !hasHash(folder, path, contents[path] as string));
}
