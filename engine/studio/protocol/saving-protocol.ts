import type { Problem } from '../../check/problem.ts';
import type { Operation } from '../../edit/operations.ts';
import type { Said } from './protocol.ts';

/** What is not saved of one file. */
export interface FileChanges {
  file: string;
  /** The title of the page, or what else the file is called. Default: nothing names it. */
  title?: Said;
  /** Whether saving makes the file. */
  comes?: true;
  /** Whether saving takes the file out. */
  goes?: true;
  /** Of a file that comes with the text of one that goes: that file. */
  from?: string;
  /** A row a change. */
  rows: ChangeRow[];
  /** The lines of the file that will be others, with a few around them. */
  lines: DiffLine[];
  /** The sample texts of new sections that are still in it: visitors would read them. */
  samples: PlacedProblem[];
}

/** A line or a few words of a text that is compared with what it was: in both, only in one, or standing for what is left out. */
export interface DiffLine {
  kind: 'same' | 'gone' | 'new' | 'gap';
  text: string;
}

/** A change that is not saved, as one row of a review. */
export interface ChangeRow {
  pointer: string;
  /** The place in words: "Company › second paragraph › English". Empty for the whole file. */
  place: Said;
  kind: 'add' | 'remove' | 'replace' | 'move';
  was?: unknown;
  is?: unknown;
  /** Of a text that was another text: the words that changed, with a little of what surrounds them. */
  words?: DiffLine[];
  /** What takes it back, in the file's text as it is. Empty: only the whole file can be taken back. */
  back: Operation[];
}

/** What came of saving: what was written, or why nothing was. */
export type Saved =
  | { outcome: 'saved'; files: string[] }
  | { outcome: 'clash' }
  | { outcome: 'refused'; problems: PlacedProblem[] }
  | { outcome: 'failed'; message: string; code?: string; file?: string };

/** A problem with the place of its field in words. */
export interface PlacedProblem extends Problem {
  placeName: Said;
}
