import type { Schema, Schemas } from '../../../engine/schema/schema.ts';
import { pascalCase } from '../../site/type-names.ts';

/** The language that a site's files are written in: what it takes to tell whether a file fits. */
export interface Language {
  /** The `version` of package.json that it belongs to. */
  version: string;
  /** What stands in each kind of file, by the path of its schema under `schemas/`. */
  files: Schemas;
  /** The types by name: pages, sections, shared types, parameters of sources, records. */
  definitions: Schemas;
}

const words = [
  '$schema',
  'kind',
  'form',
  'formZh',
  'formExample',
  'alias',
  'aliases',
  'default',
  '$comment',
  'title',
  'description',
  'zh',
  'enumDescriptions',
  'markdownEnumDescriptions',
  'enumZh',
];
const lists = ['allOf', 'anyOf', 'oneOf'];
const maps = ['properties', 'definitions'];
const parts = ['items', 'additionalProperties', 'if', 'then', 'else'];
const values = ['$ref', 'type', 'required', 'enum', 'const', 'pattern'];
const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'];
const plain = [...values, ...limits];

/** The files and types of generated schemas. The answers of sources are left out: no file of a site is written in them. */
export function languageOf(schemas: Schemas): Pick<Language, 'files' | 'definitions'> {
  const files: Schemas = {};
  const found: Schemas = {};
  for (const [path, schema] of Object.entries(schemas)) {
    const [, name] = /^(page|site|shared)\.schema\.json$/.exec(path) ?? [];
    if (!name && !path.startsWith('records/')) continue;
    const { definitions, ...root } = bare(schema);
    Object.assign(found, definitions);
    if (name) {
      files[path] = { $ref: `#/definitions/${pascalCase(name)}Descriptor` };
      found[`${pascalCase(name)}Descriptor`] = root;
    } else files[path] = root;
  }
  const all = { ...found, ...nameParams(found) };
  return { files, definitions: Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** The schema of a kind of file with all that it refers to; `undefined` for a kind that the language does not have. */
export function schemaOf(
  { files, definitions }: Pick<Language, 'files' | 'definitions'>,
  path: string,
): Schema | undefined {
  return Object.hasOwn(files, path) ? { ...files[path], definitions } : undefined;
}

/** The binding whose parameters have the names of their types, and those types: they belong to their sources. */
function nameParams({ DataBinding: binding }: Schemas): Schemas {
  const named: Schemas = {};
  const allOf = binding?.allOf?.map((branch) => {
    const name = `${pascalCase(String(branch.if?.properties?.source?.const))}Params`;
    named[name] = branch.then?.properties?.params ?? {};
    return { ...branch, then: { ...branch.then, properties: { params: { $ref: `#/definitions/${name}` } } } };
  });
  return binding ? { ...named, DataBinding: { ...binding, allOf } } : named;
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
      `the comparison of releases does not know "${keyword}": teach it in tools/rewrite/evolution/, or a change of it would pass unseen.`,
    );
  });
  return Object.fromEntries(entries);
}

function bareMap(schemas: Schemas): Schemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]));
}

/** The generator writes both `false` and `{ "not": {} }` to say that nothing may stand. */
function isClosed(schema: unknown): boolean {
  return schema === false || JSON.stringify(schema) === '{"not":{}}';
}
