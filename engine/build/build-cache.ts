import { copyFileSync, constants as copying, existsSync, linkSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Language } from '../model/compiled.ts';
import { once } from '../model/schema/once.ts';
import { readCache, writeCache } from '../site/files/cache-file.ts';
import { emptyFile, hashOf, seal, unseal } from '../site/files/seal.ts';
import type { WrittenFiles } from './build-tasks.ts';
import type { FoundKeeper, FoundNotes, PageNotes } from './compiled-pages.ts';
import { isAsLeft } from './contents.ts';
import { factsFile } from './facts.ts';
import { type FileList, hashIn, lineOf, listedWith, pathIn, positionsIn } from './file-list.ts';
import { type KeptNotes, keptOf, notesOf } from './kept-notes.ts';
import { replaceFolder } from './replace-folder.ts';
import { shardFile } from './shard.ts';
import { foldersOf, isStamped, type Look, openStandingBuild, saveStamps } from './standing-build.ts';
import { updateFolder } from './update-folder.ts';

/** The build cache: what the last build of a site left that the next may take over. */
export interface BuildCache {
  /**
   * Takes over what was made under a key: where it stands, or from a part as links. `false` when the key is not known, or a
   * file is not as it was left; then nothing is taken over.
   */
  restore(key: string): boolean;
  /** Notes what this build made under a key. */
  note(key: string, made: WrittenFiles): void;
  /** All files of this build, once the last is noted. */
  files(): FileList;
  /** What the last build noted of its pages. */
  pages: PageNotes | undefined;
  /** What is kept beside that of what a search finds. */
  found: FoundKeeper;
  /**
   * Puts this build, which is whole, in the place of the last, and keeps its notes, with what is `found` by language where that is new. `told` is
   * what it tells of itself, `state` what it was made from.
   */
  putInPlace(
    told: Uint8Array,
    pages: PageNotes,
    found: Map<Language, FoundNotes>,
    state: string | undefined,
  ): Promise<void>;
  /** This build's notes as the content of a part's own file. */
  notes(): Uint8Array;
}

/** Notes of a build. */
interface Notes {
  /** The hash of what the build tells of itself. */
  facts: string;
  /** What made it, whose notes of pages another may not be able to read. */
  by: string;
  /** What was made under each key: positions in the list of files that the build tells. */
  made: Record<string, number[]>;
  pages: KeptNotes;
}

/** What was made in a part, under each key. */
type PartNotes = Record<string, WrittenFiles>;

/**
 * Whether a build is changed where it stands, within some milliseconds. With more to change, the next one is made whole beside it, with
 * links to what it takes over, until it takes its place.
 */
function areFew(changed: number, all: number): boolean {
  return changed <= Math.min(1000, all / 4);
}

/**
 * Opens the notes of the last build of `out`, which lie beside it under `.cache/`; what this one makes goes to the folder `fresh`. A key is
 * a hash of all that the files were made from. The files themselves stay in `out`, so the notes never hold more than one build, and notes
 * that belong to another build, or none, only mean that everything is made anew: each file is known by its content's hash. Parts of this
 * build that other machines made, with the notes in their folders, are taken over in the same way. `build` is the hash of the engine's code, `say` hears of what
 * is not as it was left. `looked` is what another thread found in `out`, if that is what stands there by now.
 */
