import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../site/paths.ts';

/** The repository in a folder of its own, for tests that change the engine or what its commands write. */
export interface RepositoryCopy {
  folder: string;
  remove(): Promise<void>;
}

const left = /^(node_modules|dist|\.git|\.cache|test-results)$|\/dist$/;

/** Copies the repository. Its packages, and what was translated and built of the engine already, are those of this one. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-copy-'));
  await cp(root, folder, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const kept of ['.cache/engine', '.cache/jiti'])
    await cp(join(root, kept), join(folder, kept), { recursive: true }).catch(() => {});
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
