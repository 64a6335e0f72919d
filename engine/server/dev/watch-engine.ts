import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { browserFolders, codeRooms } from '../../site/code-folders.ts';
import type { Change } from '../../site/listing.ts';
import { root } from '../../site/paths.ts';
import { watchFolders } from '../../site/watch-site.ts';

/**
 * Tells Vite what changes among the sources of the engine and of a site's own code, as the watcher of its own would that is turned off: that one takes what is
 * written in two steps for one, and goes on with the first. Then `changed` is called. Ends when the signal aborts.
 */
export async function watchEngine(
  vite: ViteDevServer,
  site: string,
  changed: () => void,
  signal: AbortSignal,
): Promise<void> {
  const tell = async (changes: Change[]) => {
    for (const { path, what } of changes) vite.watcher.emit(what, path);
    changed();
  };
  await watchFolders(
    [...browserFolders.map((name) => join(root, name)), ...codeRooms.map((room) => join(site, room))],
    tell,
    { signal },
  );
}
