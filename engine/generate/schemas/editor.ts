import { pageLanguage } from '../../model/schema/collections.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { paramsList } from '../../site/type-names.ts';
import { listAnswerFields, proposeFields } from './answers.ts';
import { compactSchema } from './compact-schema.ts';
import { createEditorSchema, type Proposals } from './editor-schema.ts';
import type { GuideExample } from './guide.ts';
import { createSkeletons } from './skeletons.ts';

/** The path of the site's names, relative to the copies of the schemas. */
const names = 'site-names.schema.json';

/** The path of an editor's files, relative to `schemas/`. */
const folder = '../.vscode';

/**
 * VS Code's files: the settings, and a copy of each schema under `.vscode/schemas/` that also suggests names and whole
 * values. The original schemas depend on no site and no editor.
 */
export function createEditorFiles(schemas: Schemas, examples: GuideExample[]): Record<string, string> {
  const files = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  const described = Object.keys(files).filter((path) =>
    /^(page|site|shared|words|synonyms|collection)\.|^records\//.test(path),
  );
  const sources = Object.keys(files).flatMap((path) => /^sources\/(.+)\.params\.schema\.json$/.exec(path)?.[1] ?? []);
  const sections = Object.entries(files).flatMap(([path, schema]) => {
    const type = /^sections\/(.+)\.schema\.json$/.exec(path)?.[1];
    if (type === undefined) return [];
    const { DataBinding: binding, ...others } = schema.definitions ?? {};
    const definitions = binding ? { ...others, DataBinding: bindingTo(sources, binding, files, names) } : others;
    return [[type, { ...schema, definitions }] as const];
  });
  const types = { ...Object.fromEntries(sections), include: files['page.schema.json']?.definitions?.Include ?? {} };
  const skeletons = createSkeletons(
    described.map((path) => files[path] as Schema),
    types,
    examples,
  );
  const { Section, SectionType, ...whole } = skeletons.definitions as Record<'Section' | 'SectionType', Schema>;
  const copies = described.map((path) => {
    const up = path.includes('/') ? '../' : '';
    const proposals = { names: `${up}${names}`, skeletons: `${up}skeletons.schema.json`, whole };
    return [path, copyOf(path, files, sources, proposals)];
  });
  const answers = listAnswerFields(files, sources);
  const all = {
    ...Object.fromEntries(copies),
    'skeletons.schema.json': { ...skeletons, definitions: { Section, SectionType } },
    'answers.schema.json': answers,
  };
  return {
    ...Object.fromEntries(
      Object.entries<Schema>(all).map(([path, schema]) => [`${folder}/schemas/${path}`, compactSchema(schema)]),
    ),
    [`${folder}/settings.json`]: `${JSON.stringify(settingsFor(described), null, 2)}\n`,
  };
}

function copyOf(path: string, files: Schemas, sources: string[], proposals: Proposals): Schema {
  const original = files[path] as Schema;
  const { Section: section, DataBinding: binding } = original.definitions ?? {};
  // The definitions of a shared file are those of a page.
  if (path === 'shared.schema.json')
    return inPage(createEditorSchema({ ...original, definitions: undefined }, proposals));
  if (!section || !binding) return createEditorSchema(original, proposals);
  const kinds = original.definitions as Schemas;
  const bound = Object.entries(kinds).map(([name, schema]) => {
    const fields = proposeFields(schema, kinds, sources, 'answers.schema.json');
    return [name, fields.length > 0 ? { ...schema, allOf: [...(schema.allOf ?? []), ...fields] } : schema];
  });
  const definitions = {
    ...Object.fromEntries(bound),
    DataBinding: bindingTo(sources, binding, files, proposals.names),
  };
  const copy = createEditorSchema({ ...original, definitions }, proposals);
  const { type, ...others } = copy.definitions?.Section?.properties ?? {};
  const withRest = {
    ...type,
    allOf: [...(type?.allOf ?? []), { $ref: `${proposals.skeletons}#/definitions/SectionType` }],
  };
  const sections = { ...copy.definitions?.Section, properties: { type: withRest, ...others } };
  return { ...copy, definitions: { ...copy.definitions, Section: sections } };
}

function inPage<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(inPage) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === '$ref' && typeof value === 'string' ? value.replace(/^(?=#)/, 'page.schema.json') : inPage(value),
  ]);
  return Object.fromEntries(entries);
}

/** A binding to a source of the site. Suggests its fields and parameter values. */
function bindingTo(sources: string[], binding: Schema, files: Schemas, names: string): Schema {
  const { source: base, params: bare, ...others } = binding.properties ?? {};
  const schemaOf = (source: string) => files[`sources/${source}.schema.json`] ?? {};
  const says = sources.map((one) => schemaOf(one).description ?? '');
  const allOf = sources.map((source): Schema => {
    const { properties = {}, required = [] } = files[`sources/${source}.params.schema.json`] ?? {};
    // Pages never set their own language.
    const said = Object.entries(properties).filter(([name]) => name !== pageLanguage);
    const needed = required.filter((name) => name !== pageLanguage);
    const own = said.map(([name, { description, zh }]) => {
      const lists = [paramsList(source, name), 'Parameters'].map((list) => ({ $ref: `${names}#/definitions/${list}` }));
      return [name, { type: 'string', description, zh, allOf: lists }];
    });
    const params = {
      type: 'object',
      properties: Object.fromEntries(own),
      required: needed,
      additionalProperties: false,
    };
    return {
      if: { properties: { source: { const: source } }, required: ['source'] },
      then: { ...(needed.length > 0 && { required: ['params'] }), properties: { params } },
    };
  });
  return {
    ...binding,
    properties: {
      source: { ...base, ...(sources.length > 0 && { enum: sources, markdownEnumDescriptions: says }) },
      params: { type: 'object', description: bare?.description, zh: bare?.zh },
      ...others,
    },
    ...(allOf.length > 0 && { allOf }),
  };
}

/** Which schema describes which files. Replaces the schema that a file names in `$schema`. */
function settingsFor(described: string[]): Schema {
  const collections = described.flatMap((path) => /^records\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
  const named = (path: string, ...fileMatch: string[]) => ({
    fileMatch,
    url: `./schemas/${path}`,
    schema: { $ref: `${folder}/schemas/${path}` },
  });
  return {
    'json.schemas': [
      named(
        'page.schema.json',
        '/pages/**/*.json',
        '!/pages/site.json',
        '!/pages/words.json',
        '!/pages/synonyms.json',
        '!/pages/shared/*.json',
        '!/pages/collections/*.json',
      ),
      named('site.schema.json', '/pages/site.json'),
      named('words.schema.json', '/pages/words.json'),
      named('synonyms.schema.json', '/pages/synonyms.json'),
      named('shared.schema.json', '/pages/shared/*.json'),
      named('collection.schema.json', '/pages/collections/*.json'),
      ...collections.map((name) => ({
        fileMatch: [`/assets/records/${name}/*.json`],
        url: `./.vscode/schemas/records/${name}.schema.json`,
      })),
    ],
  };
}
