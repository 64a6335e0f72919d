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
import { isJsonObject } from './json-object.ts';

/** A collection as far as its file can be used, which the check tells of. */
export interface ParsedCollection extends Partial<CollectionDescriptor> {
  fields: RecordFields;
  answers: CollectionAnswers;
  /** The names of answers that say too little to be made: what they give is not known. */
  unclear: string[];
}

/** The collections of a site by name. */
export type ParsedCollections = Record<string, ParsedCollection>;

/** The name of the collection that a file declares; `undefined` for any other file. */
export function collectionInFile(file: string): string | undefined {
  return /^pages\/collections\/([^/]+)\.json$/.exec(file)?.[1];
}

/**
 * The usable parts of a collection's file: all of it when the check finds no mistake. Schemas and answers are made from the result
 * before the file is checked, so every value in it has the type that its descriptor declares.
 */
export function parseCollection(value: unknown): ParsedCollection {
  const whole = isJsonObject(value) ? value : {};
  const { says, languages, fields, order, answers, feed } = whole;
  const sound = those<CollectionAnswer>(answers, isAnswer);
  return {
    ...(isSentence(says) && { says }),
    ...(languages === 'some' && { languages }),
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

/**
 * A field without the properties that have the wrong type. Without a known kind, records may hold anything in it. No value fits an
 * empty list of values, so an empty list counts as missing.
 */
function soundField(name: string, field: unknown): RecordField {
  const { kind, says, optional, values, of } = isJsonObject(field) ? field : {};
  return {
    kind: (isText(kind) ? kind : '') as RecordField['kind'],
    says: isSentence(says) ? says : '',
    // Nobody asks records for a name that the check refuses.
    ...((optional === true || isInherited(name)) && { optional: true }),
    ...(isTexts(values) && values.length > 0 && { values }),
    ...(isText(of) && { of }),
  };
}

/** Whether every object of JavaScript has a property of this name. The check refuses such names in collections. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

function isAnswer(answer: unknown): answer is CollectionAnswer {
  if (!isJsonObject(answer)) return false;
  const { gives, path, fields, mayLack, neighbours, order, only, size } = answer;
  return (
    (gives === 'record' || gives === 'list') &&
    isText(path) &&
    [fields, mayLack, neighbours].every((names) => names === undefined || isTexts(names)) &&
    (order === undefined || isOrder(order)) &&
    (only === undefined || (isJsonObject(only) && isText(only.field))) &&
    (size === undefined || (Number.isInteger(size) && Number(size) > 0))
  );
}

function isFeed(feed: unknown): feed is CollectionFeed {
  if (!isJsonObject(feed)) return false;
  const { page, item, title, day, summary, content } = feed;
  return [page, title, day].every(isText) && [item, summary, content].every((one) => one === undefined || isText(one));
}

function isOrder(order: unknown): order is RecordOrder[] {
  return Array.isArray(order) && order.every((one) => isJsonObject(one) && isText(one.field));
}

/** Whether a value is a sentence: one text, or a text for each language. */
function isSentence(value: unknown): value is PlainText {
  return isText(value) || (isJsonObject(value) && Object.values(value).every(isText));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The parameter of an address that is the language of the page which asks, where a collection is in some languages. */
export const pageLanguage = 'language';

/** The parameters of an address of the API, in its order. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

/** The fields of a record that an answer gives, in its order: all of them where it says none, or one that there is not. */
export function answerFields({ fields }: ParsedCollection, answer: CollectionAnswer): RecordFields {
  const names = answer.fields ?? [];
  if (names.length === 0 || !names.every((name) => Object.hasOwn(fields, name))) return fields;
  return Object.fromEntries(names.map((name) => [name, fields[name] as RecordField]));
}

/** Whether it is certain what an answer is asked with and what it gives. Where it is not, the check tells so of its address alone. */
export function isUnambiguous({ fields }: ParsedCollection, { path, gives, size }: CollectionAnswer): boolean {
  const names = parametersOf(path);
  const isPaged = names.includes('page') && !Object.hasOwn(fields, 'page');
  const by = names.filter((name) => !(isPaged && name === 'page'));
  const isKnown = by.every((name) => Object.hasOwn(fields, name) && isParameterField(fields[name] as RecordField));
  return isKnown && (gives === 'record' ? by.length > 0 && !isPaged : isPaged === (size !== undefined));
}

/** The kinds of fields by whose values records can be asked for: an address holds them as they stand. */
export const parameterKinds: string[] = ['RecordId', 'RecordSlug', 'CompactDay', 'Day', 'Month', 'Year', 'string'];

/** Whether an address may choose by a field. */
export function isParameterField({ kind }: RecordField): boolean {
  return parameterKinds.includes(kind);
}
