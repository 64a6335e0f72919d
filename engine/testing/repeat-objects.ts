import type { ForEach } from '../model/for-each.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import type { Schema } from '../model/schema/schema.ts';
import { createShapeReader, type ShapeReader } from '../model/schema/shapes.ts';

/** A copy of a value in which each object that may be repeated is. */
export function repeatObjects(value: unknown, schema: Schema, forEach: ForEach): unknown {
  const copy = (value: unknown, reader: ShapeReader): unknown => {
    const shape = reader(value);
    if (Array.isArray(value)) return value.map((item) => copy(item, shape.items()));
    if (!isJsonObject(value)) return value;
    const fields = Object.entries(value).map(([key, inner]) => [key, copy(inner, shape.field(key))]);
    return { ...(isRepeatable(value, reader) && { forEach }), ...Object.fromEntries(fields) };
  };
  return copy(value, createShapeReader(schema));
}

export function isRepeatable(value: unknown, reader: ShapeReader): boolean {
  return reader(value).field('forEach')({}).names.includes('ForEach');
}
