import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch';
import { fields, type Postings, type Terms } from './index-files.ts';
import { lengthCounts, one } from './postings.ts';
import { isBeginning } from './terms.ts';

const options: Options = {
  fields: [...fields],
  processTerm: (term) => term,
};

/** What is looked for: all of several things, any of them, or a term. */
export type Sought = { all: Sought[] } | { any: Sought[] } | { term: string; weight: number; begins: boolean };

/**
 * The entries that have what is sought, the best first, by their numbers. `terms` are those that it can name; `entries` is how many there
 * are of all, and `weightOf` how much one counts beside the others.
 */
export function rank(sought: Sought, terms: Terms, entries: number, weightOf: (entry: number) => number): number[] {
  const documentIds: Record<number, number> = {};
  const fieldLength: Record<number, number[]> = {};
  // Weights count the lengths already: to the library all are alike.
  const alike = fields.map(() => 1);
  const counts = ([steps, weights]: Postings[number]) => {
    const byEntry: Record<number, number> = {};
    let id = 0;
    for (const [at, step] of steps.entries()) {
      id += step;
      byEntry[id] = (weights[at] as number) / one;
      documentIds[id] = id;
      fieldLength[id] = alike;
    }
    return byEntry;
  };
  const index = terms.map(([term, places]): AsPlainObject['index'][number] => [
    term,
    Object.fromEntries(places.map((place, field) => [field, counts(place)])),
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
    .search(queryOf(sought), {
      boost: { title: 3 },
      bm25: { k: 1.2, b: lengthCounts, d: 0.5 },
      boostDocument: weightOf,
    })
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
