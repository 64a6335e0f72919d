import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeTransaction } from '../../files/journal/transaction.ts';
import { root } from '../../paths.ts';

/** Writes new files, by path relative to a folder, all of them or none. Throws and writes nothing when one is there already. */
export async function writeNew(folder: string, files: Record<string, string>): Promise<void> {
  const there = Object.keys(files).find((path) => existsSync(join(folder, path)));
  if (there) throw new Error(`${there} is there already. Nothing was written.`);
  await writeTransaction(
    folder,
    Object.entries(files).map(([file, text]) => ({ to: { file, text } })),
  );
  for (const path of Object.keys(files)) console.log(`wrote ${path}`);
}

/** Code and examples in the house's format, imports in order. Throws when Biome cannot read a text. */
export function formatted(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      if (path.startsWith('assets/')) return [path, text];
      const biome = join(root, 'node_modules/.bin/biome');
      const { status, stdout, stderr } = spawnSync(biome, ['check', '--write', `--stdin-file-path=${path}`], {
        cwd: root,
        input: text,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${path} cannot be formatted: ${stderr}`);
      return [path, stdout];
    }),
  );
}
