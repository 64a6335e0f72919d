import { fileKindOf } from '../../check/site-files.ts';
import { expander } from '../../model/schema/expansion.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { stepsOf } from '../../model/schema/pointer.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { findHeading } from '../../model/text/find-heading.ts';
import type { BilingualText } from '../protocol/protocol.ts';
import { fieldTitle, itemTitle, recordsTitle } from './field-title.ts';
import { expandSchemas, itemsIn, propertiesIn, type SchemaSet } from './schema-set.ts';

/** The schema of a file, by its kind. */
export function schemaOf(file: string, schemas: Schemas): Schema {
  return schemas[fileKindOf(file)?.schemaPath ?? ''] ?? {};
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
