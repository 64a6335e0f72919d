import type { Schema } from '../../model/schema/schema.ts';
import type { EntryRules } from '../protocol/form-protocol.ts';
import { blankValue } from './blank-value.ts';
import { allowedTypes, expandSchemas, isOfKind, isText, itemsIn, propertiesIn, type SchemaSet } from './schema-set.ts';

/**
 * The rules of a menu: a list of links, or of groups of links. Its items have a text, and a target or an inner list.
 * `undefined` for any other list.
 */
export function entryRules(part: SchemaSet, parts: Schema[]): EntryRules | undefined {
  return entriesOf(part, itemsIn(parts), []);
}

function entriesOf(part: SchemaSet, schemas: Schema[], around: Schema[]): EntryRules | undefined {
  const parts = expandSchemas({ ...part, schemas }, {});
  if (schemas.length === 0 || isOfKind(parts, 'Section') || !allowedTypes(parts).has('object')) return undefined;
  const own = propertiesIn(parts);
  const names = Object.keys(own);
  const inner = (name: string): SchemaSet => ({ ...part, schemas: own[name] ?? [] });
  const isNamed = names.some((name) => isText(inner(name), ''));
  const target = names.find((name) => isOfKind(expandSchemas(inner(name), ''), 'Target'));
  // A group may contain groups of its own type.
  const known = [...around, ...parts];
  const holds = names.find((name) => {
    const items = itemsIn(expandSchemas(inner(name), []));
    return items.some((one) => isAmong(part, one, known)) || entriesOf(part, items, known) !== undefined;
  });
  if (!isNamed || (target === undefined && holds === undefined)) return undefined;
  return {
    names,
    needs: [...new Set(parts.flatMap(({ required = [] }) => required))],
    ...(target !== undefined && { target }),
    ...(holds !== undefined && { inner: holds }),
    blank: blankValue({ ...part, schemas }),
  };
}

function isAmong(part: SchemaSet, schema: Schema, around: Schema[]): boolean {
  return expandSchemas({ ...part, schemas: [schema] }, {}).some(
    (one) => one.properties !== undefined && around.includes(one),
  );
}
