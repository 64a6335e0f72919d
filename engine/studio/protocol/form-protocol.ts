import type { BilingualText } from './protocol.ts';

/** What fields propose, by the name of the list. */
export type Proposals = Record<string, { value: string; description?: string }[]>;

/** What can be written for a value, and what it does. */
export interface Choice {
  value: unknown;
  description?: BilingualText;
}

/** What can be added: a member that is missing, an item of a list, or another form of a value. */
export interface Blank {
  name: string;
  description?: BilingualText;
  /** The smallest value that it can begin as. */
  value: unknown;
  /** Of a list of links or of groups of them: what its items are. Default: it is none. */
  entries?: EntryRules;
  /** Of a poster: the films that it can be a frame of, and the member that names its picture. Default: it is none. */
  frame?: { films: string[]; picture: string };
}

/** What the items of a list of links, or of groups of them, are. */
export interface EntryRules {
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

/** The members of every field. */
interface FieldHead {
  pointer: string;
  /** The member's name, or the item's place from 1. */
  name: string;
  description?: BilingualText;
  /** Whether it may be taken out. */
  isOptional: boolean;
}

/** The members of a field that has a value of its own. */
interface InputHead extends FieldHead {
  /** The names of the lists of which it proposes what they hold. */
  proposals?: string[];
  /** Of a poster's picture: the film that it is a frame of, or one for each language, as the poster's neighbour says. Default: none is. */
  films?: string[];
}

interface Changeable {
  /** The other forms that the value may have. */
  forms: Blank[];
}

/** A text: one for each language, or one for all. */
export interface TextsField extends InputHead, Changeable {
  kind: 'texts';
  value: string | Record<string, string>;
  /** Whether it is usually longer than a line. */
  isLong: boolean;
  /** Whether it may hold bold words, code and links. */
  isMarked?: boolean;
}

/** A string on one line (`line`) or on several (`text`). */
export interface StringField extends InputHead, Changeable {
  kind: 'line' | 'text';
  value: string;
  /** Whether links can lead to it by what it says. */
  isAnchor?: boolean;
}

export interface DateField extends InputHead, Changeable {
  kind: 'date';
  value: string;
  /** How it is written, and whether it may be empty. With a time it is in the site's time zone. */
  day: { form: 'yyyy-mm-dd' | 'yyyymmdd' | 'yyyy-mm' | 'yyyy-mm-ddThh:mm'; isOpen: boolean };
}

export interface ColourField extends InputHead, Changeable {
  kind: 'colour';
  value: string;
  /** Of a theme's colour: the colours next to it, those with too little contrast first. */
  seenWith?: Contrast[];
}

export interface ListField extends FieldHead, Changeable {
  kind: 'list';
  fields: Field[];
  /** The item that can be added, if any can. */
  blanks: Blank[];
  /** Of a list of links or of groups of them: what its items are. Default: it is none. */
  entries?: EntryRules;
}

export interface ObjectField extends FieldHead, Changeable {
  kind: 'object';
  fields: Field[];
  /** The members that can be added. */
  blanks: Blank[];
  /** Whether members of any name can be added, each beginning so. */
  open?: Blank;
}

/** A field with a value of its own, not one of other fields. */
export type InputField =
  | TextsField
  | StringField
  | DateField
  | ColourField
  | (InputHead & Changeable & { kind: 'number'; value: number })
  | (InputHead & { kind: 'boolean'; value: boolean })
  | (InputHead & { kind: 'choice'; value: unknown; choices: Choice[] })
  /** A value that cannot change. */
  | (InputHead & { kind: 'constant'; value: unknown })
  /** A section, which has a form of its own. */
  | (InputHead & { kind: 'section'; value: unknown })
  /** A value that no schema describes. */
  | (InputHead & Changeable & { kind: 'unknown'; value: unknown });

/** A value as a form shows it. */
export type Field = InputField | ListField | ObjectField;

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
