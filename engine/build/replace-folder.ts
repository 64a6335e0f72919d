import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findLeftovers } from '../site/files/temporary-path.ts';

/**
 * Puts a finished folder in the place of another, by two renames with nothing between them: Node knows none that exchanges two
 * folders, so for some microseconds there is none. A process that is killed in them leaves both beside the place, for
 * {@link finishReplacing}. When two do so at once, the later one stays.
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
        // Another folder came between the two renames; it is replaced as the one before it.
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

/**
 * Finishes a replacing in which a process was killed: where there is no folder, the finished one takes its place, else the old
 * one. `isWhole` tells one that is. Returns whether there was one.
 */
export async function finishReplacing(place: string, isWhole: (folder: string) => boolean): Promise<boolean> {
  if (existsSync(place)) return false;
  const names = (await findLeftovers(dirname(place))).filter((name) => name.startsWith(`${basename(place)}.`));
  const isOld = (name: string) => Number(name.endsWith('.old'));
  const found = names.sort((a, b) => isOld(a) - isOld(b)).find((name) => isWhole(join(dirname(place), name)));
  if (found !== undefined) renameSync(join(dirname(place), found), place);
  return found !== undefined;
}
