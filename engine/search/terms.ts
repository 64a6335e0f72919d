import type { Simplify } from './simplify.ts';

const han = /\p{Script=Han}/u;
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}_])+/gu;

/** Splits a text into words and unbroken Han characters: `HSE能带 (ECUT2L)` is `hse`, `能带`, `ecut2l`. */
export function splitRuns(text: string, simplify: Simplify = (same) => same): string[] {
  return simplify(text.normalize('NFKC').toLowerCase()).match(runs) ?? [];
}

/** Whether a run consists of Han characters, which have no spaces between words. */
export function isHan(run: string): boolean {
  return han.test(run);
}

/** The terms of a run: pairs of Han characters (`旋轨耦` is `旋轨`, `轨耦`), or the run itself. */
export function splitTerms(run: string): string[] {
  const characters = [...run];
  if (!isHan(run) || characters.length < 2) return [run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The terms under which a text is indexed: those of its runs, and single Han characters. */
export function indexedTerms(text: string, simplify?: Simplify): string[] {
  return splitRuns(text, simplify).flatMap((run) =>
    isHan(run) && run.length > 1 ? [...splitTerms(run), ...run] : run,
  );
}

/** The words among these terms that a misspelled word may mean. */
export function listWords(terms: [term: string, ...unknown[]][]): string[] {
  return terms.flatMap(([term]) => (isHan(term) || term.length < 4 || /\d/.test(term) ? [] : term));
}

/** The minimum number of letters to find a word by its beginning. */
export const prefixLength = 3;

/** Whether a term also finds words that begin with it. */
export function isPrefix(term: string): boolean {
  return !isHan(term) && term.length >= prefixLength;
}

/** Splits Han characters into words: at known words, longest first, then between those that are never neighbors. */
export async function splitHan(
  run: string,
  words: string[],
  areNeighbors: (pair: string) => Promise<boolean>,
): Promise<string[]> {
  const [word] = words.filter((one) => run.includes(one)).sort((a, b) => b.length - a.length);
  if (word === undefined) return splitStrangers(run, areNeighbors);
  const at = run.indexOf(word);
  const around = [run.slice(0, at), run.slice(at + word.length)];
  const [before = [], after = []] = await Promise.all(around.map((rest) => splitHan(rest, words, areNeighbors)));
  return [...before, word, ...after];
}

async function splitStrangers(run: string, areNeighbors: (pair: string) => Promise<boolean>): Promise<string[]> {
  const characters = [...run];
  const isJoined = await Promise.all(characters.length > 1 ? splitTerms(run).map(areNeighbors) : []);
  const words: string[] = [];
  for (const [at, character] of characters.entries()) {
    if (at > 0 && isJoined[at - 1]) words.push(`${words.pop()}${character}`);
    else words.push(character);
  }
  return words;
}

/** The synonyms of a text, by its joined runs. */
export type Synonyms = Map<string, string[][]>;

/** Whether it is a single Han character. It is part of too many words to be a useful synonym. */
export function isSingleHan([run = '', ...more]: string[]): boolean {
  return more.length === 0 && run.length === 1 && isHan(run);
}

export function synonymsOf(groups: string[][], simplify?: Simplify): Synonyms {
  const found: Synonyms = new Map();
  for (const group of groups) {
    const all = group.map((text) => splitRuns(text, simplify));
    for (const runs of all) {
      const key = runs.join(' ');
      const others = all.filter((other) => other.join(' ') !== key && !isSingleHan(other));
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  }
  return found;
}
