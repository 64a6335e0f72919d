import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a build into its folder of `dist.versions/` next to it, which has the layout of the host. Replaces that
 * version, and keeps those in folders below it. Returns the folder.
 */
export async function placeVersion(dist: string, base: string, versions: readonly { base: string }[]): Promise<string> {
  const folder = join(`${dist}.versions`, base);
  const below = versions.flatMap((one) =>
    one.base !== base && one.base.startsWith(base) ? one.base.slice(base.length).split('/').slice(0, 1) : [],
  );
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((name) => !below.includes(name));
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  await cp(dist, folder, { recursive: true });
  return folder;
}
