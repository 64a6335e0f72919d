import { endOf, removals } from '../check/located-json.ts';
import { pointerOf } from '../model/schema/pointer.ts';
import type { Splice } from '../model/text/splice.ts';
import { EditError } from './edit-error.ts';
import { insertMember, moveItem } from './insert-member.ts';
import { nameOf } from './layout.ts';
import { type InsertionPoint, type LocatedValue, locateInsertion, locateValue, memberAt } from './locate-value.ts';
import { indentAt, type Passage } from './passage.ts';
import { spliceOfString } from './splice-of-string.ts';

/** The splices that move a value in its source form: in its list, to another name, or elsewhere. */
export function moveSplices(passage: Passage, from: string, to: string): Splice[] {
  const { file } = passage;
  const place = locateValue(passage, from);
  const { outer, index } = place;
  if (!outer) throw new EditError('whole-file', from, file);
  if (from === to) return [];
  if (to.startsWith(`${from}/`)) throw new EditError('into-itself', to, file);
  const room = locateInsertion(passage, asBefore(place, to));
  if (room.name !== undefined && memberAt(room.outer, room.name)) throw new EditError('already-there', to, file);
  if (room.outer.node !== outer) return elsewhere(passage, place, outer, room);
  if (room.name !== undefined) {
    const whole = String(place.path.at(-1));
    return [spliceOfString(passage, { path: place.path, at: 'key', whole, start: 0, end: whole.length }, room.name)];
  }
  const last = (outer.children?.length ?? 0) - 1;
  if (room.index > last && !to.endsWith('/-')) throw new EditError('no-place', to, file);
  return room.index === index ? [] : [moveItem(passage, outer, index, Math.min(room.index, last))];
}

/** Converts a pointer to before the removal: in the same list, later items count one more. */
function asBefore({ path, outer, index }: LocatedValue, pointer: string): string {
  const list = `${pointerOf(path.slice(0, -1))}/`;
  const [, step, rest] = pointer.startsWith(list) ? (/^(\d+)(\/.*)$/s.exec(pointer.slice(list.length)) ?? []) : [];
  return outer?.type === 'array' && Number(step) >= index ? `${list}${Number(step) + 1}${rest}` : pointer;
}

function elsewhere(passage: Passage, place: LocatedValue, outer: LocatedValue['node'], room: InsertionPoint): Splice[] {
  const { text, layout } = passage;
  const { node, index } = place;
  const indent = indentAt(passage, node.offset);
  const lines = text.slice(node.offset, endOf(node)).split(/(?<=\n|\r(?!\n))/);
  return [
    ...removals(outer, (one) => one === index),
    insertMember(passage, room.outer.node, room.index, (deeper) => {
      const moved = lines.map((line, at) =>
        at > 0 && line.startsWith(indent) ? deeper + line.slice(indent.length) : line,
      );
      return nameOf(room.name, layout) + moved.join('');
    }),
  ];
}
