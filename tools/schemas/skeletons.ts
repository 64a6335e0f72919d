import { definitionName, expander } from '../../engine/schema/expansion.ts';
import type { Schema, Schemas } from '../../engine/schema/schema.ts';
import { fieldsNamed } from './answers.ts';
import type { GuideExample } from './guide.ts';

/** What an editor inserts for a value: JSON in which strings hold the places to fill in, `$1` or `${1:what stands there}`. */
type Body = unknown;

/** Numbers the places to fill in, in the order in which they are asked for. A text that begins with `^` is inserted as it stands. */
function newPlaces() {
  let last = 0;
  const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&');
  return {
    empty: () => `^"$${++last}"`,
    list: () => `^[$${++last}]`,
    given: (value: unknown) =>
      `^${typeof value === 'string' ? `"\${${++last}:${escaped(JSON.stringify(value).slice(1, -1))}}"` : `\${${++last}:${value}}`}`,
    oneOf: (values: unknown[]) => {
      const choice = `\${${++last}|${values.map((value) => escaped(String(value)).replace(/[,|]/g, '\\$&')).join(',')}|}`;
      return typeof values[0] === 'string' ? `^"${choice}"` : `^${choice}`;
    },
  };
}
type Places = ReturnType<typeof newPlaces>;

/** The definitions whose values are one of two: a text, or one for each language, which is what a new one needs. */
const inLanguages = /^Bilingual(Text|Words|Html)$/;

/**
 * What is inserted for whole values, by the definition that describes them: for every object its needed fields, for a text its
 * languages, for `Section` a section of each type and for `SectionType` the rest of one behind its type, as its first example has it.
 */
export function skeletonsOf(schemas: Schema[], sections: Schemas, examples: GuideExample[]): Schema {
  const definitions: Schemas = Object.assign({}, ...schemas.map(({ definitions }) => definitions));
  const own = new Set(
    Object.values(definitions.Section?.allOf ?? []).map(({ then }) => definitionName(then?.$ref ?? '')),
  );
  const made = Object.entries(definitions).flatMap(([name, schema]) => {
    if (name === 'Section' || own.has(name)) return [];
    const body = emptyValue(schema, definitions, newPlaces());
    const isWhole = typeof body === 'object' && Object.keys(body as object).length > 0;
    return isWhole ? [[name, snippets([{ label: name, markdownDescription: schema.description, body }])] as const] : [];
  });
  const types = Object.entries(sections).map(([type, schema]) => {
    const example = examples.find((one) => one.type === type)?.section;
    const body = example === undefined ? emptyValue(schema, definitions, newPlaces()) : filledValue(example, schema);
    return { label: type, markdownDescription: schema.description, body };
  });
  const behind = types.map(({ label, body, ...rest }) => ({
    ...rest,
    label: `${label}, with its fields`,
    body: `^${withoutBraces(body)}`,
  }));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: { ...Object.fromEntries(made), Section: snippets(types), SectionType: snippets(behind) },
  };
}

function snippets(defaultSnippets: { label: string; markdownDescription?: string; body: Body }[]): Schema {
  return { defaultSnippets };
}

/** A new value of a schema: what it needs, each place empty. */
function emptyValue(schema: Schema, definitions: Schemas, places: Places): Body {
  const { $ref, const: fixed, enum: values, type, items, properties, required = [], oneOf = [], allOf = [] } = schema;
  if ($ref === '#/definitions/Section') return '^{$0}';
  if ($ref !== undefined) return emptyValue(definitions[definitionName($ref)] ?? {}, definitions, places);
  if (fixed !== undefined) return fixed;
  if (values) return places.oneOf(values);
  const languages = allOf.find(({ then }) => inLanguages.test(definitionName(then?.$ref ?? '')))?.then;
  if (languages) return emptyValue(languages, definitions, places);
  const only = allOf.length === 1 && type === undefined ? allOf[0] : undefined;
  if (only) return emptyValue(only, definitions, places);
  const [kind] = [type].flat();
  if (kind === 'array') {
    const least = Number(schema.minItems ?? 1);
    return items?.$ref === '#/definitions/Section'
      ? places.list()
      : Array.from({ length: least }, () => emptyValue(items ?? {}, definitions, places));
  }
  if (kind === 'object') {
    const needed = [...required, ...(oneOf[0]?.required ?? [])];
    return Object.fromEntries(needed.map((name) => [name, emptyValue(properties?.[name] ?? {}, definitions, places)]));
  }
  if (kind === 'boolean') return places.oneOf([true, false]);
  if (kind === 'integer' || kind === 'number') return places.given(schema.minimum ?? 1);
  return places.empty();
}

/** What a section of an example needs: of lists one entry, unless the entries say which fields of the rows show. */
function filledValue(value: unknown, root: Schema): Body {
  const places = newPlaces();
  const expansionOf = expander(root);
  const shows = (schema: Schema) => fieldsNamed(schema, root.definitions ?? {}, {}) !== undefined;
  const fill = (value: unknown, schemas: Schema[]): Body => {
    const parts: Schema[] = [];
    for (const schema of schemas) expansionOf(schema).expand(value, (part) => parts.push(part));
    if (Array.isArray(value)) {
      const items = parts.flatMap(({ items }): Schema[] => (items ? [items] : []));
      const least = Math.max(1, ...parts.map(({ minItems }) => Number(minItems ?? 1)));
      return (items.some(shows) ? value : value.slice(0, least)).map((item) => fill(item, items));
    }
    if (typeof value !== 'object' || value === null)
      return parts.some((part) => part.const === value) ? value : places.given(value);
    const needed = parts.flatMap(({ required = [], oneOf = [] }) => [
      ...required,
      ...oneOf.flatMap(({ required = [] }) => required),
    ]);
    const entries = Object.entries(value).flatMap(([name, inner]) => {
      const own = parts.flatMap(({ properties }): Schema[] => (properties?.[name] ? [properties[name]] : []));
      const isKept = needed.includes(name) || own.length === 0 || own.some(shows);
      const others = parts.flatMap(({ additionalProperties: any }): Schema[] => (typeof any === 'object' ? [any] : []));
      return isKept ? [[name, fill(inner, own.length > 0 ? own : others)] as const] : [];
    });
    return Object.fromEntries(entries);
  };
  return fill(value, [root]);
}

/** A body as it is inserted behind a key that stands already: the value of its first field, then the other fields. */
function withoutBraces(body: Body): string {
  const text = JSON.stringify(body, null, '\t').replace(/"\^(?:[^"\\]|\\.)*"/g, (raw) => JSON.parse(raw).slice(1));
  const lines = text.split('\n').slice(1, -1);
  return lines
    .map((line) => line.replace('\t', ''))
    .join('\n')
    .replace(/^"type": /, '');
}
