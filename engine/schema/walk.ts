import type { Schema } from './schema.ts';

/** A place in a JSON value: property names and list positions from its top. */
export type Path = (string | number)[];

/** A value met on a walk, with the names of the schema definitions that describe it (`Text`, `Link`, `Section` …). */
export interface Met {
  readonly value: unknown;
  /** Put together when it is asked for: few values' places are. */
  readonly path: Path;
  readonly names: readonly string[];
}

/** Replaces a value met on a walk; `undefined` keeps it and walks on into it. */
export type Replace = (met: Met) => { value: unknown } | undefined;

/**
 * Walks a value along the schema that describes it and returns a copy in which `replace` has had its say. This is how the
 * engine knows what a field means without knowing any section: its type's name stands in the generated schema.
 */
export function walk(value: unknown, root: Schema, replace: Replace): unknown {
  const copyOf = (step: Step): unknown => {
    const replaced = replace(step);
    if (replaced) return replaced.value;
    const { value } = step;
    if (Array.isArray(value)) return step.inside().map(copyOf);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(step.inside().map((inner) => [inner.key, copyOf(inner)]));
  };
  return copyOf(new Step(value, placeOf(root)));
}

/** Calls `visit` for every value along its schema, outermost first. */
export function visit(value: unknown, root: Schema, visit: (met: Met) => void): void {
  const meet = (step: Step) => {
    visit(step);
    step.inside().forEach(meet);
  };
  meet(new Step(value, placeOf(root)));
}

/** A value on a walk, which knows what it is inside of. */
class Step implements Met {
  readonly #shape: Shape;

  constructor(
    readonly value: unknown,
    place: Place,
    readonly key: string | number = '',
    readonly outer?: Step,
  ) {
    this.#shape = place(value);
  }

  get names(): readonly string[] {
    return this.#shape.names;
  }

  get path(): Path {
    const path: Path = [];
    for (let step: Step = this; step.outer; step = step.outer) path.push(step.key);
    return path.reverse();
  }

  /** The values right inside it. */
  inside(): Step[] {
    const { value } = this;
    if (Array.isArray(value)) return value.map((item, index) => new Step(item, this.#shape.items(), index, this));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).map(([key, item]) => new Step(item, this.#shape.field(key), key, this));
  }
}

/** Somewhere in a schema: which shape a value has there. */
type Place = (value: unknown) => Shape;

/** What schemas say of a value: the definitions that name it, and the places inside it. */
interface Shape {
  names: readonly string[];
  items(): Place;
  field(key: string): Place;
}

const known = new WeakMap<Schema, Place>();

/** Where a schema's own values stand. Each shape below it is worked out once: files are many, and what a schema says is little. */
function placeOf(root: Schema): Place {
  const place = known.get(root) ?? newPlace(root);
  known.set(root, place);
  return place;
}

function newPlace(root: Schema): Place {
  const expansionOf = expander(root);
  const shapes = new Map<string, Shape>();
  const placeUnder = (schemas: Schema[]): Place => {
    const expansions = schemas.map(expansionOf);
    const shapeFor = (value: unknown): Shape => {
      const parts: Part[] = [];
      for (const { expand } of expansions) expand(value, parts);
      const key = parts.map(({ number }) => number).join();
      const shape = shapes.get(key) ?? newShape(parts.map(({ schema }) => schema));
      shapes.set(key, shape);
      return shape;
    };
    return expansions.some(({ conditional }) => conditional) ? shapeFor : once(() => shapeFor(undefined));
  };
  const newShape = (parts: Schema[]): Shape => {
    const fields = new Map<string, Place>();
    const others = once(() => placeUnder(parts.flatMap((part) => asSchema(part.additionalProperties))));
    return {
      names: parts.flatMap(({ $ref }) => ($ref ? [definitionName($ref)] : [])),
      items: once(() => placeUnder(parts.flatMap((part) => asSchema(part.items)))),
      field(key) {
        const before = fields.get(key);
        if (before) return before;
        const own = parts.flatMap((part) => ownSchema(part, key));
        if (own.length === 0) return others();
        const place = placeUnder(own);
        fields.set(key, place);
        return place;
      },
    };
  };
  return placeUnder([root]);
}

/** A schema with its number among those of its root. */
interface Part {
  schema: Schema;
  number: number;
}

/** What a schema comes to. */
interface Expansion {
  /** Adds the schemas that hold for a value, outermost first: references followed, conditions decided by the value. */
  expand(value: unknown, parts: Part[]): void;
  /** Whether that depends on the value. For most it does not. */
  conditional: boolean;
}

function expander({ definitions }: Schema): (schema: Schema) => Expansion {
  const expansions = new Map<Schema, Expansion>();
  let count = 0;
  const made = (schema: Schema): Expansion => {
    const part = { schema, number: count++ };
    const { $ref, allOf = [], if: condition } = schema;
    const always = [...($ref ? [definitions?.[definitionName($ref)] ?? {}] : []), ...allOf].map(expansionOf);
    const test = condition && testOf(condition);
    const [yes, no] = [schema.then, schema.else].map((branch) => branch && test && expansionOf(branch));
    return {
      conditional: test !== undefined || always.some(({ conditional }) => conditional),
      expand(value, parts) {
        parts.push(part);
        for (const inner of always) inner.expand(value, parts);
        if (test) (test(value) ? yes : no)?.expand(value, parts);
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

function definitionName(reference: string): string {
  return reference.replace('#/definitions/', '');
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function ownSchema(schema: Schema, key: string): Schema[] {
  return schema.properties && Object.hasOwn(schema.properties, key) ? asSchema(schema.properties[key]) : [];
}

function asSchema(schema: Schema | boolean | undefined): Schema[] {
  return typeof schema === 'object' ? [schema] : [];
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
    const object = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return (
      required.every((key) => Object.hasOwn(object, key)) && wanted.every(({ key, value }) => object[key] === value)
    );
  };
}

function jsonType(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}
