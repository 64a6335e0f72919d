import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { rules } from '../../../engine/check/rules/rules.ts';
import type { MessageLanguage } from '../../../engine/check/words/words.ts';
import { type Declared, withCollections } from '../../../engine/schema/collections.ts';
import type { Schema, Schemas } from '../../../engine/schema/schema.ts';
import { engineLanguages } from '../../../engine/schema/site-schemas.ts';
import { root } from '../../paths.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { allExamples, exampleCollection } from '../gallery/examples.ts';
import { assemble } from './assemble.ts';
import { explainChoices } from './choices.ts';
import { editorFiles } from './editor.ts';
import { requireForms } from './forms.ts';
import { guideFiles, guideOf } from './guide.ts';
import { unwrapped } from './sentences.ts';
import { discriminate } from './unions.ts';
import { wordsSchema } from './words.ts';

/**
 * The schemas and the authoring guides that the engine's types give, as text by path under `schemas/`. `more` are folders of section
 * types besides the engine's, from the repository's root; the editor's files know the `collections` too. Takes about five seconds.
 */
export function generateSchemas(more: string[] = [], collections: Declared = {}): Record<string, string> {
  const own = 'engine/{descriptor/{page,section,site,collection},{sections,sources}/*/descriptor}.ts';
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
    guideOf(files, examples, exampleCollection(), language as MessageLanguage),
  ]);
  return {
    ...Object.fromEntries([...texts, ...guides]),
    ...editorFiles(withCollections(files, collections, engineLanguages), examples),
  };
}

function folders(room: string): string[] {
  return readdirSync(join(root, 'engine', room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
