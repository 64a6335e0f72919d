import type { Problem } from '../../check/problem.ts';
import type { Conflict } from '../../edit/merge.ts';

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
