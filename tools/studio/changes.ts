import { type Change, changesBetween } from '../../engine/edit/changes.ts';
import type { Operation } from '../../engine/edit/operations.ts';
import { wholeFile } from '../../engine/edit/passage.ts';
import type { ChangeRow } from '../../engine/studio/protocol.ts';
import type { Drafts } from './drafts.ts';

/** What is not saved, a row a change. Of a file that is no JSON, one row. */
export function changeRows(drafts: Drafts): ChangeRow[] {
  return drafts.changed().flatMap(({ file, base, text }): ChangeRow[] => {
    const [was, is] = [base, text].map((one) => (one === undefined ? undefined : wholeFile(file, one).value));
    if (was === undefined || is === undefined) return [{ file, pointer: '', kind: 'replace', was, is, back: [] }];
    const rows = changesBetween(was, is).map((change) => rowOf(file, change));
    // Only its layout is another.
    return rows.length > 0 ? rows : [{ file, pointer: '', kind: 'replace', back: [] }];
  });
}

function rowOf(file: string, { operation, was, is }: Change): ChangeRow {
  const pointer = is?.pointer ?? was?.pointer ?? '';
  return { file, pointer, kind: operation.op, was: was?.value, is: is?.value, back: backOf(was, is, operation.op) };
}

/** The operation that takes one change back. */
function backOf(was: Change['was'], is: Change['is'], op: Operation['op']): Operation[] {
  if (op === 'move' && was && is) return [{ op, from: is.pointer, path: was.pointer }];
  if (!was) return is ? [{ op: 'remove', path: is.pointer }] : [];
  if (!is) return [{ op: 'add', path: was.pointer, value: was.value }];
  return [{ op: 'replace', path: is.pointer, value: was.value }];
}
