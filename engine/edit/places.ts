import { stepsOf } from '../model/schema/pointer.ts';
import type { Path } from '../model/schema/walk.ts';
import { EditError } from './edit-error.ts';
import type { Node, Passage } from './passage.ts';

export interface Place {
  path: Path;
  node: Node;
  value: unknown;
  /** The list or object that it is a member of, and its position there in the text; none for the whole value. */
  outer?: Node;
  index: number;
}

/** Where a list or an object takes a new member. */
export interface Room {
  outer: Place;
  /** Before which member, counted from 0; after the last by their number. */
  index: number;
  /** The member's name in an object. */
  name?: string;
}

/** The value at a JSON Pointer. Throws an {@link EditError} where there is none. */
export function placeAt(passage: Passage, pointer: string): Place {
  return stepsIn(passage, pointer).reduce(
    (place, step) => {
      const inner = within(place, step);
      if (!inner) throw new EditError('no-such-place', pointer, passage.file);
      return inner;
    },
    { path: [], node: treeOf(passage, pointer), value: passage.value, index: 0 } as Place,
  );
}

/** A member of a value; `undefined` where it has none by this name or index. */
export function within({ path, node, value }: Place, step: string | number): Place | undefined {
  const isList = node.type === 'array';
  const members = node.children ?? [];
  const index = isList ? indexFrom(String(step)) : members.findIndex(({ children }) => children?.[0]?.value === step);
  const member = members[index];
  const inner = isList ? member : member?.children?.[1];
  if (!inner) return undefined;
  const key = isList ? index : step;
  return { path: [...path, key], node: inner, value: (value as Record<string, unknown>)[key], outer: node, index };
}

/** Where a pointer says that a new member goes; a member of an object always comes last. Throws an {@link EditError} where none can. */
export function roomAt(passage: Passage, pointer: string): Room {
  const steps = stepsIn(passage, pointer);
  const last = steps.at(-1) as string;
  const outer = placeAt(passage, pointer.slice(0, pointer.lastIndexOf('/')));
  const { type, children: { length } = [] } = outer.node;
  if (type === 'object' && last === '__proto__') throw new EditError('bad-name', pointer, passage.file);
  if (type === 'object') return { outer, index: length, name: last };
  const index = last === '-' ? length : indexFrom(last);
  if (type !== 'array' || index < 0 || index > length) throw new EditError('no-place', pointer, passage.file);
  return { outer, index };
}

function treeOf({ tree, value, file }: Passage, pointer: string): Node {
  if (!tree || value === undefined) throw new EditError('not-json', pointer, file);
  return tree;
}

function stepsIn({ file }: Passage, pointer: string): string[] {
  const steps = stepsOf(pointer);
  if (!steps) throw new EditError('not-a-pointer', pointer, file);
  return steps;
}

/** The index that a step of a JSON Pointer names; `-1` for a step that names none. */
function indexFrom(step: string): number {
  return /^(0|[1-9]\d*)$/.test(step) ? Number(step) : -1;
}
