import type {
  CollectionAnswer,
  CollectionAnswers,
  CollectionDescriptor,
  RecordField,
  RecordFields,
} from '../descriptor/collection.ts';
import type { PlainText } from '../descriptor/kinds.ts';
import type { Schema, Schemas } from './schema.ts';

/** A collection as far as its file can be used, which the check tells of. */
export interface SoundCollection extends Partial<CollectionDescriptor> {
  fields: RecordFields;
  answers: CollectionAnswers;
  /** The names of answers that say too little to be made: what they give is not known. */
  unclear: string[];
}

/** The collections of a site by name. */
export type Declared = Record<string, SoundCollection>;

/** The name of the collection that a file declares; `undefined` for any other file. */
export function declaredBy(file: string): string | undefined {
  return /^pages\/collections\/([^/]+)\.json$/.exec(file)?.[1];
}

/** What of a collection's file can be used; all of it where the check finds no mistake. */
export function soundCollection(value: unknown): SoundCollection {
  const whole = isObject(value) ? value : {};
  const isAnswer = (answer: unknown) =>
    isObject(answer) && (answer.gives === 'record' || answer.gives === 'list') && typeof answer.path === 'string';
  const answers = those<CollectionAnswer>(whole.answers, isAnswer);
  const named = Object.keys(isObject(whole.answers) ? whole.answers : {});
  return {
    ...whole,
    fields: those<RecordField>(whole.fields, isObject),
    answers,
    unclear: named.filter((name) => !Object.hasOwn(answers, name)),
  };
}

function those<Value>(object: unknown, fits: (value: unknown) => boolean): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(isObject(object) ? object : {}).filter(([, value]) => fits(value)),
  ) as Record<string, Value>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parameter of an address that is the language of the page which asks, where a collection is in some languages. */
export const pageLanguage = 'language';

/** The parameters of an address of the API, in its order. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

/** The fields of a record that an answer gives, in its order: all of them where it says none, or one that there is not. */
export function fieldsGiven({ fields }: SoundCollection, answer: CollectionAnswer): RecordFields {
  const names = answer.fields ?? [];
  if (names.length === 0 || !names.every((name) => Object.hasOwn(fields, name))) return fields;
  return Object.fromEntries(names.map((name) => [name, fields[name] as RecordField]));
}

/** Whether it is certain what an answer is asked with and what it gives. Where it is not, the check tells so of its address alone. */
function isClear({ fields }: SoundCollection, { path, gives, size }: CollectionAnswer): boolean {
  const names = parametersOf(path);
  const isPaged = names.includes('page') && !Object.hasOwn(fields, 'page');
  const by = names.filter((name) => !(isPaged && name === 'page'));
  const isKnown = by.every((name) => Object.hasOwn(fields, name) && isAsked(fields[name] as RecordField));
  return isKnown && (gives === 'record' ? by.length > 0 && !isPaged : isPaged === (size !== undefined));
}

/**
 * The schemas with those that a site's collections give: of their records, of their answers and of what these are asked with. `kinds` are
 * the engine's own, `kinds.schema.json` among them, in the site's languages.
 */
export function withCollections(schemas: Schemas, collections: Declared, languages: string[]): Schemas {
  const kinds = schemas['kinds.schema.json'] ?? {};
  const made = Object.entries(collections).flatMap(([name, collection]): [string, Schema][] => [
    [`records/${name}.schema.json`, recordSchema(name, collection, kinds)],
    ...collection.unclear.flatMap((answer) => unknown(`${name}.${answer}`)),
    ...Object.entries(collection.answers).flatMap(([answer, declared]): [string, Schema][] => {
      const source = `${name}.${answer}`;
      if (!isClear(collection, declared)) return unknown(source);
      return [
        [`sources/${source}.schema.json`, answerSchema(source, collection, declared, kinds)],
        [`sources/${source}.params.schema.json`, paramsSchema(source, collection, declared, kinds, languages)],
      ];
    }),
  ]);
  return { ...schemas, ...Object.fromEntries(made) };
}

/** The schemas of a source of which nothing is known: anything may be asked and answered. */
function unknown(source: string): [string, Schema][] {
  return [
    [`sources/${source}.schema.json`, {}],
    [`sources/${source}.params.schema.json`, {}],
  ];
}

const head = { $schema: 'http://json-schema.org/draft-07/schema#' };

/** A file of records holds one or a list, and each may say when it is published. What a collection that cannot be read would have is not known: anything fits. */
function recordSchema(name: string, collection: SoundCollection, kinds: Schema): Schema {
  const { fields, says } = collection;
  if (Object.keys(fields).length === 0) return { ...head, title: `Records: ${name}` };
  const record = { $ref: `#/definitions/${recordName(name)}` };
  const { properties, ...rest } = objectOf(collection, fields, [], kinds);
  const { properties: times } = kinds.definitions?.Publishing ?? {};
  return {
    ...head,
    title: `Records: ${name}`,
    ...explained(says),
    type: ['object', 'array'],
    if: { type: 'array' },
    then: { items: record },
    else: record,
    definitions: definitionsFor(
      fields,
      kinds,
      {
        ...definitionsOf(times, kinds.definitions ?? {}),
        [recordName(name)]: { ...rest, properties: { ...properties, ...times } },
      },
      collection,
    ),
  };
}

