import { join, parse, relative } from 'node:path';
import type { Config } from 'ts-json-schema-generator';
import type { Schema } from '../../model/schema/schema.ts';
import { requirePackages } from '../../site/optional-packages.ts';
import { root, slashed } from '../../site/paths.ts';

/** The schema of a type of TypeScript files, or of each exported type for `*`. A type without a schema is reported with its place. */
export async function generateTypeSchema(type: string, files: string[], options: Config): Promise<Schema> {
  requirePackages('schemas of own sections and sources');
  const { BaseError, createGenerator } = await import('ts-json-schema-generator');
  // The generator takes one glob pattern. It resolves the path before it expands braces, and with a single path
  // in braces it searches the whole drive.
  const { root: drive } = parse(root);
  const [only, ...others] = files.map((file) => slashed(relative(drive, file)));
  const generator = createGenerator({
    path: `${drive}${others.length === 0 ? only : `{${[only, ...others]}}`}`,
    // Without the types of the browser, Node and Vite, which take most of the time to read.
    tsconfig: join(root, 'engine/generate/schemas/tsconfig.schemas.json'),
    sortProps: false,
    encodeRefs: false,
    skipTypeCheck: true,
    ...options,
  });
  try {
    return generator.createSchema(type) as Schema;
  } catch (error) {
    const { file, start } = error instanceof BaseError ? error.diagnostic : {};
    if (!file || start === undefined) throw error;
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    const [text] = file.text.slice(start).split('\n');
    const place = `${file.fileName}:${line + 1}:${character + 1}`;
    throw new Error(`${place}: no schema can be made of this type: ${text}`, { cause: error });
  }
}
