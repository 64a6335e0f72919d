import type { ErrorObject } from 'ajv';
import type { Schema } from '../schema/schema.ts';
import { schemaWords } from './words/schema-words.ts';
import type { Words } from './words/words.ts';

/** A field that stands in another object than the one around it or inside it that needs it. Objects are told by their pointers. */
export interface Misplaced {
  name: string;
  /** Where it stands. */
  at: string;
  /** Where it is missing. */
  from: string;
  message: Words;
}

/** The fields that are unknown where they stand and missing a level higher or lower: each is one mistake, and not two. */
export function misplacedIn(errors: ErrorObject[]): Misplaced[] {
  const missing = errors.flatMap((error) => neededBy(error).map((name) => ({ name, from: error.instancePath })));
  return errors.flatMap(({ keyword, params, instancePath: at }) => {
    if (keyword !== 'additionalProperties') return [];
    const name = params.additionalProperty as string;
    const home = missing.find((one) => one.name === name && (isWithin(one.from, at) || isWithin(at, one.from)));
    return home ? [{ name, at, from: home.from, message: messageOf(name, at, home.from) }] : [];
  });
}

/** The fields of which an object lacks each, or one. */
function neededBy({ keyword, params, schema, schemaPath }: ErrorObject): string[] {
  if (keyword === 'oneOf') return (schema as Schema[]).flatMap(({ required = [] }) => required);
  return keyword === 'required' && !schemaPath.includes('/oneOf/') ? [params.missingProperty as string] : [];
}

function isWithin(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}/`);
}

function messageOf(name: string, at: string, from: string): Words {
  const field = from
    .slice(at.length + 1)
    .split('/')
    .find((step) => !/^\d+$/.test(step));
  return isWithin(from, at) ? schemaWords.tooHigh(name, field ?? '') : schemaWords.tooLow(name);
}
