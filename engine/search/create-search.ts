import { nearest } from '../model/text/nearest.ts';
import type { SearchEntry } from './entry.ts';
import type { IndexFileKind, SearchManifest, Terms } from './index-files.ts';
import { subqueries as partsIn, type Query, rank } from './rank.ts';
import { createSimplify } from './simplify.ts';
import { findShard } from './split-into-shards.ts';
import { isHan, isPrefix, isSingleHan, type Synonyms, splitHan, splitRuns, splitTerms, synonymsOf } from './terms.ts';

export interface SearchResults {
  /** The numbers of the entries with all words, or with most of them if none has all; best first. */
  numbers: number[];
  /** Whether no entry has all words. */
  isPartial: boolean;
  /** Texts to highlight in the results, in Simplified Chinese. */
  marks: string[];
  /** Words without a match, with the words that were searched for instead. */
  corrections: { typed: string; meant: string }[];
}

export type Search = ReturnType<typeof createSearch>;

/** A part of a query: its runs, and the runs of each synonym. */
interface QueryPart {
  runs: string[];
  others: string[][];
  /** The misspelled word that it replaces. */
  typed?: string;
}

const otherWeight = 0.4;

/** The weight of a page: a query for its subject finds it before the rows that mention it. */
const pageWeight = 1.5;

/** Creates a search in an index. `read` loads a file; each is loaded once. */
export function createSearch(
  manifest: SearchManifest,
  read: (kind: IndexFileKind, number: number, hash: string | undefined) => Promise<unknown>,
) {
  const { groups, stopWords } = manifest.queryWords ?? { groups: [], stopWords: [] };
  const simplify = createSimplify(manifest.variants);
  const synonyms = synonymsOf([...manifest.synonyms, ...groups], simplify);
  const stops = new Set(stopWords.flatMap((text) => splitRuns(text, simplify)));
  const hanWords = [...new Set([...synonyms.keys(), ...stops])].filter((word) => isHan(word) && word.length > 1);
  const files = new Map<string, Promise<unknown>>();
  const file = <Content>(kind: IndexFileKind, number: number): Promise<Content> => {
    const name = `${kind} ${number}`;
    const known = files.get(name) ?? hashOf(kind, number).then((hash) => read(kind, number, hash));
    files.set(name, known);
    // A failed file is loaded again.
    known.catch(() => files.delete(name));
    return known as Promise<Content>;
  };
  const entryHashes = () => file<string[]>('names', 0);
  const hashOf = async (kind: IndexFileKind, number: number) =>
    kind === 'entries' ? (await entryHashes())[number] : manifest.files[kind][number];

  const known = async (term: string, begins: boolean): Promise<Terms> => {
    const all = await file<Terms>('terms', findShard(term, manifest));
    return begins && isPrefix(term) ? all.filter(([one]) => one.startsWith(term)) : all.filter(([one]) => one === term);
  };

  // Fast lookup, for thousands of results.
  const kindAt = new Uint16Array(manifest.entries);
  for (const [kind, [, first]] of manifest.kinds.entries()) kindAt.fill(kind, first);
  const kindOf = (number: number) => manifest.kinds[kindAt[number] as number]?.[0] ?? '';
  const weightOf = (number: number) => (kindOf(number) === 'page' ? pageWeight : 1);

  const match = async (parts: QueryPart[], of: 'all' | 'most' = 'all'): Promise<number[]> => {
    const query = allOrMost(
      parts.map((part) => toQuery(part, of)),
      of,
    );
    const terms = new Map((await Promise.all(listTerms(query).map(({ term, begins }) => known(term, begins)))).flat());
    return rank(query, [...terms], manifest.entries, weightOf);
  };

  const isStop = ({ runs: [run = '', ...more], others }: QueryPart) =>
    more.length === 0 && others.length === 0 && stops.has(run);

  /** Replaces a word without a match: Han characters by the words in them, others by the nearest word. */
  const meant = async (part: QueryPart): Promise<QueryPart[]> => {
    const [run = ''] = part.runs;
    if (part.runs.length > 1 || (await match([part])).length > 0) return [part];
    if (isHan(run)) {
      const words = await splitHan(run, hanWords, async (pair) => (await known(pair, false)).length > 0);
      if (words.length < 2) return [part];
      return (await Promise.all(words.map((word) => meant(createPart([word], synonyms))))).flat();
    }
    if (run.length < 4) return [part];
    const names = [...synonyms.keys()].filter((key) => !isHan(key) && !key.includes(' '));
    const near = nearest(run, [...names, ...(await file<string[]>('words', 0))]);
    return [near === undefined ? part : { ...createPart([near], synonyms), typed: run }];
  };

  return {
    /** Finds entries with every word or a synonym of it, or else with most of the words. No words find nothing. */
    async find(text: string): Promise<SearchResults> {
      const parts = unless(isStop, splitQuery(splitRuns(text, simplify), synonyms));
      if (parts.length === 0) return results([], []);
      const exact = await match(parts);
      if (exact.length > 0) return results(exact, parts);
      const others = unless(isStop, (await Promise.all(parts.map(meant))).flat());
      if (others.every(isSingle)) return results([], parts);
      const corrections = others.flatMap(({ typed, runs }) =>
        typed === undefined ? [] : { typed, meant: runs.join(' ') },
      );
      const whole = await match(others);
      if (whole.length > 0) return results(whole, others, corrections);
      const some = others.filter((part) => !isSingle(part));
      const { numbers, marks } = results(await match(some, 'most'), some);
      const terms = some.flatMap(({ runs }) => runs.flatMap(splitTerms));
      return { numbers, isPartial: numbers.length > 0, marks: [...marks, ...terms], corrections };
    },

    /** Loads the names of the entries' files in advance. */
    expectEntries() {
      entryHashes().catch(() => {});
    },

    async entries(numbers: number[]): Promise<SearchEntry[]> {
      const { block } = manifest;
      const blocks = numbers.map((number) => file<SearchEntry[]>('entries', Math.floor(number / block)));
      return (await Promise.all(blocks)).flatMap((one, index) => one[(numbers[index] as number) % block] ?? []);
    },

    kindOf,
    /** Brings texts to the form of `marks`. */
    simplify,
  };
}

