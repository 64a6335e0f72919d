import type { CollectionAnswer, CollectionDescriptor, RecordFilter, RecordOrder } from '../collection.ts';
import { oncePer } from '../schema/once.ts';
import type { EndpointModule, Params } from '../source.ts';

type Fields = Record<string, unknown>;

/** The part of a collection that responses depend on. */
export type Answerable = Pick<CollectionDescriptor, 'fields' | 'answers' | 'order' | 'languages'>;

export interface AnswerContext {
  languages: string[];
  /** The current ISO date, read for each response. Default: in UTC. */
  today?: () => string;
}

/** The endpoints of a collection, by source name. */
export function createEndpoints(
  name: string,
  collection: Answerable,
  surroundings: AnswerContext,
): Record<string, EndpointModule<Fields>> {
  const { order = [], languages = 'all' } = collection;
  return Object.fromEntries(
    Object.entries(collection.answers).map(([answer, declared]) => [
      `${name}.${answer}`,
      languages === 'all'
        ? endpointOf(name, collection, { order, ...declared }, surroundings)
        : inEachLanguage(name, collection, { order, ...declared }, surroundings),
    ]),
  );
}

/** An endpoint with a `language` parameter, which uses the records in that language; other languages have no response. */
function inEachLanguage(
  name: string,
  collection: Answerable,
  answer: CollectionAnswer,
  surroundings: AnswerContext,
): EndpointModule<Fields> {
  const { path } = answer;
  const own = new Map(
    surroundings.languages.map((language) => {
      const endpoint = endpointOf(name, collection, answer, surroundings, language);
      /** Returns the same list each time, because it is a cache key. */
      const within = oncePer((records: Fields[]) =>
        records.filter((record) => isRecordIn(collection.fields, record, language)),
      );
      return [language, { endpoint, within }];
    }),
  );
  return {
    endpoint: {
      path: `${path}${path.includes('?') ? '&' : '?'}language={language}`,
      collection: name,
      byLanguage: true,
      ...(answer.pageSize !== undefined && { size: answer.pageSize }),
    },
    answer(records, { language = '', ...params }) {
      const { endpoint, within } = own.get(language) ?? {};
      return within && endpoint?.answer(within(records), params);
    },
    instances: (records) =>
      [...own].flatMap(([language, { endpoint, within }]) =>
        endpoint.instances(within(records)).map((params) => ({ ...params, language })),
      ),
  };
}

/** Whether every text of a record is in a language. A plain string counts for every language. */
export function isRecordIn(fields: Answerable['fields'], record: Fields, language: string): boolean {
  return Object.keys(fields).every((name) => {
    const value = record[name];
    return typeof value !== 'object' || value === null || Object.hasOwn(value, language);
  });
}

function endpointOf(
  collection: string,
  { fields: all }: Answerable,
  answer: CollectionAnswer,
  { today = () => new Date().toISOString().slice(0, 10) }: AnswerContext,
  language = '',
): EndpointModule<Fields> {
  const { path, type, pageSize, order = [], filter, adjacent = [] } = answer;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const by = pageSize === undefined ? names : names.filter((name) => name !== 'page');
  const shown = (record: Fields) => (answer.fields ? picked(record, answer.fields) : record);
  const taken = (records: Fields[]) => (filter ? records.filter(within(filter, today())) : records);
  const paramsOf = (record: Fields): Params => Object.fromEntries(by.map((name) => [name, written(record[name])]));
  /** The valid parameters: the values in records; of a field with fixed values, all of these. */
  const choices = (records: Fields[]): Params[] => {
    const [first = ''] = by;
    const closed = by.length === 1 ? all[first]?.enum : undefined;
    if (by.length === 0) return [{}];
    const sets = closed
      ? closed.map((value) => ({ [first]: value }))
      : (type === 'list' ? records : taken(records)).map(paramsOf);
    return [...new Map(sets.map((params) => [JSON.stringify(params), params])).values()];
  };
  const chosen = (records: Fields[], params: Params) =>
    taken(records).filter((record) => by.every((name) => written(record[name]) === params[name]));
  const sorted = oncePer((records: Fields[]) => inOrder(records, order, language));
  /** The previous and next record. */
  const around = (records: Fields[], record: Fields): Fields => {
    const list = taken(sorted(records));
    const at = list.indexOf(record);
    const [previous, next] = [list[at - 1], list[at + 1]];
    return {
      ...(previous && { previous: picked(previous, adjacent) }),
      ...(next && { next: picked(next, adjacent) }),
    };
  };
  const pagesOf = (list: unknown[]) => Math.max(1, Math.ceil(list.length / (pageSize ?? 1)));
  return {
    endpoint: { path, collection, ...(pageSize !== undefined && { size: pageSize }) },
    answer(records, params) {
      const found = chosen(records, params);
      const [first] = found;
      if (type === 'record' && first && adjacent.length > 0) return { ...shown(first), ...around(records, first) };
      if (type === 'record') return first && shown(first);
      if (!choices(records).some((one) => by.every((name) => one[name] === params[name]))) return undefined;
      const list = inOrder(found, order, language).map(shown);
      if (pageSize === undefined) return list;
      const page = Number(params.page);
      const last = pagesOf(list);
      if (!Number.isInteger(page) || page < 1 || page > last) return undefined;
      return { data: list.slice((page - 1) * pageSize, page * pageSize), last_page: last, current_page: page };
    },
    instances(records) {
      if (pageSize === undefined) return choices(records);
      return choices(records).flatMap((params) =>
        Array.from({ length: pagesOf(chosen(records, params)) }, (_, index) => ({
          ...params,
          page: String(index + 1),
        })),
      );
    },
  };
}

/** A value in its spelling for addresses. */
function written(value: unknown): string {
  return value === undefined ? '' : String(value);
}

function picked(record: Fields, names: string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(record, name) ? [[name, record[name]]] : [])));
}

/** Compares a month or year as a whole; an empty date is upcoming. */
function within({ field, period }: RecordFilter, today: string): (record: Fields) => boolean {
  return (record) => {
    const day = written(record[field]);
    const now = (/^\d{8}$/.test(day) ? today.replaceAll('-', '') : today).slice(0, day.length);
    return (day === '' || day >= now) === (period === 'upcoming');
  };
}

/** Sorts records by the collation of a language; without one, by the first language of each text. */
export function inOrder(records: Fields[], order: RecordOrder[], language: string): Fields[] {
  const { compare } = new Intl.Collator(language || 'en', { numeric: true });
  const difference = (a: unknown, b: unknown): number => {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return compare(said(a, language), said(b, language));
  };
  return records.toSorted((a, b) => {
    for (const { field, descending = false } of order) {
      const sign = difference(a[field], b[field]);
      if (sign !== 0) return descending ? -sign : sign;
    }
    return 0;
  });
}

function said(value: unknown, language: string): string {
  if (typeof value !== 'object' || value === null) return written(value);
  const texts = value as Record<string, string>;
  return texts[language] ?? Object.values(texts)[0] ?? '';
}
