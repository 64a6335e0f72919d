import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';
import { readFields } from './scaffold/fields.ts';
import { sectionFiles, sectionKinds } from './scaffold/section-files.ts';
import { formatted, writeNew } from './scaffold/write.ts';
import { schemas } from './schemas.ts';

/** What a new section type is to be. */
export interface NewSectionOptions {
  /** The type as pages write it. */
  name: string;
  /** What it is, in a sentence. */
  says: string;
  /** Its fields, as `quote:text,source?:link`. */
  fields: string;
}

/** `npm run new:section`: writes the folder of a section type and the schemas anew. Returns the exit code. */
export async function newSection({ name, says, fields }: NewSectionOptions): Promise<number> {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) || name === 'include')
    throw new Error(`"${name}" is no name for a section: write small letters, digits and hyphens.`);
  const folder = `engine/sections/${name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already. Nothing was written.`);
  await writeNew(root, formatted(sectionFiles(name, says, readFields(fields, sectionKinds))));
  const code = await schemas();
  console.log(
    `Next: write what ${folder}/${name}.tsx renders and how it looks; pages may use { "type": "${name}" } now.`,
  );
  return code;
}
