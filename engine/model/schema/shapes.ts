import { definitionName, expander } from './expansion.ts';
import { once, oncePer } from './once.ts';
import type { Schema } from './schema.ts';

/** Somewhere in a schema: which shape a value has there. */
export type ShapeReader = (value: unknown) => Shape;

/** What schemas say of a value: the definitions that name it with the kinds they are of, and the places inside it. */
export interface Shape {
  names: readonly string[];
  items(): ShapeReader;
  /** Whether a field has a type of its own, and not that of all others. */
  declares(key: string): boolean;
  field(key: string): ShapeReader;
}

/**
 * `placeOf(pageSchema)(page).field('route')('/faq').names` is `['PageRoute']`. Where a schema's own values stand. Each shape
 * below it is worked out once: files are many, and what a schema says is little.
 */
export const createShapeReader: (root: Schema) => ShapeReader = oncePer(newPlace);

function newPlace(root: Schema): ShapeReader {
  const expansionOf = expander(root);
  const nothing: Parts = { schemas: [], more: new Map() };
  // Put together for one value after another, each time from nothing.
  let parts = nothing;
  const add = (schema: Schema) => {
    parts = withPart(parts, schema);
  };
  const placeUnder = (schemas: Schema[]): ShapeReader => {
    const expansions = schemas.map(expansionOf);
    const shapeFor = (value: unknown): Shape => {
      parts = nothing;
      for (let index = 0; index < expansions.length; index++) expansions[index]?.expand(value, add);
      parts.shape ??= newShape(parts.schemas);
      return parts.shape;
    };
    return expansions.some(({ conditional }) => conditional) ? shapeFor : once(() => shapeFor(undefined));
  };
  const newShape = (parts: Schema[]): Shape => {
    const fields = new Map<string, ShapeReader>();
    const others = once(() => placeUnder(parts.flatMap((part) => asSchema(part.additionalProperties))));
    return {
      names: [
        ...new Set(
          parts.flatMap(({ $ref, kind }) => [...($ref ? [definitionName($ref)] : []), ...(kind ? [kind] : [])]),
        ),
      ],
      items: once(() => placeUnder(parts.flatMap((part) => asSchema(part.items)))),
      declares: (key) => parts.some((part) => ownSchema(part, key).length > 0),
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

/** Schemas that hold together, and what they come to with one more: each such list is met again and again. */
interface Parts {
  schemas: Schema[];
  more: Map<Schema, Parts>;
  shape?: Shape;
}

function withPart({ schemas, more }: Parts, schema: Schema): Parts {
  const known = more.get(schema);
  if (known) return known;
  const parts: Parts = { schemas: [...schemas, schema], more: new Map() };
  more.set(schema, parts);
  return parts;
}

function ownSchema(schema: Schema, key: string): Schema[] {
  return schema.properties && Object.hasOwn(schema.properties, key) ? asSchema(schema.properties[key]) : [];
}

function asSchema(schema: Schema | boolean | undefined): Schema[] {
  return typeof schema === 'object' ? [schema] : [];
}
