import { definitionName, type Expansion } from '../../model/schema/expansion.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { Choice, TextsField } from '../protocol/form-protocol.ts';
import type { BilingualText } from '../protocol/protocol.ts';

/** Schemas that apply to a value together. */
export interface SchemaSet {
  schemas: Schema[];
  languages: string[];
  expansionOf(schema: Schema): Expansion;
}

/** The schemas with all that they refer to and that apply to a value, outermost first. */
export function expandSchemas({ schemas, expansionOf }: SchemaSet, value: unknown): Schema[] {
  const parts: Schema[] = [];
  for (const schema of schemas) expansionOf(schema).expand(value, (one) => parts.push(one));
  return parts;
}

export function isOfKind(parts: Schema[], kind: string): boolean {
  return parts.some(({ $ref, kind: own }) => own === kind || ($ref !== undefined && definitionName($ref) === kind));
}

const every = ['string', 'number', 'boolean', 'array', 'object', 'null'];

/** The types that all schemas allow. An integer is a number. */
export function allowedTypes(parts: Schema[]): Set<string> {
  const typeLists = parts.flatMap(({ type }) =>
    type === undefined ? [] : [[type].flat().map((one) => (one === 'integer' ? 'number' : one))],
  );
  return new Set(every.filter((one) => typeLists.every((types) => types.includes(one))));
}

export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Whether a value is a translatable text: one text for all languages, or an object with a text per language. */
export function isText(part: SchemaSet, value: unknown): value is TextsField['value'] {
  const { languages } = part;
  const sample = Object.fromEntries(languages.map((language) => [language, '']));
  const own = propertiesIn(expandSchemas(part, sample));
  if (!languages.every((language) => Object.hasOwn(own, language)) || Object.keys(own).length > languages.length)
    return false;
  const inEach = languages.map((language) => expandSchemas({ ...part, schemas: own[language] ?? [] }, ''));
  if (!inEach.every((parts) => allowedTypes(parts).has('string'))) return false;
  if (typeof value === 'string') return allowedTypes(expandSchemas(part, value)).has('string');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  // The schemas may allow a link as well: an object is a text if its keys are languages.
  const members = Object.entries(value);
  return members.every(([key, one]) => languages.includes(key) && typeof one === 'string');
}

/** The schemas of an object's fields by name, in the order of their declaration. */
export function propertiesIn(parts: Schema[]): Record<string, Schema[]> {
  const all: Record<string, Schema[]> = {};
  for (const { properties = {} } of parts)
    for (const [name, schema] of Object.entries(properties)) all[name] = [...(all[name] ?? []), schema];
  return all;
}

export function itemsIn(parts: Schema[]): Schema[] {
  return parts.flatMap(({ items }): Schema[] => (items ? [items] : []));
}

const yesOrNo: Choice[] = [
  { value: true, title: { en: 'yes', zh: '是' } },
  { value: false, title: { en: 'no', zh: '否' } },
];

/** The description of a field, or of its kind, without sentences about JSON syntax and with the labels of its choices. */
export function describe(parts: Schema[]): BilingualText | undefined {
  const first = parts.find(({ description }) => description !== undefined);
  if (first?.description === undefined) return undefined;
  const choices = choicesIn(parts) ?? (allowedTypes(parts).has('boolean') ? yesOrNo : []);
  const inWords = (text: string, locale: keyof BilingualText) =>
    withoutJson(text).replace(/`([^`]+)`/g, (code, name) => {
      const label = choices.find(({ value }) => String(value) === name)?.title?.[locale];
      return label === undefined ? code : `“${label}”`;
    });
  return { en: inWords(first.description, 'en'), zh: inWords(first.zh ?? first.description, 'zh') };
}

/** Removes sentences such as "Write `{ "zh": "…" }`". */
function withoutJson(description: string): string {
  const sentences = description.match(/.+?(?:\.(?=\s|$)\s*|。|$)/gs) ?? [];
  return sentences
    .filter((sentence) => !/`\{ "/.test(sentence))
    .join('')
    .trim();
}

/** The values of an enum with their labels and descriptions. `undefined` if there is no enum. */
export function choicesIn(parts: Schema[]): Choice[] | undefined {
  const closed = parts.find((one) => one.enum);
  return closed?.enum?.map((value, at) => {
    const title = inBoth(closed.enumTitles?.[at], closed.enumTitlesZh?.[at]);
    const description = inBoth(closed.markdownEnumDescriptions?.[at], closed.enumZh?.[at]);
    return { value, ...(title && { title }), ...(description && { description }) };
  });
}

function inBoth(en: string | undefined, zh = en): BilingualText | undefined {
  return en === undefined || zh === undefined ? undefined : { en, zh };
}
