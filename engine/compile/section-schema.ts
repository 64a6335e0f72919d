import type { Schema } from '../model/schema/schema.ts';
import type { CompileContext } from './context.ts';

const known = new WeakMap<Schema, Schema>();

export function sectionSchema({ schemas }: Pick<CompileContext, 'schemas'>): Schema {
  const shared = schemas['shared.schema.json'] ?? {};
  const schema = known.get(shared) ?? { $ref: '#/definitions/Section', definitions: shared.definitions };
  known.set(shared, schema);
  return schema;
}
