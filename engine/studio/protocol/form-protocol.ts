import type { BilingualText } from './protocol.ts';

/** The names that fields propose, by the name of their list. */
export type Proposals = Record<string, { value: string; description?: string }[]>;

/** A value of an enum. */
export interface Choice {
  value: unknown;
  title?: BilingualText;
  description?: BilingualText;
}

/** Another type of a value. */
export interface ValueForm {
  name: string;
  /** The smallest valid value. */
  value: unknown;
}

/** A value that can be added: a missing field or an item of a list. */
export interface Blank extends ValueForm {
  title: BilingualText;
  description?: BilingualText;
  /** The rules of a list of links or groups. Absent for other lists. */
  entries?: EntryRules;
  /** For a poster: its videos, and the field of its picture. */
  frame?: { videos: string[]; picture: string };
}

/** The fields of the items in a list of links or groups. */
export interface EntryRules {
  /** The allowed fields, and the required ones. */
  names: string[];
  needs: string[];
  /** The field of the link target. Absent if there are only groups. */
  target?: string;
  /** The field of a group's items. Absent if there are no groups. */
  inner?: string;
  /** The smallest valid item. */
  blank: unknown;
}

interface FieldHead {
  pointer: string;
  /** The field's name, or the item's position from 1. */
  name: string;
  /** The label: of a field its title, of an item its type or list with its position. */
  title: BilingualText;
  description?: BilingualText;
  isOptional: boolean;
}

interface InputHead extends FieldHead {
  /** The names of the lists of proposals. */
  proposals?: string[];
  /** For a poster's picture: its videos. */
  videos?: string[];
}

interface Changeable {
  /** The other types that the value may have. */
  forms: ValueForm[];
}

/** One text for all languages, or one per language. */
export interface TextsField extends InputHead, Changeable {
  kind: 'texts';
  value: string | Record<string, string>;
  isLong: boolean;
  /** Whether inline markup is allowed. */
  isMarked?: boolean;
  /** Whether it is Markdown, or the name of a Markdown file. */
  isMarkdown?: boolean;
}

/** A string of one line (`line`) or several (`text`). */
export interface StringField extends InputHead, Changeable {
  kind: 'line' | 'text';
  value: string;
  /** Whether links can point to it. */
  isAnchor?: boolean;
}

export interface DateField extends InputHead, Changeable {
  kind: 'date';
  value: string;
  /** Its format, and whether it may be empty. A time is in the site's time zone. */
  day: { form: 'yyyy-mm-dd' | 'yyyymmdd' | 'yyyy-mm' | 'yyyy-mm-ddThh:mm'; isOpen: boolean };
}

export interface ColorField extends InputHead, Changeable {
  kind: 'color';
  value: string;
  /** For a theme color: its contrasts with the colors next to it, the lowest first. */
  contrasts?: Contrast[];
}

export interface ListField extends FieldHead, Changeable {
  kind: 'list';
  fields: Field[];
  /** At most one: the new item. */
  blanks: Blank[];
  /** The rules of a list of links or groups. Absent for other lists. */
  entries?: EntryRules;
}

export interface ObjectField extends FieldHead, Changeable {
  kind: 'object';
  fields: Field[];
  /** The missing fields. */
  blanks: Blank[];
  /** The template of a field with any name, if that is allowed. */
  open?: Blank;
}

/** A field without inner fields. */
export type InputField =
  | TextsField
  | StringField
  | DateField
  | ColorField
  | (InputHead & Changeable & { kind: 'number'; value: number })
  | (InputHead & { kind: 'boolean'; value: boolean })
  | (InputHead & { kind: 'choice'; value: unknown; choices: Choice[] })
  | (InputHead & { kind: 'constant'; value: unknown })
  | (InputHead & { kind: 'section'; value: unknown })
  | (InputHead & Changeable & { kind: 'unknown'; value: unknown });

export type Field = InputField | ListField | ObjectField;

/** The contrast of a theme color with another one. */
export interface Contrast {
  /** The label of the other color. */
  title: BilingualText;
  color: string;
  /** Whether the other color is the background. */
  isBackground: boolean;
  /** The contrast ratio, and the minimum of the check. */
  ratio: number;
  least: number;
}

export interface Form {
  file: string;
  revision: string;
  /** The location in words. Empty for the whole file. */
  place: BilingualText;
  field: Field;
  /** The pointers of the values that changed since the last git commit. */
  sinceCommit: string[];
  /** Whether the records come from elsewhere, so that they cannot be changed here. */
  isPulled?: boolean;
}
