import { distance } from 'fastest-levenshtein';

/**
 * The candidate nearest to a misspelled name by edit distance: at most a third of its length, and at least one letter,
 * may differ. Case counts half, swapped letters count once. Otherwise the only candidate that begins with the name.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  return findNearest(name, candidates)?.best;
}

/** Also reports whether it is the only nearest candidate. */
export function findNearest(name: string, candidates: Iterable<string>): { best: string; alone: boolean } | undefined {
  let best: string | undefined;
  let alone = true;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  const longer = new Set<string>();
  for (const candidate of candidates) {
    if (name.length > 2 && candidate.startsWith(name)) longer.add(candidate);
    if (Math.abs(candidate.length - name.length) > least) continue;
    const away = awayOf(name, candidate);
    if (away < least) [best, least, alone] = [candidate, away, true];
    else if (away === least && best !== undefined && candidate !== best) alone = false;
  }
  if (best !== undefined) return { best, alone };
  const [only, ...others] = longer;
  return only === undefined || others.length > 0 ? undefined : { best: only, alone: false };
}

function awayOf(name: string, candidate: string): number {
  const [small, other] = [name.toLowerCase(), candidate.toLowerCase()];
  if (small === other) return name === candidate ? 0 : 0.5;
  return swapped(name, candidate) ? 1 : distance(small, other);
}

/** Whether names have the same letters in another order: `ot` and `to`. */
function swapped(name: string, candidate: string): boolean {
  const letters = (text: string) => [...text.toLowerCase()].sort().join('');
  return name.length === candidate.length && name !== candidate && letters(name) === letters(candidate);
}
