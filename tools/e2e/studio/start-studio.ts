import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../engine/site/paths.ts';
import type { StudioState } from '../../../engine/studio/protocol/state-protocol.ts';
import { readAllFiles } from '../../../engine/testing/all-files.ts';
import { atExit } from '../../../engine/testing/at-exit.ts';
import { type ChildServer, startChildServer } from '../../../engine/testing/child-server.ts';
import { studioClient } from '../../../engine/testing/studio-client.ts';
import { secondSite } from '../serve.ts';

/** A studio that can be used again. */
export type ReusableStudio = Awaited<ReturnType<typeof startStudio>>;

export type StartedStudio = Omit<ReusableStudio, 'reset'>;

/** Changes the files of a site in a folder. */
type Change = (folder: string) => Promise<void>;

/** The idle studios of this process, by site. Starting one takes seconds. */
const idle = new Map<string, ReusableStudio>();

/** Returns a studio of a copy of a site, as if it was just started after `change`. */
export async function borrowStudio(site: string, change?: Change): Promise<StartedStudio> {
  const reused = idle.get(site);
  idle.delete(site);
  const isReset = reused && (!change || (await reused.reset(change)));
  if (!isReset) await reused?.stop();
  const studio = isReset ? reused : await startStudio(site, change);
  let wasRestarted = false;
  return {
    ...studio,
    async restart(meanwhile) {
      wasRestarted = true;
      await studio.restart(meanwhile);
    },
    async stop() {
      // What it finds at its start it would show to the next tests too.
      if (!wasRestarted && !idle.has(site) && (await studio.reset())) idle.set(site, studio);
      else await studio.stop();
    },
  };
}

/** Returns a studio of a copy of the second site. */
export function secondStudio(change?: Change): Promise<StartedStudio> {
  return borrowStudio(secondSite, change);
}

/** Starts `npm run studio` on a copy of a site, after `change`. */
export async function startStudio(site: string, change?: Change) {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-studio-'));
  const removed = atExit(() => rmSync(folder, { recursive: true, force: true }));
  if (site === root)
    for (const part of ['pages', 'assets']) await cp(join(root, part), join(folder, part), { recursive: true });
  else await cp(site, folder, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  await change?.(folder);
  const start = () => startChildServer([join(root, 'tools/run.mjs'), 'studio', '--site', folder]);
  let server: ChildServer = await start();
  return {
    folder,
    address: () => `http://127.0.0.1:${server.port}/_studio`,
    /** The descriptors and records as they are on the disk. */
    async texts(): Promise<Record<string, string>> {
      const rooms = ['pages', 'assets/records'];
      const inRoom = async (room: string) =>
        (await readAllFiles(join(folder, room)).catch(() => [])).map((file) => `${room}/${file}`);
      const files = (await Promise.all(rooms.map(inRoom))).flat().filter((file) => file.endsWith('.json'));
      const read = async (file: string) => [file, await readFile(join(folder, file), 'utf8')] as const;
      return Object.fromEntries(await Promise.all(files.map(read)));
    },
    /** Kills the process and starts it again after `meanwhile`. */
    async restart(meanwhile?: () => Promise<void>) {
      await server.stop('SIGKILL');
      await meanwhile?.();
      server = await start();
    },
    /** Undoes everything, restores every file, and applies `change`. Resolves to whether nothing is unsaved. */
    async reset(change?: Change) {
      const ask = await studioClient(server.port);
      const state = () => ask<StudioState>('state');
      while ((await state()).canUndo) await ask('undo', {});
      // A save that is reverted on the disk is a conflict.
      await ask('save', { despite: true });
      await copyBack(site, folder);
      await change?.(folder);
      // Undo inspects the whole site, even without a step.
      await ask('undo', {});
      const { files, clashes, canUndo } = await state();
      return !canUndo && clashes.length === 0 && files.every(({ isChanged }) => !isChanged);
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
      removed();
    },
  };
}

/** Restores the pages and assets in a folder. Equal files are not written. */
async function copyBack(site: string, folder: string): Promise<void> {
  for (const part of ['pages', 'assets']) {
    const files = await readAllFiles(join(site, part));
    for (const file of await readAllFiles(join(folder, part)))
      if (!files.includes(file)) await rm(join(folder, part, file));
    for (const file of files) {
      const bytes = await readFile(join(site, part, file));
      const now = await readFile(join(folder, part, file)).catch(() => undefined);
      if (!now?.equals(bytes)) await writeFile(join(folder, part, file), bytes);
    }
  }
}
