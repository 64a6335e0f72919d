import type { Site } from './site.ts';
import type { SiteChange } from './site-change.ts';

/** A statement of the two specifications, with a check of the built site. */
export interface SpecRow {
  /**
   * The specification (1 is site, company and products; 2 is downloads and learning) and section. D is a
   * decision on an open point.
   */
  at: string;
  /** The statement, in own few words. */
  says: string;
  check: Check;
}

/** A check of a site, with changes of the site that must make it fail. */
export interface Check {
  /** What makes it fail, in a few words. */
  fails: string;
  /** Returns the observation, which is equal at each run. Rejects if it is not as specified. */
  inspect(site: Site): Promise<string>;
  /** How long its visit of a site took, in milliseconds, where other rows share it. */
  tookMs?(site: Site): number;
  /** Changes of the site that must make the check fail: at least one. */
  spoils: SiteChange[];
}

/** A row: section, statement and check. */
export function row(at: string, says: string, check: Check): SpecRow {
  return { at, says, check };
}

/** Returns the observation if it is as specified, and rejects with it otherwise. */
export function expected(holds: boolean, seen: string): string {
  if (!holds) throw new Error(seen);
  return seen;
}
