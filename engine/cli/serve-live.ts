import { relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MessageLanguage } from '../check/messages/message.ts';
import { t } from '../check/messages/messages.ts';
import { replaceableServer } from '../server/dev/replaceable-server.ts';
import { listen } from '../server/listen.ts';
import { listConfigPaths } from '../site/config/config-modules.ts';
import { readSiteConfig } from '../site/config/read-site-config.ts';
import { watchFolders } from '../site/watch-site.ts';

interface LiveServer {
  server: FastifyInstance;
  /** Called when the previous server has sent its last answer. */
  replaced?(): Promise<void>;
}

/**
 * Serves a site while it is edited, at `path`. Another server from `open` takes over when the configuration changes: Vite
 * cannot exchange plugins. Mistakes in the configuration are shown, and wait. `command` is what the user typed, and
 * `language` that of the terminal.
 */
export async function serveLive(
  folder: string,
  command: string,
  language: MessageLanguage,
  open: () => Promise<LiveServer>,
  path = '',
): Promise<void> {
  const { server, replace } = await replaceableServer((await open()).server);
  await listen(server, command, path);
  const restart = async (file: string) => {
    const read = await readSiteConfig(folder);
    if (read && read.mistakes.length > 0) return;
    console.log(t('serverStartsAgain', { file: relative(folder, file) })[language]);
    const next = await open();
    await replace(next.server);
    await next.replaced?.();
  };
  await watchFolders(
    [],
    async ([change]) => {
      if (change) await restart(change.path).catch((error: Error) => console.error(error.message));
    },
    { files: () => listConfigPaths(folder) },
  );
}
