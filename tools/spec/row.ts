import type { SpecSite } from './site.ts';

/** One statement of the requirements that can be counted or seen, and how the built site is asked about it. */
export interface SpecRow {
  /** Where it stands: the text's number (1 is site, company and products; 2 is downloads and learning) and its section. */
  source: string;
  /** The statement in a few words. */
  statement: string;
  /** How it is checked, in a few words. */
  check: string;
  /** What is found: short, and the same at every run on the same site. A rejection counts as found, and fails the row. */
  find(site: SpecSite): Promise<string>;
  /** What must be found: the very text, or what the text must match. */
  want: string | RegExp;
}

/** The part of a row that asks the site; {@link checks.ts} makes the usual ones. */
export type Check = Pick<SpecRow, 'check' | 'find' | 'want'>;

/** A row with what was found. */
export interface SpecResult extends SpecRow {
  found: string;
  passed: boolean;
}
