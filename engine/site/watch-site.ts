import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { codeKinds } from './code-folders.ts';
import { isTemporary } from './files/temporary-path.ts';
import { diffSnapshots, type FileEvent, type FolderSnapshot, snapshotFolders } from './folder-snapshot.ts';
import { root } from './paths.ts';

/** How long and how often folders are watched. */
interface WatchOptions {
  /** Ends the watch. Default: it goes on for ever. */
  signal?: AbortSignal;
  /** The folders are looked through at least this often, in milliseconds; large ones up to ten times less often. Default: 1000. */
  paceMs?: number;
}

/** A file counts as saved when nothing was written for this long, in milliseconds: editors write in several steps. */
const quietMs = 30;

/** Looking through the folders may take one part in so many of the time. */
const share = 50;

/**
 * Calls back with what changed after files did in a site's folders, or what the engine knows of section types and sources, until the signal
 * aborts; a burst of changes counts as one, and what changes during a call leads to another. Resolves when it watches, with a
 * promise of the end.
 */
export function watchSite(
  folder: string,
  changed: (changes: FileEvent[]) => Promise<void>,
  options?: WatchOptions,
): Promise<{ ended: Promise<void> }> {
  const own = ['pages', 'assets', ...codeKinds].map((name) => join(folder, name));
  const engine = ['schemas', 'engine/client/sources'].map((name) => join(root, name));
  return watchFolders([...own, ...engine], changed, options);
}

/**
 * Watches folders as {@link watchSite} does, and gives what changed of their files.
 *
 * Whether something changed, the files themselves say: their folders are looked through again and again. What the system tells
 * of a folder only has that one looked through at once. So nothing is missed where the system tells nothing: of a folder that is not there
 * yet, that another has taken the place of, that lies on another machine, or when its watches have run out.
 */
export async function watchFolders(
  rooms: string[],
  changed: (changes: FileEvent[]) => Promise<void>,
  { signal, paceMs = 1000 }: WatchOptions = {},
): Promise<{ ended: Promise<void> }> {
  const watchers = new Map<string, { born: string; watcher: FSWatcher }>();
  let isTold = false;
  /** The folders that the system told of since they were looked through. */
  const told = new Set<string>();
  let wake = () => {};
  const touch = (path: string) => {
    isTold = true;
    told.add(path);
    wake();
  };
  const leave = (path: string) => {
    watchers.get(path)?.watcher.close();
    watchers.delete(path);
  };
  /** Listens at the folders that there are. Returns whether one of them is new, so that it may have changed unheard. */
  const listen = ({ folders }: FolderSnapshot): boolean => {
    for (const [path, { born }] of watchers) if (folders.get(path) !== born) leave(path);
    const before = watchers.size;
    for (const [path, born] of folders) {
      if (watchers.has(path)) continue;
      try {
        const watcher = watch(path, (_event, name) => {
          if (!name || !isTemporary(name)) touch(path);
        });
        watchers.set(path, { born, watcher: watcher.on('error', () => leave(path)) });
      } catch {
        // Looking through it does without.
      }
    }
    return watchers.size > before;
  };
  let took = 0;
  let scanned = 0;
  const scan = async () => {
    const started = performance.now();
    told.clear();
    const now = await snapshotFolders(rooms);
    scanned = performance.now();
    took = scanned - started;
    return now;
  };
  /** When all is to be looked through again. */
  const due = () => scanned + Math.min(Math.max(paceMs, share * took), 10 * paceMs);
  /** Looks through what the system told of alone, as long as all of it was looked through a short while ago. */
  const look = (seen: FolderSnapshot) => {
    if (told.size === 0 || performance.now() >= due()) return scan();
    const folders = [...told];
    told.clear();
    return snapshotFolders(folders, seen);
  };
  /** The folders once nothing is being written there, from how they were found. */
  const settled = async (found: FolderSnapshot, isQuiet: boolean): Promise<FolderSnapshot> => {
    let now = found;
    for (let isSettled = isQuiet; listen(now) || !isSettled; ) {
      await pass(quietMs);
      const next = await scan();
      isSettled = diffSnapshots(now, next).length === 0;
      now = next;
    }
    return now;
  };
  const round = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, due() - performance.now());
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isTold || signal?.aborted) wake();
    });
  const follow = async (first: FolderSnapshot) => {
    for (let seen = first; ; ) {
      await round();
      const wasTold = isTold;
      while (isTold && !signal?.aborted) {
        isTold = false;
        await pass(quietMs);
      }
      if (signal?.aborted) break;
      const now = await look(seen);
      // A folder that is new says nothing by itself, but there may be a save in it before long.
      const isNew = listen(now);
      if (!isNew && diffSnapshots(seen, now).length === 0) continue;
      const before = seen;
      seen = await settled(now, wasTold && !isNew);
      const changes = diffSnapshots(before, seen);
      if (changes.length > 0 && !signal?.aborted) await changed(changes);
    }
    for (const path of [...watchers.keys()]) leave(path);
  };
  signal?.addEventListener('abort', () => wake(), { once: true });
  let first = await scan();
  // Whoever goes on to read the site has then what was saved just now, and needs not be told of it.
  if (first.isFresh) {
    await pass(quietMs);
    first = await scan();
  }
  listen(first);
  return { ended: follow(first) };
}
