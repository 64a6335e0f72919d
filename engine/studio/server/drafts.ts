import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EditError } from '../../edit/edit-error.ts';
import { isEqual } from '../../edit/is-equal.ts';
import { type Conflict, mergeTexts } from '../../edit/merge.ts';
import { applyOperations, type Operation } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { writeAtomically } from '../../site/files/files.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { emptyFile, seal, unseal } from '../../site/files/seal.ts';
import type { Overlay } from '../../site/read-site.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import { type FileTexts, type History, recordStep, replayStep, withoutFile } from './history.ts';

/** A file that somebody works on. */
export interface Draft {
  /** What the disk had when the work began, or when it was last brought together with the disk. Default: no such file. */
  base?: string;
  /** What it is worked into. Default: it is to be no file any more. */
  text?: string;
}

/** A file whose draft and whose text on the disk exclude each other. */
export interface Clash {
  file: string;
  /** What the disk has now. Default: the file is gone. */
  theirs?: string;
  conflicts: Conflict[];
}

/** The unsaved work on one site: texts over the files on the disk, with all steps that led to them. */
export interface Drafts {
  /** Lays the work over the disk's texts. What the disk has changed meanwhile elsewhere in a file is taken in. */
  over: Overlay;
  isDirty(): boolean;
  /** The text of a file as it is worked on; `undefined` where the site has no such file. */
  textOf(file: string): string | undefined;
  changed(): (Draft & { file: string })[];
  /** What the disk has of those, when it was last looked at. */
  bases(): FileTexts;
  /** What cannot be brought together with the disk. */
  clashes(): Clash[];
  /** Files whose changes on the disk were taken in since the last save. */
  merged(): string[];
  /** When the work that was found at the start was last added to. Default: none was found. */
  restored(): number | undefined;
  history(): History;
  /**
   * Does operations in a file as one step. Throws an `EditError` where one cannot be done; then nothing is. This and all that follow are done
   * at once, and reject with a `Refusal` where that cannot be kept on the disk.
   */
  edit(at: FilePointer, operations: Operation[], typed?: boolean): Promise<void>;
  /** Writes whole texts as one step, makes files and, where a text is `undefined`, takes them out. */
  write(at: FilePointer, after: FileTexts): Promise<void>;
  /** Takes the last step back, or does the last one again that was. Gives its place; `undefined` where there is none. */
  undo(): Promise<FilePointer | undefined>;
  redo(): Promise<FilePointer | undefined>;
  /** Settles a clash: the disk's text is what the work goes on from, and `text` what it comes to; `undefined`: no such file. */
  settle(file: string, text: string | undefined): Promise<void>;
  /** Notes what was written to the disk, and taken from it. */
  saved(texts: FileTexts): Promise<void>;
}

/** What is kept of the work between two starts. */
interface SavedWork {
  files: Record<string, Draft>;
  history: History;
}

/** What the work is sealed as. */
const role = 'drafts';

/** What is told where the disk takes no drafts: they are there as long as the studio runs. */
const notKept = (reason: string) => ({
  en: `what was written in the studio is not kept: ${reason}`,
  zh: `编辑器中的内容未能保留：${reason}`,
});

