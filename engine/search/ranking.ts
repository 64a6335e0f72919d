import { fields, type Terms } from './index-files.ts';
import { addPlaces, countOf, type Places } from './places.ts';
import { isBeginning } from './terms.ts';

/** What is looked for: all of several things, any of them, as many of them as any entry has, or a term. */
export type Sought =
  | { all: Sought[] }
  | { any: Sought[] }
  | { most: Sought[] }
  | { term: string; weight: number; begins: boolean };

/** How much a term counts in each of the fields. */
const boosts = fields.map((field) => (field === 'title' ? 3 : 1));

/** How soon a term that stands in a text again counts no more (k1 of BM25). How long the text is, the weights of an index count already. */
const soon = 1.2;

/** What a text has for having a term at all, however long it is (δ of BM25+, Lv and Zhai 2011). */
const least = 0.5;

/** How much a word counts that only begins with what is sought, of 1, and how much less with each letter more of its length. */
const begun = { counts: 0.375, less: 0.3 };

/** What is found of a part of what is sought, by the numbers of entries. */
interface Scored {
  /** What each comes to; 0 for one that has not what is sought. */
  scores: Float64Array;
  /** Which of the terms that are sought each has, a bit each. */
  has: Uint32Array;
}

/**
 * The entries that have what is sought, the best first, by their numbers: the sum of BM25+ over terms and fields, as many times as they
 * have terms that are sought. `terms` are those that it can name; `entries` is how many there are of all, and `weightOf` how much one
 * counts beside the others.
 */
export function rank(sought: Sought, terms: Terms, entries: number, weightOf: (entry: number) => number): number[] {
  const { scores, has } = scored(sought, terms, entries, new Map());
  const found: number[] = [];
  for (let number = 0; number < entries; number++) {
    if (scores[number] === 0) continue;
    scores[number] = (scores[number] as number) * weightOf(number) * bitsIn(has[number] as number);
    found.push(number);
  }
  const scoreOf = (number: number) => scores[number] as number;
  return found.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
}

function scored(sought: Sought, terms: Terms, entries: number, bits: Map<string, number>): Scored {
  if ('term' in sought) {
    const { scores, has } = nothing(entries);
    // Nobody asks for more terms than a number has bits; two that share one count as one.
    const bit = bits.get(sought.term) ?? 1 << (bits.size % 32);
    bits.set(sought.term, bit);
    for (const [term, places] of terms) {
      const counts = sought.weight * closeness(sought, term);
      if (counts > 0) addTerm(scores, places, counts);
    }
    for (let number = 0; number < entries; number++) if (scores[number] !== 0) has[number] = bit;
    return { scores, has };
  }
  const parts = partsOf(sought).map((part) => scored(part, terms, entries, bits));
  if ('most' in sought) return mostOf(parts, entries);
  const [first, ...others] = parts;
  for (const other of others) ('all' in sought ? meet : join)(first as Scored, other);
  return first ?? nothing(entries);
}

/** The parts of a query that is not a single term. */
export function partsOf(sought: Exclude<Sought, { term: string }>): Sought[] {
  if ('all' in sought) return sought.all;
  return 'any' in sought ? sought.any : sought.most;
}

/** The entries that match the largest number of parts that any entry matches. */
function mostOf(parts: Scored[], entries: number): Scored {
  const sum = nothing(entries);
  const matched = new Uint8Array(entries);
  let most = 1;
  for (const part of parts) {
    join(sum, part);
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

function nothing(entries: number): Scored {
  return { scores: new Float64Array(entries), has: new Uint32Array(entries) };
}

function meet(found: Scored, other: Scored): void {
  for (let number = 0; number < found.scores.length; number++) {
    if (other.scores[number] === 0) {
      found.scores[number] = 0;
      found.has[number] = 0;
    } else if (found.scores[number] !== 0) add(found, other, number);
  }
}

function join(found: Scored, other: Scored): void {
  for (let number = 0; number < found.scores.length; number++)
    if (other.scores[number] !== 0) add(found, other, number);
}

function add({ scores, has }: Scored, other: Scored, number: number): void {
  scores[number] = (scores[number] as number) + (other.scores[number] as number);
  has[number] = (has[number] as number) | (other.has[number] as number);
}

function bitsIn(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count++;
  return count;
}

/** How near a term is to the one that is sought: 1 for itself, less for one that begins so, 0 for any other. */
function closeness({ term: sought, begins }: { term: string; begins: boolean }, term: string): number {
  if (term === sought) return 1;
  if (!begins || !isBeginning(sought) || !term.startsWith(sought)) return 0;
  return (begun.counts * term.length) / (term.length + begun.less * (term.length - sought.length));
}

function addTerm(scores: Float64Array, places: Places[], counts: number): void {
  for (const [field, place] of places.entries()) {
    const count = countOf(place);
    const rare = Math.log(1 + (scores.length - count + 0.5) / (count + 0.5));
    const each = counts * rare * (boosts[field] as number);
    addPlaces(scores, place, (often) => each * (least + (often * (soon + 1)) / (often + soon)));
  }
}
