import { fileKindOf } from '../../check/site-files.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { expander } from '../../model/schema/expansion.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { stepsOf } from '../../model/schema/pointer.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { findHeading } from '../../model/text/find-heading.ts';
import type { CheckedSite } from '../../server/dev/live-site.ts';
import type { BilingualText, FilePointer, NamedValue, Placed } from '../protocol/protocol.ts';
import { choiceTitle, fieldTitle, itemTitle, recordsTitle } from './field-title.ts';
import type { FileTexts } from './history.ts';
import { expandSchemas, itemsIn, propertiesIn, type SchemaSet } from './schema-set.ts';

/**
 * Creates functions that name values of a site's files, and what is inside them. `changed` are texts that the site does
 * not have yet.
 */
export function createNamer({ input, model }: Pick<CheckedSite, 'input' | 'model'>, changed: FileTexts = {}) {
  const files = new Map(model.files.map(({ file, value }) => [file, value]));
  for (const [file, text] of Object.entries(changed)) files.set(file, text && readWholeFile(file, text).value);
  const languages = codesOf(model.siteFile?.value as { languages?: unknown } | undefined);
  const walk = ({ file, pointer }: FilePointer) => {
    const schema = input.schemas[fileKindOf(file)?.schemaPath ?? ''] ?? {};
    return walkTo(startAt(files.get(file), schema, languages), stepsOf(pointer) ?? []);
  };
  return {
    nameOf: (at: FilePointer): BilingualText => walk(at).name,
    /** Lists the parts of an object or list that is, was or could be at a location. */
    partsOf: (at: FilePointer, value: unknown): NamedValue[] => listParts({ ...walk(at).end, value }),
  };
}

/** Adds the location in words to values of a site's files. */
export function withPlaces<T extends FilePointer>(
  values: T[],
  now: Pick<CheckedSite, 'input' | 'model'>,
  changed?: FileTexts,
): Placed<T>[] {
  const { nameOf } = createNamer(now, changed);
  return values.map((one) => ({ ...one, place: nameOf(one) }));
}

/**
 * Names a value by the labels of its schema: "Company › Paragraph 2 › English". An item is named by its heading,
 * otherwise by its position. Empty for the whole file.
 */
export function nameLocation(value: unknown, pointer: string, schema: Schema, languages: string[]): BilingualText {
  return walkTo(startAt(value, schema, languages), stepsOf(pointer) ?? []).name;
}

/** A value with the schemas that apply to it. */
interface Position {
  value: unknown;
  set: SchemaSet;
  /** The label of a list, which its items use. */
  list?: BilingualText | undefined;
}

function startAt(value: unknown, schema: Schema, languages: string[]): Position {
  return { value, set: { expansionOf: expander(schema), languages, schemas: [schema] }, list: recordsTitle };
}

function walkTo(start: Position, steps: string[]): { name: BilingualText; end: Position } {
  const names: BilingualText[] = [];
  let here = start;
  for (const [index, step] of steps.entries()) {
    const { value, set, list } = here;
    const parts = expandSchemas(set, value);
    if (Array.isArray(value)) {
      const item: unknown = value[Number(step)];
      here = { value: item, set: { ...set, schemas: itemsIn(parts) } };
      const title = itemTitle(expandSchemas(here.set, item), Number(step), list);
      names.push({ en: headingOf(item, 'en') || title.en, zh: headingOf(item, 'zh') || title.zh });
      continue;
    }
    const inside: unknown = isJsonObject(value) ? value[step] : undefined;
    const schemas = propertiesIn(parts)[step] ?? [];
    const isLanguage = set.languages.includes(step) && isText(value, set.languages);
    const title = isLanguage ? languageName(step) : fieldTitle(schemas, step);
    // An item also names its list: "Paragraph 2".
    if (!Array.isArray(inside) || index === steps.length - 1) names.push(title);
    here = { value: inside, set: { ...set, schemas }, list: title };
  }
  return { name: { en: names.map(({ en }) => en).join(' › '), zh: names.map(({ zh }) => zh).join(' › ') }, end: here };
}

/** The texts, numbers and choices in a value, with their location in it. A choice has its label. */
function listParts(start: Position): NamedValue[] {
  const { set } = start;
  const partsAt = (steps: string[], value: unknown): NamedValue[] => {
    const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    if (inside.length > 0 && !isText(value, set.languages))
      return inside.flatMap(([step, one]) => partsAt([...steps, step], one));
    const { name, end } = walkTo(start, steps);
    const choice = choiceTitle(expandSchemas(end.set, value), value);
    return [{ place: name, value, ...(choice && { choice }) }];
  };
  return partsAt([], start.value);
}

function headingOf(item: unknown, locale: keyof BilingualText): string {
  const heading = isJsonObject(item) ? findHeading(item, locale) : '';
  return heading.length > 40 ? `${heading.slice(0, 39)}…` : heading;
}

function isText(value: unknown, languages: string[]): boolean {
  return isJsonObject(value) && Object.keys(value).every((key) => languages.includes(key));
}

function languageName(code: string): BilingualText {
  const nameIn = (locale: string) =>
    new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(code) ?? code;
  return { en: nameIn('en'), zh: nameIn('zh') };
}