export async function openBuildCache(
  out: string,
  fresh: string,
  build: string,
  say: (line: string) => void,
  shards: string[] = [],
  looked?: Look,
): Promise<BuildCache> {
  const file = join(dirname(out), '.cache', `${basename(out)}.json`);
  const notes = readCache<Notes>(file, 'notes');
  if (!notes && existsSync(file)) say('the notes of the last build are not as it left them: all is made anew');
  const parts = await Promise.all(shards.map(readShard));
  const pagesBefore = notes?.by === build ? notesOf(notes.pages) : undefined;
  const standing = openStandingBuild(out);
  const before = standing.files;
  const look = looked?.facts === standing.facts ? looked : standing.look();
  const foundFile = (language: Language) => join(dirname(out), '.cache', `${basename(out)}.found-${language}.json`);
  const areOfIt = notes?.facts === standing.facts;
  if (notes?.by === build && !areOfIt && existsSync(join(out, factsFile)))
    say(`${factsFile} is not as the last build left it: all is made anew`);
  const known = areOfIt ? notes.made : {};
  /** What was taken over under each key, as positions among the files before, and which of these that are. */
  const taken = new Map<string, number[]>();
  const isTaken = new Uint8Array(before.length);
  /** What was made under each key, and what of a part was taken over. */
  const made = new Map<string, FileList>();
  const amiss = (path: string, whose: string) => say(`${path} is not as ${whose} left it: made anew`);
  const isThere = (position: number) => {
    const line = before[position] as string;
    return isStamped(look, position) || isAsLeft(out, pathIn(line), hashIn(line));
  };
  const keep = (key: string, positions: number[]): boolean => {
    const wrong = positions.find((position) => !isThere(position));
    if (wrong !== undefined) {
      amiss(pathIn(before[wrong] as string), 'the last build');
      return false;
    }
    taken.set(key, positions);
    for (const position of positions) isTaken[position] = 1;
    return true;
  };
  const note = (key: string, files: WrittenFiles) =>
    made.set(
      key,
      files.map(([path, hash]) => lineOf(path, hash)),
    );
  const takeFrom = (part: string, key: string, files: WrittenFiles): boolean => {
    const wrong = files.find(([path, hash]) => !isAsLeft(part, path, hash));
    if (wrong) {
      amiss(wrong[0], basename(part));
      return false;
    }
    for (const [path] of files) link(part, fresh, path);
    note(key, files);
    return true;
  };
  const kept = once(() => before.filter((_, position) => isTaken[position]));
  const anew = once(() => listedWith([], [...made.values()].flat()));
  const files = once(() => listedWith(kept(), anew()));
  /** What was made under each key, and what was taken over, by positions among the files now. */
  const madeNow = (): Notes['made'] => {
    const stay = positionsIn(files(), before);
    const come = positionsIn(files(), anew());
    const position = new Map(anew().map((line, index) => [line, come[index] as number]));
    return Object.fromEntries([
      ...[...taken].map(([key, positions]) => [key, positions.map((at) => stay[at] as number)] as const),
      ...[...made].map(([key, lines]) => [key, lines.map((line) => position.get(line) as number)] as const),
    ]);
  };
  return {
    restore(key) {
      if (Object.hasOwn(known, key)) return keep(key, known[key] as number[]);
      const part = parts.find(({ made }) => Object.hasOwn(made, key));
      return part !== undefined && takeFrom(part.folder, key, part.made[key] as WrittenFiles);
    },
    note,
    files,
    pages: pagesBefore,
    found: {
      read: (language, of) => readCache(foundFile(language), `found ${of}`),
    },
    async putInPlace(told, pages, found, state) {
      const changed = [...anew().map(pathIn), factsFile];
      const comes = new Set(changed);
      const leaves = before.filter((_, position) => !isTaken[position]).map(pathIn);
      const gone = [...leaves.filter((path) => !comes.has(path)), ...standing.strays(look)];
      const isUpdate = areFew(changed.length + gone.length, before.length) && !areInTheWay(gone, changed);
      for (const [language, { of, kept }] of found) await writeCache(foundFile(language), `found ${of}`, kept);
      // Before what they tell of stands there: who is killed after that finds both, see `finishUpdating`.
      const left: Notes = { facts: hashOf(told), by: build, made: madeNow(), pages: keptOf(pages) };
      await writeCache(file, 'notes', left);
      if (isUpdate) await updateFolder(fresh, out, gone);
      else {
        for (const line of kept()) link(out, fresh, pathIn(line));
        replaceFolder(fresh, out);
      }
      const touched = isUpdate ? [...changed, ...gone] : [...files().map(pathIn), factsFile];
      await saveStamps(out, told, files(), touched, { files: before, look }, state);
    },
    notes() {
      const all = [...made].map(([key, lines]) => [key, lines.map((line) => [pathIn(line), hashIn(line)])] as const);
      return seal({ made: Object.fromEntries(all) });
    },
  };
}

/** A second name of a file; a copy where the disk knows none. */
function link(from: string, to: string, path: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  try {
    linkSync(join(from, path), join(to, path));
  } catch {
    copyFileSync(join(from, path), join(to, path), copying.COPYFILE_EXCL);
  }
}

/** Whether a file is to come where a folder goes, or below one that goes. */
function areInTheWay(gone: string[], changed: string[]): boolean {
  const leaves = new Set(gone);
  const comes = new Set(changed);
  return (
    [...comes, ...foldersOf(changed)].some((path) => leaves.has(path)) ||
    [...foldersOf(gone)].some((path) => comes.has(path))
  );
}

/** A part's folder with what was made in it. One whose notes are not as they were left is refused. */
async function readShard(folder: string): Promise<{ folder: string; made: PartNotes }> {
  const told = unseal<{ made: PartNotes }>(await readFile(join(folder, shardFile)).catch(() => emptyFile));
  if (!told) throw new Error(`${join(folder, shardFile)} is not as it was left: build that part anew.`);
  return { folder, made: told.made };
}
