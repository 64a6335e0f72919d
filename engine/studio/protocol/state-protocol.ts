import type { Problem } from '../../check/problem.ts';
import type { Conflict } from '../../edit/merge.ts';
import type { BilingualText, FilePointer } from './protocol.ts';

/** A file of the site that can be worked on. */
export interface StudioFile {
  file: string;
  kind: 'site' | 'words' | 'synonyms' | 'page' | 'shared' | 'collection' | 'record';
  /** Of a page: its title in each language, or in all. Default: it has none that can be read. */
  title?: unknown;
  /** Of a page: its name in the code. */
  id?: string;
  /** Of a page: the route at which it shows, without a language's prefix; of one with parameters, that of its first record. */
  route?: string;
  /** Of a page: its route as it is written. Default: it has none that can be read. */
  written?: string;
  /** Of a shared file: the pages that include it. */
  usedBy?: string[];
  /** Whether it differs from the disk. */
  isChanged: boolean;
}

/** How the work stands. */
export interface StudioState {
  files: StudioFile[];
  /** The site's languages, the default first, with what addresses in them begin with. */
  languages: { code: string; name: string; prefix: string; dir?: string }[];
  /** The site's time zone, by its name in the IANA database. */
  timeZone: string;
  problems: Problem[];
  /** How many texts lack a language that is being added: no problems of their own, but on the list of what is to be done. */
  untranslated: number;
  /** The files that are shown as they were before, because they cannot be read. */
  held: string[];
  canUndo: boolean;
  canRedo: boolean;
  /** When the work that was found at the start was last added to, as `Date.now()` has it. Default: none was found. */
  restored?: number;
  /** The files that saving takes out. */
  gone: string[];
  /** The files whose changes on the disk were taken in. */
  merged: string[];
  /** What was changed here and on the disk in ways that exclude each other. */
  clashes: DraftClash[];
  /** Why the site cannot be looked at. Default: it can. */
  failure?: string;
}

/** A file that was changed here and on the disk in ways that exclude each other. */
export interface DraftClash {
  file: string;
  /** What tells it from what it becomes when either side is changed again. */
  revision: string;
  /** Whether the file is gone from the disk. */
  isGone: boolean;
  conflicts: Conflict[];
}

/** A section type that can be added. */
export interface SectionType {
  type: string;
  description: BilingualText;
  /** What people call it otherwise, in both languages. */
  names: string[];
  /** How many sections of it the site has. */
  used: number;
  /** A section of it, as its first example has it. */
  value: Record<string, unknown>;
}

/** The records of a collection as a table. */
export interface RecordTable {
  collection: string;
  columns: RecordColumn[];
  /** Whether its records have days, by which they can be ordered. */
  isDated: boolean;
  /** A row a record, in the order that was asked for. */
  rows: RecordRow[];
}

/** How records are ordered: the newest first, or those of a list as their file has them. Lists without days always have their own order. */
export type RecordOrder = 'newest' | 'file';

/** A field of the records. */
export interface RecordColumn {
  name: string;
  description?: BilingualText;
}

/** A record: its place, and what its fields hold. */
export interface RecordRow extends FilePointer {
  /** How many records its file holds; of a file that is one record itself, none. */
  count?: number;
  /** The values by the names of the fields; of one that holds others, what they are in short. */
  cells: Record<string, unknown>;
}

/** A record that was made. */
export interface CreatedRecord {
  at: FilePointer;
  /** The pointer of its first field that is to be written. */
  begin: string;
}

/** Where a record shows. */
export interface RecordShown {
  /** The route of the page, without a language's prefix. Default: no page shows it. */
  route?: string | undefined;
}
