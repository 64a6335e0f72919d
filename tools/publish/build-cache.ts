import { copyFileSync, constants as copying, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Language } from '../../engine/descriptor/compiled.ts';
import { writeAtomically } from '../files/files.ts';
import { hashOf, nothing, sealed, unsealed } from '../files/sealed.ts';
import type { WrittenFiles } from './build-tasks.ts';
import type { FoundKeeper, PageNotes } from './compiled-pages.ts';
import { type Contents, isAsLeft } from './contents.ts';
import { factsFile, readFacts } from './facts.ts';
import { type KeptNotes, keptOf, notesOf } from './kept-notes.ts';
import { replaceFolder } from './replace-folder.ts';
import { shardFile } from './shard.ts';
import { foldersOf, markOf, openStandingBuild } from './standing-build.ts';
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
  /** All files of this build so far, sorted. */
  contents(): Contents;
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
    found: Map<Language, string>,
    state: string | undefined,
  ): Promise<void>;
  /** This build's notes as the content of a part's own file. */
  notes(): Uint8Array;
}

/** Notes of a build. */
interface Notes {
  /** The hash of what the build tells of itself. */
  of: string;
  /** What made it, whose notes of pages another may not be able to read. */
  by: string;
  /** What was made under each key. */
  made: Record<string, WrittenFiles>;
  pages: KeptNotes;
}

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
 * build that other machines made, with the notes in their folders, are taken over in the same way. `maker` is what builds, `say` hears of what
 * is not as it was left.
 */
export async function openBuildCache(
  out: string,
  fresh: string,
  maker: string,
  say: (line: string) => void,
  shards: string[] = [],
): Promise<BuildCache> {
  const file = join(dirname(out), '.cache', `${basename(out)}.json`);
  const content = await readFile(file).catch(() => undefined);
  const notes = content && unsealed<Notes>(content);
  if (content && !notes) say('the notes of the last build are not as it left them: all is made anew');
  const parts = await Promise.all(shards.map(readShard));
  const pagesBefore = notes?.by === maker ? notesOf(notes.pages) : undefined;
  const standing = openStandingBuild(out);
  const foundFile = (language: Language) => join(dirname(out), '.cache', `${basename(out)}.found-${language}.json`);
  // A build that was stopped may have left its notes beside the build before it.
  const areOfIt = notes?.of === hashOf(await readFile(join(out, factsFile)).catch(() => ''));
  const now: Record<string, WrittenFiles> = {};
  const kept = new Set<string>();
  const amiss = (path: string, whose: string) => say(`${path} is not as ${whose} left it: made anew`);
  const keep = (made: WrittenFiles): boolean => {
    const wrong = made.find(([path, hash]) => !standing.isAsLeft(path, hash));
    if (wrong && areOfIt) amiss(wrong[0], 'the last build');
    if (!wrong) for (const [path] of made) kept.add(path);
    return !wrong;
  };
  const takeFrom = (part: string, made: WrittenFiles): boolean => {
    const wrong = made.find(([path, hash]) => !isAsLeft(part, path, hash));
    if (wrong) amiss(wrong[0], basename(part));
    else for (const [path] of made) link(part, fresh, path);
    return !wrong;
  };
  return {
    restore(key) {
      const own = notes?.made[key];
      const part = own ? undefined : parts.find(({ made }) => Object.hasOwn(made, key));
      const made = own ?? part?.made[key];
      if (!made || !(part ? takeFrom(part.folder, made) : keep(made))) return false;
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
    pages: pagesBefore,
    found: {
      read(language, hash) {
        try {
          const content = readFileSync(foundFile(language));
          return hashOf(content) === hash ? JSON.parse(content.toString()) : undefined;
        } catch {
          return undefined;
        }
      },
    },
    async putInPlace(told, pages, found, state) {
      const files = new Set([...pathsIn(now), factsFile]);
      const changed = [...files].filter((path) => !kept.has(path));
      const before = areOfIt ? pathsIn(notes?.made ?? {}) : Object.keys(readFacts(out)?.files ?? {});
      const strays = standing.strays([...before, factsFile]);
      const gone = [...before.filter((path) => !files.has(path)), ...strays];
      const isUpdate = areFew(changed.length + gone.length, before.length) && !areInTheWay(gone, changed);
      if (isUpdate) await updateFolder(fresh, out, gone);
      else {
        for (const path of kept) link(out, fresh, path);
        replaceFolder(fresh, out);
      }
      const mark = state === undefined ? undefined : markOf(state, told);
      await standing.save([...files], isUpdate ? [...changed, ...gone] : files, mark);
      for (const [language, content] of found) await writeAtomically(foundFile(language), content);
      const left: Notes = { of: hashOf(told), by: maker, made: now, pages: keptOf(pages) };
      await writeAtomically(file, sealed(left));
    },
    notes: () => sealed({ made: now }),
  };
}

function pathsIn(made: Record<string, WrittenFiles>): string[] {
  return Object.values(made).flatMap((files) => files.map(([path]) => path));
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
async function readShard(folder: string): Promise<{ folder: string; made: Record<string, WrittenFiles> }> {
  const told = unsealed<Pick<Notes, 'made'>>(await readFile(join(folder, shardFile)).catch(() => nothing));
  if (!told) throw new Error(`${join(folder, shardFile)} is not as it was left: build that part anew.`);
  return { folder, made: told.made };
}
