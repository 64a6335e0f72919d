import { addScores, countPostings, type Postings } from './encode-postings.ts';
import { fields, type Terms } from './index-files.ts';
import { isPrefix } from './terms.ts';

/** A query: all parts, any part, the most parts that an entry matches, or a term. */
export type Query =
  | { all: Query[] }
  | { any: Query[] }
  | { most: Query[] }
  | { term: string; weight: number; begins: boolean };

const boosts = fields.map((field) => (field === 'title' ? 3 : 1));

/** How soon repetitions of a term stop counting (k1 of BM25). Weights already include the text's length. */
const saturation = 1.2;

/** The minimum score of a match in a text of any length (δ of BM25+, Lv and Zhai 2011). */
const minScore = 0.5;

/** The weight of a match of a word's beginning, and how much it falls with each further letter. */
const prefixMatch = { weight: 0.375, less: 0.3 };

interface Scores {
  /** The scores; 0 for no match. */
  scores: Float64Array;
  /** A bit for each matched term. */
  has: Uint32Array;
}

/** The matching entries, best first: BM25+ over terms and fields, times the matched terms and `weightOf`. */
export function rank(query: Query, terms: Terms, entries: number, weightOf: (entry: number) => number): number[] {
  const { scores, has } = scoreQuery(query, terms, entries, new Map());
  const found: number[] = [];
  for (const [number, score] of scores.entries()) {
    if (score === 0) continue;
    scores[number] = score * weightOf(number) * bitsIn(has[number] as number);
    found.push(number);
  }
  const scoreOf = (number: number) => scores[number] as number;
  return found.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
}

function scoreQuery(query: Query, terms: Terms, entries: number, bits: Map<string, number>): Scores {
  if ('term' in query) {
    const { scores, has } = noScores(entries);
    // Queries have fewer terms than a number has bits; two that share a bit count as one.
    const bit = bits.get(query.term) ?? 1 << (bits.size % 32);
    bits.set(query.term, bit);
    for (const [term, places] of terms) {
      const weight = query.weight * closeness(query, term);
      if (weight > 0) addTerm(scores, places, weight);
    }
    for (let number = 0; number < entries; number++) if (scores[number] !== 0) has[number] = bit;
    return { scores, has };
  }
  const parts = subqueries(query).map((part) => scoreQuery(part, terms, entries, bits));
  if ('most' in query) return mostOf(parts, entries);
  const [first, ...others] = parts;
  for (const other of others) ('all' in query ? intersect : unite)(first as Scores, other);
  return first ?? noScores(entries);
}

export function subqueries(query: Exclude<Query, { term: string }>): Query[] {
  if ('all' in query) return query.all;
  return 'any' in query ? query.any : query.most;
}

/** The entries that match the largest number of parts that any entry matches. */
function mostOf(parts: Scores[], entries: number): Scores {
  const sum = noScores(entries);
  const matched = new Uint8Array(entries);
  let most = 1;
  for (const part of parts) {
    unite(sum, part);
    for (let number = 0; number < entries; number++) {
      if (part.scores[number] === 0) continue;
      matched[number] = (matched[number] as number) + 1;
      most = Math.max(most, matched[number] as number);
    }
  }
  for (let number = 0; number < entries; number++) {
    if (matched[number] === most) continue;
    sum.scores[number] = 0;
    sum.has[number] = 0;
  }
  return sum;
}

function noScores(entries: number): Scores {
  return { scores: new Float64Array(entries), has: new Uint32Array(entries) };
}

function intersect(found: Scores, other: Scores): void {
  for (let number = 0; number < found.scores.length; number++) {
    if (other.scores[number] === 0) {
      found.scores[number] = 0;
      found.has[number] = 0;
    } else if (found.scores[number] !== 0) add(found, other, number);
  }
}

function unite(found: Scores, other: Scores): void {
  for (let number = 0; number < found.scores.length; number++)
    if (other.scores[number] !== 0) add(found, other, number);
}

function add({ scores, has }: Scores, other: Scores, number: number): void {
  scores[number] = (scores[number] as number) + (other.scores[number] as number);
  has[number] = (has[number] as number) | (other.has[number] as number);
}

function bitsIn(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count++;
  return count;
}

/** How close a term is to that of a query: 1 if equal, less if it only begins so, 0 otherwise. */
function closeness({ term: typed, begins }: { term: string; begins: boolean }, term: string): number {
  if (term === typed) return 1;
  if (!begins || !isPrefix(typed) || !term.startsWith(typed)) return 0;
  return (prefixMatch.weight * term.length) / (term.length + prefixMatch.less * (term.length - typed.length));
}

function addTerm(scores: Float64Array, places: Postings[], weight: number): void {
  for (const [field, place] of places.entries()) {
    const count = countPostings(place);
    const rare = Math.log(1 + (scores.length - count + 0.5) / (count + 0.5));
    const each = weight * rare * (boosts[field] as number);
    addScores(scores, place, (often) => each * (minScore + (often * (saturation + 1)) / (often + saturation)));
  }
}
