import { type Change, changesBetween } from '../../engine/edit/changes.ts';
import type { Operation } from '../../engine/edit/operations.ts';
import { wholeFile } from '../../engine/edit/passage.ts';
import type { ChangeRow, FileChanges } from '../../engine/studio/protocol.ts';
import type { Draft, Drafts } from './drafts.ts';
import { lineDiff } from './line-diff.ts';

/** What is not saved, file by file. */
export function allChanges(drafts: Drafts): FileChanges[] {
  return drafts
    .changed()
    .map((draft) => ({ file: draft.file, rows: rowsOf(draft), lines: lineDiff(draft.base ?? '', draft.text) }));
}

/** A row a change; of a file that is no JSON, one row. */
function rowsOf({ file, base, text }: Draft & { file: string }): ChangeRow[] {
  const [was, is] = [base, text].map((one) => (one === undefined ? undefined : wholeFile(file, one).value));
  if (was === undefined || is === undefined) return [{ pointer: '', kind: 'replace', was, is, back: [] }];
  const rows = changesBetween(was, is).map(rowOf);
  // Only its layout is another.
  return rows.length > 0 ? rows : [{ pointer: '', kind: 'replace', back: [] }];
}

function rowOf({ operation, was, is }: Change): ChangeRow {
  const pointer = is?.pointer ?? was?.pointer ?? '';
  return { pointer, kind: operation.op, was: was?.value, is: is?.value, back: backOf(was, is, operation.op) };
}

/** The operation that takes one change back. */
function backOf(was: Change['was'], is: Change['is'], op: Operation['op']): Operation[] {
  if (op === 'move' && was && is) return [{ op, from: is.pointer, path: was.pointer }];
  if (!was) return is ? [{ op: 'remove', path: is.pointer }] : [];
  if (!is) return [{ op: 'add', path: was.pointer, value: was.value }];
  return [{ op: 'replace', path: is.pointer, value: was.value }];
}
