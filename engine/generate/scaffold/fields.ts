import type { Message } from '../../check/messages/message.ts';
import { compiledFields } from '../schemas/assemble.ts';
import descriptions from './field-descriptions.json' with { type: 'json' };

/** The description and the Chinese noun of each kind of field. */
const fieldTexts: Record<string, { en?: string; zh?: string; noun: string }> = descriptions;

/** A field of a section or record, as `name:kind` or `name?:kind` on the command line. */
export interface ScaffoldField {
  name: string;
  kind: string;
  optional: boolean;
  /** The fields of each object of a `list(…)`. Otherwise empty. */
  fields: ScaffoldField[];
  /** The values of a `choice(…)`. Otherwise empty. */
  choices: string[];
}

/** A section or source to write. */
export interface NewType {
  name: string;
  description: Message;
  fields: ScaffoldField[];
  /** Whether it belongs to a site, not to the engine. */
  own: boolean;
  /** The languages of the examples: the site's. */
  languages: string[];
}

/** Names that every section, or record of a source in TypeScript, has already. */
const ofSections = [
  ...['id', 'type', 'heading', 'lead', 'showOn', 'data', 'section'],
  ...['draft', 'publishFrom', 'publishUntil'],
  ...compiledFields,
];

/** Parses `quote:text,tone?:choice(note,tip),people:list(name:text)`. Throws for anything invalid. */
export function readFields(text: string, kinds: string[], taken = ofSections): ScaffoldField[] {
  const fields = parts(text).map((part) => readField(part, kinds, taken));
  const twice = fields.find(({ name }, index) => fields.findIndex((field) => field.name === name) < index);
  if (twice) throw new Error(`the field "${twice.name}" is given twice.`);
  return fields;
}

function readField(part: string, kinds: string[], taken: string[]): ScaffoldField {
  const [, name = '', mark, kind = '', inside] =
    /^([a-z][A-Za-z0-9_]*)(\?)?:([A-Za-z]+)(?:\((.*)\))?$/s.exec(part) ?? [];
  if (!kinds.includes(kind) || (inside !== undefined) !== ['list', 'choice'].includes(kind))
    throw new Error(
      `"${part}" is no field: write name:kind or name?:kind, with a kind of ${describeFieldKinds(kinds)}.`,
    );
  if (taken.includes(name)) throw new Error(`the field name "${name}" is taken: choose another.`);
  return {
    name,
    kind,
    optional: mark === '?',
    fields: kind === 'list' ? readFields(inside ?? '', kinds, taken) : [],
    choices: kind === 'choice' ? readChoices(part, inside ?? '') : [],
  };
}

function readChoices(part: string, inside: string): string[] {
  const choices = parts(inside);
  if (choices.length < 2 || choices.some((choice) => !/^[a-z][a-z0-9-]*$/.test(choice)))
    throw new Error(`"${part}" is no choice: write two values or more in small letters, as in tone:choice(note,tip).`);
  return choices;
}

/** Splits at commas outside parentheses. */
function parts(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const character of text) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found.map((part) => part.trim());
}

/** Kinds as they are typed: `text, list(…)`. */
export function describeFieldKinds(kinds: string[]): string {
  return kinds.map((kind) => ({ list: 'list(name:kind,…)', choice: 'choice(one,other)' })[kind] ?? kind).join(', ');
}

/** `softwareUrl` and `software_url` → `software url`: a field's name in words, for its sentence. */
export function splitName(name: string): string {
  return name
    .replace(/([A-Z])/g, ' $1')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
}

export function describeField(kind: string, name: string): Message {
  const { en = '', zh = '' } = fieldTexts[kind] ?? {};
  return { en: en.replace('{words}', splitName(name)), zh: zh.replace('{name}', name) };
}

/** A label to start from: `softwareUrl` → `Software url`, and in Chinese the name with a noun for its kind. */
export function writeLabel(kind: string, name: string): Message {
  const words = splitName(name);
  return { en: words.charAt(0).toUpperCase() + words.slice(1), zh: `${name} ${fieldTexts[kind]?.noun}` };
}
