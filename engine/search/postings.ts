import type { SearchEntry } from './entry.ts';
import { fields, type Terms } from './index-files.ts';
import { writePlaces } from './places.ts';
import { indexedTerms } from './terms.ts';

/** How the length of what holds a term counts (b of BM25), of 1. */
const lengthCounts = 0.7;

/** Terms by their numbers, in the order in which they were met, and how many texts of a field each stands in. */
interface Numbered {
  ids: Map<string, number>;
  texts: number[];
}

/** What stands in a text: the numbers of its terms, each once, with how often, and how many terms it has. */
interface Text {
  ids: Uint32Array;
  counts: Uint32Array;
  length: number;
}

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
  const ids = new Map<string, number>();
  const written: Terms = [];
  for (const [field, name] of fields.entries()) {
    const numbered: Numbered = { ids, texts: [] };
    const counts: number[] = [];
    const texts: Text[] = [];
    for (const entry of entries) {
      texts.push(textOf(entry[name], numbered, counts));
      yield;
    }
    const average = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
    // About, so that one word more changes no weight of other texts: the files that they stand in stay as they are.
    const usual = Number(average.toPrecision(2));
    // Of a large site there are millions of places: they stand in two lists, each term's after one another.
    const ends = Array.from(ids.values(), (id) => numbered.texts[id] ?? 0);
    for (let id = 1; id < ends.length; id++) ends[id] = (ends[id] as number) + (ends[id - 1] as number);
    const next = Uint32Array.from(ends, (_, id) => ends[id - 1] ?? 0);
    const places = new Uint32Array(ends.at(-1) ?? 0);
    const weights = new Float32Array(places.length);
    for (const [number, text] of texts.entries()) {
      const long = 1 - lengthCounts + (lengthCounts * text.length) / usual;
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
      const known = written[id] ?? [term, fields.map(() => writePlaces([], []))];
      known[1][field] = writePlaces(places.subarray(from, to), weights.subarray(from, to));
      written[id] = known;
      yield;
    }
  }
  return written;
}

/** Counts the terms of a text; `counts` has 0 for each before and after. */
function textOf(text: string, { ids, texts }: Numbered, counts: number[]): Text {
  const terms = indexedTerms(text);
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
