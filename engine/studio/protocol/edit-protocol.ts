import type { Problem } from '../../check/problem.ts';
import type { Operation } from '../../edit/operations.ts';
import type { CompiledPage } from '../../model/compiled.ts';
import type { Place } from './protocol.ts';

/** Operations in a file, which count from the file's text of a revision. */
export interface Edit extends Place {
  operations: Operation[];
  revision: string;
  /** Whether this is typing, which is one step with what was typed just before at the same place. */
  typed?: boolean;
  /** The page that is looked at, which the answer to typing brings. Default: none is. */
  shown?: Shown;
}

/** What a page that closes has still to send of a file: it cannot wait for the answer to what is under way. */
export interface LastEdits {
  file: string;
  /** What the edit that is under way counts from, else the first of these. */
  revision: string;
  /** The edit that is under way, which may have been done by then, or not. Default: none is. */
  underWay?: LastEdit;
  edits: LastEdit[];
}

/** An edit without what the page that sends it would be told. */
export type LastEdit = Pick<Edit, 'pointer' | 'operations' | 'typed'>;

/** A page that is looked at: its route, and the languages in which it shows. */
export interface Shown {
  route: string;
  languages: string[];
}

/** What came of an edit. */
export interface Edited {
  revision: string;
  /**
   * Of typing, what the file alone tells of it; what other files say follows when the keys rest. Default: all that there is to tell is
   * told by the next look.
   */
  typed?: {
    /** The file's problems. */
    problems: Problem[];
    /** The page that is looked at, in each of its languages. */
    pages: CompiledPage[];
  };
}
