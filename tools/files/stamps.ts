import { type Stats, statSync } from 'node:fs';

/** What of a file changes whenever its bytes may have; its time can be set back (`cp -p`, `touch -d`), that of its last change cannot. */
export function stampOf({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return `${ctimeMs} ${mtimeMs} ${size} ${ino}`;
}

/** For how long a file system may give two changes one time, in milliseconds. */
export const tick = 20;

/**
 * Whether what has a stamp has not changed since another was taken of it. One that was changed just before that counts as another, for it may
 * have been changed once more in the same tick.
 */
export function isSameStamp(stamp: string | undefined, before: string | undefined, taken: number): boolean {
  return stamp !== undefined && stamp === before && Number.parseFloat(stamp) + tick < taken;
}

/** The stamp of what is at a path; `undefined` where there is nothing. */
export function stampAt(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && stampOf(stats);
}
