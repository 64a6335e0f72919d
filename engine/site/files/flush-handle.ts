import { fdatasync, fsync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Flushes a file or folder to the disk. The handles of Yarn Plug'n'Play have no `sync` of their own. */
export function flushHandle({ fd }: FileHandle): Promise<void> {
  return promisify(fsync)(fd);
}

/** Flushes the content of a file to the disk, like {@link flushHandle}. */
export function flushContent({ fd }: FileHandle): Promise<void> {
  return promisify(fdatasync)(fd);
}
