import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../paths.ts';
import { allFiles } from '../../fixtures/all-files.ts';
import { type ChildServer, childServer } from '../../fixtures/child-server.ts';
import { secondSite } from '../serve.ts';

/** The studio of a copy of a site. */
export interface StartedStudio {
  folder: string;
  address(): string;
  /** The descriptors and records as they are on the disk. */
  texts(): Promise<Record<string, string>>;
  /** Ends the process as a crash does, and starts it again; what is done `meanwhile` is done without it. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts `npm run studio` on a copy of a site: the second one, or another; of the repository, the site in it. `change` is done to the copy first. */
export async function startStudio(
  site = secondSite,
  change: (folder: string) => Promise<void> = async () => {},
): Promise<StartedStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-studio-'));
  if (site === root)
    for (const part of ['pages', 'assets']) await cp(join(root, part), join(folder, part), { recursive: true });
  else await cp(site, folder, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  await change(folder);
  const start = () => childServer([join(root, 'tools/run.mjs'), 'studio', '--site', folder]);
  let server: ChildServer = await start();
  return {
    folder,
    address: () => `http://127.0.0.1:${server.port}/_studio`,
    async texts() {
      const rooms = ['pages', 'assets/records'];
      const inRoom = async (room: string) =>
        (await allFiles(join(folder, room)).catch(() => [])).map((file) => `${room}/${file}`);
      const files = (await Promise.all(rooms.map(inRoom))).flat().filter((file) => file.endsWith('.json'));
      const read = async (file: string) => [file, await readFile(join(folder, file), 'utf8')] as const;
      return Object.fromEntries(await Promise.all(files.map(read)));
    },
    async restart(meanwhile) {
      await server.stop('SIGKILL');
      await meanwhile?.();
      server = await start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
