import type { ErrorObject } from 'ajv';
import type { Schema } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import { pathOf } from './schema-messages.ts';

/** What a schema says of the names in one object: those that are none of its fields, and the fields that it lacks. */
export interface ObjectNames {
  path: Path;
  data: Record<string, unknown>;
  unknown: Set<string>;
  missing: Set<string>;
  /** The fields of which not exactly one stands there. */
  options: string[];
  known: string[];
  schemas: Schema[];
}

/** What the errors about the names in one object come to. */
export function namesIn(errors: ErrorObject[]): ObjectNames {
  const [{ instancePath, data }] = errors as [ErrorObject];
  const named = (keyword: string, name: string) =>
    new Set(errors.filter((error) => error.keyword === keyword).map((error) => error.params[name] as string));
  const choice = errors.find(({ keyword }) => keyword === 'oneOf');
  const schemas = errors.map(({ parentSchema }) => parentSchema as Schema);
  return {
    path: pathOf(instancePath),
    data: data as Record<string, unknown>,
    unknown: named('additionalProperties', 'additionalProperty'),
    missing: named('required', 'missingProperty'),
    options: ((choice?.schema ?? []) as Schema[]).flatMap(({ required = [] }) => required),
    known: schemas.flatMap(({ properties = {} }) => Object.keys(properties)),
    schemas,
  };
}

export function lackedBy({ data, missing, options }: ObjectNames, names: Iterable<string>): string[] {
  const isChosen = options.some((option) => Object.hasOwn(data, option));
  return [...names].filter((name) => missing.has(name) || (!isChosen && options.includes(name)));
}

/** Notes that an object has a field after all. */
export function settle(object: ObjectNames, name: string): void {
  object.missing.delete(name);
  if (object.options.includes(name)) object.options = [];
}