/** The work on the site in a folder, as it was left. It is kept in `.cache/studio/` after each step; `now` tells the time. */
export async function openDrafts(folder: string, now = Date.now): Promise<Drafts> {
  const path = join(folder, '.cache/studio/drafts.json');
  const kept = unseal<SavedWork>(await readFile(path).catch(() => emptyFile), role);
  const files = new Map(Object.entries(kept?.files ?? {}));
  let history: History = kept?.history ?? { done: [], undone: [] };
  let disk: FileTexts = {};
  const clashes = new Map<string, Clash>();
  const merged = new Set<string>();
  const isChanged = ({ base, text }: Draft) => base !== text;
  const changed = () => [...files].flatMap(([file, draft]) => (isChanged(draft) ? [{ file, ...draft }] : []));
  let restored = changed().length > 0 ? history.done.at(-1)?.when : undefined;

  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const keep = () => {
    next ??= writing
      .catch(() => {})
      .then(() => {
        next = undefined;
        const kept = seal({ files: Object.fromEntries(files), history } satisfies SavedWork, role);
        writing = writeAtomically(path, kept).catch((error: Error) => {
          throw new Refusal(notKept(error.message), 'not-kept');
        });
        return writing;
      });
    return next;
  };

  const draftOf = (file: string): Draft => files.get(file) ?? { base: disk[file], text: disk[file] };
  const textOf = (file: string) => draftOf(file).text;
  const textsOf = (all: string[]): FileTexts => Object.fromEntries(all.map((file) => [file, textOf(file)]));
  const put = (texts: FileTexts) => {
    for (const [file, text] of Object.entries(texts)) files.set(file, { base: draftOf(file).base, text });
  };
  const write = (at: FilePointer, after: FileTexts, typed = false) => {
    const before = textsOf(Object.keys(after));
    if (Object.keys(after).every((file) => after[file] === before[file])) return keep();
    history = recordStep(history, at, before, after, now(), typed);
    put(after);
    return keep();
  };
  const step = async (from: 'done' | 'undone', to: 'done' | 'undone', way: 'splice' | 'back') => {
    const last = history[from].at(-1);
    if (!last) return undefined;
    put(replayStep(textsOf(last.edits.map(({ file }) => file)), last, way));
    const moved = { [from]: history[from].slice(0, -1), [to]: [...history[to], last] };
    history = { ...history, ...moved };
    await keep();
    // What was made, or moved away, may be no more: then it is shown what came back for it.
    const isThere = ({ file }: { file: string }) => textOf(file) !== undefined;
    const instead = last.edits.find((edit) => (edit.comes || edit.goes) && isThere(edit));
    return isThere(last.at) || !instead ? last.at : { file: instead.file, pointer: '' };
  };
  /** Goes on from another text on the disk: all that was done in the file is one step then. */
  const rebase = (file: string, base: string | undefined, text: string | undefined) => {
    history = withoutFile(history, file);
    clashes.delete(file);
    files.delete(file);
    if (text === base) return;
    history = recordStep(history, { file, pointer: '' }, { [file]: base }, { [file]: text }, now());
    files.set(file, { base, text });
  };
  const meet = (file: string, draft: Draft, theirs: string | undefined) => {
    clashes.delete(file);
    if (theirs === draft.base) return;
    if (theirs === draft.text) files.set(file, { base: theirs, text: theirs });
    else if (!isChanged(draft)) {
      history = withoutFile(history, file);
      files.delete(file);
    } else if (theirs === undefined) clashes.set(file, { file, conflicts: [] });
    else {
      const { text, conflicts } = mergedTexts(file, draft, theirs);
      if (conflicts.length > 0) clashes.set(file, { file, theirs, conflicts });
      else {
        rebase(file, theirs, text);
        merged.add(file);
      }
    }
  };

  return {
    over(onDisk) {
      disk = onDisk;
      const before = [...files.values()];
      for (const [file, draft] of files) meet(file, draft, onDisk[file]);
      const after = [...files.values()];
      if (after.length !== before.length || after.some((draft, index) => draft !== before[index]))
        keep().catch((error: Error) => console.error(error.message));
      const laid: Record<string, string> = { ...onDisk };
      for (const { file, text } of changed())
        if (text === undefined) delete laid[file];
        else laid[file] = text;
      return laid;
    },
    isDirty: () => changed().length > 0,
    textOf,
    changed,
    bases: () => Object.fromEntries(changed().map(({ file, base }) => [file, base])),
    clashes: () => [...clashes.values()],
    merged: () => [...merged],
    restored: () => restored,
    history: () => history,
    async edit(at, operations, typed) {
      const text = textOf(at.file);
      if (text === undefined) throw new EditError('no-such-place', at.pointer, at.file);
      const after = applyOperations(readWholeFile(at.file, text), operations);
      const { base } = draftOf(at.file);
      // What says again what the disk says, is written as it is there.
      const isBack = base !== undefined && isEqual(after.value, readWholeFile(at.file, base).value);
      return write(at, { [at.file]: isBack ? base : after.text }, typed);
    },
    write,
    undo: () => step('done', 'undone', 'back'),
    redo: () => step('undone', 'done', 'splice'),
    settle(file, text) {
      const clash = clashes.get(file);
      if (clash) rebase(file, clash.theirs, text);
      return keep();
    },
    saved(written) {
      for (const [file, base] of Object.entries(written))
        files.set(file, { base, text: files.has(file) ? textOf(file) : base });
      disk = { ...disk, ...written };
      merged.clear();
      restored = undefined;
      return keep();
    },
  };
}

/** A draft brought together with the disk; where one of the texts is no JSON, all of it excludes the other. */
function mergedTexts(
  file: string,
  { base, text: ours }: Draft,
  theirs: string,
): { text: string; conflicts: Conflict[] } {
  const conflict: Conflict = { kind: 'both-changed', pointer: '', base, ours, theirs };
  // What one side has made or taken out as a whole, has no places to be compared.
  if (base === undefined || ours === undefined) return { text: theirs, conflicts: [conflict] };
  try {
    return mergeTexts(file, { base, ours, theirs });
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return { text: theirs, conflicts: [conflict] };
  }
}
