import { Ajv, type ValidateFunction } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { Schema } from '../model/schema/schema.ts';

// The schemas are our own: checking them and polishing their validators' code would take longer than they save.
// A field counts when an object has it itself: every object inherits a `constructor`.
const options = { allErrors: true, strict: false, verbose: true, validateSchema: false, ownProperties: true };

// Compiling a schema takes longer than checking a site.
const validators = new WeakMap<Schema, ValidateFunction>();
const cached = new WeakMap<Schema, () => ValidateFunction>();

/** What checks values against a schema. */
export function validatorFor(schema: Schema): ValidateFunction {
  const validate =
    validators.get(schema) ??
    cached.get(schema)?.() ??
    new Ajv({ ...options, code: { optimize: false } }).compile(schema);
  validators.set(schema, validate);
  return validate;
}

/**
 * Where a schema's validator comes from that was compiled before: what the module of {@link validatorText} exports. It is looked for when
 * something is checked by it.
 */
export function takeValidator(schema: Schema, validator: () => ValidateFunction): void {
  cached.set(schema, validator);
}

/** A schema's validator as the text of a CommonJS module, to be cached where it is compiled again and again. */
export function validatorText(schema: Schema): string {
  const ajv = new Ajv({ ...options, code: { optimize: false, source: true } });
  return standalone(ajv, ajv.compile(schema));
}
