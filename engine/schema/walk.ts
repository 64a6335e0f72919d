import type { Schema } from './schema.ts';

/** A place in a JSON value: property names and list positions from its top. */
export type Path = (string | number)[];

/** A value met on a walk, with the names of the schema definitions that describe it (`Text`, `Link`, `Section` …). */
export interface Met {
  value: unknown;
  path: Path;
  names: string[];
}

/** Replaces a value met on a walk; `undefined` keeps it and walks on into it. */
export type Replace = (met: Met) => { value: unknown } | undefined;

/**
 * Walks a value along the schema that describes it and returns a copy in which `replace` has had its say. This is how the
 * engine knows what a field means without knowing any section: its type's name stands in the generated schema.
 */
export function walk(value: unknown, root: Schema, replace: Replace): unknown {
  const fixed = fixedIn(root);
  return step(value, [root], []);

  function step(value: unknown, schemas: Schema[], path: Path): unknown {
    const names: string[] = [];
    const parts: Schema[] = [];
    for (const schema of schemas) {
      const known = fixed(schema);
      if (known) names.push(...known.names);
      parts.push(...(known ? known.parts : expand(schema, value, names)));
    }
    const replaced = replace({ value, path, names });
    if (replaced) return replaced.value;
    if (Array.isArray(value)) {
      const items = parts.flatMap((part) => asSchema(part.items));
      return value.map((item, index) => step(item, items, [...path, index]));
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
      const named = parts.flatMap((part) => ownSchema(part, key));
      const found = named.length > 0 ? named : parts.flatMap((part) => asSchema(part.additionalProperties));
      return [key, step(item, found, [...path, key])];
    });
    return Object.fromEntries(entries);
  }

  /** The schemas that hold for a value: references followed, conditions decided by the value. */
  function expand(schema: Schema, value: unknown, names: string[]): Schema[] {
    const parts = [schema];
    if (schema.$ref) {
      const name = schema.$ref.replace('#/definitions/', '');
      names.push(name);
      parts.push(...expand(root.definitions?.[name] ?? {}, value, names));
    }
    for (const part of schema.allOf ?? []) parts.push(...expand(part, value, names));
    if (schema.if) {
      const branch = holds(schema.if, value) ? schema.then : schema.else;
      if (branch) parts.push(...expand(branch, value, names));
    }
    return parts;
  }
}

/** Calls `visit` for every value along its schema, outermost first. */
export function visit(value: unknown, root: Schema, visit: (met: Met) => void): void {
  walk(value, root, (met) => {
    visit(met);
    return undefined;
  });
}

/** What a schema comes to for every value alike. */
interface Fixed {
  parts: Schema[];
  names: string[];
}

const known = new WeakMap<Schema, Map<Schema, Fixed | undefined>>();

/** Looks up what schemas come to whatever the value; `undefined` for those that have conditions. Most have none. */
function fixedIn(root: Schema): (schema: Schema) => Fixed | undefined {
  const found = known.get(root) ?? new Map<Schema, Fixed | undefined>();
  known.set(root, found);
  return function fixed(schema: Schema): Fixed | undefined {
    if (found.has(schema)) return found.get(schema);
    const name = schema.$ref?.replace('#/definitions/', '');
    const inner = [...(name === undefined ? [] : [root.definitions?.[name] ?? {}]), ...(schema.allOf ?? [])].map(fixed);
    const whole = schema.if ? undefined : all(inner);
    const result = whole && {
      parts: [schema, ...whole.flatMap(({ parts }) => parts)],
      names: [...(name === undefined ? [] : [name]), ...whole.flatMap(({ names }) => names)],
    };
    found.set(schema, result);
    return result;
  };
}

/** The items, where none is missing. */
function all<Item>(items: (Item | undefined)[]): Item[] | undefined {
  return items.every((item) => item !== undefined) ? items : undefined;
}

function ownSchema(schema: Schema, key: string): Schema[] {
  return schema.properties && Object.hasOwn(schema.properties, key) ? asSchema(schema.properties[key]) : [];
}

function asSchema(schema: Schema | boolean | undefined): Schema[] {
  return typeof schema === 'object' ? [schema] : [];
}

/** Whether a value satisfies a condition of the kinds that the schema generator writes. */
function holds(condition: Schema, value: unknown): boolean {
  if (condition.type && jsonType(value) !== condition.type) return false;
  if (condition.pattern && !(typeof value === 'string' && new RegExp(condition.pattern).test(value))) return false;
  if (condition.anyOf) return condition.anyOf.some((option) => holds(option, value));
  const object = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  if (condition.required?.some((key) => !Object.hasOwn(object, key))) return false;
  return Object.entries(condition.properties ?? {}).every(([key, { const: wanted }]) => object[key] === wanted);
}

function jsonType(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}
