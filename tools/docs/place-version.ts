import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exceededLimits, readCloudFiles } from '../../engine/build/hosts/host-files.ts';
import { hostFileNames } from '../../engine/model/schema/reserved-addresses.ts';
import { listFiles, writeAtomically } from '../../engine/site/files/files.ts';
import { combineCloudFiles } from './combine-cloud-files.ts';

/**
 * Copies a build into its folder of `dist.versions/` next to it, which has the layout of the host. Replaces that
 * version, and keeps those in folders below it. Combines the `_headers` and `_redirects` of all versions in the top
 * folder; `dist.rules/` stores those of each. Returns the folder, and a sentence for each limit that is exceeded.
 */
export async function placeVersion(
  dist: string,
  base: string,
  versions: readonly { base: string }[],
): Promise<{ folder: string; exceeded: string[] }> {
  const host = `${dist}.versions`;
  const folder = join(host, base);
  const below = versions.flatMap((one) =>
    one.base !== base && one.base.startsWith(base) ? one.base.slice(base.length).split('/').slice(0, 1) : [],
  );
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((name) => !below.includes(name));
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  await cp(dist, folder, { recursive: true });
  await storeRules(folder, join(`${dist}.rules`, base));
  const { headers, redirects } = combineCloudFiles(await readRules(`${dist}.rules`, versions));
  const combined = { [hostFileNames.headers]: headers, [hostFileNames.redirects]: redirects };
  for (const [name, text] of Object.entries(combined)) await writeAtomically(join(host, name), text);
  return { folder, exceeded: exceededLimits(combined, (await listFiles(host)).length) };
}

async function storeRules(folder: string, rules: string): Promise<void> {
  await mkdir(rules, { recursive: true });
  for (const name of [hostFileNames.headers, hostFileNames.redirects])
    await rename(join(folder, name), join(rules, name));
}

/** The rules of the versions that have been built. */
async function readRules(rules: string, versions: readonly { base: string }[]) {
  const stored = await listFiles(rules);
  const built = versions.filter(({ base }) => stored.includes(`${base.slice(1)}${hostFileNames.headers}`));
  return Promise.all(
    built.map(async ({ base }) => {
      const files = await readCloudFiles(join(rules, base));
      return { base, headers: files[hostFileNames.headers] ?? '', redirects: files[hostFileNames.redirects] ?? '' };
    }),
  );
}
