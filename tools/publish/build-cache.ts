import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeAtomically } from '../files/files.ts';
import { hashOf, sealed, unsealed } from '../files/sealed.ts';
import type { WrittenFiles } from './build-tasks.ts';
import { type Contents, isAsLeft } from './contents.ts';
import { factsFile } from './facts.ts';
import { shardFile } from './shard.ts';

/** The build cache: what the last build of a site left that the next may take over. */
export interface BuildCache {
  /**
   * Takes over what was made under a key, as links: without a second copy on the disk. `false` when the key is not known, or a
   * file is not as it was left; then nothing is taken over.
   */
  restore(key: string): boolean;
  /** Notes what this build made under a key. */
  note(key: string, made: WrittenFiles): void;
  /** All files of this build so far, sorted. */
  contents(): Contents;
  /** Keeps this build's notes in place of those before, with what the build tells of itself. */
  save(told: string): Promise<void>;
  /** This build's notes as the text of a part's own file. */
  notes(): string;
}

/** Notes of a build. */
interface Notes {
  /** The hash of what the build tells of itself. */
  of: string;
  /** What was made under each key. */
  made: Record<string, WrittenFiles>;
}

/**
 * Opens the notes of the last build of `out`, which lie beside it under `.cache/`. A key is a hash of all that the files were
 * made from. The files themselves stay in `out`, so the notes never hold more than one build, and notes that belong to
 * another build, or none, only mean that everything is made anew: each file is known by its content's hash. Parts of this build that
 * other machines made, with the notes in their folders, are taken over in the same way. `say` hears of what is not as it was left.
 */
export async function openBuildCache(
  out: string,
  unfinished: string,
  say: (line: string) => void,
  shards: string[] = [],
): Promise<BuildCache> {
  const file = join(dirname(out), '.cache', `${basename(out)}.json`);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const notes = text === undefined ? undefined : unsealed<Notes>(text);
  if (text !== undefined && !notes) say('the notes of the last build are not as it left them: all is made anew');
  const before = [{ folder: out, made: notes?.made ?? {} }, ...(await Promise.all(shards.map(readShard)))];
  // A build that was stopped may have left its notes beside the build before it.
  const areOfIt = notes?.of === hashOf(await readFile(join(out, factsFile)).catch(() => ''));
  const now: Record<string, WrittenFiles> = {};
  const folders = new Set<string>();
  const link = (from: string, path: string) => {
    const to = join(unfinished, path);
    const folder = dirname(to);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    linkSync(join(from, path), to);
  };
  return {
    restore(key) {
      const source = before.find(({ made }) => Object.hasOwn(made, key));
      const made = source?.made[key];
      if (!source || !made) return false;
      const wrong = made.find(([path, hash]) => !isAsLeft(source.folder, path, hash));
      if (wrong) {
        if (source.folder !== out || areOfIt)
          say(
            `${wrong[0]} is not as ${source.folder === out ? 'the last build' : basename(source.folder)} left it: made anew`,
          );
        return false;
      }
      try {
        for (const [path] of made) link(source.folder, path);
      } catch {
        // Another build has just taken its place, or the disk knows no links.
        for (const [path] of made) rmSync(join(unfinished, path), { force: true });
        return false;
      }
      now[key] = made;
      return true;
    },
    note(key, made) {
      now[key] = made;
    },
    contents: () =>
      Object.fromEntries(
        Object.values(now)
          .flat()
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
    save: (told) => writeAtomically(file, sealed({ of: hashOf(told), made: now } satisfies Notes)),
    notes: () => sealed({ made: now }),
  };
}

/** A part's folder with what was made in it. One whose notes are not as they were left is refused. */
async function readShard(folder: string): Promise<{ folder: string; made: Record<string, WrittenFiles> }> {
  const told = unsealed<Pick<Notes, 'made'>>(await readFile(join(folder, shardFile), 'utf8').catch(() => ''));
  if (!told) throw new Error(`${join(folder, shardFile)} is not as it was left: build that part anew.`);
  return { folder, made: told.made };
}
