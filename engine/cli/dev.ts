import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { devServer } from '../server/dev/dev-server.ts';
import { listen, refuseTakenPort } from '../server/listen.ts';
import { listConfigPaths } from '../site/config/config-modules.ts';
import { readSiteConfig } from '../site/config/read-site-config.ts';
import { watchFolders } from '../site/watch-site.ts';

const command = 'npm run dev';

/** `npm run dev`: the site live. A saved descriptor or record shows at once; a broken one shows its problems over the last good page. */
export async function dev({ site: folder }: { site: string }): Promise<undefined> {
  await refuseTakenPort(command);
  const { server } = await devServer(folder);
  let stop = await listen(server, command);
  // Pages that are open connect to the same port again.
  process.env.PORT = String((server.server.address() as AddressInfo).port);
  /** Starts again with a changed configuration: Vite cannot exchange plugins. Mistakes in it are shown, and wait. */
  const restart = async (path: string) => {
    const read = await readSiteConfig(folder);
    if (read && read.mistakes.length > 0) return;
    console.log(`${relative(folder, path)} changed: the dev server starts again.`);
    const next = await devServer(folder);
    // Open pages have connections that a server would wait for.
    await stop();
    stop = await listen(next.server, command);
  };
  await watchFolders(
    [],
    async ([change]) => {
      if (change) await restart(change.path).catch((error: Error) => console.error(error.message));
    },
    { files: () => listConfigPaths(folder) },
  );
  return undefined;
}
