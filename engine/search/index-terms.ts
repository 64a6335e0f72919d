import { encodePostings } from './encode-postings.ts';
import type { SearchEntry } from './entry.ts';
import { fields, type Terms } from './index-files.ts';
import type { Simplify } from './simplify.ts';
import { indexedTerms } from './terms.ts';

/** How much the length of a text counts (b of BM25), from 0 to 1. */
const lengthWeight = 0.7;

/** Numbers of terms in order of appearance, and the number of texts of a field that contain each. */
interface TermNumbers {
  ids: Map<string, number>;
  texts: number[];
}

/** The numbers of a text's terms, how often each occurs, and the total. */
interface TermCounts {
  ids: Uint32Array;
  counts: Uint32Array;
  length: number;
}

/** Indexes all terms of these entries. Weights include the length of the text, so that a browser need not know it. */
export function indexTerms(entries: SearchEntry[], simplify?: Simplify): Terms {
  for (const making = indexTermsInSteps(entries, simplify); ; ) {
    const step = making.next();
    if (step.done) return step.value;
  }
}

/** Does the work of {@link indexTerms} text by text, so that other work can run in between. */
export function* indexTermsInSteps(entries: SearchEntry[], simplify?: Simplify): Generator<undefined, Terms> {
  const ids = new Map<string, number>();
  const written: Terms = [];
  for (const [field, name] of fields.entries()) {
    const numbered: TermNumbers = { ids, texts: [] };
    const counts: number[] = [];
    const texts: TermCounts[] = [];
    for (const entry of entries) {
      texts.push(countTerms(indexedTerms(entry[name], simplify), numbered, counts));
      yield;
    }
    const average = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
    // Rounded, so that one more word does not change the weights of all other texts, and with them their files.
    const usual = Number(average.toPrecision(2));
    // Two flat lists, ordered by term: large sites have millions of postings.
    const ends = Array.from(ids.values(), (id) => numbered.texts[id] ?? 0);
    for (let id = 1; id < ends.length; id++) ends[id] = (ends[id] as number) + (ends[id - 1] as number);
    const next = Uint32Array.from(ends, (_, id) => ends[id - 1] ?? 0);
    const places = new Uint32Array(ends.at(-1) ?? 0);
    const weights = new Float32Array(places.length);
    for (const [number, text] of texts.entries()) {
      const long = 1 - lengthWeight + (lengthWeight * text.length) / usual;
      for (const [index, id] of text.ids.entries()) {
        const at = next[id] as number;
        next[id] = at + 1;
        places[at] = number;
        weights[at] = (text.counts[index] as number) / long;
      }
      yield;
    }
    for (const [term, id] of ids) {
      const [from, to] = [ends[id - 1] ?? 0, ends[id]];
      const known = written[id] ?? [term, fields.map(() => encodePostings([], []))];
      known[1][field] = encodePostings(places.subarray(from, to), weights.subarray(from, to));
      written[id] = known;
      yield;
    }
  }
  return written;
}

/** Counts the terms of a text. All `counts` are 0 before and after. */
function countTerms(terms: string[], { ids, texts }: TermNumbers, counts: number[]): TermCounts {
  const within: number[] = [];
  for (const term of terms) {
    const id = ids.get(term) ?? ids.size;
    if (id === ids.size) ids.set(term, id);
    const count = counts[id] ?? 0;
    if (count === 0) within.push(id);
    counts[id] = count + 1;
  }
  const own = Uint32Array.from(within, (id) => counts[id] as number);
  for (const id of within) {
    counts[id] = 0;
    texts[id] = (texts[id] ?? 0) + 1;
  }
  return { ids: Uint32Array.from(within), counts: own, length: terms.length };
}
