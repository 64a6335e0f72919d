import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn } from '../../engine/check/bindings.ts';
import { rowFields } from '../../engine/check/site-model.ts';
import { smallCollections } from '../generate/gallery/small-site.ts';
import { readFields } from '../generate/scaffold/fields.ts';
import { type Bindable, sectionFiles } from '../generate/scaffold/section-files.ts';
import { sectionKinds } from '../generate/scaffold/section-kinds.ts';
import { formatted, writeNew } from '../generate/scaffold/write.ts';
import { root } from '../paths.ts';
import { schemasOf } from '../site/read-site.ts';
import { schemas } from './schemas.ts';

/** What a new section type is to be. */
export interface NewSectionOptions {
  /** The type as pages write it. */
  name: string;
  /** What it is, in a sentence. */
  says: string;
  /** The same in Chinese. */
  'says-zh': string;
  /** Its fields, as `quote:text,source?:link`. */
  fields: string;
}

/** `npm run new:section`: writes the folder of a section type and the schemas anew. Returns the exit code. */
export async function newSection({ name, fields, ...says }: NewSectionOptions): Promise<number> {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) || name === 'include')
    throw new Error(`"${name}" is no name for a section: write small letters, digits and hyphens.`);
  const folder = `engine/sections/${name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already. Nothing was written.`);
  const section = { name, says: { en: says.says, zh: says['says-zh'] }, fields: readFields(fields, sectionKinds) };
  await writeNew(root, formatted(sectionFiles(section, await findBindable())));
  const code = await schemas();
  console.log(
    `Next: write what ${folder}/${name}.tsx renders and how it looks; pages may use { "type": "${name}" } now.`,
  );
  return code;
}

/** The first source of the gallery's site that takes no parameters and has words in its rows; `undefined` where there is none. */
async function findBindable(): Promise<Bindable | undefined> {
  const all = await schemasOf(smallCollections);
  return sourcesIn(all)
    .filter((source) => Object.keys(all[`sources/${source}.params.schema.json`]?.properties ?? {}).length === 0)
    .flatMap((source) => {
      const words = Object.entries(rowFields(source, all) ?? {}).find(([, { $ref }]) => $ref?.endsWith('/PlainText'));
      return words ? [{ source, field: words[0] }] : [];
    })[0];
}
