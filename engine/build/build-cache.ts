import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Language } from '../model/compiled.ts';
import { once } from '../model/schema/once.ts';
import { readCache, writeCache } from '../site/files/cache-file.ts';
import { emptyFile, hashOf, seal, unseal } from '../site/files/seal.ts';
import { foldersOf, isUnchanged, openBuildSnapshot, type StampCheck, saveStamps } from './build-snapshot.ts';
import type { WrittenFiles } from './build-tasks.ts';
import { hasHash } from './file-hashes.ts';
import { type FileList, findPositions, formatLine, hashInLine, mergeFiles, pathInLine } from './file-list.ts';
import { linkFile } from './link-file.ts';
import type { PackedEntries } from './pack-entries.ts';
import { type PackedNotes, packNotes, unpackNotes } from './pack-notes.ts';
import type { CachedEntries, PageNotes } from './page-compiler.ts';
import { finishedPicturesFolder, readFinishedPictures } from './pictures/finished-pictures.ts';
import { factsFile } from './read-facts.ts';
import { shardFile } from './shard.ts';
import { updateFolder } from './update-folder.ts';

interface Notes {
  /** The hash of the build's `build.json`. */
  facts: string;
  /** The hash of the engine's code. Another engine may not understand the page notes. */
  by: string;
  /** The files made under each key, as positions in the build's file list. */
  made: Record<string, number[]>;
  pages: PackedNotes;
}

type PartNotes = Record<string, WrittenFiles>;

/**
 * Opens the results of the last build in `out` for the next one to reuse, with its notes in `.cache/` next to it. New files go to `fresh`. A key
 * is a hash of everything that its files depend on. Reused files are verified by their hashes, so outdated notes only
 * cost time. `stampCheck` is the result of another thread's check of `out`.
 */
export async function openBuildCache(
  out: string,
  fresh: string,
  build: string,
  say: (line: string) => void,
  shards: string[] = [],
  stampCheck?: StampCheck,
) {
  const file = join(dirname(out), '.cache', `${basename(out)}.json`);
  const notes = readCache<Notes>(file, 'notes');
  if (!notes && existsSync(file)) say('the notes of the last build are corrupted: everything is built again');
  const finished = finishedPicturesFolder(out);
  const pictures = { folder: finished, made: await readFinishedPictures(finished) };
  const parts = [...(await Promise.all(shards.map(readShard))), pictures];
  const pagesBefore = notes?.by === build ? unpackNotes(notes.pages) : undefined;
  const standing = openBuildSnapshot(out);
  const before = standing.files;
  const look = stampCheck?.facts === standing.facts ? stampCheck : standing.compareStamps();
  const foundFile = (language: Language) => join(dirname(out), '.cache', `${basename(out)}.found-${language}.json`);
  const areOfIt = notes?.facts === standing.facts;
  if (notes?.by === build && !areOfIt && existsSync(join(out, factsFile)))
    say(`${factsFile} was changed: everything is built again`);
  const known = areOfIt ? notes.made : {};
  /** The reused positions in the old file list, by key. */
  const taken = new Map<string, number[]>();
  const isTaken = new Uint8Array(before.length);
  const made = new Map<string, FileList>();
  const reportChange = (path: string, where: string) => say(`${path} was changed in ${where}: it is built again`);
  const isThere = (position: number) => {
    const line = before[position] as string;
    return isUnchanged(look, position) || hasHash(out, pathInLine(line), hashInLine(line));
  };
  const keep = (key: string, positions: number[]): boolean => {
    const wrong = positions.find((position) => !isThere(position));
    if (wrong !== undefined) {
      reportChange(pathInLine(before[wrong] as string), basename(out));
      return false;
    }
    taken.set(key, positions);
    for (const position of positions) isTaken[position] = 1;
    return true;
  };
  const note = (key: string, files: WrittenFiles) =>
    made.set(
      key,
      files.map(([path, hash]) => formatLine(path, hash)),
    );
  const takeFrom = (part: string, key: string, files: WrittenFiles): boolean => {
    const wrong = files.find(([path, hash]) => !hasHash(part, path, hash));
    if (wrong) {
      reportChange(wrong[0], basename(part));
      return false;
    }
    for (const [path] of files) linkFile(part, fresh, path);
    note(key, files);
    return true;
  };
  const kept = once(() => before.filter((_, position) => isTaken[position]));
  const anew = once(() => mergeFiles([], [...made.values()].flat()));
  const files = once(() => mergeFiles(kept(), anew()));
  const madeNow = (): Notes['made'] => {
    const stay = findPositions(files(), before);
    const come = findPositions(files(), anew());
    const position = new Map(anew().map((line, index) => [line, come[index] as number]));
    return Object.fromEntries([
      ...[...taken].map(([key, positions]) => [key, positions.map((at) => stay[at] as number)] as const),
      ...[...made].map(([key, lines]) => [key, lines.map((line) => position.get(line) as number)] as const),
    ]);
  };
  return {
    /** Reuses the files made under a key. Returns `false` if the key is unknown or a file changed. */
    restore(key: string): boolean {
      if (Object.hasOwn(known, key)) return keep(key, known[key] as number[]);
      const part = parts.find(({ made }) => Object.hasOwn(made, key));
      return part !== undefined && takeFrom(part.folder, key, part.made[key] as WrittenFiles);
    },
    /** Records the files that this build made under a key. */
    note,
    /** All files of this build. Call it after the last `note`. */
    files,
    pages: pagesBefore,
    /** The cached search entries of the last build with this hash. */
    readEntries: (language: Language, of: string) => readCache<PackedEntries>(foundFile(language), `found ${of}`),
    /** Publishes the build, and caches its notes. `facts` is its `build.json`, `state` the hash of its inputs. */
    async putInPlace(
      facts: Uint8Array,
      pages: PageNotes,
      found: Map<Language, CachedEntries>,
      state: string | undefined,
    ): Promise<void> {
      const changed = [...anew().map(pathInLine), factsFile];
      const comes = new Set(changed);
      const leaves = before.filter((_, position) => !isTaken[position]).map(pathInLine);
      const extra = standing.listExtraFiles(look, foldersOf(changed));
      const gone = [...leaves, ...extra].filter((path) => !comes.has(path));
      for (const [language, { of, kept }] of found) await writeCache(foundFile(language), `found ${of}`, kept);
      // Before the facts that they belong to: after a crash `finishUpdating` finds both.
      const left: Notes = { facts: hashOf(facts), by: build, made: madeNow(), pages: packNotes(pages) };
      await writeCache(file, 'notes', left);
      await updateFolder(fresh, out, gone);
      await saveStamps(out, facts, files(), [...changed, ...gone], { files: before, look }, state);
    },
    /** This build's notes as the content of a shard's file. */
    notes() {
      const all = [...made].map(
        ([key, lines]) => [key, lines.map((line) => [pathInLine(line), hashInLine(line)])] as const,
      );
      return seal({ made: Object.fromEntries(all) });
    },
  };
}

/** Reads a shard's notes. Throws if they are corrupted. */
async function readShard(folder: string): Promise<{ folder: string; made: PartNotes }> {
  const notes = unseal<{ made: PartNotes }>(await readFile(join(folder, shardFile)).catch(() => emptyFile));
  if (!notes) throw new Error(`${join(folder, shardFile)} is corrupted: build that shard again.`);
  return { folder, made: notes.made };
}
