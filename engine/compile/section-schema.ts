import { oncePer } from '../model/schema/once.ts';
import type { Schema } from '../model/schema/schema.ts';
import type { CompileContext } from './context.ts';

export function sectionSchema({ schemas }: Pick<CompileContext, 'schemas'>): Schema {
  return sectionSchemaIn(schemas['shared.schema.json'] ?? {});
}

const sectionSchemaIn = oncePer(({ definitions }: Schema): Schema => ({ $ref: '#/definitions/Section', definitions }));
