import { endOf } from '../check/located-json.ts';
import type { Splice } from '../model/text/splice.ts';
import { fits, printLine, printLines, widthOf } from './layout.ts';
import { indentAt, lineBefore, type Node, type Passage } from './passage.ts';

/** Prints a member for an indentation and used columns; `-Infinity` forces one line. */
type Write = (indent: string, taken: number) => string;

/** The splice that inserts a member before `index`. Copies the separator of its siblings. */
export function insertMember(passage: Passage, container: Node, index: number, write: Write): Splice {
  const members = container.children ?? [];
  const [previous, next] = [members[index - 1], members[index]];
  if (!previous && !next) {
    const { offset, length } = container;
    return { offset, length, text: alone(passage, container, write) };
  }
  const separator = separatorAt(passage, container, index);
  const [, ownIndent] = /[\r\n]([ \t]*)$/.exec(separator) ?? [];
  const indent = ownIndent ?? indentAt(passage, container.offset);
  const member = write(indent, ownIndent === undefined ? -Infinity : widthOf(indent));
  if (previous) return { offset: endOf(previous), length: 0, text: separator + member };
  return { offset: (next as Node).offset, length: 0, text: member + separator };
}

/** The text between the nearest two members. */
function separatorAt({ text, layout }: Passage, { offset, children = [] }: Node, index: number): string {
  const second = Math.min(Math.max(index, 1), children.length - 1);
  const [one, other] = [children[second - 1], children[second]];
  if (one && other) return text.slice(endOf(one), other.offset);
  const space = text.slice(offset + 1, children[0]?.offset);
  return /[\r\n]/.test(space) ? `,${space}` : layout.comma;
}

/** The only member of a list or object, on one line if it fits. */
function alone(passage: Passage, container: Node, write: Write): string {
  const { layout } = passage;
  const isList = container.type === 'array';
  const before = lineBefore(passage, container.offset);
  const indent = indentAt(passage, container.offset);
  const line = printLine(isList, [write(indent, -Infinity)], layout);
  if (!layout.end || !isOwnLine(before) || fits(line, widthOf(before))) return line;
  const deeper = indent + layout.unit;
  return printLines(isList, [write(deeper, widthOf(deeper))], layout, indent);
}

/** The splice that moves an item in its list. The text between items stays. */
export function moveItem({ text }: Passage, list: Node, from: number, to: number): Splice {
  const items = list.children ?? [];
  const [low, high] = from < to ? [from, to] : [to, from];
  const order = items.slice(low, high + 1);
  order.splice(to - low, 0, ...order.splice(from - low, 1));
  const rotated = order.map((item, index) => {
    const [here, next] = [items[low + index] as Node, items[low + index + 1]];
    const after = index < order.length - 1 && next ? text.slice(endOf(here), next.offset) : '';
    return text.slice(item.offset, endOf(item)) + after;
  });
  const [first, last] = [items[low] as Node, items[high] as Node];
  return { offset: first.offset, length: endOf(last) - first.offset, text: rotated.join('') };
}

/** Whether only a name is before the value on its line, so that it may span lines. */
export function isOwnLine(before: string): boolean {
  return /^[ \t]*("(?:[^"\\]|\\.)*"\s*:\s*)?$/.test(before);
}
