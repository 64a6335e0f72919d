import { distance } from 'fastest-levenshtein';

/**
 * The candidate nearest to a misspelled name by edit distance, or `undefined` when none is near: at most a third of the
 * name's length may differ, and at least one letter may. Case does not count; swapped letters count as one.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  return ranked(name, candidates)?.best;
}

/** What to write instead of a wrong name. */
export interface Suggestion {
  /** What to write; absent when nothing is near. */
  suggestion?: string;
  /** Whether nothing else is as near, so that a machine may write it. */
  sure?: boolean;
  /** Whether the suggestion is JSON as it stands: a number, a list. Default: a text, which is written in quotation marks. */
  isJson?: true;
}

/** The nearest candidate as findings carry it; `written` says how it is spelled at the place of the name. */
export function suggest(
  name: string,
  candidates: Iterable<string>,
  written: (near: string) => string | undefined = (near) => near,
): Suggestion {
  const found = ranked(name, candidates);
  const suggestion = found && written(found.best);
  return suggestion === undefined ? {} : { suggestion, sure: found?.alone };
}

function ranked(name: string, candidates: Iterable<string>): { best: string; alone: boolean } | undefined {
  let best: string | undefined;
  let alone = true;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    // The lengths alone already differ too much.
    if (Math.abs(candidate.length - name.length) > least) continue;
    const away = swapped(name, candidate) ? 1 : distance(name.toLowerCase(), candidate.toLowerCase());
    if (away < least) [best, least, alone] = [candidate, away, true];
    else if (away === least && best !== undefined && candidate !== best) alone = false;
  }
  return best === undefined ? undefined : { best, alone };
}

/** Whether two names have the same letters in another order: `ot` and `to`. */
function swapped(name: string, candidate: string): boolean {
  const letters = (text: string) => [...text.toLowerCase()].sort().join('');
  return name.length === candidate.length && name !== candidate && letters(name) === letters(candidate);
}
