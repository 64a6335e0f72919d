import type { Schema } from './schema.ts';

/** What a schema comes to. */
export interface Expansion {
  /** Adds the schemas that hold for a value, outermost first: references followed, conditions decided by the value. */
  expand(value: unknown, add: (schema: Schema) => void): void;
  /** Whether that depends on the value. For most it does not. */
  conditional: boolean;
}

/**
 * `{ if: { properties: { type: { const: 'table' } } }, then: { properties: { rows } } }` comes, for a value of `type: 'table'`,
 * to itself and to its `then`; for any other, to itself alone. Works out what the schemas under a root come to, each once.
 */
export function expander({ definitions }: Schema): (schema: Schema) => Expansion {
  const expansions = new Map<Schema, Expansion>();
  const made = (schema: Schema): Expansion => {
    const { $ref, allOf = [], if: condition } = schema;
    const choice = choiceIn(allOf);
    const cases = new Map([...(choice?.cases ?? [])].map(([value, then]) => [value, expansionOf(then)]));
    const always = [...($ref ? [definitions?.[definitionName($ref)] ?? {}] : []), ...(choice ? [] : allOf)].map(
      expansionOf,
    );
    const test = condition && testOf(condition);
    const [yes, no] = [schema.then, schema.else].map((branch) => branch && test && expansionOf(branch));
    return {
      conditional: choice !== undefined || test !== undefined || always.some(({ conditional }) => conditional),
      expand(value, add) {
        add(schema);
        // By their places: an iterator for each value of thousands of files is felt.
        for (let index = 0; index < always.length; index++) always[index]?.expand(value, add);
        if (choice) cases.get(ownValue(value, choice.key))?.expand(value, add);
        if (test) (test(value) ? yes : no)?.expand(value, add);
      },
    };
  };
  function expansionOf(schema: Schema): Expansion {
    const expansion = expansions.get(schema) ?? made(schema);
    expansions.set(schema, expansion);
    return expansion;
  }
  return expansionOf;
}

/** The name of the definition that a reference leads to. */
export function definitionName(reference: string): string {
  return reference.replace('#/definitions/', '');
}

/**
 * Schemas of which one holds by what stands in a field, as one does of all types of sections: it is looked up, where asking each takes as
 * long as there are types. `undefined` for schemas of any other form.
 */
function choiceIn(schemas: Schema[]): { key: string; cases: Map<unknown, Schema> } | undefined {
  const [key = ''] = Object.keys(schemas[0]?.if?.properties ?? {});
  const cases = new Map<unknown, Schema>();
  for (const { if: { properties = {}, required = [], ...more } = {}, then = {}, ...others } of schemas) {
    const { const: value, ...rest } = properties[key] ?? {};
    const isAlone = [rest, more, others].every((one) => Object.keys(one).length === 0);
    const isOfKey = Object.keys(properties).length === 1 && required.join() === key && value !== undefined;
    if (isAlone && isOfKey) cases.set(value, then);
  }
  // One that is of another form, or asks for the same value as another, is not among them.
  return schemas.length > 1 && cases.size === schemas.length ? { key, cases } : undefined;
}

/** What stands in a field of an object; `undefined` for anything else. */
function ownValue(value: unknown, key: string): unknown {
  const fields = fieldsOf(value);
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** The fields of an object; none of anything else. */
function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Tells whether a value satisfies a condition of the kinds that the schema generator writes. */
function testOf({ type, pattern, anyOf, required = [], properties = {} }: Schema): (value: unknown) => boolean {
  const options = anyOf?.map(testOf);
  const form = pattern === undefined ? undefined : new RegExp(pattern);
  const wanted = Object.entries(properties).map(([key, { const: value }]) => ({ key, value }));
  return (value) => {
    if (type && jsonType(value) !== type) return false;
    if (form && !(typeof value === 'string' && form.test(value))) return false;
    if (options && !options.some((option) => option(value))) return false;
    if (required.length === 0 && wanted.length === 0) return true;
    const fields = fieldsOf(value);
    for (const key of required) if (!Object.hasOwn(fields, key)) return false;
    for (const { key, value } of wanted) if (fields[key] !== value) return false;
    return true;
  };
}

function jsonType(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}
