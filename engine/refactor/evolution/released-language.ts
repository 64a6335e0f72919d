import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schemas } from '../../model/schema/schema.ts';
import { writeAtomically } from '../../site/files/files.ts';
import { root } from '../../site/paths.ts';
import { createSchemaLanguage, type SchemaLanguage } from './schema-language.ts';

/** Where the language of the last release is kept, under `schemas/`. It is cut, not generated. */
const releasedFile = 'released.json';

/** The language of the last release, or `undefined` before the first. */
export async function readReleasedLanguage(repository = root): Promise<SchemaLanguage | undefined> {
  const text = await readFile(join(repository, 'schemas', releasedFile), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  return text === undefined ? undefined : JSON.parse(text);
}

/** The language of these schemas: their types and fields, with the version of the package. */
export async function readCurrentLanguage(schemas: Schemas, repository = root): Promise<SchemaLanguage> {
  const { version } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as { version: string };
  return { version, ...createSchemaLanguage(schemas) };
}

/** Stores a language as the last released one, with one line per type for a readable diff. */
export async function writeReleasedLanguage(language: SchemaLanguage, repository = root): Promise<void> {
  const block = (entries: Record<string, unknown>) =>
    `{\n${Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n')}\n  }`;
  const { version, files, definitions } = language;
  const text = [
    '{',
    '  "$comment": "The language of the last release: `npm run release -- --cut` writes it. Do not edit.",',
    `  "version": ${JSON.stringify(version)},`,
    `  "files": ${block(files)},`,
    `  "definitions": ${block(definitions)}`,
    '}\n',
  ].join('\n');
  await writeAtomically(join(repository, 'schemas', releasedFile), text);
}
