import { expander } from '../../model/schema/expansion.ts';
import { pointerOf, stepsOf } from '../../model/schema/pointer.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { Path } from '../../model/schema/walk.ts';
import type { Blank, DateField, Field, ObjectField, ValueForm } from '../protocol/form-protocol.ts';
import type { BilingualText } from '../protocol/protocol.ts';
import { blankValue, entryRules } from './blank-value.ts';
import { withContrasts } from './contrasts.ts';
import { fieldTitle, itemTitle, recordsTitle } from './field-title.ts';
import { proposalsFor } from './list-proposals.ts';
import { withVideos } from './poster-videos.ts';
import {
  allowedTypes,
  choicesIn,
  describe,
  expandSchemas,
  isOfKind,
  isText,
  itemsIn,
  propertiesIn,
  type SchemaSet,
  typeOf,
} from './schema-set.ts';

/** The form of the value at a pointer in a file, by the file's schema. `undefined` if there is no value. */
export function buildForm(value: unknown, schema: Schema, pointer: string, languages: string[]): Field | undefined {
  const steps = stepsOf(pointer);
  if (!steps) return undefined;
  const part: SchemaSet = { expansionOf: expander(schema), languages, schemas: [schema] };
  let here: ValueAt = { value, part, path: [], title: recordsTitle, isOptional: false };
  for (const step of steps) {
    const inner = insideOf(here).find(({ path }) => String(path.at(-1)) === step);
    if (!inner) return undefined;
    here = inner;
  }
  return withContrasts(fieldOf(here, true), value, schema);
}

interface ValueAt {
  value: unknown;
  part: SchemaSet;
  path: Path;
  title: BilingualText;
  isOptional: boolean;
}

function fieldOf(here: ValueAt, isOpen = false): Field {
  const { value, part, path, title, isOptional } = here;
  const parts = expandSchemas(part, value);
  const last = path.at(-1);
  const head = {
    pointer: pointerOf(path),
    name: typeof last === 'number' ? String(last + 1) : (last ?? ''),
    title,
    description: describe(parts),
    isOptional,
  };
  const proposals = proposalsFor(parts);
  const own = { ...head, ...(proposals.length > 0 && { proposals }) };
  if (isOfKind(parts, 'Section') && !isOpen) return { ...own, kind: 'section', value };
  if (isText(part, value))
    return {
      ...{ ...own, kind: 'texts', value, isLong: isLong(parts, value), forms: formsOf(part, 'texts') },
      ...((isOfKind(parts, 'Text') || isOfKind(parts, 'LocalizedText')) && { isMarked: true }),
      ...(isOfKind(parts, 'Markdown') && { isMarkdown: true }),
    };
  const choices = choicesIn(parts);
  if (last === '$schema' || parts.some((one) => one.const !== undefined)) return { ...own, kind: 'constant', value };
  if (choices) return { ...own, kind: 'choice', value, choices };
  const type = typeOf(value);
  const forms = formsOf(part, type);
  if (part.schemas.length === 0 || !allowedTypes(parts).has(type)) return { ...own, kind: 'unknown', value, forms };
  if (typeof value === 'boolean') return { ...own, kind: 'boolean', value };
  if (typeof value === 'number') return { ...own, kind: 'number', value, forms };
  if (typeof value === 'string') {
    const day = dayOf(parts);
    if (day) return { ...own, kind: 'date', value, day, forms };
    if (isOfKind(parts, 'Color')) return { ...own, kind: 'color', value, forms };
    const kind = isLong(parts, value) ? 'text' : 'line';
    return { ...own, kind, value, forms, ...(isOfKind(parts, 'Anchor') && { isAnchor: true }) };
  }
  const fields = insideOf(here).map((inner) => fieldOf(inner));
  if (Array.isArray(value)) {
    const entries = entryRules(part, parts);
    return { ...head, kind: 'list', fields, blanks: itemBlank(part, parts), ...(entries && { entries }), forms };
  }
  if (typeof value === 'object' && value !== null) {
    const members = { fields, ...missing(part, parts, value) };
    return { ...head, kind: 'object', ...withVideos(part, parts, value, members), forms };
  }
  return { ...own, kind: 'unknown', value, forms };
}

