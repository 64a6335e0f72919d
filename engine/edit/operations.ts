import { removals } from '../check/located-json.ts';
import { applySplices, type Splice } from '../model/text/splice.ts';
import { EditError } from './edit-error.ts';
import { moving } from './move.ts';
import { type Passage, withText } from './passage.ts';
import { placeAt, roomAt, within } from './places.ts';
import { addition, replacement } from './replacement.ts';

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

/**
 * The splices for an operation. All other bytes stay. Throws an {@link EditError} if the operation is
 * impossible.
 */
export function splicesOf(passage: Passage, operation: Operation): Splice[] {
  const { op, path } = operation;
  if (op === 'move') return moving(passage, operation.from, path);
  if (op === 'remove') {
    const { outer, index } = placeAt(passage, path);
    if (!outer) throw new EditError('whole-file', path, passage.file);
    return removals(outer, (one) => one === index);
  }
  const value = asJson(operation.value, passage, path);
  if (op === 'replace' || path === '') return replacement(passage, placeAt(passage, path), value);
  const { outer, index, name } = roomAt(passage, path);
  const standing = name === undefined ? undefined : within(outer, name);
  return standing ? replacement(passage, standing, value) : [addition(passage, outer.node, index, name, value)];
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
