import { join } from 'node:path';
import type { MessageLanguage } from '../../check/messages/message.ts';
import { rules } from '../../check/rules/rules.ts';
import { withCollections } from '../../model/schema/collection-schemas.ts';
import type { ParsedCollections } from '../../model/schema/collections.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { engineLanguages } from '../../model/schema/site-schemas.ts';
import { addedFolders, codeFolders, engineCodeFolders } from '../../site/code-folders.ts';
import { readSourceWords } from '../../site/engine-words.ts';
import { declarationPath, root } from '../../site/paths.ts';
import { readMigrations } from '../../site/read-migrations.ts';
import { readExampleCollection, readExamples } from '../gallery/examples.ts';
import { formatJson } from '../scaffold/write-new-files.ts';
import { assembleSchemas } from './assemble.ts';
import { readDocTexts } from './descriptions.ts';
import { createEditorFiles } from './editor.ts';
import { explainChoices, explainFields } from './explain-choices.ts';
import { addFormerNames } from './former-names.ts';
import { generateTypeSchema } from './generate-type-schema.ts';
import { guideFiles, writeGuide } from './guide.ts';
import { discriminateUnions } from './unions.ts';
import { createWordsSchema } from './words-schema.ts';

/** The schemas and the authoring guides, as text by path under `schemas/`. Rejects if a type is invalid. */
export async function generateSchemas(
  site = root,
  collections: ParsedCollections = {},
): Promise<Record<string, string>> {
  const files = [
    ...['page', 'section', 'site', 'synonyms', 'collection', 'record-kinds'].map((name) =>
      join(root, 'engine/model', declarationPath(`${name}.ts`)),
    ),
    ...Object.values(engineCodeFolders).map((folder) => join(root, folder, declarationPath('*/descriptor.ts'))),
    ...addedFolders(site).map((folder) => join(folder, 'descriptor.ts')),
  ];
  const schema = await generateTypeSchema('*', files, {
    expose: 'export',
    topRef: true,
    jsDoc: 'extended',
    additionalProperties: false,
    extraTags: [
      'alias',
      'exactlyOne',
      'mayBeEmpty',
      'unique',
      'kind',
      'form',
      'formZh',
      'formExample',
      'zh',
      'choices',
      'fields',
    ],
  });
  const generated = readDocTexts(schema).definitions ?? {};
  const definitions: Schemas = {};
  for (const [name, schema] of Object.entries(generated)) {
    requireForms(schema, name);
    requireItems(schema, name);
    const described = explainFields(explainChoices(schema, name), name);
    definitions[name] = discriminateUnions(withExactlyOne(described), generated);
  }
  const [sections, sources] = [codeFolders('sections', site), codeFolders('sources', site)];
  const schemas = {
    ...assembleSchemas(addFormerNames(definitions, await readMigrations(root, site)), { sections, sources, rules }),
    'words.schema.json': createWordsSchema(readSourceWords(site), engineLanguages, Object.keys(readSourceWords())),
  };
  const texts = Object.entries(schemas).map(([path, schema]) => [path, formatJson(schema)]);
  const examples = readExamples(site);
  const guides = Object.entries(guideFiles).map(([language, path]) => [
    path,
    writeGuide(schemas, examples, readExampleCollection(), language as MessageLanguage),
  ]);
  return {
    ...Object.fromEntries([...texts, ...guides]),
    ...createEditorFiles(withCollections(schemas, collections, engineLanguages), examples),
  };
}

/** Requires exactly one of the properties that `@exactlyOne` names. */
function withExactlyOne({ exactlyOne, ...schema }: Schema): Schema {
  if (typeof exactlyOne !== 'string') return schema;
  const names = exactlyOne.trim().split(/\s+/);
  return { ...schema, oneOf: names.map((name) => ({ required: [name] })) };
}

/**
 * Throws for a list without a schema of its items. `ts-json-schema-generator` loses the items of an unnamed list type
 * in the index signature of an intersection (`A & { [field: string]: Text[] }`).
 */
export function requireItems(schema: unknown, name: string): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { type, items } = schema as Schema;
  if (type === 'array' && items === undefined)
    throw new Error(
      `${name}: nothing says what a list of it holds; give the type of the list a name, and write that name`,
    );
  for (const value of Object.values(schema)) requireItems(value, name);
}

/** Throws for a pattern without a description, or with an example that does not match it. */
export function requireForms(schema: unknown, name: string): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { pattern, form, formZh, formExample } = schema as Schema;
  const isTold = form && formZh && formExample !== undefined;
  if (typeof pattern === 'string' && !(isTold && new RegExp(pattern, 'u').test(String(formExample))))
    throw new Error(`${name}: a @pattern needs @form and @formZh, which tell it, and a @formExample that fits it`);
  for (const [key, value] of Object.entries(schema)) if (key !== 'if') requireForms(value, name);
}
