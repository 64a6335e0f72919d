import { Ajv, type ValidateFunction } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { oncePer } from '../model/schema/once.ts';
import type { Schema } from '../model/schema/schema.ts';

// Checking our own schemas and optimizing the code would take longer than they save. Inherited properties such
// as `constructor` are not fields.
const options = { allErrors: true, strict: false, verbose: true, validateSchema: false, ownProperties: true };

// Compiling a schema takes longer than checking a site.
export const validatorFor = oncePer(
  (schema: Schema): ValidateFunction =>
    cached.get(schema)?.() ?? new Ajv({ ...options, code: { optimize: false } }).compile(schema),
);

const cached = new WeakMap<Schema, () => ValidateFunction>();

/** Registers a compiled validator, which is loaded on first use. See {@link validatorText}. */
export function takeValidator(schema: Schema, validator: () => ValidateFunction): void {
  cached.set(schema, validator);
}

/** The source of a schema's validator as a CommonJS module, for a cache. */
export function validatorText(schema: Schema): string {
  const ajv = new Ajv({ ...options, code: { optimize: false, source: true } });
  return standalone(ajv, ajv.compile(schema));
}