/** The parts without those that match a condition; all of them if every part does. */
function unless(isLeftOut: (part: QueryPart) => boolean, parts: QueryPart[]): QueryPart[] {
  const others = parts.filter((part) => !isLeftOut(part));
  return others.length > 0 ? others : parts;
}

function results(numbers: number[], parts: QueryPart[], corrections: SearchResults['corrections'] = []): SearchResults {
  const marks = parts.flatMap(({ runs, others }) => [...runs, ...others.flat()]);
  return { numbers, isPartial: false, marks, corrections };
}

/** Whether a part is a single Han character, which occurs in too many words to say much. */
function isSingle({ runs, others }: QueryPart): boolean {
  return others.length === 0 && isSingleHan(runs);
}

/** Groups runs into parts. The longest groups with a meaning of their own, such as `plane wave`, are one part. */
function splitQuery(runs: string[], synonyms: Synonyms): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < runs.length; ) {
    let length = Math.min(longest, runs.length - at);
    while (length > 1 && !synonyms.has(runs.slice(at, at + length).join(' '))) length--;
    parts.push(createPart(runs.slice(at, at + length), synonyms));
    at += length;
  }
  return parts;
}

/** The maximum number of runs in a term with synonyms. */
const longest = 4;

function createPart(runs: string[], synonyms: Synonyms): QueryPart {
  return { runs, others: synonyms.get(runs.join(' ')) ?? [] };
}

/** A part as its terms. Synonyms only match whole. */
function toQuery({ runs, others }: QueryPart, of: 'all' | 'most'): Query {
  const terms = (words: string[], weight: number, begins: boolean): Query[] =>
    words.flatMap(splitTerms).map((term) => ({ term, weight, begins: begins || term.length >= whole }));
  const same = others.map((words): Query => ({ all: terms(words, otherWeight, false) }));
  return { any: [allOrMost(terms(runs, 1, true), of), ...same] };
}

function allOrMost(parts: Query[], of: 'all' | 'most'): Query {
  return of === 'all' ? { all: parts } : { most: parts };
}

/** Words of this length match with endings too. A shorter synonym may be an abbreviation. */
const whole = 4;

function listTerms(query: Query): { term: string; begins: boolean }[] {
  return 'term' in query ? [query] : partsIn(query).flatMap(listTerms);
}