/** The definition of a collection's record: `testLog` is no name of a kind. */
function recordName(collection: string): string {
  return `${collection} record`;
}

function answerSchema(source: string, collection: SoundCollection, answer: CollectionAnswer, kinds: Schema): Schema {
  const fields = fieldsGiven(collection, answer);
  const record = objectOf(collection, fields, answer.mayLack ?? [], kinds);
  const own = { ...head, title: `The answer of ${source}`, ...explained(answer.says) };
  const definitions = definitionsFor(fields, kinds, {}, collection);
  if (answer.gives === 'record') return { ...record, ...own, definitions };
  if (answer.size === undefined) return { ...own, type: 'array', items: record, definitions };
  return {
    ...own,
    type: 'object',
    properties: {
      data: { type: 'array', items: record },
      last_page: { type: 'number' },
      current_page: { type: 'number' },
    },
    required: ['data', 'last_page'],
    additionalProperties: false,
    definitions,
  };
}

function paramsSchema(
  source: string,
  { fields, languages: those }: SoundCollection,
  { path }: CollectionAnswer,
  kinds: Schema,
  languages: string[],
): Schema {
  const names = [...parametersOf(path), ...(those === 'some' ? [pageLanguage] : [])];
  const own = (name: string): Schema => {
    if (name === 'page' && !Object.hasOwn(fields, name)) return { $ref: '#/definitions/PageNumber' };
    if (name === pageLanguage && those === 'some') return { type: 'string', enum: languages };
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const says = field && explained(field.says);
    if (field?.kind === 'RecordId') return { $ref: '#/definitions/RecordNumber', ...says };
    return field && isAsked(field) ? { ...valueSchema(field, kinds), ...says } : { type: 'string' };
  };
  const properties = Object.fromEntries(names.map((name) => [name, own(name)]));
  return {
    ...head,
    title: `The parameters of ${source}`,
    type: 'object',
    properties,
    required: names,
    additionalProperties: false,
    definitions: definitionsOf(properties, kinds.definitions ?? {}),
  };
}

/** The kinds of fields by whose values records can be asked for: an address holds them as they stand. */
export const askedKinds: string[] = ['RecordId', 'RecordSlug', 'CompactDay', 'Day', 'Month', 'Year', 'string'];

/** Whether an address may choose by a field. */
export function isAsked({ kind }: RecordField): boolean {
  return askedKinds.includes(kind);
}

function objectOf({ fields: all }: SoundCollection, fields: RecordFields, mayLack: string[], kinds: Schema): Schema {
  const needed = Object.entries(all).flatMap(([name, { optional }]) =>
    optional || mayLack.includes(name) || !Object.hasOwn(fields, name) ? [] : name,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, { ...valueSchema(field, kinds), ...explained(field.says) }]),
    ),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  };
}

/** What a field's value must be; of a kind that there is not, anything, for the check tells the kind. */
function valueSchema({ kind, values }: RecordField, { definitions }: Schema): Schema {
  if (values && kind === 'string') return { type: 'string', enum: values };
  const { properties = {} } = definitions?.RecordKinds ?? {};
  const { description: _, zh: __, ...schema } = (Object.hasOwn(properties, kind) && properties[kind]) || {};
  return schema;
}

/** What a maintainer's sentence says in the two languages of the engine's messages, as schemas hold it. */
function explained(says: PlainText | undefined): { description?: string; zh?: string } {
  if (says === undefined) return {};
  if (typeof says === 'string') return { description: says, zh: says };
  const { zh, en }: { zh?: string; en?: string } = says;
  const [any = ''] = Object.values(says as object) as string[];
  return { description: en ?? any, ...(zh !== undefined && { zh }) };
}

function definitionsFor(fields: RecordFields, kinds: Schema, own: Schemas, collection: SoundCollection): Schemas {
  const found = definitionsOf(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field, kinds)])),
    kinds.definitions ?? {},
  );
  const texts = collection.languages === 'some' ? Object.entries(found).map(inSome) : Object.entries(found);
  return { ...Object.fromEntries(texts), ...own };
}

/** A text of a record that need not be in every language is in one at least. */
function inSome([name, schema]: [string, Schema]): [string, Schema] {
  if (!name.startsWith('Bilingual')) return [name, schema];
  const { required: _, ...rest } = schema;
  return [name, { ...rest, minProperties: 1 }];
}

/** The definitions that a schema leads to, of those given. */
function definitionsOf(part: unknown, all: Schemas, found: Schemas = {}): Schemas {
  if (typeof part !== 'object' || part === null) return found;
  const name = (part as Schema).$ref?.replace('#/definitions/', '');
  if (typeof name === 'string' && !Object.hasOwn(found, name) && Object.hasOwn(all, name)) {
    found[name] = all[name] as Schema;
    definitionsOf(found[name], all, found);
  }
  for (const value of Object.values(part)) definitionsOf(value, all, found);
  return found;
}
