import { rowFields } from '../../engine/check/site-model.ts';
import { definitionName } from '../../engine/schema/expansion.ts';
import type { Schema, Schemas } from '../../engine/schema/schema.ts';

/** The kinds whose values name a field of the rows that a section shows. */
const naming = ['FieldName', 'AddressFieldName', 'HtmlFieldName'];

/** The fields of each source's answer with their sentences, as lists that an editor proposes from while any other name stays allowed. */
export function answerFields(files: Schemas, sources: string[]): Schema {
  const definitions = sources.map((source): [string, Schema] => {
    const fields = Object.entries(rowFields(source, files) ?? {});
    const says = fields.map(([, { description = '' }]) => description);
    return [source, { anyOf: [{ enum: fields.map(([name]) => name), markdownEnumDescriptions: says }, {}] }];
  });
  return { $schema: 'http://json-schema.org/draft-07/schema#', definitions: Object.fromEntries(definitions) };
}

/** What a section's schema proposes where it names fields of its rows, by the source that it is bound to; empty for one without. */
export function boundFields(section: Schema, definitions: Schemas, sources: string[], answers: string): Schema[] {
  const isBound = Object.values(section.properties ?? {}).some(
    ({ $ref = '' }) => definitionName($ref) === 'DataBinding',
  );
  if (!isBound) return [];
  return sources.flatMap((source) => {
    const then = fieldsNamed(section, definitions, { $ref: `${answers}#/definitions/${source}` });
    const data = { properties: { source: { const: source } }, required: ['source'] };
    return then ? [{ if: { properties: { data }, required: ['data'] }, then }] : [];
  });
}

/** A schema with the list wherever a value of this one names a field; `undefined` where none does. Sections inside have rows of their own. */
export function fieldsNamed(
  schema: Schema,
  definitions: Schemas,
  list: Schema,
  within: string[] = [],
): Schema | undefined {
  const name = schema.$ref === undefined ? undefined : definitionName(schema.$ref);
  if (name !== undefined) {
    if (naming.includes(name)) return list;
    if (name === 'Section' || within.includes(name)) return undefined;
    return fieldsNamed(definitions[name] ?? {}, definitions, list, [...within, name]);
  }
  const items = schema.items && fieldsNamed(schema.items, definitions, list, within);
  if (items) return { items };
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const found = fieldsNamed(property, definitions, list, within);
    // The field itself is proposed by the section's own schema.
    return found ? [[key, { ...found, doNotSuggest: true }] as const] : [];
  });
  return properties.length > 0 ? { properties: Object.fromEntries(properties) } : undefined;
}
