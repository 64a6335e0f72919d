import type { ErrorObject } from 'ajv';
import { openSchema } from '../model/schema/expansion.ts';
import { isPrefix } from '../model/schema/pointer.ts';
import type { Schema } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import { describePath } from './make-problem.ts';
import { type Message, quoteNames } from './messages/message.ts';
import { t } from './messages/messages.ts';
import type { Finding } from './rule.ts';
import { nearest } from './suggest.ts';
import { pathFromPointer, type SchemaContext } from './value-finding.ts';

/** Finds fields at the wrong level, one finding for all that belong together. Removes them from both lists. */
export function misplacedFields(objects: ObjectNames[], wrong: Finding[], whole: SchemaContext): Finding[] {
  return objects.flatMap((object) => {
    const found: Finding[] = [];
    const tell = (names: string[], message: Message) => {
      for (const name of names) object.unknown.delete(name);
      found.push({ code: 'unknown-field', path: [...object.path, names[0] as string], at: 'key', message });
    };
    for (const name of wrappersIn(object, wrong)) tell([name], t('tooDeep', { wrapper: name }));
    for (const other of objects) {
      const names = ofOther(object, other);
      if (names.length > 0) tell(names, misplaced(names, insideObject(describePath(whole.value, other.path))));
    }
    const inside = ofField(object, wrong, whole.schema);
    if (inside?.isTold) for (const name of inside.names) object.unknown.delete(name);
    else if (inside) tell(inside.names, inside.message);
    return found;
  });
}

/** Unknown names that only wrap fields which the object lacks. */
function wrappersIn(object: ObjectNames, wrong: Finding[]): string[] {
  return Object.entries(object.data).flatMap(([name, value]) => {
    const isUnknown = object.unknown.has(name);
    if (!isUnknown && !isWrong(object, name, wrong)) return [];
    const held = typeof value === 'object' && value !== null ? lackedBy(object, Object.keys(value)) : [];
    for (const field of held) addField(object, field);
    return isUnknown && held.length > 0 ? [name] : [];
  });
}

/** Unknown names of an object that a parent or child object lacks, with its other fields next to them. */
function ofOther(object: ObjectNames, other: ObjectNames): string[] {
  if (object === other || !(isWithin(object.path, other.path) || isWithin(other.path, object.path))) return [];
  const lacked = lackedBy(other, object.unknown);
  for (const field of lacked) addField(other, field);
  const isOfOther = (name: string) => other.known.includes(name) && !Object.hasOwn(other.data, name);
  return lacked.length === 0 ? [] : [...object.unknown].filter((name) => lacked.includes(name) || isOfOther(name));
}

/** Unknown names that belong in one of the object's own fields. `isTold` if that has a reported value of the wrong type. */
function ofField(object: ObjectNames, wrong: Finding[], root: Schema) {
  const { data, known, schemas, unknown } = object;
  const free = known.filter((name) => !Object.hasOwn(data, name));
  // A name near to a free field of the object is that field, misspelled.
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
  const similar = candidates.filter((one) => one.isList === isList && String(one.names) === String(names));
  const fields = [...new Set(similar.map(({ name }) => name))];
  for (const field of lackedBy(object, fields)) addField(object, field);
  const place = t(isList ? 'insideEntry' : 'insideField', { fields: quoteNames(fields, 'or') });
  return { names, message: misplaced(names, place), isTold };
}

function misplaced(names: string[], place: Message): Message {
  return t(names.length > 1 ? 'misplacedFields' : 'misplacedField', {
    names: quoteNames(names, 'and'),
    place,
  });
}

function insideObject(object: string): Message {
  return object ? t('insideObject', { object }) : t('insideFile');
}

/** The fields of the objects that a schema allows, or of the items of a list. */
function fieldsIn(schema: Schema, root: Schema): { fields: Set<string>; required: string[]; isList: boolean } {
  const open = (part: Schema) => openSchema(part, root.definitions);
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
  return inner.length > outer.length && isPrefix(outer, inner);
}

export interface ObjectNames {
  path: Path;
  data: Record<string, unknown>;
  unknown: Set<string>;
  missing: Set<string>;
  /** Alternative fields: exactly one is required. */
  options: string[];
  known: string[];
  schemas: Schema[];
}

export function collectNames(errors: ErrorObject[]): ObjectNames {
  const [{ instancePath, data }] = errors as [ErrorObject];
  const named = (keyword: string, name: string) =>
    new Set(errors.filter((error) => error.keyword === keyword).map((error) => error.params[name] as string));
  const choice = errors.find(({ keyword }) => keyword === 'oneOf');
  const schemas = errors.map(({ parentSchema }) => parentSchema as Schema);
  return {
    path: pathFromPointer(instancePath),
    data: data as Record<string, unknown>,
    unknown: named('additionalProperties', 'additionalProperty'),
    missing: named('required', 'missingProperty'),
    options: ((choice?.schema ?? []) as Schema[]).flatMap(({ required = [] }) => required),
    known: schemas.flatMap(({ properties = {} }) => Object.keys(properties)),
    schemas,
  };
}

function lackedBy({ data, missing, options }: ObjectNames, names: Iterable<string>): string[] {
  const isChosen = options.some((option) => Object.hasOwn(data, option));
  return [...names].filter((name) => missing.has(name) || (!isChosen && options.includes(name)));
}

export function addField(object: ObjectNames, name: string): void {
  object.missing.delete(name);
  if (object.options.includes(name)) object.options = [];
}
