import MiniSearch, { type AsPlainObject, type Query as MiniSearchQuery, type Options } from 'minisearch';
import { expect, test } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import { addScores, type Postings } from './encode-postings.ts';
import type { SearchEntry } from './entry.ts';
import { fields, type Terms } from './index-files.ts';
import { indexTerms } from './index-terms.ts';
import { type Query, rank } from './rank.ts';
import { isPrefix } from './terms.ts';

const options: Options = { fields: [...fields], processTerm: (term) => term };

/**
 * MiniSearch's results for the same entries, with their scores. Our weights include text length, so all texts
 * have the same length for MiniSearch.
 */
function found(sought: Query, terms: Terms, entries: number, weightOf: (entry: number) => number) {
  const documentIds: Record<number, number> = {};
  const fieldLength: Record<number, number[]> = {};
  const alike = fields.map(() => 1);
  const counts = (places: Postings) => {
    const byEntry: Record<number, number> = {};
    addScores(byEntry, places, (weight) => weight);
    for (const entry of Object.keys(byEntry).map(Number)) {
      documentIds[entry] = entry;
      fieldLength[entry] = alike;
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
  return search.search(queryOf(sought), {
    boost: { title: 3 },
    bm25: { k: 1.2, b: 0.7, d: 0.5 },
    boostDocument: weightOf,
  });
}

function queryOf(sought: Query): MiniSearchQuery {
  if ('all' in sought) return { combineWith: 'AND', queries: sought.all.map(queryOf) };
  if ('any' in sought) return { combineWith: 'OR', queries: sought.any.map(queryOf) };
  if ('most' in sought) throw new Error('MiniSearch cannot ask for the most of several');
  const { term, weight, begins } = sought;
  return {
    queries: [term],
    tokenize: (text) => [text],
    prefix: begins && isPrefix(term),
    boostTerm: () => weight,
  };
}

const words = ['band', 'bands', 'bandwidth', 'gap', '能带', '带', 'hse', 'hse06', 'phonon', 'x'];

test('the results and their order equal those of MiniSearch, an independent BM25+, for any query and texts', () => {
  const random = randomFrom(7);
  const some = <One>(of: One[]): One => of[Math.floor(random() * of.length)] as One;
  const text = (most: number) => Array.from({ length: Math.floor(random() * most) }, () => some(words)).join(' ');
  const soughtIn = (depth: number): Query => {
    const kind = depth > 0 ? some(['all', 'any', 'term']) : 'term';
    const parts = () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => soughtIn(depth - 1));
    if (kind === 'all') return { all: parts() };
    if (kind === 'any') return { any: parts() };
    return { term: some(words), weight: some([1, 0.4]), begins: random() < 0.5 };
  };
  let hits = 0;
  let differences = 0;
  for (let round = 0; round < 200; round++) {
    const entries = Array.from({ length: 2 + Math.floor(random() * 40) }, (): SearchEntry => {
      return { kind: 'row', title: text(4), text: text(30), href: '', within: '' };
    });
    const terms = indexTerms(entries);
    const sought = soughtIn(3);
    const weightOf = (entry: number) => (entry % 3 === 0 ? 1.5 : 1);
    const wanted = found(sought, terms, entries.length, weightOf);
    const own = rank(sought, terms, entries.length, weightOf);
    expect(own.toSorted((a, b) => a - b)).toEqual(wanted.map(({ id }) => id).sort((a, b) => a - b));
    // Which of two comes first that have as much, is for each to choose.
    const scores = new Map(wanted.map(({ id, score }) => [id, score]));
    const inOrder = own.map((entry) => scores.get(entry) as number);
    for (const [at, score] of inOrder.entries()) expect(score).toBeCloseTo(wanted[at]?.score as number, 6);
    hits += own.length;
    // The control: with one page's weight for all, orders differ.
    const plain = rank(sought, terms, entries.length, () => 1);
    if (plain.join() !== own.join()) differences += 1;
  }
  expect(hits).toBeGreaterThan(1000);
  expect(differences).toBeGreaterThan(50);
});

test('the best matches have the highest number of query words, counted one by one', () => {
  const random = randomFrom(11);
  const some = <One>(of: One[]): One => of[Math.floor(random() * of.length)] as One;
  const counts = new Set<number>();
  // A Han character is indexed in a longer word as well.
  const latin = words.filter((word) => /^\w+$/.test(word));
  for (let round = 0; round < 100; round++) {
    const texts = Array.from({ length: 12 }, () => Array.from({ length: 3 }, () => some(latin)));
    const entries = texts.map((text): SearchEntry => {
      return { kind: 'row', title: '', text: text.join(' '), href: '', within: '' };
    });
    const asked = [...new Set(Array.from({ length: 5 }, () => some([...latin, 'absent'])))];
    const most: Query[] = asked.map((term) => ({ term, weight: 1, begins: false }));
    const held = texts.map((text) => asked.filter((term) => text.includes(term)).length);
    const best = Math.max(...held);
    counts.add(best);
    const wanted = best === 0 ? [] : [...held.keys()].filter((at) => held[at] === best);
    const own = rank({ most }, indexTerms(entries), entries.length, () => 1);
    expect(own.toSorted((a, b) => a - b)).toEqual(wanted);
  }
  // The control: entries have one, two and three of them in these rounds.
  expect(counts.size).toBeGreaterThan(2);
});
