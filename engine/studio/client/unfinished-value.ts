import type { Problem } from '../../check/problem.ts';
import type { Operation } from '../../edit/operations.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import { followPointer } from './follow-pointer.ts';

/** A value that was added and is still being written: what it lacks is no error until its fields are left. */
export interface UnfinishedValue extends FilePointer {
  left: string[];
}

/** Values that are being written, after an edit of a file: what the edit adds is one, the others move with it. */
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

/** The values that are still being written when the form of another place is opened: those in it, and those that it is in. */
export function stillOpen(values: UnfinishedValue[], { file, pointer }: FilePointer): UnfinishedValue[] {
  return values.filter((one) => one.file === file && (isIn(pointer, one.pointer) || isIn(one.pointer, pointer)));
}

export function withLeft(values: UnfinishedValue[], { file, pointer }: FilePointer): UnfinishedValue[] {
  const isNew = (one: UnfinishedValue) =>
    one.file === file && isIn(pointer, one.pointer) && !one.left.includes(pointer);
  return values.some(isNew)
    ? values.map((one) => (isNew(one) ? { ...one, left: [...one.left, pointer] } : one))
    : values;
}

/** Splits problems into those to report, and the errors of values that are still being written. */
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

export function isIn(pointer: string, outer: string): boolean {
  return `${pointer}/`.startsWith(`${outer}/`);
}
