import type { Schema } from '../../engine/schema/schema.ts';

/** Where the names of the site's own routes, pictures and files stand, for the editor only (see `tools/site/site-names.ts`). */
const names = 'site-names.schema.json';

/** Types whose values are such names: which lists an editor proposes wherever a field is of the type. */
const ofType: Record<string, string[]> = {
  Address: ['Routes', 'Anchors', 'Files'],
  Target: ['Routes', 'Anchors', 'Files'],
};

/** Fields that hold such names: those of one type, and (under `*`) those of any. */
const ofField: Record<string, Record<string, string[]>> = {
  Picture: { src: ['Pictures'] },
  QrCode: { src: ['Pictures'] },
  Include: { name: ['Shared'] },
  '*': { base: ['Bases'], imageBase: ['Bases'], logo: ['Pictures'], parent: ['Routes'] },
};

/**
 * What VS Code needs, by path under `schemas/`: which schema describes which files, and for pages, shared sections and the
 * site a copy of the schema that also proposes the site's own names. A file's `$schema` beats the settings' patterns, so the
 * copy is put in the place of the schema it names. The schemas themselves stay as they are: they know no site.
 */
export function editorFiles(files: Record<string, Schema>): Record<string, Schema> {
  const copied = ['page.schema.json', 'shared.schema.json', 'site.schema.json'];
  const copies = copied.map((path) => [`../.vscode/schemas/${path}`, proposing(files[path] as Schema)]);
  const collections = Object.keys(files).flatMap((path) => /^records\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
  const describe = (path: string, ...fileMatch: string[]) => ({
    fileMatch,
    url: `./schemas/${path}`,
    ...(copied.includes(path) && { schema: { $ref: `../.vscode/schemas/${path}` } }),
  });
  const settings = {
    'json.schemas': [
      describe('page.schema.json', '/pages/**/*.json', '!/pages/site.json', '!/pages/shared/*.json'),
      describe('site.schema.json', '/pages/site.json'),
      describe('shared.schema.json', '/pages/shared/*.json'),
      ...collections.map((name) => describe(`records/${name}.schema.json`, `/assets/records/${name}/*.json`)),
    ],
  };
  return { ...Object.fromEntries(copies), '../.vscode/settings.json': settings };
}

/** A schema that admits the same values and proposes names for some of them. */
function proposing(schema: Schema): Schema {
  const definitions = Object.entries(schema.definitions ?? {}).map(([name, one]) => [name, within(one, ofField[name])]);
  return { ...within({ ...schema, definitions: undefined }), definitions: Object.fromEntries(definitions) };
}

/** The schema of one type with its fields' lists, and with every reference in it prepared for the editor. */
function within(schema: Schema, own: Record<string, string[]> = {}): Schema {
  const lists: Record<string, string[]> = { ...ofField['*'], ...own };
  const opened = referring(schema) as Schema;
  if (!opened.properties) return opened;
  const properties = Object.entries(opened.properties).map(([name, property]) => {
    // Among the proposals for `type`, each stands with the sentence of what it makes.
    if (property.const !== undefined && name === 'type')
      return [name, { ...property, description: opened.description }];
    return [name, Object.hasOwn(lists, name) ? proposed(property, lists[name]) : property];
  });
  return { ...opened, properties: Object.fromEntries(properties) };
}

/**
 * Moves each reference into an `allOf`. The editor's service puts what a reference leads to over what stands beside it, so
 * that a field would be explained by its type's sentence instead of its own; and it proposes no values from conditions.
 */
function referring(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referring);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as Schema;
  const others = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, referring(item)]));
  if (typeof $ref !== 'string') return others;
  return proposed({ ...others, allOf: [{ $ref }] }, ofType[$ref.replace('#/definitions/', '')]);
}

function proposed(schema: Schema, lists: string[] = []): Schema {
  const references = lists.map((list) => ({ $ref: `${names}#/definitions/${list}` }));
  return { ...schema, allOf: [...(schema.allOf ?? []), ...references] };
}
