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
import type { MarkdownFile } from '../protocol/edit-protocol.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import { type FileTexts, type History, recordStep, replayStep, withoutFile } from './history.ts';
import { refusePulled } from './pulled-records.ts';

export interface Draft {
  /** The text on the disk when the draft began or was last merged. Default: no file. */
  base?: string;
  /** Default: the file is to be deleted. */
  text?: string;
}

/** A file whose draft conflicts with the disk. */
export interface Clash {
  file: string;
  /** The text on the disk. Default: the file is gone. */
  theirs?: string;
  /** The merged text, to which the pointers of the conflicts belong. */
  merged?: string;
  conflicts: Conflict[];
}

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

interface SavedWork {
  files: Record<string, Draft>;
  history: History;
}

const role = 'drafts';

/** The drafts stay in memory if the disk does not take them. */
const notSaved = (reason: string) => ({
  en: `The studio cannot store unsaved changes: ${reason}`,
  zh: `无法保存编辑器中未保存的修改：${reason}`,
});

/** The unsaved texts of a site with the undo history, stored at each step in `.cache/studio/` and restored. */
export async function openDrafts(folder: string, now = Date.now) {
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
          throw new Refusal(notSaved(error.message), 'not-kept');
        });
        return writing;
      });
    return next;
  };

  const draftOf = (file: string): Draft => files.get(file) ?? { base: disk[file], text: disk[file] };
  /** The current text of a file; `undefined` if the site does not have it. */
  const textOf = (file: string) => draftOf(file).text;
  const textsOf = (all: string[]): FileTexts => Object.fromEntries(all.map((file) => [file, textOf(file)]));
  const put = (texts: FileTexts) => {
    for (const [file, text] of Object.entries(texts)) files.set(file, { base: draftOf(file).base, text });
  };
  /** Writes whole texts as one step. `undefined` deletes the file. */
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
    // The file of the step may be gone: then the file that replaced it shows.
    const isThere = ({ file }: { file: string }) => textOf(file) !== undefined;
    const instead = last.edits.find((edit) => (edit.comes || edit.goes) && isThere(edit));
    return isThere(last.at) || !instead ? last.at : { file: instead.file, pointer: '' };
  };
  /** Bases a draft on another text of the disk. The history of the file becomes one step. */
  const rebase = (file: string, base: string | undefined, text: string | undefined) => {
    history = withoutFile(history, file);
    clashes.delete(file);
    files.delete(file);
    if (text === base) return;
    history = recordStep(history, { file, pointer: '' }, { [file]: base }, { [file]: text }, now());
    files.set(file, { base, text });
  };
  const mergeDisk = (file: string, draft: Draft, theirs: string | undefined) => {
    clashes.delete(file);
    if (theirs === draft.base) return;
    if (theirs === draft.text) files.set(file, { base: theirs, text: theirs });
    else if (!isChanged(draft)) {
      history = withoutFile(history, file);
      files.delete(file);
    } else if (theirs === undefined) clashes.set(file, { file, conflicts: [] });
    else {
      const { text, conflicts } = mergedTexts(file, draft, theirs);
      if (conflicts.length > 0) clashes.set(file, { file, theirs, merged: text, conflicts });
      else {
        rebase(file, theirs, text);
        merged.add(file);
      }
    }
  };

  return {
    /** Overlays the drafts on the texts of the disk. Merges changes on the disk into the drafts. */
    over(onDisk: Record<string, string>) {
      disk = onDisk;
      const before = [...files.values()];
      for (const [file, draft] of files) mergeDisk(file, draft, onDisk[file]);
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
    /** The texts on the disk of the changed files. */
    bases: (): FileTexts => Object.fromEntries(changed().map(({ file, base }) => [file, base])),
    clashes: () => [...clashes.values()],
    /** The files that were merged with the disk since the last save. */
    merged: () => [...merged],
    /** When the drafts of the last session were last changed. `undefined` if there were none. */
    restored: () => restored,
    history: () => history,
    /** Replaces the text of a Markdown file, as a step at the field that names it. */
    async editMarkdown(at: FilePointer, { file, text }: MarkdownFile, typed?: boolean) {
      refusePulled([at.file, file], textOf);
      return write(at, { [file]: text }, typed);
    },
    /**
     * Applies operations to a file as one step. Rejects with an `EditError` if one is not possible, and applies none then.
     * All changes apply at once. They reject with a `Refusal` if the drafts cannot be written to the disk.
     */
    async edit(at: FilePointer, operations: Operation[], typed?: boolean) {
      refusePulled([at.file], textOf);
      const text = textOf(at.file);
      if (text === undefined) throw new EditError('no-such-place', at.pointer, at.file);
      const after = applyOperations(readWholeFile(at.file, text), operations);
      const { base } = draftOf(at.file);
      // A value equal to the disk's gets the disk's text.
      const isBack = base !== undefined && isEqual(after.value, readWholeFile(at.file, base).value);
      return write(at, { [at.file]: isBack ? base : after.text }, typed);
    },
    write(...given: Parameters<typeof write>) {
      refusePulled(Object.keys(given[1]), textOf);
      return write(...given);
    },
    /** Resolves to the location of the step, or `undefined` without a step. */
    undo: () => step('done', 'undone', 'back'),
    redo: () => step('undone', 'done', 'splice'),
    /** Resolves a conflict: the disk's text becomes the base, and `text` the draft. */
    settle(file: string, text: string | undefined) {
      const clash = clashes.get(file);
      if (clash) rebase(file, clash.theirs, text);
      return keep();
    },
    /** Called with the texts that were written to the disk. */
    saved(written: FileTexts) {
      for (const [file, base] of Object.entries(written))
        files.set(file, { base, text: files.has(file) ? textOf(file) : base });
      disk = { ...disk, ...written };
      merged.clear();
      restored = undefined;
      return keep();
    },
  };
}

/** Merges a draft with the disk. A text that is not JSON conflicts as a whole. */
function mergedTexts(
  file: string,
  { base, text: ours }: Draft,
  theirs: string,
): { text: string; conflicts: Conflict[] } {
  const conflict: Conflict = { kind: 'both-changed', pointer: '', base, ours, theirs };
  // A new or deleted file cannot be merged.
  if (base === undefined || ours === undefined) return { text: theirs, conflicts: [conflict] };
  try {
    return mergeTexts(file, { base, ours, theirs });
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return { text: theirs, conflicts: [conflict] };
  }
}
