import type {
  CollectionAnswer,
  CollectionAnswers,
  CollectionDescriptor,
  RecordField,
  RecordFields,
} from '../descriptor/collection.ts';
import { isJsonObject } from './json-object.ts';

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
  const whole = isJsonObject(value) ? value : {};
  const isAnswer = (answer: unknown) =>
    isJsonObject(answer) && (answer.gives === 'record' || answer.gives === 'list') && typeof answer.path === 'string';
  const answers = those<CollectionAnswer>(whole.answers, isAnswer);
  const named = Object.keys(isJsonObject(whole.answers) ? whole.answers : {});
  return {
    ...whole,
    fields: those<RecordField>(whole.fields, isJsonObject),
    answers,
    unclear: named.filter((name) => !Object.hasOwn(answers, name)),
  };
}

function those<Value>(object: unknown, fits: (value: unknown) => boolean): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(isJsonObject(object) ? object : {}).filter(([, value]) => fits(value)),
  ) as Record<string, Value>;
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
export function isClear({ fields }: SoundCollection, { path, gives, size }: CollectionAnswer): boolean {
  const names = parametersOf(path);
  const isPaged = names.includes('page') && !Object.hasOwn(fields, 'page');
  const by = names.filter((name) => !(isPaged && name === 'page'));
  const isKnown = by.every((name) => Object.hasOwn(fields, name) && isAsked(fields[name] as RecordField));
  return isKnown && (gives === 'record' ? by.length > 0 && !isPaged : isPaged === (size !== undefined));
}

/** The kinds of fields by whose values records can be asked for: an address holds them as they stand. */
export const askedKinds: string[] = ['RecordId', 'RecordSlug', 'CompactDay', 'Day', 'Month', 'Year', 'string'];

/** Whether an address may choose by a field. */
export function isAsked({ kind }: RecordField): boolean {
  return askedKinds.includes(kind);
}
