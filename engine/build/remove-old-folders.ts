import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isTemporary } from '../site/files/temporary-path.ts';

/** Keeps the four newest folders of a cache, so that switching between branches rebuilds nothing. */
export async function removeOldFolders(cache: string): Promise<void> {
  const found = (await readdir(cache, { withFileTypes: true })).filter((one) => one.isDirectory());
  const names = found.map(({ name }) => name).filter((name) => !isTemporary(name));
  const aged = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(cache, name))).mtimeMs })));
  const old = aged.sort((a, b) => b.time - a.time).slice(4);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}
