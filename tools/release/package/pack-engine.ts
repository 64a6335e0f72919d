import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { writePackage } from './write-package.ts';

/** Packs the engine into a tarball in a folder. Returns the name of the tarball, and the paths of its files. */
export async function packEngine(folder: string): Promise<{ filename: string; files: string[] }> {
  const made = join(folder, 'package');
  // Relative, as when npm packs the repository.
  await writePackage(relative(process.cwd(), made));
  const packed = execFileSync('npm', ['pack', made, '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await rm(made, { recursive: true });
  const [{ filename, files }] = JSON.parse(packed) as [{ filename: string; files: { path: string }[] }];
  return { filename, files: files.map(({ path }) => path) };
}
