import type { Problem } from '../../check/problem.ts';
import type { Operation } from '../../edit/operations.ts';
import type { CompiledPage } from '../../model/compiled.ts';
import type { BilingualText, FilePointer, NamedValue, Placed, RequestText } from './protocol.ts';

/** An edit of a closing page, which does not wait for an answer. */
export interface LastEdit extends Pick<FilePointer, 'pointer'> {
  operations: Operation[];
  /** Replaces the text of a Markdown file that the value names, instead of the operations. */
  markdown?: MarkdownFile;
  /** Typing extends the last step if that was typed in the same field just before. */
  typed?: boolean;
}

/** A Markdown file with its whole text. */
export interface MarkdownFile {
  file: RequestText;
  text: LongText;
}

/** @maxLength 5000000 */
type LongText = string;

/** Operations on a revision of a file. With `markdown`, the revision is that of the Markdown file. */
export interface Edit extends FilePointer, LastEdit {
  revision: string;
  /** The page in the preview, which the answer to typing contains. */
  shown?: ShownPage;
}

/** The remaining edits of a closing page in one file. */
export interface LastEdits {
  file: RequestText;
  /** The Markdown file of all edits. Default: they are operations. */
  markdown?: RequestText;
  /** The base revision of the running edit, otherwise of the first edit. */
  revision: string;
  /** The running edit, which the server may have made already. */
  underWay?: LastEdit;
  edits: LastEdit[];
}

export interface ShownPage {
  route: string;
  /** @maxItems 20 */
  languages: string[];
}

export interface EditResult {
  revision: string;
  /** After typing: the problems of the file, and the shown page in each language. The inspection of the site follows later. */
  typed?: { problems: Problem[]; pages: CompiledPage[] };
}

export interface FileChanges {
  file: string;
  title?: BilingualText;
  /** The file is new. */
  comes?: true;
  /** The file is deleted. */
  goes?: true;
  /** The old path of a moved file. */
  from?: string;
  rows: ChangeRow[];
  /** The changed lines with context. */
  lines: DiffLine[];
  /** The remaining sample texts of new sections. */
  samples: Placed<Problem>[];
}

/** A line or some words of a diff. A gap replaces omitted text. */
export interface DiffLine {
  kind: 'same' | 'gone' | 'new' | 'gap';
  text: string;
}

export interface ChangeRow {
  pointer: string;
  /** The location in words. Empty for the whole file. */
  place: BilingualText;
  kind: 'add' | 'remove' | 'replace' | 'move';
  was?: unknown;
  is?: unknown;
  /** What an object, list or choice holds, before and after. */
  parts: { was: NamedValue[]; is: NamedValue[] };
  /** The changed words of a text, with context. */
  words?: DiffLine[];
  /** The operations that revert the change. Empty if only the whole file can be reverted. */
  back: Operation[];
}

export type SaveResult =
  | { outcome: 'saved'; files: string[] }
  | { outcome: 'clash' }
  | { outcome: 'refused'; problems: Placed<Problem>[] }
  | { outcome: 'failed'; message: string; code?: string; file?: string };

/** Resolves a file's conflicts: ours wins at these pointers, the disk's version elsewhere. */
export interface ClashResolution {
  file: RequestText;
  revision: string;
  ours: string[];
}
