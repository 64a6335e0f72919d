import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch';
import type { SearchEntry } from './entry.ts';
import { fields, type Postings, type Terms } from './index-files.ts';
import { indexedTerms, isBeginning } from './terms.ts';

/** How the length of what holds a term counts (b of BM25), of 1. */
const lengthCounts = 0.7;

/** Weights are whole numbers, so that they are short in a file: this is one. */
const one = 8;

const options: Options = {
  fields: [...fields],
  tokenize: indexedTerms,
  processTerm: (term) => term,
};

/** What is looked for: all of several things, any of them, or a term. */
export type Sought = { all: Sought[] } | { any: Sought[] } | { term: string; weight: number; begins: boolean };

/**
 * Every term of these entries with its places. How long the text is in which a term stands is part of its weight, so that a browser needs
 * to know the lengths of none.
 */
export function postingsOf(entries: SearchEntry[]): Terms {
  const search = new MiniSearch(options);
  search.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const { index, fieldLength, averageFieldLength }: AsPlainObject = search.toJSON();
  const weightOf = (count: number, id: string, field: number) => {
    const length = fieldLength[id]?.[field] ?? 0;
    return Math.max(
      1,
      Math.round((one * count) / (1 - lengthCounts + (lengthCounts * length) / (averageFieldLength[field] ?? 1))),
    );
  };
  const ofTerm = (found: AsPlainObject['index'][number][1]): Postings =>
    Object.entries(found).map(([field, counts]) => {
      let last = 0;
      const pairs = Object.entries(counts as Record<string, number>).flatMap(([id, count]) => {
        const step = Number(id) - last;
        last += step;
        return [step, weightOf(count, id, Number(field))];
      });
      return [Number(field), pairs];
    });
  return index.map(([term, found]) => [term, ofTerm(found)]);
}

/** The entries that have what is sought, the best first, by their numbers. `terms` are those that it can name; `entries` is how many there are of all. */
export function rank(sought: Sought, terms: Terms, entries: number): number[] {
  const documentIds: Record<number, number> = {};
  const fieldLength: Record<number, number[]> = {};
  // Weights count the lengths already: to the library all are alike.
  const alike = fields.map(() => 1);
  const counts = (pairs: number[]) => {
    const byEntry: Record<number, number> = {};
    for (let at = 0, id = 0; at < pairs.length; at += 2) {
      id += pairs[at] as number;
      byEntry[id] = (pairs[at + 1] as number) / one;
      documentIds[id] = id;
      fieldLength[id] = alike;
    }
    return byEntry;
  };
  const index = terms.map(([term, postings]): AsPlainObject['index'][number] => [
    term,
    Object.fromEntries(postings.map(([field, pairs]) => [field, counts(pairs)])),
  ]);
  const search = MiniSearch.loadJS(
    {
      ...{ index, documentIds, fieldLength, averageFieldLength: alike, documentCount: entries, nextId: entries },
      ...{ fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])), storedFields: {}, dirtCount: 0 },
      serializationVersion: 2,
    },
    options,
  );
  return search
    .search(queryOf(sought), { boost: { title: 3 }, bm25: { k: 1.2, b: lengthCounts, d: 0.5 } })
    .map(({ id }) => id);
}

function queryOf(sought: Sought): Query {
  if ('all' in sought) return { combineWith: 'AND', queries: sought.all.map(queryOf) };
  if ('any' in sought) return { combineWith: 'OR', queries: sought.any.map(queryOf) };
  const { term, weight, begins } = sought;
  return {
    queries: [term],
    tokenize: (text) => [text],
    prefix: begins && isBeginning(term),
    boostTerm: () => weight,
  };
}
