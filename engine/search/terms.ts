const han = /\p{Script=Han}/u;
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}_])+/gu;

/** Splits a text into words and unbroken Han characters: `HSE能带 (ECUT2L)` is `hse`, `能带`, `ecut2l`. */
export function splitRuns(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(runs) ?? [];
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
export function indexedTerms(text: string): string[] {
  return splitRuns(text).flatMap((run) => (isHan(run) && run.length > 1 ? [...splitTerms(run), ...run] : run));
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
