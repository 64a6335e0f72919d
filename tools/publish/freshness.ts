import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files/files.ts';
import { root } from '../paths.ts';
import { buildTime } from './build-time.ts';
import { factsFile, readFacts } from './facts.ts';
import { sourceHash } from './source-hash.ts';
import { openStandingBuild } from './standing-build.ts';

/**
 * A hash of all that a site's build is made from: the engine, by the hash of its sources, the tools, and every file of the
 * site with size and time. `folders` says that it is one whose links end in a slash, `drafts` that it is a preview, `formAction` where
 * its pages send forms.
 */
export async function inputsHash(
  folder: string,
  engine: string,
  { folders, drafts, formAction }: { folders?: boolean; drafts?: boolean; formAction?: string } = {},
): Promise<string> {
  const hash = createHash('sha256').update(
    engine + (folders ? ' folders' : '') + (drafts ? ' drafts' : '') + (formAction ?? ''),
  );
  const rooms = [
    join(root, 'tools/files'),
    join(root, 'tools/host'),
    join(root, 'tools/publish'),
    join(root, 'tools/server'),
    join(root, 'tools/site'),
    join(root, 'schemas'),
    join(folder, 'pages'),
    join(folder, 'assets'),
  ];
  for (const room of rooms) {
    for (const file of await listFiles(room).catch(() => [])) {
      const { size, mtimeMs } = statSync(join(room, file));
      hash.update(`${room}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/**
 * Whether a site's `dist/` is there, made for our server, from what the site is now, and in each of its files as it was made. `say` hears of
 * one that is not.
 */
export async function isFresh(folder: string, say: (line: string) => void = () => {}): Promise<boolean> {
  const dist = join(folder, 'dist');
  const facts = readFacts(dist);
  if (!facts && existsSync(dist)) say(`${join(dist, factsFile)} is not as it was built`);
  if (facts?.inputs !== (await inputsHash(folder, await sourceHash(folder)))) return false;
  if (facts.nextChange !== undefined && facts.nextChange <= buildTime()) {
    say(`what is published has changed at ${facts.nextChange}`);
    return false;
  }
  const standing = openStandingBuild(dist);
  const spoilt = Object.keys(facts.files).find((path) => !standing.isAsLeft(path, facts.files[path] as string));
  if (spoilt !== undefined) say(`${join(dist, spoilt)} is not as it was built`);
  return spoilt === undefined;
}
