import { removals } from '../check/located-json.ts';
import { applySplices, type Splice } from '../model/text/splice.ts';
import { EditError } from './edit-error.ts';
import { locateInsertion, locateValue, memberAt } from './locate-value.ts';
import { moveSplices } from './move.ts';
import { type Passage, withText } from './passage.ts';
import { addMember, replaceValue } from './replace-value.ts';

/**
 * One change of a JSON value, as JSON Patch (RFC 6902) has them, at JSON Pointers (RFC 6901). In two things it is more careful: a
 * `move` within an object gives a member another name and leaves it in its place, and no `move` writes over a member that is there.
 *
 * @discriminator op
 */
export type Operation =
  /** Inserts an item before an index (`-`: at the end), or sets a member of an object. */
  | { op: 'add'; path: string; value?: unknown }
  | { op: 'remove'; path: string }
  | { op: 'replace'; path: string; value?: unknown }
  | { op: 'move'; from: string; path: string };

/** The splices for an operation. All other bytes stay. Throws an {@link EditError} if it is impossible. */
export function splicesOf(passage: Passage, operation: Operation): Splice[] {
  const { op, path } = operation;
  if (op === 'move') return moveSplices(passage, operation.from, path);
  if (op === 'remove') {
    const { outer, index } = locateValue(passage, path);
    if (!outer) throw new EditError('whole-file', path, passage.file);
    return removals(outer, (one) => one === index);
  }
  const value = asJson(operation.value, passage, path);
  if (op === 'replace' || path === '') return replaceValue(passage, locateValue(passage, path), value);
  const { outer, index, name } = locateInsertion(passage, path);
  const standing = name === undefined ? undefined : memberAt(outer, name);
  return standing ? replaceValue(passage, standing, value) : [addMember(passage, outer.node, index, name, value)];
}

/** Applies operations one after another. Throws like {@link splicesOf}. */
export function applyOperations(passage: Passage, operations: Operation[]): Passage {
  return operations.reduce((now, operation) => {
    const splices = splicesOf(now, operation);
    return splices.length > 0 ? withText(now, applySplices(now.text, splices)) : now;
  }, passage);
}

/** A value as JSON stores it, without `undefined`. */
function asJson(value: unknown, { file }: Passage, pointer: string): unknown {
  const json = JSON.stringify(value);
  if (json === undefined) throw new EditError('no-value', pointer, file);
  if (json.includes('"__proto__":')) throw new EditError('bad-name', pointer, file);
  return JSON.parse(json);
}
