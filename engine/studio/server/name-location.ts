import { fileKindOf } from '../../check/site-files.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { expander } from '../../model/schema/expansion.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { stepsOf } from '../../model/schema/pointer.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { findHeading } from '../../model/text/find-heading.ts';
import type { CheckedSite } from '../../server/dev/live-site.ts';
import type { BilingualText, FilePointer, Placed } from '../protocol/protocol.ts';
import { fieldTitle, itemTitle, recordsTitle } from './field-title.ts';
import type { FileTexts } from './history.ts';
import { expandSchemas, itemsIn, propertiesIn, type SchemaSet } from './schema-set.ts';

/** Returns a function that names a value of a site's files. `changed` are texts that the site does not have yet. */
export function locationNamer(
  { input, model }: Pick<CheckedSite, 'input' | 'model'>,
  changed: FileTexts = {},
): (at: FilePointer) => BilingualText {
  const files = new Map(model.files.map(({ file, value }) => [file, value]));
  for (const [file, text] of Object.entries(changed)) files.set(file, text && readWholeFile(file, text).value);
  const languages = codesOf(model.siteFile?.value as { languages?: unknown } | undefined);
  return ({ file, pointer }) => {
    const schema = input.schemas[fileKindOf(file)?.schemaPath ?? ''] ?? {};
    return nameLocation(files.get(file), pointer, schema, languages);
  };
}

/** Adds the location in words to values of a site's files. */
export function withPlaces<T extends FilePointer>(
  values: T[],
  now: Pick<CheckedSite, 'input' | 'model'>,
  changed?: FileTexts,
): Placed<T>[] {
  const nameOf = locationNamer(now, changed);
  return values.map((one) => ({ ...one, place: nameOf(one) }));
}

/**
 * Names a value by the labels of its schema: "Company › Paragraph 2 › English". An item is named by its heading,
 * otherwise by its position. Empty for the whole file.
 */
export function nameLocation(value: unknown, pointer: string, schema: Schema, languages: string[]): BilingualText {
  const set: SchemaSet = { expansionOf: expander(schema), languages, schemas: [schema] };
  const steps = stepsOf(pointer) ?? [];
  const names: BilingualText[] = [];
  let here = value;
  let list: BilingualText | undefined = recordsTitle;
  for (const [index, step] of steps.entries()) {
    const parts = expandSchemas(set, here);
    if (Array.isArray(here)) {
      const item: unknown = here[Number(step)];
      set.schemas = itemsIn(parts);
      const title = itemTitle(expandSchemas(set, item), Number(step), list);
      names.push({ en: headingOf(item, 'en') || title.en, zh: headingOf(item, 'zh') || title.zh });
      [here, list] = [item, undefined];
      continue;
    }
    const inside: unknown = isJsonObject(here) ? here[step] : undefined;
    set.schemas = propertiesIn(parts)[step] ?? [];
    const title =
      languages.includes(step) && isText(here, languages) ? languageName(step) : fieldTitle(set.schemas, step);
    // An item also names its list: "Paragraph 2".
    if (!Array.isArray(inside) || index === steps.length - 1) names.push(title);
    [here, list] = [inside, title];
  }
  return { en: names.map(({ en }) => en).join(' › '), zh: names.map(({ zh }) => zh).join(' › ') };
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
