import type { Problem } from '../../check/problem.ts';
import type { Operation } from '../../edit/operations.ts';
import type { CompiledPage } from '../../model/compiled.ts';
import type { BilingualText, FilePointer, RequestText } from './protocol.ts';

/** An edit of a closing page, which needs no answer. */
export interface LastEdit extends Pick<FilePointer, 'pointer'> {
  operations: Operation[];
  /** Whether this is typing, which is one step with what was typed just before at the same place. */
  typed?: boolean;
}

/** Operations in a file, which count from the file's text of a revision. */
export interface Edit extends FilePointer, LastEdit {
  revision: string;
  /** The page that is looked at, which the answer to typing brings. Default: none is. */
  shown?: ShownPage;
}

/** What a page that closes has still to send of a file: it cannot wait for the answer to what is under way. */
export interface LastEdits {
  file: RequestText;
  /** What the edit that is under way counts from, else the first of these. */
  revision: string;
  /** The edit that is under way, which may have been done by then, or not. Default: none is. */
  underWay?: LastEdit;
  edits: LastEdit[];
}

/** A page that is looked at: its route, and the languages in which it shows. */
export interface ShownPage {
  route: string;
  /** @maxItems 20 */
  languages: string[];
}

/** What came of an edit. */
export interface EditResult {
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

/** What is not saved of one file. */
export interface FileChanges {
  file: string;
  /** The title of the page, or what else the file is called. Default: nothing names it. */
  title?: BilingualText;
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
  place: BilingualText;
  kind: 'add' | 'remove' | 'replace' | 'move';
  was?: unknown;
  is?: unknown;
  /** Of a text that was another text: the words that changed, with a little of what surrounds them. */
  words?: DiffLine[];
  /** What takes it back, in the file's text as it is. Empty: only the whole file can be taken back. */
  back: Operation[];
}

/** What came of saving: what was written, or why nothing was. */
export type SaveResult =
  | { outcome: 'saved'; files: string[] }
  | { outcome: 'clash' }
  | { outcome: 'refused'; problems: PlacedProblem[] }
  | { outcome: 'failed'; message: string; code?: string; file?: string };

/** Resolves a file's conflicts: ours wins at these pointers, the disk's version elsewhere. */
export interface ClashResolution {
  file: RequestText;
  /** The revision of the clash that was shown. */
  revision: string;
  ours: string[];
}

/** A problem with the place of its field in words. */
export interface PlacedProblem extends Problem {
  placeName: BilingualText;
}
