import type { ErrorObject } from 'ajv';
import type { DataBinding } from '../model/data.ts';
import { collectionOfSource, pageLanguage } from '../model/schema/collections.ts';
import { oncePer } from '../model/schema/once.ts';
import { pointerOf } from '../model/schema/pointer.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import { nodesOf, type SiteFile } from './site-files.ts';
import { validatorFor } from './validators.ts';

/** Checks the bindings of a file against the sources. Returns errors in Ajv's form, to report both kinds together. */
export function bindingErrors(file: SiteFile, schemas: Schemas): ErrorObject[] {
  const errors: ErrorObject[] = [];
  for (const node of nodesOf(file, 'DataBinding')) {
    const { source } = (node.value ?? {}) as Partial<DataBinding>;
    if (typeof source !== 'string') continue;
    const at = pointerOf(node.path);
    const params = schemas[`sources/${source}.params.schema.json`];
    if (!params) {
      const params = { allowedValues: sourcesIn(schemas) };
      const error = {
        keyword: 'enum',
        instancePath: `${at}/source`,
        schemaPath: '#/enum',
        params,
        parentSchema: {},
        data: source,
      };
      if (!isUnclear(source, schemas)) errors.push(error);
      continue;
    }
    if (!params.type) continue;
    const validate = validatorFor(bindingSchema(params));
    if (validate(node.value)) continue;
    for (const error of validate.errors ?? []) errors.push({ ...error, instancePath: at + error.instancePath });
  }
  return errors;
}

export function sourcesIn(schemas: Schemas): string[] {
  return Object.keys(schemas).flatMap((path) => /^sources\/(.+)\.params\.schema\.json$/.exec(path)?.[1] ?? []);
}

/** Whether a source may belong to a collection whose file has errors: its parameters are not known. */
function isUnclear(source: string, schemas: Schemas): boolean {
  const records = schemas[`records/${collectionOfSource(source)}.schema.json`];
  return records !== undefined && records.type === undefined;
}

/** A schema for bindings to a source: each parameter may also be a parameter of the page's route. */
export const bindingSchema = oncePer((schema: Schema): Schema => {
  const { properties = {}, required = [], definitions } = schema;
  const own = Object.entries(properties).filter(([name]) => name !== pageLanguage);
  const needed = required.filter((name) => name !== pageLanguage);
  return {
    type: 'object',
    properties: {
      params: {
        type: 'object',
        properties: Object.fromEntries(
          own.map(([name, one]) => [
            name,
            { type: 'string', if: { pattern: '^\\{route\\.[A-Za-z]+\\}$' }, then: {}, else: one },
          ]),
        ),
        required: needed,
        additionalProperties: false,
      },
    },
    required: needed.length > 0 ? ['params'] : [],
    definitions,
  };
});
