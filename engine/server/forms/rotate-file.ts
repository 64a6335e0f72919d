import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { readdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** The limits: the size of a full file, and the number of full files. */
export interface StorageLimits {
  fileBytes: number;
  files: number;
}

/** Renames a full file before `bytes` are added. Returns whether it did. Throws if there are `files` full files. */
export async function rotateFile(
  file: string,
  handle: FileHandle,
  bytes: number,
  { fileBytes, files }: StorageLimits,
): Promise<boolean> {
  const stats = await handle.stat();
  if (!stats.isFile() || stats.size === 0 || stats.size + bytes <= fileBytes) return false;
  const [ending, folder] = [extname(file), dirname(file)];
  const beginning = `${basename(file, ending)}.`;
  const aside = (await readdir(folder)).filter(
    (name) => name !== basename(file) && name.startsWith(beginning) && name.endsWith(ending),
  );
  if (aside.length >= files) throw new EntriesFull(folder, aside.length);
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const place = join(folder, `${beginning}${time}-${randomUUID().slice(0, 8)}${ending}`);
  // Another process may have renamed it and started the next one.
  const there = await stat(file).catch(() => undefined);
  if (there?.ino === stats.ino) await rename(file, place).catch(ignoreMissing);
  return true;
}

class EntriesFull extends Error {
  readonly code = 'EDQUOT';
  constructor(folder: string, files: number) {
    super(`${folder} holds ${files} full files of entries: move them elsewhere. Until then no entry is taken.`);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
