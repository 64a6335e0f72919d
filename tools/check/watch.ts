import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file counts as saved when nothing was written for this long, in milliseconds: editors write in several steps. */
const quiet = 30;

/**
 * Calls back after files in a site's folders changed, until the signal aborts; a burst of changes counts as one, and what
 * changes during a call leads to another. Resolves when it watches, with a promise of the end. Each folder is watched by
 * itself, which sees files that editors replace, on every system; folders are listed anew after each change.
 */
export async function watchSite(
  folder: string,
  changed: () => Promise<void>,
  signal?: AbortSignal,
): Promise<{ ended: Promise<void> }> {
  let watchers: FSWatcher[] = [];
  let changes = 0;
  let wake = () => {};
  const touch = () => {
    changes += 1;
    wake();
  };
  const watched = (path: string): FSWatcher[] => {
    try {
      const watcher = watch(path, (_event, name) => {
        if (!name?.endsWith('.tmp')) touch();
      });
      return [watcher.on('error', touch)];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Gone since it was listed, which is a change like any other.
      touch();
      return [];
    }
  };
  const renew = async () => {
    const folders = (await Promise.all(['pages', 'assets'].map((name) => foldersBelow(join(folder, name))))).flat();
    const old = watchers;
    watchers = folders.flatMap(watched);
    for (const watcher of old) watcher.close();
  };
  const follow = async () => {
    while (!signal?.aborted) {
      if (changes === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      for (let seen = -1; seen !== changes; ) {
        seen = changes;
        await new Promise((resolve) => setTimeout(resolve, quiet));
      }
      changes = 0;
      // Watched anew before it is read: a folder that came with the change is read now, or seen when it changes.
      await renew();
      if (!signal?.aborted) await changed();
    }
    for (const watcher of watchers) watcher.close();
  };
  signal?.addEventListener('abort', () => wake(), { once: true });
  await renew();
  return { ended: follow() };
}

async function foldersBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [];
  const inside = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...inside];
}
