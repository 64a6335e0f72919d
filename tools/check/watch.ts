import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Calls back after files in a site's folders changed, until the signal aborts; a burst of changes counts as one. Each folder
 * is watched by itself, which sees files that editors replace, on every system; folders are listed anew after each change.
 */
export async function watchSite(folder: string, changed: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  let watchers: FSWatcher[] = [];
  let dirty = false;
  let wake = () => {};
  const touch = () => {
    dirty = true;
    wake();
  };
  const renew = async () => {
    const folders = (await Promise.all(['pages', 'assets'].map((name) => foldersBelow(join(folder, name))))).flat();
    const old = watchers;
    watchers = folders.map((path) =>
      watch(path, (_event, name) => {
        if (!name?.endsWith('.tmp')) touch();
      }).on('error', touch),
    );
    for (const watcher of old) watcher.close();
  };
  signal?.addEventListener('abort', () => wake(), { once: true });
  while (!signal?.aborted) {
    await renew();
    // What changes while the last change is looked at is not lost: the watchers stay.
    if (!dirty)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    // Editors write a file in several steps.
    await new Promise((resolve) => setTimeout(resolve, 30));
    dirty = false;
    if (!signal?.aborted) await changed();
  }
  for (const watcher of watchers) watcher.close();
}

async function foldersBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [];
  const inside = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...inside];
}
