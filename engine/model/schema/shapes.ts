import { definitionName, expander } from './expansion.ts';
import { once, oncePer } from './once.ts';
import type { Schema } from './schema.ts';

/** Finds the shape of a value at one position of a schema. */
export type ShapeReader = (value: unknown) => Shape;

/** The schema facts about a value: its definitions and kinds, and readers for its children. */
export interface Shape {
  names: readonly string[];
  items(): ShapeReader;
  /** Whether the schema declares this field itself, not only through `additionalProperties`. */
  declares(key: string): boolean;
  field(key: string): ShapeReader;
}

/**
 * `createShapeReader(pageSchema)(page).field('route')('/faq').names` is `['PageRoute']`. Computes each shape once, because
 * there are many files but few shapes.
 */
export const createShapeReader: (root: Schema) => ShapeReader = oncePer(newReader);

function newReader(root: Schema): ShapeReader {
  const expansionOf = expander(root);
  const nothing: Parts = { schemas: [], more: new Map() };
  // Built for one value after another, each time from `nothing`.
  let parts = nothing;
  const add = (schema: Schema) => {
    parts = withPart(parts, schema);
  };
  const readerFor = (schemas: Schema[]): ShapeReader => {
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
    const others = once(() => readerFor(parts.flatMap((part) => asSchema(part.additionalProperties))));
    return {
      names: [
        ...new Set(
          parts.flatMap(({ $ref, kind }) => [...($ref ? [definitionName($ref)] : []), ...(kind ? [kind] : [])]),
        ),
      ],
      items: once(() => readerFor(parts.flatMap((part) => asSchema(part.items)))),
      declares: (key) => parts.some((part) => ownSchema(part, key).length > 0),
      field(key) {
        const known = fields.get(key);
        if (known) return known;
        const own = parts.flatMap((part) => ownSchema(part, key));
        if (own.length === 0) return others();
        const reader = readerFor(own);
        fields.set(key, reader);
        return reader;
      },
    };
  };
  return readerFor([root]);
}

/** A list of schemas that apply together, interned as a trie because the same lists recur. */
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
