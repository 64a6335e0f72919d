import { type Stats, statSync } from 'node:fs';

/** Changes whenever the bytes change. Unlike `mtime`, `ctime` cannot be set back (`cp -p`, `touch -d`). */
export function stampOf({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return `${ctimeMs} ${mtimeMs} ${size} ${ino}`;
}

/** Two changes within this time may have the same timestamp. */
export const timestampResolutionMs = 20;

/** Whether a stamp is unreliable: the file had just been changed, and may change again with the same timestamp. */
export function isFresh(stamp: string, taken: number): boolean {
  // Negated, so that an empty stamp counts as fresh.
  return !(Number.parseFloat(stamp) + timestampResolutionMs < taken);
}

/** The stamp to cache with a value; empty if it was fresh when it was taken, so that the file is read again. */
export function settledStamp(stamp: string, taken: number): string {
  return isFresh(stamp, taken) ? '' : stamp;
}

/** Whether a file has not changed since the stamp `before` was taken. A stamp that was fresh then never matches. */
export function isSameStamp(stamp: string | undefined, before: string | undefined, taken: number): boolean {
  return stamp !== undefined && stamp === before && !isFresh(stamp, taken);
}

/** The stamp of a file or folder; `undefined` if it does not exist. */
export function stampAt(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && stampOf(stats);
}
