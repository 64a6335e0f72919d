import { copyFileSync, constants as copying, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Links a file into another folder, or copies it if the file system has no links. */
export function linkFile(from: string, to: string, path: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  try {
    linkSync(join(from, path), join(to, path));
  } catch {
    copyFileSync(join(from, path), join(to, path), copying.COPYFILE_EXCL);
  }
}
