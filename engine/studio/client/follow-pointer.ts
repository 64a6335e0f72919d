import type { Operation } from '../../edit/operations.ts';
import { isIn } from './is-in.ts';

/** The pointer of a value after operations that move it. `undefined` if they remove the value. */
export function followPointer(pointer: string, operations: Operation[]): string | undefined {
  return operations.reduce<string | undefined>((at, operation) => at && after(at, operation), pointer);
}

function after(pointer: string, operation: Operation): string | undefined {
  if (operation.op === 'move') {
    const { from, path } = operation;
    const [list, other] = [itemAt(from)?.list, itemAt(path)?.list];
    // To another list: a removal from the first, then an insertion into the second.
    if (list !== undefined && other !== undefined && list !== other) {
      if (isIn(pointer, from)) return path + pointer.slice(from.length);
      const left = after(pointer, { op: 'remove', path: from });
      return left && after(left, { op: 'add', path, value: undefined });
    }
  }
  const path = itemAt(operation.op === 'move' ? operation.from : operation.path);
  if (!path || operation.op === 'replace' || !pointer.startsWith(`${path.list}/`)) return pointer;
  const [own = '', ...rest] = pointer.slice(path.list.length + 1).split('/');
  const index = Number(own);
  if (operation.op === 'remove' && index === path.index) return undefined;
  const to = operation.op === 'move' ? itemAt(operation.path)?.index : undefined;
  return [path.list, stepped(index, operation.op, path.index, to), ...rest].join('/');
}

function stepped(index: number, op: Operation['op'], from: number, to = from): number {
  if (op === 'add') return index >= from ? index + 1 : index;
  if (op === 'remove') return index > from ? index - 1 : index;
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
}

/** The list and index of an item. `undefined` if the pointer does not end with an index. */
function itemAt(pointer: string): { list: string; index: number } | undefined {
  const [, list, index] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
  return list === undefined ? undefined : { list, index: Number(index) };
}

/** The pointer of the innermost section around a value. Empty if the page itself is around it. */
export function enclosingSection(pointer: string): string {
  return /^.*\/sections\/\d+(?=\/|$)/.exec(pointer)?.[0] ?? '';
}
