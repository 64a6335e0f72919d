import { type Stats, statSync } from 'node:fs';

/** What of a file changes whenever its bytes may have; its time can be set back (`cp -p`, `touch -d`), that of its last change cannot. */
export function stampOf({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return `${ctimeMs} ${mtimeMs} ${size} ${ino}`;
}

/** For how long a file system may give two changes one time, in milliseconds. */
export const timestampResolutionMs = 20;

/** Whether a stamp may come to stand for other bytes than it was taken of: the file had just been changed, and may be once more in the same tick. */
export function isFresh(stamp: string, taken: number): boolean {
  // What is no stamp is not known to be old.
  return !(Number.parseFloat(stamp) + timestampResolutionMs < taken);
}

/** A stamp to know bytes by later, when it was taken; empty, as no other is, where it was fresh: then they are read again. */
export function settledStamp(stamp: string, taken: number): string {
  return isFresh(stamp, taken) ? '' : stamp;
}

/** Whether what has a stamp has not changed since another was taken of it. One that was fresh then counts as another. */
export function isSameStamp(stamp: string | undefined, before: string | undefined, taken: number): boolean {
  return stamp !== undefined && stamp === before && !isFresh(stamp, taken);
}

/** The stamp of what is at a path; `undefined` where there is nothing. */
export function stampAt(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && stampOf(stats);
}
