import type { Schema, Schemas } from '../../model/schema/schema.ts';

const jsonTypes = ['string', 'number', 'boolean', 'object', 'array', 'null'];

export function listTypes(schema: Schema, definitions: Schemas): string[] {
  const stated = listSubschemas(schema, undefined, definitions).flatMap((part) => [
    ...(part.type ? [[part.type].flat()] : []),
    ...listsIn([part]).map((list) => list.map(typeOf)),
  ]);
  const [first = jsonTypes, ...others] = stated;
  return [...new Set(first)].filter((type) => others.every((list) => list.includes(type)));
}

/** Whether a type is among others; every integer is a number. */
export function admitsType(types: string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** The schemas that hold for every value of a type (without one: for every value): references and `allOf` followed. */
export function listSubschemas(schema: Schema, type: string | undefined, definitions: Schemas): Schema[] {
  const parts = [schema];
  const follow = (one: Schema | undefined) => parts.push(...listSubschemas(one ?? {}, type, definitions));
  if (schema.$ref) follow(definitions[definitionNameOf(schema)]);
  for (const part of schema.allOf ?? []) follow(part);
  if (schema.if?.type && type !== undefined) follow(schema.if.type === type ? schema.then : schema.else);
  return parts;
}

/** A variant of a union of objects, identified by its properties. */
export interface Variant {
  /** The conditions on the way to it, as text. */
  when: string;
  schema: Schema;
}

/** The kinds of value of a type that a schema admits; a schema that is no union has one. */
export function listVariants(schema: Schema, type: string, definitions: Schemas, when = ''): Variant[] {
  const union = listSubschemas(schema, type, definitions).find((part) => part.if?.anyOf);
  if (!union) return [{ when, schema }];
  const condition = JSON.stringify(union.if);
  return [
    ...listVariants(union.then ?? {}, type, definitions, `${when} if ${condition}`),
    ...listVariants(union.else ?? {}, type, definitions, `${when} else ${condition}`),
  ];
}

/** The branches that hold under a condition on one property's value or on a text's form, by their condition as text. */
export function listBranches(parts: Schema[]): Map<string, Schema> {
  const conditional = parts.filter((part) => part.if && !part.if.anyOf && !part.if.type);
  return new Map(conditional.map((part) => [JSON.stringify(part.if), part]));
}

/** The name of the type that a schema refers to; empty for a schema that is written out. */
export function definitionNameOf({ $ref = '' }: Schema): string {
  return $ref.replace('#/definitions/', '');
}

export function listPropertyNames(parts: Schema[]): string[] {
  return parts.flatMap(({ properties }) => Object.keys(properties ?? {}));
}

/** The schema of a property; `false` if it is forbidden. */
export function findProperty(parts: Schema[], name: string): Schema | false {
  const own = parts.flatMap(({ properties = {} }) => (Object.hasOwn(properties, name) ? [properties[name] ?? {}] : []));
  if (own.length > 0) return own.length === 1 ? (own[0] as Schema) : { allOf: own };
  return findAdditionalProperties(parts);
}

/** The schema of undeclared properties; `false` if they are forbidden. */
export function findAdditionalProperties(parts: Schema[]): Schema | false {
  const rules = parts.flatMap(({ additionalProperties = true }) => additionalProperties);
  if (rules.includes(false)) return false;
  return rules.find((rule): rule is Schema => typeof rule === 'object') ?? {};
}

export function findItems(parts: Schema[]): Schema {
  const items = parts.flatMap(({ items }) => (items ? [items] : []));
  return items.length > 1 ? { allOf: items } : (items[0] ?? {});
}

/** The values of a type that a list or a constant restricts it to; `undefined` without a restriction. */
export function listChoices(parts: Schema[], type: string): unknown[] | undefined {
  const [first, ...others] = listsIn(parts);
  return first?.filter((value) => typeOf(value) === type && others.every((list) => list.includes(value)));
}

/** The lists of values that schemas restrict a value to; a constant is a list of one. */
function listsIn(parts: Schema[]): unknown[][] {
  return parts.flatMap((part) => ('const' in part ? [[part.const]] : part.enum ? [part.enum] : []));
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
