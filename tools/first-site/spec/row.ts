import type { Site } from './site.ts';
import type { SiteChange } from './site-change.ts';

/** A statement of the two specifications, with a check of the built site. */
export interface SpecRow {
  /** The specification (1: site, company and products; 2: downloads and learning) and section. D is a decision. */
  at: string;
  says: string;
  check: Check;
}

/** A check of a site, with changes of the site that must make it fail. */
export interface Check {
  /** What makes it fail, in a few words. */
  fails: string;
  inspect(site: Site): Promise<string>;
  /** The duration of a visit that rows share, in milliseconds. */
  tookMs?(site: Site): number;
  /** Changes of the site that must make the check fail: at least one. */
  spoils: SiteChange[];
}

export function row(at: string, says: string, check: Check): SpecRow {
  return { at, says, check };
}

export function expected(holds: boolean, seen: string): string {
  if (!holds) throw new Error(seen);
  return seen;
}
