import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { rules } from '../engine/check/rules/rules.ts';
import { createSurveyor } from '../engine/check/survey.ts';
import type { Schema, Schemas } from '../engine/schema/schema.ts';
import { engineLanguages } from '../engine/schema/site-schemas.ts';
import { cutRelease } from './evolution/cut-release.ts';
import { releasedFile } from './evolution/released.ts';
import { listFiles, writeAtomically } from './files.ts';
import { root } from './paths.ts';
import { assemble } from './schemas/assemble.ts';
import { editorFiles } from './schemas/editor.ts';
import { guideOf } from './schemas/guide.ts';
import { discriminate } from './schemas/unions.ts';
import { wordTypes, wordTypesFile } from './schemas/word-types.ts';
import { wordsSchema } from './schemas/words.ts';
import { readEngineWords } from './site/engine-words.ts';
import { readSchemas, readSite } from './site/read-site.ts';
import { writeSiteNames } from './site/site-names.ts';
import { allExamples } from './testing/examples.ts';

/**
 * The schemas and the authoring guide that the engine's types give, as text by path under `schemas/`. `more` are folders of section
 * types besides the engine's, from the repository's root. Takes about five seconds.
 */
export function generateSchemas(more: string[] = []): Record<string, string> {
  const own = 'engine/{descriptor/{page,section,site},{sections,sources}/*/descriptor}.ts';
  const generator = createGenerator({
    // Braces around one pattern alone would stand for themselves.
    path: join(root, more.length === 0 ? own : `{${[own, ...more.map((folder) => `${folder}/descriptor.ts`)]}}`),
    tsconfig: join(root, 'tsconfig.json'),
    type: '*',
    expose: 'export',
    topRef: true,
    jsDoc: 'extended',
    additionalProperties: false,
    skipTypeCheck: true,
    extraTags: ['alias', 'exactlyOne', 'kind'],
    sortProps: false,
    encodeRefs: false,
  });
  const generated = (generator.createSchema('*').definitions ?? {}) as Schemas;
  const definitions: Schemas = {};
  for (const [name, schema] of Object.entries(generated)) definitions[name] = discriminate(schema, generated);
  const sections = [...folders('sections'), ...more.map((folder) => basename(folder))].sort();
  const words = wordsSchema(readEngineWords(), engineLanguages);
  const files = {
    ...assemble(definitions, { sections, sources: folders('sources'), rules }),
    'words.schema.json': words,
  };
  const all = { ...files, ...editorFiles(files) };
  const texts = Object.entries(all).map(([path, schema]) => [path, `${stringify(schema)}\n`]);
  return { ...Object.fromEntries(texts), 'README.md': guideOf(files, allExamples()) };
}

function stringify(schema: Schema): string {
  return JSON.stringify(schema, null, 2);
}

function folders(room: string): string[] {
  return readdirSync(join(root, 'engine', room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** What else is done with the schemas. */
export interface SchemasOptions {
  /** Whether nothing is written, and what is stale told. Default: no. */
  check?: boolean;
  /** Whether the language is kept as the released one, with which later changes are compared. Default: no. */
  release?: boolean;
}

/** `npm run schemas`: writes `schemas/`. Returns the exit code: 1 when only checking finds something stale. */
export async function schemas({ check = false, release = false }: SchemasOptions = {}): Promise<number> {
  const texts = Object.entries(generateSchemas()).map(([path, text]) => [`schemas/${path}`, text]);
  const wanted: Record<string, string> = {
    ...Object.fromEntries(texts),
    [wordTypesFile]: wordTypes(readEngineWords()),
  };
  const present = (await listFiles(join(root, 'schemas')).catch(() => [])).map((path) => `schemas/${path}`);
  const extra = present.filter((path) => !(path in wanted) && path !== `schemas/${releasedFile}`);
  const changed: string[] = [];
  for (const [path, text] of Object.entries(wanted)) {
    const old = await readFile(join(root, path), 'utf8').catch(() => '');
    if (old !== text) changed.push(path);
  }
  if (check) {
    for (const path of [...changed, ...extra]) console.log(`${path} is stale. Run \`npm run schemas\` and commit it.`);
    return changed.length + extra.length > 0 ? 1 : 0;
  }
  for (const path of changed) await writeAtomically(join(root, path), wanted[path] as string);
  for (const path of extra) await rm(join(root, path));
  const site = await readSite(root);
  await writeSiteNames(root, createSurveyor()(site).model.files, site.assets);
  console.log(`schemas: ${Object.keys(wanted).length} files, ${changed.length} written, ${extra.length} removed`);
  if (release) console.log(await cutRelease(await readSchemas()));
  return 0;
}
