import type { Schema, Schemas } from './schema.ts';

export interface Expansion {
  /** Adds the schemas that apply to a value, outermost first: resolves references and conditions. */
  expand(value: unknown, add: (schema: Schema) => void): void;
  /** Whether the result depends on the value. */
  conditional: boolean;
}

/**
 * Resolves references and conditions below a root schema, once per schema. A schema with
 * `if: { properties: { type: { const: 'table' } } }` expands to itself and, for a table, its `then`.
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
        // By index: iterators are slow for the values of thousands of files.
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

export function definitionName(reference: string): string {
  return reference.replace('#/definitions/', '');
}

/** A schema with the keywords of the definition that it refers to. */
export function openSchema({ $ref, ...own }: Schema, definitions: Schemas = {}): Schema {
  return $ref ? { ...openSchema(definitions[definitionName($ref)] ?? {}, definitions), ...own } : own;
}

/** Schemas that a field's value selects from, such as section types. A map is faster than testing each. */
function choiceIn(schemas: Schema[]): { key: string; cases: Map<unknown, Schema> } | undefined {
  const [key = ''] = Object.keys(schemas[0]?.if?.properties ?? {});
  const cases = new Map<unknown, Schema>();
  for (const { if: { properties = {}, required = [], ...more } = {}, then = {}, ...others } of schemas) {
    const { const: value, ...rest } = properties[key] ?? {};
    const isAlone = [rest, more, others].every((one) => Object.keys(one).length === 0);
    const isOfKey = Object.keys(properties).length === 1 && required.join() === key && value !== undefined;
    if (isAlone && isOfKey) cases.set(value, then);
  }
  // Schemas of another form, or with the same value, do not count.
  return schemas.length > 1 && cases.size === schemas.length ? { key, cases } : undefined;
}

function ownValue(value: unknown, key: string): unknown {
  const fields = fieldsOf(value);
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Compiles a condition, of the kinds that the schema generator writes. */
function testOf({ type, pattern, anyOf, required = [], properties = {} }: Schema): (value: unknown) => boolean {
  const options = anyOf?.map(testOf);
  const form = pattern === undefined ? undefined : new RegExp(pattern, 'u');
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

/** The type of a value in JSON Schema. */
export function jsonType(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}
