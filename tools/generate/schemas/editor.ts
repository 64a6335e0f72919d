import type { Schema, Schemas } from '../../../engine/schema/schema.ts';
import { paramsList } from '../../site/type-names.ts';
import { answerFields, boundFields } from './answers.ts';
import { brief } from './brief.ts';
import { editorSchema, type Proposals } from './editor-schema.ts';
import type { GuideExample } from './guide.ts';
import { skeletonsOf } from './skeletons.ts';

/** Where an editor's files stand, seen from `schemas/`. */
const folder = '../.vscode';

/**
 * What VS Code needs, as text by path under `schemas/`: its settings, which say what schema describes which files, and under
 * `.vscode/schemas/` a copy of each of those schemas that also proposes names and whole values. The schemas themselves stay as they
 * are: they know no site and no editor.
 */
export function editorFiles(files: Schemas, examples: GuideExample[]): Record<string, string> {
  const described = Object.keys(files).filter((path) => /^(page|site|shared|words)\.|^records\//.test(path));
  const sources = Object.keys(files).flatMap((path) => /^sources\/(.+)\.params\.schema\.json$/.exec(path)?.[1] ?? []);
  const sections = Object.entries(files).flatMap(([path, schema]) => {
    const type = /^sections\/(.+)\.schema\.json$/.exec(path)?.[1];
    return type === undefined ? [] : [[type, schema] as const];
  });
  const types = { ...Object.fromEntries(sections), include: files['page.schema.json']?.definitions?.Include ?? {} };
  const skeletons = skeletonsOf(
    described.map((path) => files[path] as Schema),
    types,
    examples,
  );
  const whole = new Set(Object.keys(skeletons.definitions ?? {}));
  const copies = described.map((path) => {
    const up = path.includes('/') ? '../' : '';
    const proposals = { names: `${up}site-names.schema.json`, skeletons: `${up}skeletons.schema.json`, whole };
    return [path, copyOf(path, files, sources, proposals)];
  });
  const answers = answerFields(files, sources);
  const all = { ...Object.fromEntries(copies), 'skeletons.schema.json': skeletons, 'answers.schema.json': answers };
  return {
    ...Object.fromEntries(
      Object.entries<Schema>(all).map(([path, schema]) => [`${folder}/schemas/${path}`, brief(schema)]),
    ),
    [`${folder}/settings.json`]: `${JSON.stringify(settingsFor(described), null, 2)}\n`,
  };
}

function copyOf(path: string, files: Schemas, sources: string[], proposals: Proposals): Schema {
  const original = files[path] as Schema;
  const { Section: section, DataBinding: binding } = original.definitions ?? {};
  // What is in a shared file stands in a page too, and need not be said again.
  if (path === 'shared.schema.json') return inPage(editorSchema({ ...original, definitions: undefined }, proposals));
  if (!section || !binding) return editorSchema(original, proposals);
  const kinds = original.definitions as Schemas;
  const bound = Object.entries(kinds).map(([name, schema]) => {
    const fields = boundFields(schema, kinds, sources, 'answers.schema.json');
    return [name, fields.length > 0 ? { ...schema, allOf: [...(schema.allOf ?? []), ...fields] } : schema];
  });
  const definitions = { ...Object.fromEntries(bound), DataBinding: withParams(binding, proposals.names) };
  const copy = editorSchema({ ...original, definitions }, proposals);
  const { type, ...others } = copy.definitions?.Section?.properties ?? {};
  const withRest = { ...type, $ref: `${proposals.skeletons}#/definitions/SectionType` };
  const sections = { ...copy.definitions?.Section, properties: { type: withRest, ...others } };
  return { ...copy, definitions: { ...copy.definitions, Section: sections } };
}

/** The same schema, whose definitions are those of the page's. */
function inPage<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(inPage) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === '$ref' && typeof value === 'string' ? value.replace(/^(?=#)/, 'page.schema.json') : inPage(value),
  ]);
  return Object.fromEntries(entries);
}

/** A binding whose parameters are proposed: what the site's records answer to, and the parameters of routes. */
function withParams(binding: Schema, names: string): Schema {
  const allOf = binding.allOf?.map((branch) => {
    const source = branch.if?.properties?.source?.const;
    const params = branch.then?.properties?.params;
    const properties = Object.entries(params?.properties ?? {}).map(([name, schema]) => {
      const lists = [paramsList(String(source), name), 'Parameters'].map((list) => ({
        $ref: `${names}#/definitions/${list}`,
      }));
      return [name, { ...schema, allOf: [...(schema.allOf ?? []), ...lists] }];
    });
    const then = { ...branch.then, properties: { params: { ...params, properties: Object.fromEntries(properties) } } };
    return source === undefined ? branch : { ...branch, then };
  });
  return { ...binding, ...(allOf && { allOf }) };
}

/**
 * Which schema describes which files. A file's `$schema` beats the settings' patterns, so the copy is put in the place of the schema
 * that the file names; records name none.
 */
function settingsFor(described: string[]): Schema {
  const collections = described.flatMap((path) => /^records\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
  const named = (path: string, ...fileMatch: string[]) => ({
    fileMatch,
    url: `./schemas/${path}`,
    schema: { $ref: `${folder}/schemas/${path}` },
  });
  return {
    'json.schemas': [
      named('page.schema.json', '/pages/**/*.json', '!/pages/site.json', '!/pages/words.json', '!/pages/shared/*.json'),
      named('site.schema.json', '/pages/site.json'),
      named('words.schema.json', '/pages/words.json'),
      named('shared.schema.json', '/pages/shared/*.json'),
      ...collections.map((name) => ({
        fileMatch: [`/assets/records/${name}/*.json`],
        url: `./.vscode/schemas/records/${name}.schema.json`,
      })),
    ],
  };
}
