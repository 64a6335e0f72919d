import type { Schema } from '../../model/schema/schema.ts';
import type { EntryRules } from '../protocol/form-protocol.ts';
import { allowedTypes, expandSchemas, isOfKind, isText, itemsIn, propertiesIn, type SchemaSet } from './schema-set.ts';

/** The maximum nesting: a schema may require itself. */
const maxDepth = 8;

/** The smallest valid value, optionally of a type or `texts`. `undefined` if the schemas do not allow the type. */
export function blankValue(part: SchemaSet, type?: string, depth = 0): unknown {
  const parts = expandSchemas(part, undefined);
  const fixed = parts.find((one) => one.const !== undefined);
  if (fixed) return fixed.const;
  const choice = parts.find((one) => one.enum)?.enum;
  if (choice && type === undefined) return choice[0];
  if (type === 'texts' || (type === undefined && isText(part, inEach(part)))) return inEach(part);
  const types = allowedTypes(parts);
  const wanted = type ?? ['string', 'object', 'array', 'number', 'boolean'].find((one) => types.has(one));
  if (wanted === 'string') return '';
  if (wanted === 'number') return Number(parts.find((one) => one.minimum !== undefined)?.minimum ?? 0);
  if (wanted === 'boolean') return true;
  if (depth > maxDepth) return wanted === 'array' ? [] : {};
  if (wanted === 'array') {
    const held = expandSchemas(part, []);
    if (!allowedTypes(held).has('array')) return undefined;
    const items = itemsIn(held);
    const least = Math.max(0, ...held.map(({ minItems = 0 }) => Number(minItems)));
    return Array.from({ length: least }, () => blankValue({ ...part, schemas: items }, undefined, depth + 1));
  }
  if (wanted !== 'object') return null;
  const held = expandSchemas(part, {});
  if (!allowedTypes(held).has('object')) return undefined;
  const own = propertiesIn(held);
  const entries = neededIn(held).map((name) => [
    name,
    blankValue({ ...part, schemas: own[name] ?? [] }, undefined, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** The required fields of an object, with the first alternative of `oneOf`. */
function neededIn(parts: Schema[]): string[] {
  return [...new Set(parts.flatMap(({ required = [], oneOf = [] }) => [...required, ...(oneOf[0]?.required ?? [])]))];
}

function inEach({ languages }: SchemaSet): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, '']));
}

/** The rules of a menu: a list of links, or of groups with a text and a target or list. Otherwise `undefined`. */
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
