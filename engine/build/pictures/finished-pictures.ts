import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readCache, writeCache } from '../../site/files/cache-file.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { VariantsTask, WrittenFiles } from '../build-tasks.ts';
import { linkFile } from '../link-file.ts';

/** The folder of the pictures that a build has converted. If it is stopped, the next build reuses them. */
export function finishedPicturesFolder(out: string): string {
  return join(dirname(out), '.cache', `${basename(out)}.pictures`);
}

/** Identifies variants by their addresses, which contain a hash of the picture and how it is converted. */
export function variantsKey({ base, files }: VariantsTask): string {
  return hashOf(JSON.stringify([base, files]));
}

/** Links a picture's variants into the folder. Their list is written last, so an interrupted write leaves no incomplete picture. */
export async function addFinishedPicture(
  folder: string,
  task: VariantsTask,
  fresh: string,
  files: WrittenFiles,
): Promise<void> {
  for (const [path] of files) {
    rmSync(join(folder, path), { force: true });
    linkFile(fresh, folder, path);
  }
  const key = variantsKey(task);
  await writeCache(join(folder, `${key}.json`), key, files);
}

/** Reads the lists of finished variants, by their key. */
export async function readFinishedPictures(folder: string): Promise<Record<string, WrittenFiles>> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const keys = names.flatMap((name) => (name.endsWith('.json') ? [basename(name, '.json')] : []));
  return Object.fromEntries(
    keys.flatMap((key) => {
      const files = readCache<WrittenFiles>(join(folder, `${key}.json`), key);
      return files ? [[key, files] as const] : [];
    }),
  );
}
