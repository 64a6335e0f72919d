import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { pascalCase } from '../../site/type-names.ts';

/** The schemas that decide whether a site's files are valid. */
export interface SchemaLanguage {
  /** The `version` of package.json that it belongs to. */
  version: string;
  /** The schema of each kind of file, by path in `schemas/`. */
  files: Schemas;
  /** The types by name: pages, sections, collections, shared types. */
  definitions: Schemas;
}

/** Keywords that do not affect validity: descriptions, and conditions of warnings. */
const words = [
  'mayBeEmpty',
  'unique',
  '$schema',
  'kind',
  'form',
  'formZh',
  'formExample',
  'spoken',
  'alias',
  'aliases',
  'formerNames',
  'formerValues',
  'default',
  '$comment',
  'title',
  'titleZh',
  'description',
  'zh',
  'enumDescriptions',
  'markdownEnumDescriptions',
  'enumZh',
  'enumTitles',
  'enumTitlesZh',
];
const lists = ['allOf', 'anyOf', 'oneOf'];
const maps = ['properties', 'definitions'];
const parts = ['items', 'additionalProperties', 'if', 'then', 'else'];
const values = ['$ref', 'type', 'required', 'enum', 'const', 'pattern'];
const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'];
const plain = [...values, ...limits];

/** The files and types of generated schemas. Excludes those from a site's own collections. */
export function createSchemaLanguage(schemas: Schemas): Pick<SchemaLanguage, 'files' | 'definitions'> {
  const files: Schemas = {};
  const found: Schemas = {};
  for (const [path, schema] of Object.entries(schemas)) {
    const [, name] = /^(page|site|shared|collection)\.schema\.json$/.exec(path) ?? [];
    if (!name) continue;
    const { definitions, ...root } = bare(schema);
    Object.assign(found, definitions);
    files[path] = { $ref: `#/definitions/${pascalCase(name)}Descriptor` };
    found[`${pascalCase(name)}Descriptor`] = root;
  }
  return { files, definitions: Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** The schema of a kind of file with all that it refers to; `undefined` for a kind that the language does not have. */
export function findFileSchema(
  { files, definitions }: Pick<SchemaLanguage, 'files' | 'definitions'>,
  path: string,
): Schema | undefined {
  return Object.hasOwn(files, path) ? { ...files[path], definitions } : undefined;
}

/** A schema without its words. Throws for a keyword that the comparison does not know, rather than overlook a change. */
function bare(schema: Schema): Schema {
  const known = Object.entries(schema).filter(([keyword]) => !words.includes(keyword));
  const entries = known.map(([keyword, value]): [string, unknown] => {
    if (lists.includes(keyword)) return [keyword, (value as Schema[]).map(bare)];
    if (maps.includes(keyword)) return [keyword, bareMap(value as Schemas)];
    if (keyword === 'additionalProperties' && isClosed(value)) return [keyword, false];
    if (parts.includes(keyword) && value !== false) return [keyword, value === true ? {} : bare(value as Schema)];
    if (plain.includes(keyword)) return [keyword, value];
    throw new Error(
      `the comparison of releases does not know "${keyword}": teach it in engine/refactor/evolution/, or a change of it would pass unseen.`,
    );
  });
  return Object.fromEntries(entries);
}

function bareMap(schemas: Schemas): Schemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]));
}

/** The generator writes both `false` and `{ "not": {} }` for a forbidden value. */
function isClosed(schema: unknown): boolean {
  return schema === false || JSON.stringify(schema) === '{"not":{}}';
}
