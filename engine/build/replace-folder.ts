import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findLeftovers } from '../site/files/temporary-path.ts';

/**
 * Replaces a folder by a finished one with two renames. {@link finishReplacing} repairs an interruption. If two
 * processes do this at once, the later folder stays.
 */
export function replaceFolder(finished: string, place: string): void {
  const old = `${finished}.old`;
  for (;;) {
    const had = moveAway(place, old);
    try {
      renameSync(finished, place);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOTEMPTY' || code === 'EEXIST') {
        // Another process put a folder there in between. Replace it as well.
        rmSync(old, { recursive: true, force: true });
        continue;
      }
      if (had && !existsSync(place)) renameSync(old, place);
      throw error;
    }
    rmSync(old, { recursive: true, force: true });
    return;
  }
}

function moveAway(place: string, old: string): boolean {
  try {
    renameSync(place, old);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}

/** Finishes an interrupted replacement: restores the finished folder or the old one. Returns whether it did. */
export async function finishReplacing(place: string, isWhole: (folder: string) => boolean): Promise<boolean> {
  if (existsSync(place)) return false;
  const names = (await findLeftovers(dirname(place))).filter((name) => name.startsWith(`${basename(place)}.`));
  const isOld = (name: string) => Number(name.endsWith('.old'));
  const found = names.sort((a, b) => isOld(a) - isOld(b)).find((name) => isWhole(join(dirname(place), name)));
  if (found !== undefined) renameSync(join(dirname(place), found), place);
  return found !== undefined;
}
