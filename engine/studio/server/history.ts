import { applySplices, inverseOf, type Splice, spliceBetween } from '../../model/text/splice.ts';
import type { FilePointer } from '../protocol/protocol.ts';

/** The texts of files by path; `undefined` for a file that does not exist. */
export type FileTexts = Record<string, string | undefined>;

/** An undoable step: a splice and its inverse per file. It may create (`comes`) or delete (`goes`) files. */
export interface HistoryEntry {
  /** The location to show after an undo. */
  at: FilePointer;
  /** The time of its last change, from `Date.now()`. */
  when: number;
  edits: { file: string; splice: Splice; back: Splice; comes?: true; goes?: true }[];
}

/** The done steps, the newest last, and the undone steps. */
export interface History {
  done: HistoryEntry[];
  undone: HistoryEntry[];
}

/** The longest pause between two keys of one step, in milliseconds. */
const pauseMs = 1000;

/** The maximum number of steps. */
const maxSteps = 1000;

/** Adds a change of texts. With `typed`, it extends the last step if that was typed at the same location just before. */
export function recordStep(
  { done }: History,
  at: FilePointer,
  before: FileTexts,
  after: FileTexts,
  when: number,
  typed = false,
): History {
  const last = done.at(-1);
  const goesOn =
    typed && last && last.at.file === at.file && last.at.pointer === at.pointer && when - last.when <= pauseMs;
  if (!goesOn) return { done: [...done, stepBetween(at, before, after, when)].slice(-maxSteps), undone: [] };
  const step = stepBetween(at, { ...before, ...replayStep(before, last, 'back') }, after, when);
  return { done: [...done.slice(0, -1), ...(step.edits.length > 0 ? [step] : [])], undone: [] };
}

/** Applies a step, or with `back` reverts it. */
export function replayStep(texts: FileTexts, { edits }: HistoryEntry, way: 'splice' | 'back'): FileTexts {
  return Object.fromEntries(
    edits.map((edit) => {
      const isGone = way === 'splice' ? edit.goes : edit.comes;
      return [edit.file, isGone ? undefined : applySplices(texts[edit.file] ?? '', [edit[way]])];
    }),
  );
}

/** The history without the edits of a file that has changed on the disk. */
export function withoutFile({ done, undone }: History, file: string): History {
  const elsewhere = (steps: HistoryEntry[]) =>
    steps.flatMap((step) => {
      const edits = step.edits.filter((edit) => edit.file !== file);
      return edits.length > 0 ? [{ ...step, edits }] : [];
    });
  return { done: elsewhere(done), undone: elsewhere(undone) };
}

function stepBetween(at: FilePointer, before: FileTexts, after: FileTexts, when: number): HistoryEntry {
  const edits = Object.entries(after).flatMap(([file, text]) => {
    const [was, is] = [before[file] ?? '', text ?? ''];
    if (before[file] === text) return [];
    const splice = spliceBetween(was, is);
    const life = {
      ...(before[file] === undefined && { comes: true as const }),
      ...(text === undefined && { goes: true as const }),
    };
    return [{ file, splice, back: inverseOf(was, [splice])[0] as Splice, ...life }];
  });
  return { at, when, edits };
}
