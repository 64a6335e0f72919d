import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../site/paths.ts';

const left = /^(node_modules|dist|\.git|\.cache|test-results)$|\/dist$/;

export type RepositoryCopy = Awaited<ReturnType<typeof copyRepository>>;

/**
 * Copies the repository, for tests that change the engine or the output of its commands. The copy shares its packages
 * and its compiled engine.
 */
export async function copyRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-copy-'));
  await cp(root, folder, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const kept of ['.cache/engine', '.cache/jiti'])
    await cp(join(root, kept), join(folder, kept), { recursive: true }).catch(() => {});
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
