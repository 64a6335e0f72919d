import { nearest } from '../model/text/nearest.ts';
import type { SearchEntry } from './entry.ts';
import type { IndexFileKind, SearchManifest, Terms } from './index-files.ts';
import { partsOf as partsIn, rank, type Sought } from './ranking.ts';
import { shardOf } from './shards.ts';
import { splitHan } from './split-han.ts';
import { type Synonyms, synonymsOf } from './synonyms.ts';
import { isBeginning, isHan, runsOf, termsOf } from './terms.ts';

export interface Findings {
  /** The entries that have all that was sought, or the most of it where none has all; the best first, by their numbers. */
  numbers: number[];
  /** Whether no entry has all words together, so that these have only some of them. */
  isPartial: boolean;
  /** What was looked for in what was found: to be marked there. */
  marks: string[];
  /** The words that nothing has, each with the one that was looked for in its place. */
  mended: { typed: string; meant: string }[];
}

/** A search in one language of a site. */
export interface Search {
  /**
   * Finds what has every word of a text, or what means the same; where nothing has, what has the most of them. A text without words finds
   * nothing.
   */
  find(text: string): Promise<Findings>;
  /** Asks ahead for what the entries' files are called, for who is to ask for entries. */
  expectEntries(): void;
  /** What stands under these numbers. */
  entries(numbers: number[]): Promise<SearchEntry[]>;
  kindOf(number: number): string;
}

/** Something that is sought: its runs, and what means the same, each as runs as well. */
interface Part {
  runs: string[];
  others: string[][];
  /** What was typed where it was taken for another word. */
  typed?: string;
}

/** How much a word counts that means the same as what was typed. */
const otherWeight = 0.4;

/** How much a page counts beside its parts: who names its subject comes to it first, and not to one of the rows that name it too. */
const pageWeight = 1.5;

/** A search in an index, of whose files `read` gives what they hold; each is asked for once. */
export function createSearch(
  manifest: SearchManifest,
  read: (kind: IndexFileKind, number: number, hash: string | undefined) => Promise<unknown>,
): Search {
  const { groups, stopWords } = manifest.queryWords ?? { groups: [], stopWords: [] };
  const synonyms = synonymsOf([...manifest.synonyms, ...groups]);
  const stops = new Set(stopWords.flatMap(runsOf));
  const hanWords = [...new Set([...synonyms.keys(), ...stops])].filter((word) => isHan(word) && word.length > 1);
  const files = new Map<string, Promise<unknown>>();
  const file = <Content>(kind: IndexFileKind, number: number): Promise<Content> => {
    const name = `${kind} ${number}`;
    const asked = files.get(name) ?? hashOf(kind, number).then((hash) => read(kind, number, hash));
    files.set(name, asked);
    // What could not be had is asked for again.
    asked.catch(() => files.delete(name));
    return asked as Promise<Content>;
  };
  const entryHashes = () => file<string[]>('names', 0);
  const hashOf = async (kind: IndexFileKind, number: number) =>
    kind === 'entries' ? (await entryHashes())[number] : manifest.files[kind][number];

  const known = async (term: string, begins: boolean): Promise<Terms> => {
    const all = await file<Terms>('terms', shardOf(term, manifest));
    return begins && isBeginning(term)
      ? all.filter(([one]) => one.startsWith(term))
      : all.filter(([one]) => one === term);
  };

  // Asked of each of thousands of hits.
  const kindAt = new Uint16Array(manifest.entries);
  for (const [kind, [, first]] of manifest.kinds.entries()) kindAt.fill(kind, first);
  const kindOf = (number: number) => manifest.kinds[kindAt[number] as number]?.[0] ?? '';
  const weightOf = (number: number) => (kindOf(number) === 'page' ? pageWeight : 1);

  const found = async (parts: Part[], of: 'all' | 'most' = 'all'): Promise<number[]> => {
    const sought = allOrMost(
      parts.map((part) => soughtOf(part, of)),
      of,
    );
    const leaves = leavesOf(sought);
    const terms = new Map((await Promise.all(leaves.map(({ term, begins }) => known(term, begins)))).flat());
    return rank(sought, [...terms], manifest.entries, weightOf);
  };

  const isStop = ({ runs: [run = '', ...more], others }: Part) =>
    more.length === 0 && others.length === 0 && stops.has(run);

  /** The words that are meant by one that nothing has: of Han characters those that it is made of, else the nearest one. */
  const meant = async (part: Part): Promise<Part[]> => {
    const [run = ''] = part.runs;
    if (part.runs.length > 1 || (await found([part])).length > 0) return [part];
    if (isHan(run)) {
      const words = await splitHan(run, hanWords, async (pair) => (await known(pair, false)).length > 0);
      if (words.length < 2) return [part];
      return (await Promise.all(words.map((word) => meant(partOf([word], synonyms))))).flat();
    }
    if (run.length < 4) return [part];
    const names = [...synonyms.keys()].filter((key) => !isHan(key) && !key.includes(' '));
    const near = nearest(run, [...names, ...(await file<string[]>('words', 0))]);
    return [near === undefined ? part : { ...partOf([near], synonyms), typed: run }];
  };

  return {
    async find(text) {
      const parts = unless(isStop, partsOf(runsOf(text), synonyms));
      if (parts.length === 0) return { numbers: [], isPartial: false, marks: [], mended: [] };
      const exact = await found(parts);
      if (exact.length > 0) return { numbers: exact, isPartial: false, marks: marksOf(parts), mended: [] };
      const others = unless(isStop, (await Promise.all(parts.map(meant))).flat());
      const mended = others.flatMap(({ typed, runs }) => (typed === undefined ? [] : { typed, meant: runs.join(' ') }));
      if (others.every(isSingleHan)) return { numbers: [], isPartial: false, marks: marksOf(parts), mended: [] };
      const whole = await found(others);
      if (whole.length > 0) return { numbers: whole, isPartial: false, marks: marksOf(others), mended };
      const some = others.filter((part) => !isSingleHan(part));
      const numbers = await found(some, 'most');
      const marks = [...marksOf(some), ...some.flatMap(({ runs }) => runs.flatMap(termsOf))];
      return { numbers, isPartial: numbers.length > 0, marks, mended };
    },

    expectEntries() {
      entryHashes().catch(() => {});
    },

    async entries(numbers) {
      const { block } = manifest;
      const blocks = numbers.map((number) => file<SearchEntry[]>('entries', Math.floor(number / block)));
      return (await Promise.all(blocks)).flatMap((one, index) => one[(numbers[index] as number) % block] ?? []);
    },

    kindOf,
  };
}

