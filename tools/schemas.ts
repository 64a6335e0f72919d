import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { rules } from '../engine/check/rules/rules.ts';
import { createSurveyor } from '../engine/check/survey.ts';
import type { MessageLanguage } from '../engine/check/words/words.ts';
import type { Schema, Schemas } from '../engine/schema/schema.ts';
import { engineLanguages } from '../engine/schema/site-schemas.ts';
import { cutRelease } from './evolution/cut-release.ts';
import { releasedFile } from './evolution/released.ts';
import { listFiles, writeAtomically } from './files.ts';
import { root } from './paths.ts';
import { assemble } from './schemas/assemble.ts';
import { explainChoices } from './schemas/choices.ts';
import { editorFiles } from './schemas/editor.ts';
import { requireForms } from './schemas/forms.ts';
import { guideFiles, guideOf } from './schemas/guide.ts';
import { unexplained, unwrapped } from './schemas/sentences.ts';
import { discriminate } from './schemas/unions.ts';
import { wordTypes, wordTypesFile } from './schemas/word-types.ts';
import { wordsSchema } from './schemas/words.ts';
import { writeEditorFiles } from './site/editor-files.ts';
import { readEngineWords } from './site/engine-words.ts';
import { readSchemas, readSite } from './site/read-site.ts';
import { collectionsOf, readEndpoints, sourcesFrom } from './site/records.ts';
import type { Named } from './site/site-names.ts';
import { allExamples } from './testing/examples.ts';

/**
 * The schemas and the authoring guides that the engine's types give, as text by path under `schemas/`. `more` are folders of section
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
    extraTags: ['alias', 'exactlyOne', 'kind', 'form', 'formZh', 'formExample', 'zh', 'choices'],
    sortProps: false,
    encodeRefs: false,
  });
  const generated = unwrapped(generator.createSchema('*') as Schema).definitions ?? {};
  const definitions: Schemas = {};
  for (const [name, schema] of Object.entries(generated)) {
    requireForms(schema, name);
    definitions[name] = explainChoices(discriminate(schema, generated), name);
  }
  const sections = [...folders('sections'), ...more.map((folder) => basename(folder))].sort();
  const files = {
    ...assemble(definitions, { sections, sources: folders('sources'), rules }),
    'words.schema.json': wordsSchema(readEngineWords(), engineLanguages),
  };
  const texts = Object.entries(files).map(([path, schema]) => [path, `${JSON.stringify(schema, null, 2)}\n`]);
  const examples = allExamples();
  const guides = Object.entries(guideFiles).map(([language, path]) => [
    path,
    guideOf(files, examples, language as MessageLanguage),
  ]);
  return { ...Object.fromEntries([...texts, ...guides]), ...editorFiles(files, examples) };
}

function folders(room: string): string[] {
  return readdirSync(join(root, 'engine', room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** What a site's names are taken from. While it has errors, nothing is asked of its records. */
async function namedBy(folder: string): Promise<Named> {
  const input = await readSite(folder);
  const { problems, model } = createSurveyor()(input);
  const values = Object.fromEntries(model.files.map(({ file, value }) => [file, value]));
  const isSound = problems.every(({ severity }) => severity !== 'error');
  const sources = isSound && model.site ? sourcesFrom(await readEndpoints(), collectionsOf(values, model.site)) : {};
  return { ...input, files: model.files, sources };
}

/** What else is done with the schemas. */
export interface SchemasOptions {
  /** The folder of the site whose editor is served. Default: the repository's own. */
  site?: string;
  /** Whether nothing is written, and what is stale told. Default: no. */
  check?: boolean;
  /** Whether the language is kept as the released one, with which later changes are compared. Default: no. */
  release?: boolean;
}

/**
 * `npm run schemas`: writes `schemas/`. Tells each type and field that is not explained in both languages. Returns the exit
 * code: 1 when there is such a one, or when only checking finds something stale.
 */
export async function schemas({ site = root, check = false, release = false }: SchemasOptions = {}): Promise<number> {
  const generated = generateSchemas();
  const lacking = unexplained(schemasIn(generated));
  for (const line of lacking) console.log(line);
  const texts = Object.entries(generated).map(([path, text]) => [`schemas/${path}`, text]);
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
    return changed.length + extra.length + lacking.length > 0 ? 1 : 0;
  }
  for (const path of changed) await writeAtomically(join(root, path), wanted[path] as string);
  for (const path of extra) await rm(join(root, path));
  await writeEditorFiles(site, await namedBy(site));
  console.log(`schemas: ${Object.keys(wanted).length} files, ${changed.length} written, ${extra.length} removed`);
  if (release) console.log(await cutRelease(await readSchemas()));
  return lacking.length > 0 ? 1 : 0;
}

/** The schemas among the generated texts: those of the editor only repeat them. */
function schemasIn(texts: Record<string, string>): Schemas {
  const own = Object.entries(texts).filter(([path]) => path.endsWith('.schema.json') && !path.startsWith('..'));
  return Object.fromEntries(own.map(([path, text]) => [path, JSON.parse(text)]));
}
