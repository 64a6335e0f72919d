import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { listen } from '../server/listen.ts';
import { listConfigPaths } from '../site/config/config-modules.ts';
import { readSiteConfig } from '../site/config/read-site-config.ts';
import { watchFolders } from '../site/watch-site.ts';

/**
 * Serves a site while it is edited, at `path`. Starts again on the same port with another server from `open` when the
 * configuration changes: Vite cannot exchange plugins. Mistakes in the configuration are shown, and wait. `command` is what
 * the user typed.
 */
export async function serveLive(
  folder: string,
  command: string,
  open: () => Promise<FastifyInstance>,
  path = '',
): Promise<void> {
  const server = await open();
  let stop = await listen(server, command, path);
  // Pages that are open connect to the same port again.
  process.env.PORT = String((server.server.address() as AddressInfo).port);
  const restart = async (file: string) => {
    const read = await readSiteConfig(folder);
    if (read && read.mistakes.length > 0) return;
    console.log(`${relative(folder, file)} changed: the server starts again.`);
    const next = await open();
    // Open pages have connections that a server would wait for.
    await stop();
    stop = await listen(next, command, path);
  };
  await watchFolders(
    [],
    async ([change]) => {
      if (change) await restart(change.path).catch((error: Error) => console.error(error.message));
    },
    { files: () => listConfigPaths(folder) },
  );
}
