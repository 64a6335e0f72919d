import { type FSWatcher, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { ownCodePaths } from './code-folders.ts';
import { listConfigPaths } from './config/config-modules.ts';
import { isTemporary } from './files/temporary-path.ts';
import { diffSnapshots, type FileEvent, type FolderSnapshot, snapshotFolders } from './folder-snapshot.ts';
import { root } from './paths.ts';

interface WatchOptions {
  signal?: AbortSignal;
  /** The interval of scans in milliseconds, up to ten times longer for large folders. Default: 1000. */
  paceMs?: number;
  /** Lists single files to watch, at each scan. Default: none. */
  files?: () => string[];
}

/** A file counts as saved after this time without a write, in milliseconds: editors write in several steps. */
const quietMs = 30;

/** Scans may take one fiftieth of the time. */
const share = 50;

/**
 * Watches a site, the schemas and the engine's sources. Calls `changed` once for a burst of changes. Resolves when
 * watching has started; `ended` resolves after the signal aborts.
 */
export function watchSite(
  folder: string,
  changed: (changes: FileEvent[]) => Promise<void>,
  options?: WatchOptions,
): Promise<{ ended: Promise<void> }> {
  const own = [...['pages', 'assets'].map((name) => join(folder, name)), ...ownCodePaths(folder)];
  const engine = ['schemas', 'engine/client/sources'].map((name) => join(root, name));
  return watchFolders([...own, ...engine], changed, { files: () => listConfigPaths(folder), ...options });
}

/**
 * Watches folders by regular scans, which an event of the system triggers early. So it finds changes without events:
 * on network drives, or when the system has no watches left.
 */
export async function watchFolders(
  roots: string[],
  changed: (changes: FileEvent[]) => Promise<void>,
  { signal, paceMs = 1000, files = () => [] }: WatchOptions = {},
): Promise<{ ended: Promise<void> }> {
  const watchers = new Map<string, { born: string; watcher: FSWatcher }>();
  let hasEvent = false;
  /** The folders with events since their last scan. */
  const touched = new Set<string>();
  let wake = () => {};
  const touch = (path: string) => {
    hasEvent = true;
    touched.add(path);
    wake();
  };
  const unwatch = (path: string) => {
    watchers.get(path)?.watcher.close();
    watchers.delete(path);
  };
  /** Watches all folders. Returns whether a folder is new, because it can change before it is watched. */
  const listen = ({ folders }: FolderSnapshot): boolean => {
    for (const [path, { born }] of watchers) if (folders.get(path) !== born) unwatch(path);
    const before = watchers.size;
    for (const [path, born] of folders) {
      if (watchers.has(path)) continue;
      try {
        const watcher = watch(path, (_event, name) => {
          if (!name || !isTemporary(name)) touch(path);
        });
        watchers.set(path, { born, watcher: watcher.on('error', () => unwatch(path)) });
      } catch {
        // Scans find its changes.
      }
    }
    return watchers.size > before;
  };
  const watchersOfFiles = new Map<string, FSWatcher>();
  /** Watches the folders of single files, for events of these files alone. */
  const listenToFiles = () => {
    for (const folder of new Set(files().map(dirname))) {
      if (watchersOfFiles.has(folder)) continue;
      try {
        const watcher = watch(folder, (_event, name) => {
          if (!name || !files().includes(join(folder, name))) return;
          hasEvent = true;
          wake();
        });
        watchersOfFiles.set(
          folder,
          watcher.on('error', () => watcher.close()),
        );
      } catch {
        // Scans find its changes.
      }
    }
  };
  let took = 0;
  let scanned = 0;
  const scan = async () => {
    const started = performance.now();
    touched.clear();
    const now = await snapshotFolders(roots, undefined, files());
    scanned = performance.now();
    took = scanned - started;
    return now;
  };
  /** The time of the next complete scan. */
  const due = () => scanned + Math.min(Math.max(paceMs, share * took), 10 * paceMs);
  /** Scans only the folders with events, unless a complete scan is due. */
  const rescan = (last: FolderSnapshot) => {
    if (touched.size === 0 || performance.now() >= due()) return scan();
    const folders = [...touched];
    touched.clear();
    return snapshotFolders(folders, last, files());
  };
  /** Scans until nothing is written any more. */
  const settle = async (first: FolderSnapshot, isQuiet: boolean): Promise<FolderSnapshot> => {
    let now = first;
    for (let isSettled = isQuiet; listen(now) || !isSettled; ) {
      await pass(quietMs);
      const next = await scan();
      isSettled = diffSnapshots(now, next).length === 0;
      now = next;
    }
    return now;
  };
  const nextScan = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, due() - performance.now());
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (hasEvent || signal?.aborted) wake();
    });
  const follow = async (first: FolderSnapshot) => {
    for (let last = first; ; ) {
      await nextScan();
      const hadEvent = hasEvent;
      while (hasEvent && !signal?.aborted) {
        hasEvent = false;
        await pass(quietMs);
      }
      if (signal?.aborted) break;
      const now = await rescan(last);
      // A new folder is not a change, but files may be saved in it soon.
      const isNew = listen(now);
      if (!isNew && diffSnapshots(last, now).length === 0) continue;
      const before = last;
      last = await settle(now, hadEvent && !isNew);
      listenToFiles();
      const changes = diffSnapshots(before, last);
      if (changes.length > 0 && !signal?.aborted) await changed(changes);
    }
    for (const path of [...watchers.keys()]) unwatch(path);
    for (const watcher of watchersOfFiles.values()) watcher.close();
  };
  signal?.addEventListener('abort', () => wake(), { once: true });
  let first = await scan();
  // The caller reads the site next: what was saved just now is not a change for it.
  if (first.isFresh) {
    await pass(quietMs);
    first = await scan();
  }
  listen(first);
  listenToFiles();
  return { ended: follow(first) };
}