/** The values directly in a list or object. A value without a description has no schemas. */
function insideOf({ value, part, path, title }: ValueAt): ValueAt[] {
  const parts = expandSchemas(part, value);
  if (Array.isArray(value)) {
    const items = { ...part, schemas: itemsIn(parts) };
    const list = typeof path.at(-1) === 'number' ? undefined : title;
    return value.map((item, index) => ({
      value: item,
      part: items,
      path: [...path, index],
      title: itemTitle(expandSchemas(items, item), index, list),
      isOptional: true,
    }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const required = new Set(parts.flatMap((one) => one.required ?? []));
  const own = propertiesIn(parts);
  const entries = Object.entries(value);
  const declared = Object.keys(own).filter((key) => Object.hasOwn(value, key));
  const order = [...declared, ...entries.map(([key]) => key).filter((key) => !Object.hasOwn(own, key))];
  return order.map((key) => ({
    value: (value as Record<string, unknown>)[key],
    part: { ...part, schemas: own[key] ?? othersIn(parts) },
    path: [...path, key],
    title: fieldTitle(own[key] ?? [], key),
    isOptional: !required.has(key),
  }));
}

/** The fields that an object lacks, and the template of a field with any name, if one is allowed. */
function missing(part: SchemaSet, parts: Schema[], value: object): Pick<ObjectField, 'blanks' | 'open'> {
  const blanks = Object.entries(propertiesIn(parts)).flatMap(([name, schemas]) =>
    Object.hasOwn(value, name) ? [] : [blank(part, schemas, name)],
  );
  const others = othersIn(parts);
  return { blanks, ...(others.length > 0 && { open: blank(part, others, '') }) };
}

function itemBlank(part: SchemaSet, parts: Schema[]): Blank[] {
  const items = itemsIn(parts);
  return items.length > 0 && !isOfKind(expandSchemas({ ...part, schemas: items }, {}), 'Section')
    ? [blank(part, items, '')]
    : [];
}

/** The other types that a value may have, each with its initial value. */
function formsOf(part: SchemaSet, own: string): ValueForm[] {
  const types = allowedTypes(expandSchemas(part, undefined));
  const forms = [...types].filter((type) => type !== own && type !== 'null');
  const texts = isText(part, '') ? [{ name: 'texts', value: blankValue(part, 'texts') }] : [];
  const others = forms.flatMap((type) => {
    if (texts.length > 0 && (type === 'string' || own === 'texts'))
      return type === 'string' ? [] : otherThanText(part, type);
    const value = blankValue(part, type);
    return value === undefined ? [] : [{ name: type, value }];
  });
  return [...(own === 'texts' ? [] : texts), ...others];
}

/** Another type for texts. An object counts only if it is not a text per language itself. */
function otherThanText(part: SchemaSet, type: string): ValueForm[] {
  if (type !== 'object') return [{ name: type, value: blankValue(part, type) }];
  const value = blankValue(part, 'object');
  return isText(part, value) ? [] : [{ name: type, value }];
}

function blank(part: SchemaSet, schemas: Schema[], name: string): Blank {
  const inner = { ...part, schemas };
  const description: BilingualText | undefined = describe(expandSchemas(inner, undefined));
  const entries = entryRules(part, expandSchemas(inner, []));
  const title = fieldTitle(schemas, name);
  return { name, title, ...(description && { description }), value: blankValue(inner), ...(entries && { entries }) };
}

/** The schemas of undeclared fields: none if they are forbidden, an empty schema if they are not restricted. */
function othersIn(parts: Schema[]): Schema[] {
  const others = parts.map(({ additionalProperties }) => additionalProperties);
  const schemas = others.filter((one): one is Schema => typeof one === 'object');
  return schemas.length > 0 || others.includes(false) || parts.length === 0 ? schemas : [{}];
}

/** The date formats by kind. */
const days: Record<string, DateField['day']> = {
  Day: { form: 'yyyy-mm-dd', isOpen: false },
  OpenDay: { form: 'yyyy-mm-dd', isOpen: true },
  CompactDay: { form: 'yyyymmdd', isOpen: false },
  Month: { form: 'yyyy-mm', isOpen: false },
  Moment: { form: 'yyyy-mm-ddThh:mm', isOpen: false },
};

function dayOf(parts: Schema[]): DateField['day'] | undefined {
  const kind = Object.keys(days).find((one) => isOfKind(parts, one));
  return kind === undefined ? undefined : days[kind];
}

/** Whether a text usually has several lines. */
function isLong(parts: Schema[], value: unknown): boolean {
  const all = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return (
    isOfKind(parts, 'CodeText') ||
    isOfKind(parts, 'HtmlText') ||
    isOfKind(parts, 'Markdown') ||
    all.some((one) => String(one).length > 56 || String(one).includes('\n'))
  );
}
