import type { SearchEntry } from './entry.ts';
import { fields, type Postings, type Terms } from './index-files.ts';
import { indexedTerms } from './terms.ts';

/** How the length of what holds a term counts (b of BM25), of 1. */
export const lengthCounts = 0.7;

/** Weights are whole numbers, so that they are short in a file: this is one. */
export const one = 8;

/**
 * Every term of these entries with its places. How long the text is in which a term stands is part of its weight, so that a browser needs
 * to know the lengths of none.
 */
export function postingsOf(entries: SearchEntry[]): Terms {
  for (const making = makePostings(entries); ; ) {
    const step = making.next();
    if (step.done) return step.value;
  }
}

/** Does the work of {@link postingsOf} text by text, for who has other things to do in between. */
export function* makePostings(entries: SearchEntry[]): Generator<undefined, Terms> {
  const terms = new Map<string, Postings>();
  for (const [field, name] of fields.entries()) {
    const texts: string[][] = [];
    for (const entry of entries) {
      texts.push(indexedTerms(entry[name]));
      yield;
    }
    const average = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
    // About, so that one word more changes no weight of other texts: the files that they stand in stay as they are.
    const usual = Number(average.toPrecision(2));
    const last = new Map<string, number>();
    for (const [number, text] of texts.entries()) {
      const counts = new Map<string, number>();
      for (const term of text) counts.set(term, (counts.get(term) ?? 0) + 1);
      const long = 1 - lengthCounts + (lengthCounts * text.length) / usual;
      for (const [term, count] of counts) {
        const places = terms.get(term) ?? fields.map(() => [[], []] as [number[], number[]]);
        terms.set(term, places);
        const [steps, weights] = places[field] as [number[], number[]];
        steps.push(number - (last.get(term) ?? 0));
        weights.push(Math.max(1, Math.round((one * count) / long)));
        last.set(term, number);
      }
      yield;
    }
  }
  return [...terms];
}
