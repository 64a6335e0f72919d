import type { ErrorObject } from 'ajv';
import { definitionName } from '../model/schema/expansion.ts';
import type { Schema } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import { placeOf } from './make-problem.ts';
import type { Finding } from './rule.ts';
import { pathOf } from './schema-messages.ts';
import { nearest } from './suggest.ts';
import { schemaWords } from './words/schema-words.ts';
import type { Words } from './words/words.ts';

/** A file's schema and its value, where fields are looked for at other levels. */
export interface Whole {
  schema: Schema;
  value: unknown;
  /** The text of the value at a path, as the file writes it. */
  written(path: Path): string;
}

/**
 * Finds fields that stand at the wrong level: one finding for all that belong to one place, at the first of them. They are taken out
 * of what is unknown and missing, so that nothing is told twice. `wrong` are the findings of values of the wrong kind.
 */
export function misplacedFields(objects: ObjectNames[], wrong: Finding[], whole: Whole): Finding[] {
  return objects.flatMap((object) => {
    const found: Finding[] = [];
    const tell = (names: string[], message: Words) => {
      for (const name of names) object.unknown.delete(name);
      found.push({ code: 'unknown-field', path: [...object.path, names[0] as string], at: 'key', message });
    };
    for (const name of wrappersIn(object, wrong)) tell([name], schemaWords.tooDeep(name));
    for (const other of objects) {
      const names = ofOther(object, other);
      if (names.length > 0) tell(names, schemaWords.ofPlace(names, placeOf(whole.value, other.path)));
    }
    const inside = ofField(object, wrong, whole.schema);
    if (inside?.isTold) for (const name of inside.names) object.unknown.delete(name);
    else if (inside) tell(inside.names, inside.message);
    return found;
  });
}

/** The unknown names that only wrap what the object lacks. A known one whose value does so is of the wrong kind, and told as that. */
function wrappersIn(object: ObjectNames, wrong: Finding[]): string[] {
  return Object.entries(object.data).flatMap(([name, value]) => {
    const isUnknown = object.unknown.has(name);
    if (!isUnknown && !isWrong(object, name, wrong)) return [];
    const held = typeof value === 'object' && value !== null ? lackedBy(object, Object.keys(value)) : [];
    for (const field of held) settle(object, field);
    return isUnknown && held.length > 0 ? [name] : [];
  });
}

/** The unknown names of an object that another one lacks, above it or in it, with those beside them that are fields of that one too. */
function ofOther(object: ObjectNames, other: ObjectNames): string[] {
  if (object === other || !(isWithin(object.path, other.path) || isWithin(other.path, object.path))) return [];
  const lacked = lackedBy(other, object.unknown);
  for (const field of lacked) settle(other, field);
  const isOfOther = (name: string) => other.known.includes(name) && !Object.hasOwn(other.data, name);
  return lacked.length === 0 ? [] : [...object.unknown].filter((name) => lacked.includes(name) || isOfOther(name));
}

/** Where unknown names belong that make a whole value of one of the object's own fields. */
interface Inside {
  names: string[];
  message: Words;
  /** Whether the field has another value, whose kind is told to be wrong. */
  isTold: boolean;
}

function ofField(object: ObjectNames, wrong: Finding[], root: Schema): Inside | undefined {
  const { data, known, schemas, unknown } = object;
  const free = known.filter((name) => !Object.hasOwn(data, name));
  // A name that is near to a field of the object itself is that field, misspelled.
  const strangers = [...unknown].filter((name) => nearest(name, free) === undefined);
  const candidates = schemas
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .flatMap(([name, schema]) => {
      const isTold = isWrong(object, name, wrong);
      if (Object.hasOwn(data, name) && !isTold) return [];
      const { fields, required, isList } = fieldsIn(schema, root);
      const names = strangers.filter((stranger) => fields.has(stranger));
      const isWhole = required.length > 0 && required.every((field) => names.includes(field));
      return names.length > 0 && (isTold || isWhole) ? [{ name, names, isList, isTold }] : [];
    });
  const [first] = candidates.toSorted((a, b) => Number(a.isList) - Number(b.isList) || b.names.length - a.names.length);
  if (!first) return undefined;
  const { names, isList, isTold } = first;
  const alike = candidates.filter((one) => one.isList === isList && String(one.names) === String(names));
  const fields = [...new Set(alike.map(({ name }) => name))];
  for (const field of lackedBy(object, fields)) settle(object, field);
  return { names, message: schemaWords.ofField(names, fields, isList), isTold };
}

/** The fields of the objects that a schema admits, or of the entries of the lists. */
function fieldsIn(schema: Schema, root: Schema): { fields: Set<string>; required: string[]; isList: boolean } {
  const open = ({ $ref, ...rest }: Schema): Schema =>
    $ref ? { ...open(root.definitions?.[definitionName($ref)] ?? {}), ...rest } : rest;
  const outer = open(schema);
  const whole = outer.items ? open(outer.items) : outer;
  const cases = (whole.allOf ?? []).map(({ if: condition, then = {} }) => ({
    ...open(then),
    isObject: condition?.type === 'object',
  }));
  const all = [whole, ...cases];
  return {
    fields: new Set(all.flatMap(({ properties = {} }) => Object.keys(properties))),
    required: [whole, ...cases.filter(({ isObject }) => isObject)].flatMap(({ required = [] }) => required),
    isList: outer.items !== undefined,
  };
}

function isWrong({ path }: ObjectNames, name: string, wrong: Finding[]): boolean {
  const depth = path.length;
  return wrong.some((one) => one.path.length === depth + 1 && one.path[depth] === name && isWithin(one.path, path));
}

function isWithin(inner: Path, outer: Path): boolean {
  return inner.length > outer.length && outer.every((step, index) => step === inner[index]);
}

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
