import { stepsOf } from '../model/schema/pointer.ts';
import type { Path } from '../model/schema/walk.ts';
import { EditError } from './edit-error.ts';
import type { Node, Passage } from './passage.ts';

export interface LocatedValue {
  path: Path;
  node: Node;
  value: unknown;
  /** Its list or object and its position there; undefined for the root. */
  outer?: Node;
  index: number;
}

/** Where a new member goes. */
export interface InsertionPoint {
  outer: LocatedValue;
  /** The member before which it goes. */
  index: number;
  name?: string;
}

/** The value at a JSON pointer. Throws an {@link EditError} if it does not exist. */
export function locateValue(passage: Passage, pointer: string): LocatedValue {
  const { tree, value, file } = passage;
  const steps = stepsIn(passage, pointer);
  if (!tree || value === undefined) throw new EditError('not-json', pointer, file);
  return steps.reduce(
    (place, step) => {
      const inner = memberAt(place, step);
      if (!inner) throw new EditError('no-such-place', pointer, file);
      return inner;
    },
    { path: [], node: tree, value, index: 0 } as LocatedValue,
  );
}

export function memberAt({ path, node, value }: LocatedValue, step: string | number): LocatedValue | undefined {
  const isList = node.type === 'array';
  const members = node.children ?? [];
  const index = isList ? indexFrom(String(step)) : members.findIndex(({ children }) => children?.[0]?.value === step);
  const member = members[index];
  const inner = isList ? member : member?.children?.[1];
  if (!inner) return undefined;
  const key = isList ? index : step;
  return { path: [...path, key], node: inner, value: (value as Record<string, unknown>)[key], outer: node, index };
}

/** The place for a new member. A member of an object comes last. Throws an {@link EditError} if it has no place. */
export function locateInsertion(passage: Passage, pointer: string): InsertionPoint {
  const steps = stepsIn(passage, pointer);
  const last = steps.at(-1) as string;
  const outer = locateValue(passage, pointer.slice(0, pointer.lastIndexOf('/')));
  const { type, children: { length } = [] } = outer.node;
  if (type === 'object' && last === '__proto__') throw new EditError('bad-name', pointer, passage.file);
  if (type === 'object') return { outer, index: length, name: last };
  const index = last === '-' ? length : indexFrom(last);
  if (type !== 'array' || index < 0 || index > length) throw new EditError('no-place', pointer, passage.file);
  return { outer, index };
}

function stepsIn({ file }: Passage, pointer: string): string[] {
  const steps = stepsOf(pointer);
  if (!steps) throw new EditError('not-a-pointer', pointer, file);
  return steps;
}

/** The index in a JSON pointer; `-1` for other steps. */
function indexFrom(step: string): number {
  return /^(0|[1-9]\d*)$/.test(step) ? Number(step) : -1;
}