/** The parts without those that match a condition; all of them if every part does. */
function unless(isLeftOut: (part: Part) => boolean, parts: Part[]): Part[] {
  const others = parts.filter((part) => !isLeftOut(part));
  return others.length > 0 ? others : parts;
}

/** Whether a part is a single Han character, which stands in too many words to tell of a subject. */
function isSingleHan({ runs: [run = ''], others }: Part): boolean {
  return others.length === 0 && run.length === 1 && isHan(run);
}

/** Runs as parts of what is sought: the most that stand together and mean something, as `plane wave` does, are one. */
function partsOf(runs: string[], synonyms: Synonyms): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < runs.length; ) {
    let length = Math.min(longest, runs.length - at);
    while (length > 1 && !synonyms.has(runs.slice(at, at + length).join(' '))) length--;
    parts.push(partOf(runs.slice(at, at + length), synonyms));
    at += length;
  }
  return parts;
}

/** Of how many runs a term may be that has others of the same meaning. */
const longest = 4;

function partOf(runs: string[], synonyms: Synonyms): Part {
  return { runs, others: synonyms.get(runs.join(' ')) ?? [] };
}

/** A part as its terms: all of them, or as many as any entry has. What means the same counts only whole. */
function soughtOf({ runs, others }: Part, of: 'all' | 'most'): Sought {
  const terms = (words: string[], weight: number, begins: boolean): Sought[] =>
    words.flatMap(termsOf).map((term) => ({ term, weight, begins: begins || term.length >= whole }));
  const same = others.map((words): Sought => ({ all: terms(words, otherWeight, false) }));
  return { any: [allOrMost(terms(runs, 1, true), of), ...same] };
}

function allOrMost(parts: Sought[], of: 'all' | 'most'): Sought {
  return of === 'all' ? { all: parts } : { most: parts };
}

/** A word of so many letters is found with its endings as well; a shorter one that means the same may be an abbreviation. */
const whole = 4;

function leavesOf(sought: Sought): { term: string; begins: boolean }[] {
  if ('term' in sought) return [sought];
  return partsIn(sought).flatMap(leavesOf);
}

function marksOf(parts: Part[]): string[] {
  return parts.flatMap(({ runs, others }) => [...runs, ...others.flat()]);
}
