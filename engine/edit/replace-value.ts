import { removals } from '../check/located-json.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import type { Splice } from '../model/text/splice.ts';
import { insertMember, isOwnLine } from './insert-member.ts';
import { isEqual } from './is-equal.ts';
import { nameOf, printValue, widthOf } from './layout.ts';
import { type LocatedValue, memberAt } from './locate-value.ts';
import { indentAt, lineBefore, type Node, type Passage } from './passage.ts';
import { spliceOfString } from './splice-of-string.ts';

/** The splices that replace a value. Equal parts stay as they are written. */
export function replaceValue(passage: Passage, place: LocatedValue, value: unknown): Splice[] {
  const { path, node, value: was } = place;
  if (isEqual(was, value)) return [];
  if (typeof was === 'string' && typeof value === 'string')
    return [spliceOfString(passage, { path, whole: was, start: 0, end: was.length }, value)];
  if (Array.isArray(was) && Array.isArray(value) && was.length === value.length)
    return value.flatMap((item, index) => replaceValue(passage, memberAt(place, index) as LocatedValue, item));
  if (isJsonObject(was) && isJsonObject(value) && Object.keys(was).some((key) => Object.hasOwn(value, key)))
    return inObject(passage, place, value);
  const before = lineBefore(passage, node.offset);
  const taken = isOwnLine(before) ? widthOf(before) : -Infinity;
  const text = printValue(value, passage.layout, indentAt(passage, node.offset), taken);
  return [{ offset: node.offset, length: node.length, text }];
}

export function addMember(
  passage: Passage,
  outer: Node,
  index: number,
  name: string | undefined,
  value: unknown,
): Splice {
  const { layout } = passage;
  const label = nameOf(name, layout);
  return insertMember(
    passage,
    outer,
    index,
    (indent, taken) => label + printValue(value, layout, indent, taken + widthOf(label)),
  );
}

function inObject(passage: Passage, place: LocatedValue, value: Record<string, unknown>): Splice[] {
  const names = (place.node.children ?? []).map(({ children }) => children?.[0]?.value as string);
  const staying = names.filter((name) => Object.hasOwn(value, name));
  return [
    ...removals(place.node, (index) => !Object.hasOwn(value, names[index] as string)),
    ...staying.flatMap((name) => replaceValue(passage, memberAt(place, name) as LocatedValue, value[name])),
    ...Object.keys(value)
      .filter((name) => !names.includes(name))
      .map((name) => addMember(passage, place.node, names.length, name, value[name])),
  ];
}
