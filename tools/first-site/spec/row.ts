import type { Site } from './site.ts';
import type { SiteChange } from './site-change.ts';

/** One statement of the two specifications, and how the built site is asked whether it holds. */
export interface Row {
  /** Where it stands: the text's number (1 is site, company and products; 2 is downloads and learning) and section; D is a decision on what they leave open. */
  at: string;
  /** The statement, in own few words. */
  says: string;
  check: Check;
}

/** A way to ask a site, which knows how a site is spoilt so that the answer must be another. */
export interface Check {
  /** What makes it fail, in a few words. */
  fails: string;
  /** Looks at the site and tells what it saw, the same at each run; rejects; rejects with it where it is not as said. */
  inspect(site: Site): Promise<string>;
  /** How long its visit of a site took, in milliseconds, where other rows share it. */
  tookMs?(site: Site): number;
  /** Ways to spoil what the site answers, each of which must make it fail: never empty. */
  spoils: SiteChange[];
}

/** A row: where a statement stands, the statement, its check. */
export function row(at: string, says: string, check: Check): Row {
  return { at, says, check };
}

/** Tells what was seen when it is as said, and rejects with it when it is not. */
export function expected(holds: boolean, seen: string): string {
  if (!holds) throw new Error(seen);
  return seen;
}
