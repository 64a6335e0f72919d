import type { Problem } from '../../../check/problem.ts';
import type { Operation } from '../../../edit/operations.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import { followPointer } from '../follow-pointer.ts';
import { isIn } from '../is-in.ts';
import { createSlice } from './slice.ts';

/** A value that was added and is still being written. Errors in it are not reported until the focus leaves their fields. */
export interface UnfinishedValue extends FilePointer {
  /** The pointers of the fields that the focus has left. */
  left: string[];
}

export function createUnfinishedValues() {
  const { get, set, subscribe } = createSlice<{ values: UnfinishedValue[] }>({ values: [] });
  return {
    get,
    subscribe,
    begin: ({ file, pointer }: FilePointer) => set({ values: [...get().values, { file, pointer, left: [] }] }),
    /** Updates the values after an edit. */
    follow: (file: string, pointer: string, operations: Operation[]) =>
      set({ values: withAdded(get().values, file, pointer, operations) }),
    /** Keeps only the values around and in the value whose form opens. */
    open: (place: FilePointer) => set({ values: relatedTo(get().values, place) }),
    /** Reports the errors of a field. */
    leave: (field: FilePointer) => set({ values: withLeft(get().values, field) }),
    /** Reports the errors of all values. */
    clear: () => set({ values: [] }),
  };
}

/** The values after an edit of a file: added values are unfinished, and the pointers of the others follow the edit. */
export function withAdded(
  values: UnfinishedValue[],
  file: string,
  pointer: string,
  operations: Operation[],
): UnfinishedValue[] {
  const moved = values.flatMap((one): UnfinishedValue[] => {
    if (one.file !== file) return [one];
    const at = one.pointer === '' ? '' : followPointer(one.pointer, operations);
    const left = one.left.flatMap((field) => followPointer(field, operations) ?? []);
    return at === undefined ? [] : [{ file, pointer: at, left }];
  });
  const added = operations.flatMap(({ op, path }): UnfinishedValue[] =>
    op === 'add' ? [{ file, pointer: path.endsWith('/-') ? pointer : path, left: [] }] : [],
  );
  return [...moved, ...added];
}

export function relatedTo(values: UnfinishedValue[], { file, pointer }: FilePointer): UnfinishedValue[] {
  return values.filter((one) => one.file === file && (isIn(pointer, one.pointer) || isIn(one.pointer, pointer)));
}

export function withLeft(values: UnfinishedValue[], { file, pointer }: FilePointer): UnfinishedValue[] {
  const isNew = (one: UnfinishedValue) =>
    one.file === file && isIn(pointer, one.pointer) && !one.left.includes(pointer);
  return values.some(isNew)
    ? values.map((one) => (isNew(one) ? { ...one, left: [...one.left, pointer] } : one))
    : values;
}

/** Splits problems into those to report, and the errors of unfinished values. */
export function splitProblems(
  problems: Problem[],
  values: UnfinishedValue[],
): { problems: Problem[]; incomplete: Problem[] } {
  if (values.length === 0) return { problems, incomplete: [] };
  const isIncomplete = ({ file, pointer, severity }: Problem) =>
    severity === 'error' &&
    values.some(
      (one) => one.file === file && isIn(pointer, one.pointer) && !one.left.some((field) => isIn(pointer, field)),
    );
  return {
    problems: problems.filter((one) => !isIncomplete(one)),
    incomplete: problems.filter(isIncomplete),
  };
}
