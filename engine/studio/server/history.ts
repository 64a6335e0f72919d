import { applySplices, inverseOf, type Splice } from '../../model/text/splice.ts';
import type { FilePointer } from '../protocol/protocol.ts';

/** The texts of files by their paths; `undefined` for a file that is not there. */
export type FileTexts = Record<string, string | undefined>;

/** Something that was done and can be taken back: in each file one stretch, with what it was; a file may come or go by it. */
export interface Step {
  /** Where it was done; who takes it back is shown this place. */
  at: FilePointer;
  /** When it was last added to, as `Date.now()` has it. */
  when: number;
  edits: { file: string; splice: Splice; back: Splice; comes?: true; goes?: true }[];
}

/** What was done, the newest last, and what of it was taken back. */
export interface History {
  done: Step[];
  undone: Step[];
}

/** For how long typing in one field is one step, in milliseconds from key to key. */
const pauseMs = 1000;

/** The most steps that are kept. */
const most = 1000;

/** The history once texts have become others at a place. What was typed there just before is one step with it, where `typed` is set. */
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
  if (!goesOn) return { done: [...done, stepBetween(at, before, after, when)].slice(-most), undone: [] };
  const step = stepBetween(at, { ...before, ...replayStep(before, last, 'back') }, after, when);
  return { done: [...done.slice(0, -1), ...(step.edits.length > 0 ? [step] : [])], undone: [] };
}

/** The texts that a step leaves: done again, or with `back` taken back. */
export function replayStep(texts: FileTexts, { edits }: Step, way: 'splice' | 'back'): FileTexts {
  return Object.fromEntries(
    edits.map((edit) => {
      const isGone = way === 'splice' ? edit.goes : edit.comes;
      return [edit.file, isGone ? undefined : applySplices(texts[edit.file] ?? '', [edit[way]])];
    }),
  );
}

/** The history without what was done in a file that is another now than that left. */
export function withoutFile({ done, undone }: History, file: string): History {
  const elsewhere = (steps: Step[]) =>
    steps.flatMap((step) => {
      const edits = step.edits.filter((edit) => edit.file !== file);
      return edits.length > 0 ? [{ ...step, edits }] : [];
    });
  return { done: elsewhere(done), undone: elsewhere(undone) };
}

function stepBetween(at: FilePointer, before: FileTexts, after: FileTexts, when: number): Step {
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

/** The one stretch in which two texts differ. */
function spliceBetween(was: string, text: string): Splice {
  const least = Math.min(was.length, text.length);
  let start = 0;
  while (start < least && was[start] === text[start]) start++;
  let tail = 0;
  while (tail < least - start && was.at(-1 - tail) === text.at(-1 - tail)) tail++;
  return { offset: start, length: was.length - tail - start, text: text.slice(start, text.length - tail) };
}
