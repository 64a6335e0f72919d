import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../paths.ts';

/** The repository in a folder of its own, for tests that change the engine or what its commands write. */
export interface RepositoryCopy {
  folder: string;
  remove(): Promise<void>;
}

const left = /^(node_modules|dist|\.git|\.cache|test-results)$|\/dist$/;

/** What Vite keeps of a repository's sources, which another of the same packages would write over. */
const own = ['.vite', '.vite-temp'];

/** Copies the repository. Its packages, and what was translated and built of the engine already, are those of this one. */
export async function repositoryCopy(): Promise<RepositoryCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-copy-'));
  await cp(root, folder, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (!own.includes(name)) await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  await cp(join(root, '.cache/engine'), join(folder, '.cache/engine'), { recursive: true }).catch(() => {});
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
