import fc from 'fast-check';
import type { Schema, Schemas } from '../../../engine/model/schema/schema.ts';
import { addressesOfData, arbitraryStringLike, names, strings } from '../../../engine/testing/fuzz/strings.ts';

/** Values that a schema of the engine allows, with guesses of what only rules know (names, routes, files). */
export function arbitraryValues(root: Schema): fc.Arbitrary<unknown> {
  const definitions = root.definitions ?? {};
  const { whole } = fc.letrec<Record<string, unknown>>((tie) => {
    const values = (schema: Schema): fc.Arbitrary<unknown> => {
      const name = schema.$ref?.replace('#/definitions/', '');
      if (name) return tie(name);
      return fc.oneof(...alternatives(schema, definitions).flatMap((flat) => valuesOfFlat(flat, values)));
    };
    const named = Object.entries(definitions).map(([name, schema]) => [name, guessed[name] ?? values(schema)]);
    return Object.fromEntries([...named, ['whole', values(root)]]);
  });
  return whole as fc.Arbitrary<unknown>;
}

const guessed: Record<string, fc.Arbitrary<unknown>> = { DataAddress: addressesOfData, DataPicture: addressesOfData };

/** The alternatives of a schema without references, conditions and choices. */
function alternatives(schema: Schema, definitions: Schemas): Schema[] {
  const { $ref, allOf = [], anyOf, oneOf, if: condition, then: yes, else: no, definitions: _, ...own } = schema;
  const of = (part: Schema | undefined) => alternatives(typeof part === 'object' ? part : {}, definitions);
  const conditions = [
    ...(condition ? [{ if: condition, then: yes, else: no }] : []),
    ...allOf.filter((part) => part.if),
  ];
  const parts = [
    ...($ref ? [of(definitions[$ref.replace('#/definitions/', '')])] : []),
    ...allOf.filter((part) => !part.if).map(of),
    ...[anyOf, oneOf].flatMap((choice) => (choice ? [choice.flatMap(of)] : [])),
    ...(conditions.length > 0
      ? [[...conditions.flatMap((one) => branches(one, of)), ...unconditioned(own, conditions)]]
      : []),
  ];
  return parts.reduce((all, part) => all.flatMap((one) => part.flatMap((other) => merged(one, other))), [own]);
}

function branches(one: Schema, of: (part: Schema | undefined) => Schema[]): Schema[] {
  const held = of(one.if).flatMap((test) => of(one.then).flatMap((then) => merged(test, then)));
  return one.else ? [...held, ...of(one.else)] : held;
}

/** The remaining types of a value when no condition applies. */
function unconditioned({ type }: Schema, conditions: Schema[]): Schema[] {
  const conditional = conditions.flatMap((one) => (one.else ? typesOf(type) : typesOf(one.if?.type)));
  const left = conditional.length > 0 ? typesOf(type).filter((one) => !conditional.includes(one)) : [];
  return left.length > 0 ? [{ type: left }] : [];
}

function merged(a: Schema, b: Schema): Schema[] {
  const types =
    a.type && b.type ? typesOf(a.type).filter((type) => typesOf(b.type).includes(type)) : typesOf(a.type ?? b.type);
  if (a.type && b.type && types.length === 0) return [];
  const properties: Schemas = { ...a.properties };
  for (const [name, schema] of Object.entries(b.properties ?? {})) {
    const other = properties[name];
    properties[name] = other ? { allOf: [other, schema] } : schema;
  }
  const required = [...new Set([...(a.required ?? []), ...(b.required ?? [])])];
  return [{ ...a, ...b, ...(types.length > 0 && { type: types }), properties, required }];
}

function typesOf(type: Schema['type']): string[] {
  return type === undefined ? [] : [type].flat();
}

function valuesOfFlat(schema: Schema, values: (schema: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown>[] {
  if (schema.const !== undefined) return [fc.constant(schema.const)];
  if (schema.enum) return [fc.constantFrom(...schema.enum)];
  const { minimum: min = -3, maximum: max = 3000, minItems = 0 } = schema as Record<string, number | undefined>;
  const types = typesOf(schema.type);
  return (types.length > 0 ? types : ['object']).map((type) => {
    switch (type) {
      case 'string':
        return schema.pattern ? arbitraryStringLike(schema.pattern) : strings;
      case 'integer':
        return fc.integer({ min, max });
      case 'number':
        return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }));
      case 'boolean':
        return fc.boolean();
      case 'array':
        return fc.array(values(schema.items ?? {}), {
          minLength: minItems,
          maxLength: minItems + 2,
          depthIdentifier: 'value',
        });
      case 'object':
        return objects(schema, values);
      default:
        return fc.constant(null);
    }
  });
}

function objects(schema: Schema, values: (schema: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, values(one)] as const);
  const requiredKeys = (schema.required ?? []).filter((name) => Object.hasOwn(schema.properties ?? {}, name));
  const known = fc.record(Object.fromEntries(properties), { requiredKeys, noNullPrototype: true });
  if (typeof schema.additionalProperties !== 'object') return known;
  const others = fc.dictionary(names, values(schema.additionalProperties), { maxKeys: 3, noNullPrototype: true });
  return fc.tuple(others, known).map(([more, fields]) => ({ ...more, ...fields }));
}
