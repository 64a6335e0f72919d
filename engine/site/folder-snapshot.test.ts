import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import { type FolderSnapshot, snapshotFolders } from './folder-snapshot.ts';

let room: string;
beforeEach(async () => {
  room = await mkdtemp(join(tmpdir(), 'pagewright-listing-'));
});
afterEach(() => rm(room, { recursive: true, force: true }));

/** The sorted content of a snapshot, without the marks of fresh files, which depend on the time. */
const toldBy = ({ files, folders }: FolderSnapshot) =>
  [...files, ...folders].map(([path, stamp]) => `${path} ${stamp.replace(' fresh', '')}`).sort();

test('scanning only the changed folders has the same result as scanning all folders', async () => {
  const random = randomFrom(19);
  const below = (end: number) => Math.floor(random() * end);
  const paths = ['a', 'b', 'a/c', 'a/c/d', 'b/c', 'e'].map((path) => join(room, path));
  let known = await snapshotFolders([room]);
  let otherwise = 0;
  for (let step = 0; step < 300; step++) {
    const told = new Set<string>();
    for (let deeds = 1 + below(3); deeds > 0; deeds--) {
      const [path, other] = [paths[below(paths.length)] as string, paths[below(paths.length)] as string];
      told.add(dirname(path));
      const deed = below(5);
      if (deed === 0) await rm(path, { recursive: true, force: true });
      else if (deed === 1 && !`${other}/`.startsWith(`${path}/`)) {
        told.add(dirname(other));
        await rename(path, other).catch(() => {});
      } else {
        // Creating nested folders reports each of them.
        for (let made = dirname(path); made.startsWith(room); made = dirname(made)) told.add(made);
        await mkdir(path, { recursive: true });
        told.add(path);
        await writeFile(join(path, `${below(4)}.json`), `${step}`);
      }
    }
    const all = await snapshotFolders([room]);
    const some = await snapshotFolders([...told], known);
    expect(toldBy(some)).toEqual(toldBy(all));
    // Control: without the changed folders, the snapshot is outdated.
    if (toldBy(await snapshotFolders([], known)).join() !== toldBy(all).join()) otherwise++;
    known = some;
  }
  expect(otherwise).toBeGreaterThan(200);
  expect((await readdir(room)).length).toBeGreaterThan(0);
});
