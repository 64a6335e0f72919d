const han = /\p{Script=Han}/u;
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}_])+/gu;

/**
 * `HSE能带 (ECUT2L)` is `hse`, `能带`, `ecut2l`. The runs of a text that are looked for together: words, and Han characters up to the
 * next word or sign. Case and width do not count.
 */
export function runsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(runs) ?? [];
}

/** Whether a run is of Han characters, which no blanks part into words. */
export function isHan(run: string): boolean {
  return han.test(run);
}

/**
 * `旋轨耦` is `旋轨`, `轨耦`: a run as it is looked for. Of Han characters every two that stand together, so that what is sought may begin
 * and end anywhere in a sentence; any other run is one term.
 */
export function termsOf(run: string): string[] {
  const signs = [...run];
  if (!isHan(run) || signs.length < 2) return [run];
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/** The terms under which a text is found: those of its runs, and each Han character, for which one may look alone. */
export function indexedTerms(text: string): string[] {
  return runsOf(text).flatMap((run) => (isHan(run) && run.length > 1 ? [...termsOf(run), ...run] : run));
}

/** Of these terms the words that are written in letters: those that may be meant by one that is misspelled. */
export function lettersIn(terms: [term: string, ...unknown[]][]): string[] {
  return terms.flatMap(([term]) => (isHan(term) || term.length < 4 || /\d/.test(term) ? [] : term));
}

/** How many letters of a word find it by its beginning. */
export const beginning = 3;

/** Whether what begins with a term is found as well: a word may go on. */
export function isBeginning(term: string): boolean {
  return !isHan(term) && term.length >= beginning;
}
