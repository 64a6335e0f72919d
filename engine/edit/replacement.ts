import { removals } from '../check/located-json.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import type { Splice } from '../model/text/splice.ts';
import { isEqual } from './equal.ts';
import { nameOf, printed, widthOf } from './layout.ts';
import { insertion, isOwnLine } from './members.ts';
import { indentAt, lineBefore, type Node, type Passage } from './passage.ts';
import { type Place, within } from './places.ts';
import { spliceOfString } from './strings.ts';

/** The splices that replace a value. Equal parts stay as they are written. */
export function replacement(passage: Passage, place: Place, value: unknown): Splice[] {
  const { path, node, value: was } = place;
  if (isEqual(was, value)) return [];
  if (typeof was === 'string' && typeof value === 'string')
    return [spliceOfString(passage, { path, whole: was, start: 0, end: was.length }, value)];
  if (Array.isArray(was) && Array.isArray(value) && was.length === value.length)
    return value.flatMap((item, index) => replacement(passage, within(place, index) as Place, item));
  if (isJsonObject(was) && isJsonObject(value) && Object.keys(was).some((key) => Object.hasOwn(value, key)))
    return inObject(passage, place, value);
  const before = lineBefore(passage, node.offset);
  const taken = isOwnLine(before) ? widthOf(before) : -Infinity;
  const text = printed(value, passage.layout, indentAt(passage, node.offset), taken);
  return [{ offset: node.offset, length: node.length, text }];
}

export function addition(
  passage: Passage,
  outer: Node,
  index: number,
  name: string | undefined,
  value: unknown,
): Splice {
  const { layout } = passage;
  const label = nameOf(name, layout);
  return insertion(
    passage,
    outer,
    index,
    (indent, taken) => label + printed(value, layout, indent, taken + widthOf(label)),
  );
}

function inObject(passage: Passage, place: Place, value: Record<string, unknown>): Splice[] {
  const names = (place.node.children ?? []).map(({ children }) => children?.[0]?.value as string);
  const staying = names.filter((name) => Object.hasOwn(value, name));
  return [
    ...removals(place.node, (index) => !Object.hasOwn(value, names[index] as string)),
    ...staying.flatMap((name) => replacement(passage, within(place, name) as Place, value[name])),
    ...Object.keys(value)
      .filter((name) => !names.includes(name))
      .map((name) => addition(passage, place.node, names.length, name, value[name])),
  ];
}
