import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../files.ts';
import { root } from '../paths.ts';
import { sourceHash } from './bundle.ts';
import type { BuildFacts } from './write-site.ts';

/**
 * A hash of all that a site's build is made from: the engine, by the hash of its sources, the tools, and every file of the
 * site with size and time.
 */
export async function inputsHash(folder: string, engine: string): Promise<string> {
  const hash = createHash('sha256').update(engine);
  const rooms = [
    join(root, 'tools/build'),
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

/** Whether a site's `dist/` is there and made from what the site is now. */
export async function isFresh(folder: string): Promise<boolean> {
  try {
    const facts: BuildFacts = JSON.parse(await readFile(join(folder, 'dist/build.json'), 'utf8'));
    return facts.inputs === (await inputsHash(folder, await sourceHash()));
  } catch {
    return false;
  }
}
