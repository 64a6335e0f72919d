import { rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';

/**
 * Puts a finished folder in the place of another, in two renames, so that there is a whole one at every moment but the one
 * between them. When two do so at once, the later one stays.
 */
export async function replaceFolder(finished: string, place: string): Promise<void> {
  const old = `${finished}.old`;
  for (;;) {
    const had = await rename(place, old).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return false;
      },
    );
    try {
      await rename(finished, place);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOTEMPTY' || code === 'EEXIST') {
        // Another folder came between the two renames; it is replaced as the one before it.
        rmSync(old, { recursive: true, force: true });
        continue;
      }
      if (had) await rename(old, place).catch(() => {});
      throw error;
    }
    rmSync(old, { recursive: true, force: true });
    return;
  }
}
