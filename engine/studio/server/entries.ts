import type { Schema } from '../../model/schema/schema.ts';
import type { Entries } from '../protocol/form-protocol.ts';
import { blankOf } from './blank.ts';
import { admitted, isOf, isText, itemsIn, type Part, partsOf, propertiesIn } from './parts.ts';

/**
 * What the items of a list are, where its schemas make it one of links, or of groups that hold such lists: objects with a text to call
 * them by and a target, or a list of the same sort in them. `undefined` for any other list.
 */
export function entriesIn(part: Part, parts: Schema[]): Entries | undefined {
  return entriesOf(part, itemsIn(parts), []);
}

function entriesOf(part: Part, schemas: Schema[], around: Schema[]): Entries | undefined {
  const parts = partsOf({ ...part, schemas }, {});
  if (schemas.length === 0 || isOf(parts, 'Section') || !admitted(parts).has('object')) return undefined;
  const own = propertiesIn(parts);
  const names = Object.keys(own);
  const inner = (name: string): Part => ({ ...part, schemas: own[name] ?? [] });
  const isNamed = names.some((name) => isText(inner(name), ''));
  const target = names.find((name) => isOf(partsOf(inner(name), ''), 'Target'));
  // A group may hold groups of its own kind: what is being looked at already is such a list.
  const known = [...around, ...parts];
  const holds = names.find((name) => {
    const items = itemsIn(partsOf(inner(name), []));
    return items.some((one) => isAmong(part, one, known)) || entriesOf(part, items, known) !== undefined;
  });
  if (!isNamed || (target === undefined && holds === undefined)) return undefined;
  return {
    names,
    needs: [...new Set(parts.flatMap(({ required = [] }) => required))],
    ...(target !== undefined && { target }),
    ...(holds !== undefined && { inner: holds }),
    blank: blankOf({ ...part, schemas }),
  };
}

/** Whether a schema comes to one of those around it. */
function isAmong(part: Part, schema: Schema, around: Schema[]): boolean {
  return partsOf({ ...part, schemas: [schema] }, {}).some(
    (one) => one.properties !== undefined && around.includes(one),
  );
}
