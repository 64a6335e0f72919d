import type { Problem } from '../../check/problem.ts';
import type { Conflict } from '../../edit/merge.ts';
import type { BilingualText, FilePointer, NamedValue, Placed } from './protocol.ts';

export interface StudioFile {
  file: string;
  kind: 'site' | 'words' | 'synonyms' | 'page' | 'shared' | 'collection' | 'record';
  /** The title of a page, one text or one per language. */
  title?: unknown;
  id?: string;
  /** The route of a page without a language prefix. With parameters, the route of the first record. */
  route?: string;
  /** The route in the page's file. */
  written?: string;
  /** The pages that a repeated page makes. */
  instances?: { id: string; route: string; label: string }[];
  /** The pages that include a shared file. */
  usedBy?: string[];
  /** Whether it differs from the disk. */
  isChanged: boolean;
}

export interface StudioState {
  files: StudioFile[];
  /** The Markdown files, each with the first field that names it. They have no form of their own. */
  markdown: { file: string; at: FilePointer }[];
  /** The site's languages, the default first. `prefix` begins their addresses. */
  languages: { code: string; name: string; prefix: string; dir?: string }[];
  /** The addresses of the bases with files of the site, such as `/files/uploads/` of `uploads`. */
  bases: Record<string, string>;
  /** An IANA time zone. */
  timeZone: string;
  problems: Problem[];
  /** The number of texts without a language that is being added. They are open tasks, not problems. */
  untranslated: number;
  /** The unreadable files, whose last readable version shows. */
  held: string[];
  canUndo: boolean;
  canRedo: boolean;
  /** When the restored drafts of the last session were last changed, from `Date.now()`. */
  restored?: number;
  /** The deleted files. */
  gone: string[];
  /** The files that were merged with the disk. */
  merged: string[];
  clashes: DraftClash[];
  /** The reason why the site cannot be inspected. */
  failure?: string;
}

/** A file whose unsaved changes conflict with the disk. */
export interface DraftClash {
  file: string;
  /** Changes with either side. */
  revision: string;
  /** Whether the file was deleted on the disk. */
  isGone: boolean;
  conflicts: (Placed<Conflict> & { parts: Record<'ours' | 'theirs', NamedValue[]> })[];
}

export interface SectionType {
  type: string;
  title: BilingualText;
  description: BilingualText;
  /** Its other names, in both languages. */
  names: string[];
  /** The number of its sections on the site. */
  used: number;
  /** A sample section. */
  value: Record<string, unknown>;
}

export interface RecordTable {
  collection: string;
  columns: RecordColumn[];
  /** Whether the records have dates to sort by. */
  isDated: boolean;
  /** Whether they come from elsewhere, so that they cannot be changed here. */
  isPulled: boolean;
  rows: RecordRow[];
}

/** The newest first, or in the order of the file. Lists without dates always have the order of their file. */
export type RecordOrder = 'newest' | 'file';

export interface RecordColumn {
  name: string;
  title: BilingualText;
  description?: BilingualText;
}

export interface RecordRow extends FilePointer {
  /** The number of records in its file. Absent if the file is one record. */
  count?: number;
  /** The values by field name. A nested value is shortened. */
  cells: Record<string, unknown>;
}

export interface CreatedRecord {
  at: FilePointer;
  /** The pointer of its first empty field. */
  begin: string;
}
