import type { CollectionAnswer, RecordField, RecordFields } from '../collection.ts';
import type { PlainText } from '../kinds.ts';
import {
  answerFields,
  isParameterField,
  isUnambiguous,
  type ParsedCollection,
  type ParsedCollections,
  pageLanguage,
  parametersOf,
} from './collections.ts';
import { isLocalized } from './languages.ts';
import type { Schema, Schemas } from './schema.ts';

/** Adds the schemas of a site's collections: of records, responses and parameters. `schemas` are in the site's languages. */
export function withCollections(schemas: Schemas, collections: ParsedCollections, languages: string[]): Schemas {
  const kinds = schemas['kinds.schema.json'] ?? {};
  const made = Object.entries(collections).flatMap(([name, collection]): [string, Schema][] => [
    [`records/${name}.schema.json`, recordSchema(name, collection, kinds)],
    ...collection.unclear.flatMap((answer) => unknown(`${name}.${answer}`)),
    ...Object.entries(collection.answers).flatMap(([answer, declared]): [string, Schema][] => {
      const source = `${name}.${answer}`;
      if (!isUnambiguous(collection, declared)) return unknown(source);
      return [
        [`sources/${source}.schema.json`, answerSchema(source, collection, declared, kinds)],
        [`sources/${source}.params.schema.json`, paramsSchema(source, collection, declared, kinds, languages)],
      ];
    }),
  ]);
  return { ...schemas, ...Object.fromEntries(made) };
}

/** The schemas of an invalid source: any parameters and any response. */
function unknown(source: string): [string, Schema][] {
  return [
    [`sources/${source}.schema.json`, {}],
    [`sources/${source}.params.schema.json`, {}],
  ];
}

const head = { $schema: 'http://json-schema.org/draft-07/schema#' };

/** A file holds a record or a list of records. For an invalid collection anything is valid. */
function recordSchema(name: string, collection: ParsedCollection, kinds: Schema): Schema {
  const { fields } = collection;
  if (Object.keys(fields).length === 0) return { ...head, title: `Records: ${name}` };
  const record = { $ref: `#/definitions/${recordName(name)}` };
  const { properties, ...rest } = objectOf(collection, fields, [], kinds);
  const { properties: times } = kinds.definitions?.Publishing ?? {};
  return {
    ...head,
    title: `Records: ${name}`,
    ...explained(collection),
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

/** With a space, so that it cannot equal the name of a kind. */
function recordName(collection: string): string {
  return `${collection} record`;
}

function answerSchema(source: string, own: ParsedCollection, answer: CollectionAnswer, kinds: Schema): Schema {
  const collection = asAnswered(own);
  const fields = answerFields(collection, answer);
  const record = objectOf(collection, fields, answer.optional ?? [], kinds);
  const about = { ...head, title: `The answer of ${source}`, ...explained(answer) };
  // Adjacent records may have fields that the response does not.
  const definitions = definitionsFor(answer.adjacent ? collection.fields : fields, kinds, {}, collection);
  if (answer.type === 'record') {
    const beside = adjacentSchemas(collection, answer, kinds);
    return { ...record, properties: { ...record.properties, ...beside }, ...about, definitions };
  }
  if (answer.pageSize === undefined) return { ...about, type: 'array', items: record, definitions };
  return {
    ...about,
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

/** The fields of a collection in its answers, which have Markdown as HTML. */
function asAnswered(collection: ParsedCollection): ParsedCollection {
  const fields = Object.entries(collection.fields).map(([name, field]) => [
    name,
    field.kind === 'Markdown' ? { ...field, kind: 'HtmlText' } : field,
  ]);
  return { ...collection, fields: Object.fromEntries(fields) };
}

function adjacentSchemas(collection: ParsedCollection, { adjacent }: CollectionAnswer, kinds: Schema): Schemas {
  if (!adjacent?.every((name) => Object.hasOwn(collection.fields, name))) return {};
  const fields = Object.fromEntries(adjacent.map((name) => [name, collection.fields[name] as RecordField]));
  const record = objectOf(collection, fields, [], kinds);
  return { previous: record, next: record };
}

function paramsSchema(
  source: string,
  { fields, languages: those }: ParsedCollection,
  { path }: CollectionAnswer,
  kinds: Schema,
  languages: string[],
): Schema {
  const names = [...parametersOf(path), ...(those === 'some' ? [pageLanguage] : [])];
  const own = (name: string): Schema => {
    if (name === 'page' && !Object.hasOwn(fields, name)) return { $ref: '#/definitions/PageNumber' };
    if (name === pageLanguage && those === 'some') return { type: 'string', enum: languages };
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const texts = field && explained(field);
    if (field?.kind === 'RecordId') return { $ref: '#/definitions/RecordNumber', ...texts };
    return field && isParameterField(field) ? { ...valueSchema(field, kinds), ...texts } : { type: 'string' };
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

function objectOf({ fields: all }: ParsedCollection, fields: RecordFields, omitted: string[], kinds: Schema): Schema {
  const needed = Object.entries(all).flatMap(([name, { optional }]) =>
    optional || omitted.includes(name) || !Object.hasOwn(fields, name) ? [] : name,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, { ...valueSchema(field, kinds), ...explained(field) }]),
    ),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  };
}

/** Anything is valid for an unknown kind, which the check reports. */
function valueSchema({ kind, enum: values }: RecordField, { definitions }: Schema): Schema {
  if (values && kind === 'string') return { type: 'string', enum: values };
  const { properties = {} } = definitions?.RecordKinds ?? {};
  const {
    title: _,
    titleZh: __,
    description: ___,
    zh: ____,
    ...schema
  } = (Object.hasOwn(properties, kind) && properties[kind]) || {};
  return schema;
}

/** The label and description of a collection, field or response in the two languages of the engine's messages. */
function explained(own: { title?: PlainText; description?: PlainText }): Schema {
  const [title, description] = [inEngineLanguages(own.title), inEngineLanguages(own.description)];
  const texts = { title: title.en, titleZh: title.zh, description: description.en, zh: description.zh };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}

function inEngineLanguages(text: PlainText | undefined): { zh?: string; en?: string } {
  if (text === undefined) return {};
  if (typeof text === 'string') return { en: text, zh: text };
  const { zh, en }: { zh?: string; en?: string } = text;
  const [any] = Object.values(text as object) as string[];
  return { en: en ?? any, zh };
}

function definitionsFor(fields: RecordFields, kinds: Schema, own: Schemas, collection: ParsedCollection): Schemas {
  const found = definitionsOf(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field, kinds)])),
    kinds.definitions ?? {},
  );
  const texts = collection.languages === 'some' ? Object.entries(found).map(inSome) : Object.entries(found);
  return { ...Object.fromEntries(texts), ...own };
}

/** A text that need not be in every language must be in at least one. */
function inSome([name, schema]: [string, Schema]): [string, Schema] {
  if (!isLocalized(name)) return [name, schema];
  const { required: _, ...rest } = schema;
  return [name, { ...rest, minProperties: 1 }];
}

/** The definitions that a schema refers to, directly or indirectly. */
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
