import type { Schema, Schemas } from '../../model/schema/schema.ts';

/**
 * Turns `{ anyOf: [{ $ref: Text }, { type: 'number' }] }` into `{ type: ['string', 'number'], allOf: [{ if: { type:
 * 'string' }, then: { $ref: Text } }] }`. So a mistake causes one error at its position instead of the errors of every
 * branch. Throws for a union that neither types nor properties decide.
 */
export function discriminateUnions(schema: Schema, definitions: Schemas): Schema {
  if (Array.isArray(schema))
    return schema.map((item) => discriminateUnions(item as Schema, definitions)) as unknown as Schema;
  if (typeof schema !== 'object' || schema === null) return schema;
  const result = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, discriminateUnions(value as Schema, definitions)]),
  ) as Schema;
  if (!result.anyOf) return result;
  const { anyOf, ...rest } = result;
  const branches = flatten(anyOf, definitions);
  const types = [...new Set(branches.map(({ type }) => type))];
  const conditions = types.flatMap((type) => {
    const candidates = branches.filter((branch) => branch.type === type).map(({ schema }) => schema);
    const then = type === 'object' ? byProperty(candidates, definitions) : only(candidates);
    return Object.keys(then).length === 1 && then.type === type ? [] : [{ if: { type }, then }];
  });
  return { ...rest, type: types.length === 1 ? types[0] : types, ...(conditions.length > 0 && { allOf: conditions }) };
}

/** One JSON type that a union admits, with the schema that values of the type must satisfy. */
interface Branch {
  type: string;
  schema: Schema;
}

/** The branches of a union, including those of nested named unions, with the name of each. */
function flatten(branches: Schema[], definitions: Schemas): Branch[] {
  return branches.flatMap((schema): Branch[] => {
    const target = resolve(schema, definitions);
    if (target.anyOf) {
      const parts = flatten(target.anyOf, definitions);
      return schema.$ref ? parts.map((part) => (isPlain(part.schema) ? { ...part, schema } : part)) : parts;
    }
    return [target.type].flat().map((type) => {
      if (type === undefined) throw new Error(`a union's branch has no type: ${JSON.stringify(schema)}`);
      return { type, schema: Array.isArray(target.type) ? { type } : schema };
    });
  });
}

function resolve(schema: Schema, definitions: Schemas): Schema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return name ? resolve(definitions[name] as Schema, definitions) : schema;
}

function isPlain(schema: Schema): boolean {
  return Object.keys(schema).length === 1 && schema.type !== undefined;
}

/** Of several schemas for one plain type, the least restrictive one: a text may match any branch. */
function only(schemas: Schema[]): Schema {
  const [first, ...others] = schemas as [Schema, ...Schema[]];
  if (others.length === 0) return first;
  const plain = schemas.find(isPlain);
  if (!plain) throw new Error(`two branches of one type: ${JSON.stringify(schemas)}`);
  return plain;
}

/** Chains `if has a property that only this branch has, then this branch, else …`; the last branch needs no mark. */
function byProperty(branches: Schema[], definitions: Schemas): Schema {
  const [first, ...others] = branches as [Schema, ...Schema[]];
  if (others.length === 0) return first;
  const taken = new Set(others.flatMap((branch) => Object.keys(resolve(branch, definitions).properties ?? {})));
  const own = Object.keys(resolve(first, definitions).properties ?? {}).filter((name) => !taken.has(name));
  if (own.length === 0) throw new Error(`no property tells ${JSON.stringify(first)} from ${JSON.stringify(others)}`);
  return {
    if: { anyOf: own.map((name) => ({ required: [name] })) },
    then: first,
    else: byProperty(others, definitions),
  };
}
