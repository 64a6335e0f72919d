import type {
  CollectionAnswer,
  CollectionAnswers,
  CollectionDescriptor,
  CollectionFeed,
  RecordField,
  RecordFields,
  RecordOrder,
} from '../collection.ts';
import type { PlainText } from '../kinds.ts';
import type { RecordOrigin } from '../record-origin.ts';
import { isJsonObject } from './json-object.ts';

/** The valid parts of a collection's file. */
export interface ParsedCollection extends Partial<CollectionDescriptor> {
  fields: RecordFields;
  answers: CollectionAnswers;
  /** The names of invalid responses. */
  unclear: string[];
}

export type ParsedCollections = Record<string, ParsedCollection>;

/** The name of the collection in a file, if it is one. */
export function collectionInFile(file: string): string | undefined {
  return /^pages\/collections\/([^/]+)\.json$/.exec(file)?.[1];
}

/** The collection of a source: `paper` for `paper.list`. Sources in code may have other names. */
export function collectionOfSource(source: string): string {
  return source.replace(/\..*$/, '');
}

/** The collection that a file declares or holds records of; `undefined` for any other file. */
export function collectionOfFile(file: string): string | undefined {
  return collectionInFile(file) ?? /^assets\/records\/([^/]+)\//.exec(file)?.[1];
}

/**
 * Keeps the valid parts of a collection's file. Schemas and responses use the result before the file is checked, so
 * every value in it must have its declared type.
 */
export function parseCollection(value: unknown): ParsedCollection {
  const whole = isJsonObject(value) ? value : {};
  const { title, description, languages, from, fields, order, answers, feed } = whole;
  const sound = those<CollectionAnswer>(answers, isAnswer);
  return {
    ...(isSentence(title) && { title }),
    ...(isSentence(description) && { description }),
    ...(languages === 'some' && { languages }),
    // The pull checks its values.
    ...(isJsonObject(from) && { from: from as unknown as RecordOrigin }),
    ...(isOrder(order) && { order }),
    ...(isFeed(feed) && { feed }),
    fields: Object.fromEntries(
      Object.entries(isJsonObject(fields) ? fields : {}).map(([name, field]) => [name, soundField(name, field)]),
    ),
    answers: sound,
    unclear: Object.keys(isJsonObject(answers) ? answers : {}).filter((name) => !Object.hasOwn(sound, name)),
  };
}

function those<Value>(object: unknown, fits: (value: unknown) => boolean): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(isJsonObject(object) ? object : {}).filter(([, value]) => fits(value)),
  ) as Record<string, Value>;
}

/** Drops properties of the wrong type. An empty list of values counts as missing, because no value would be valid. */
function soundField(name: string, field: unknown): RecordField {
  const { kind, title, description, optional, enum: values, collection } = isJsonObject(field) ? field : {};
  return {
    kind: (isText(kind) ? kind : '') as RecordField['kind'],
    ...(isSentence(title) && { title }),
    description: isSentence(description) ? description : '',
    // The check refuses such names, so records need not have them.
    ...((optional === true || isInherited(name)) && { optional: true }),
    ...(isTexts(values) && values.length > 0 && { enum: values }),
    ...(isText(collection) && { collection }),
  };
}

/** Whether every JavaScript object inherits this property. The check refuses such names in collections. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

function isAnswer(answer: unknown): answer is CollectionAnswer {
  if (!isJsonObject(answer)) return false;
  const { type, path, fields, optional, adjacent, order, filter, pageSize } = answer;
  return (
    (type === 'record' || type === 'list') &&
    isText(path) &&
    [fields, optional, adjacent].every((names) => names === undefined || isTexts(names)) &&
    (order === undefined || isOrder(order)) &&
    (filter === undefined || (isJsonObject(filter) && isText(filter.field))) &&
    (pageSize === undefined || (Number.isInteger(pageSize) && Number(pageSize) > 0))
  );
}

function isFeed(feed: unknown): feed is CollectionFeed {
  if (!isJsonObject(feed)) return false;
  const { page, item, title, date, summary, content } = feed;
  return [page, title, date].every(isText) && [item, summary, content].every((one) => one === undefined || isText(one));
}

function isOrder(order: unknown): order is RecordOrder[] {
  return Array.isArray(order) && order.every((one) => isJsonObject(one) && isText(one.field));
}

function isSentence(value: unknown): value is PlainText {
  return isText(value) || (isJsonObject(value) && Object.values(value).every(isText));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The parameter with the page's language, for collections whose records are in some languages. */
export const pageLanguage = 'language';

export function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

/** The record fields in a response: all if it lists none, or an unknown one. */
export function answerFields({ fields }: ParsedCollection, answer: CollectionAnswer): RecordFields {
  const names = answer.fields ?? [];
  if (names.length === 0 || !names.every((name) => Object.hasOwn(fields, name))) return fields;
  return Object.fromEntries(names.map((name) => [name, fields[name] as RecordField]));
}

/** Whether the parameters and the result of a response are unambiguous. If not, the check reports only its path. */
export function isUnambiguous({ fields }: ParsedCollection, { path, type, pageSize }: CollectionAnswer): boolean {
  const names = parametersOf(path);
  const isPaged = names.includes('page') && !Object.hasOwn(fields, 'page');
  const by = names.filter((name) => !(isPaged && name === 'page'));
  const isKnown = by.every((name) => Object.hasOwn(fields, name) && isParameterField(fields[name] as RecordField));
  return isKnown && (type === 'record' ? by.length > 0 && !isPaged : isPaged === (pageSize !== undefined));
}

/** The kinds of fields that can be parameters, because addresses can contain their values. */
export const parameterKinds: string[] = ['RecordId', 'RecordSlug', 'CompactDay', 'Day', 'Month', 'Year', 'string'];

export function isParameterField({ kind }: RecordField): boolean {
  return parameterKinds.includes(kind);
}
