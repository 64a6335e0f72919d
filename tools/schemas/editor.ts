import { definitionName } from '../../engine/schema/expansion.ts';
import type { Schema } from '../../engine/schema/schema.ts';

/** Where the names of the site's own routes, pictures and files stand, for the editor only (see `tools/site/site-names.ts`). */
const names = 'site-names.schema.json';

/** The kinds whose values are such names: which lists an editor proposes wherever a field is of the kind. */
const ofKind: Record<string, string[]> = {
  Address: ['Routes', 'Anchors', 'Files'],
  Target: ['Routes', 'Anchors', 'Files'],
  FileTarget: ['Files'],
  FrameTarget: ['Files'],
  RowTarget: ['Routes'],
  PagerTarget: ['Routes'],
  RouteName: ['Routes'],
  ImageFile: ['Pictures'],
  SharedName: ['Shared'],
  BaseName: ['Bases'],
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
      describe(
        'page.schema.json',
        '/pages/**/*.json',
        '!/pages/site.json',
        '!/pages/words.json',
        '!/pages/shared/*.json',
      ),
      describe('site.schema.json', '/pages/site.json'),
      describe('words.schema.json', '/pages/words.json'),
      describe('shared.schema.json', '/pages/shared/*.json'),
      ...collections.map((name) => describe(`records/${name}.schema.json`, `/assets/records/${name}/*.json`)),
    ],
  };
  return { ...Object.fromEntries(copies), '../.vscode/settings.json': settings };
}

/** A schema that admits the same values and proposes names for some of them. */
function proposing(schema: Schema): Schema {
  const definitions = Object.entries(schema.definitions ?? {}).map(([name, one]) => [
    name,
    // A kind that is made of another has proposals of its own: `FileTarget` is a `Target`, and no route.
    explained(one, name in ofKind ? {} : ofKind),
  ]);
  return { ...explained({ ...schema, definitions: undefined }, ofKind), definitions: Object.fromEntries(definitions) };
}

/** The schema of one type, its references prepared for the editor. Among the proposals for `type`, each stands with the sentence of what it makes. */
function explained(schema: Schema, lists: typeof ofKind): Schema {
  const opened = referring(schema, lists) as Schema;
  const type = opened.properties?.type;
  if (type?.const === undefined) return opened;
  return { ...opened, properties: { ...opened.properties, type: { ...type, description: opened.description } } };
}

/**
 * Moves each reference into an `allOf`, with the lists of names that go with it. The editor's service puts what a reference leads to
 * over what stands beside it, so that a field would be explained by its type's sentence instead of its own; and it proposes no
 * values from conditions.
 */
function referring(value: unknown, lists: typeof ofKind): unknown {
  if (Array.isArray(value)) return value.map((item) => referring(item, lists));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as Schema;
  const others: Schema = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, referring(item, lists)]));
  if (typeof $ref !== 'string') return others;
  const references = (lists[definitionName($ref)] ?? []).map((list) => ({ $ref: `${names}#/definitions/${list}` }));
  return { ...others, allOf: [{ $ref }, ...references] };
}
