import type { Said } from './protocol.ts';

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
  /** Of a date: how it is written, and whether it may be empty. With a time it is in the site's time zone. */
  day?: { form: 'yyyy-mm-dd' | 'yyyymmdd' | 'yyyy-mm' | 'yyyy-mm-ddThh:mm'; isOpen: boolean };
  /** Of a theme's colour: what it is seen with, those first that have too little contrast. */
  seenWith?: Contrast[];
  choices?: Choice[];
  /** The names of the lists of which it proposes what they hold. */
  proposals?: string[];
  fields?: Field[];
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

export interface Form {
  file: string;
  /** What tells the file's text from any other. */
  revision: string;
  field: Field;
  /** The pointers of what says something else in the file than when it was last committed. Empty where git knows nothing of it. */
  sinceCommit: string[];
}
