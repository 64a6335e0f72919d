import type { Problem } from '../check/problem.ts';
import type { CompiledPage } from '../descriptor/compiled.ts';
import type { Conflict } from '../edit/merge.ts';
import type { Operation } from '../edit/operations.ts';

/** A sentence in the two languages of maintainers. */
export interface Said {
  en: string;
  zh: string;
}

/** A value in a file of the site: the file's path and the value's JSON Pointer. */
export interface Place {
  file: string;
  pointer: string;
}

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
  problems: Problem[];
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

/** What fields propose, by the name of the list. */
export type Proposals = Record<string, { value: string; says?: string }[]>;

/** What can be written for a value, and what it does. */
export interface Choice {
  value: unknown;
  says?: Said;
}

/** What can be added: a member that is missing, an item of a list, or another form of a value. */
export interface Blank {
  name: string;
  says?: Said;
  /** The smallest value that it can begin as. */
  value: unknown;
  /** Of a list of links or of groups of them: what its items are. Default: it is none. */
  entries?: Entries;
  /** Of a poster: the films that it can be a frame of, and the member that names its picture. Default: it is none. */
  frame?: { films: string[]; picture: string };
}

/** What the items of a list of links, or of groups of them, are. */
export interface Entries {
  /** The members that an item may have, and those that it must. */
  names: string[];
  needs: string[];
  /** The member that says where an item leads. Default: none does. */
  target?: string;
  /** The member that holds the items of a group. Default: none is a group. */
  inner?: string;
  /** The smallest value that an item can begin as. */
  blank: unknown;
}

/**
 * A value as a form shows it. `texts` differ by language or are the same in all; `line` and `text` are strings on one line and on
 * several; `date` and `colour` are strings that say one; `constant` says what it must; `section` is a section that has a form of its own; `unknown` is nothing that a schema describes.
 */
export interface Field {
  pointer: string;
  /** The member's name, or the item's place from 1. */
  name: string;
  kind:
    | 'texts'
    | 'text'
    | 'line'
    | 'date'
    | 'colour'
    | 'number'
    | 'boolean'
    | 'choice'
    | 'constant'
    | 'list'
    | 'object'
    | 'section'
    | 'unknown';
  says?: Said;
  /** Whether it may be taken out. */
  isOptional: boolean;
  /** What it is; of lists and objects their fields say it. */
  value?: unknown;
  /** Whether its texts are usually longer than a line. */
  isLong?: boolean;
  /** Whether its texts may hold bold words, code and links. */
  isMarked?: boolean;
  /** Whether links can lead to it by what it says. */
  isAnchor?: boolean;
  /** Of a date: how it is written, and whether it may be empty. */
  day?: { form: 'yyyy-mm-dd' | 'yyyymmdd' | 'yyyy-mm'; isOpen: boolean };
  /** Of a theme's colour: what it is seen with, those first that have too little contrast. */
  seenWith?: Contrast[];
  choices?: Choice[];
  /** The names of the lists of which it proposes what they hold. */
  proposals?: string[];
  /** The members or items. */
  fields?: Field[];
  /** What can be added to it. */
  blanks?: Blank[];
  /** Of a list of links or of groups of them: what its items are. Default: it is none. */
  entries?: Entries;
  /** Of a poster's picture: the film that it is a frame of, or one for each language, as the poster's neighbour says. Default: none is. */
  films?: string[];
  /** Whether members of any name can be added, each beginning so. */
  open?: Blank;
  /** The other forms that the value may have. */
  forms?: Blank[];
}

/** How a colour of a theme and another are seen together. */
export interface Contrast {
  /** The other colour's name, and the colour itself. */
  name: string;
  colour: string;
  /** Whether the other one is what it is seen on; else it is seen on this one. */
  isGround: boolean;
  /** The contrast, as a ratio to 1, and the least that the check allows. */
  ratio: number;
  least: number;
}

/** The form of a value. */
export interface Form {
  file: string;
  /** What tells the file's text from any other. */
  revision: string;
  field: Field;
  /** The pointers of what says something else in the file than when it was last committed. Empty where git knows nothing of it. */
  sinceCommit: string[];
}

/** Operations in a file, which count from the file's text of a revision. */
export interface Edit extends Place {
  operations: Operation[];
  revision: string;
  /** Whether this is typing, which is one step with what was typed just before at the same place. */
  typed?: boolean;
  /** The page that is looked at, which the answer to typing brings. Default: none is. */
  shown?: Shown;
}

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

/** What is not saved of one file. */
export interface FileChanges {
  file: string;
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
}

/** A line of a text that is compared with what it was: in both, only in one, or standing for lines that are left out. */
export interface DiffLine {
  kind: 'same' | 'gone' | 'new' | 'gap';
  text: string;
}

/** A change that is not saved, as one row of a review. */
export interface ChangeRow {
  pointer: string;
  kind: 'add' | 'remove' | 'replace' | 'move';
  was?: unknown;
  is?: unknown;
  /** What takes it back, in the file's text as it is. Empty: only the whole file can be taken back. */
  back: Operation[];
}

/** What came of saving: what was written, or why nothing was. */
export type Saved =
  | { outcome: 'saved'; files: string[] }
  | { outcome: 'clash' }
  | { outcome: 'refused'; problems: Problem[] }
  | { outcome: 'failed'; message: string; code?: string; file?: string };

/** A section type that can be added. */
export interface SectionType {
  type: string;
  says: Said;
  /** A section of it, as its first example has it. */
  value: Record<string, unknown>;
}
