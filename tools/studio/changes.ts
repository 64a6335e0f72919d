import { type Change, changesBetween } from '../../engine/edit/changes.ts';
import type { Operation } from '../../engine/edit/operations.ts';
import { wholeFile } from '../../engine/edit/passage.ts';
import type { ChangeRow, FileChanges } from '../../engine/studio/saving-protocol.ts';
import type { Draft, Drafts } from './drafts.ts';
import { lineDiff } from './line-diff.ts';

/** What is not saved, file by file; a file that comes with the text of one that goes is told as that one, moved. */
export function allChanges(drafts: Drafts): FileChanges[] {
  const changed = drafts.changed();
  const goes = new Map(changed.flatMap(({ file, base, text }) => (text === undefined ? [[base, file] as const] : [])));
  return changed.map(({ file, base, text }) => {
    const from = base === undefined ? goes.get(text) : undefined;
    return {
      file,
      ...(base === undefined && { comes: true as const }),
      ...(text === undefined && { goes: true as const }),
      ...(from !== undefined && { from }),
      rows: rowsOf({ file, base, text }),
      lines: lineDiff(base ?? '', text ?? ''),
    };
  });
}

/** A row a change; of a file that is no JSON, or that comes or goes, one row. */
function rowsOf({ file, base, text }: Draft & { file: string }): ChangeRow[] {
  const [was, is] = [base, text].map((one) => (one === undefined ? undefined : wholeFile(file, one).value));
  if (base === undefined || text === undefined)
    return [{ pointer: '', kind: base === undefined ? 'add' : 'remove', was, is, back: [] }];
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
