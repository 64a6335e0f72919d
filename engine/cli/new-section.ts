import { relative } from 'node:path';
import { sourcesIn } from '../check/bindings.ts';
import { rowFields } from '../check/site-model.ts';
import { smallCollections } from '../generate/gallery/small-site.ts';
import { readFields } from '../generate/scaffold/fields.ts';
import { type Bindable, createSectionFiles } from '../generate/scaffold/section-files.ts';
import { sectionKinds } from '../generate/scaffold/section-kinds.ts';
import { parseDescription } from '../generate/scaffold/texts.ts';
import { formatFiles, writeNewFiles } from '../generate/scaffold/write-new-files.ts';
import { engineLanguages } from '../model/schema/site-schemas.ts';
import { codeFolders } from '../site/code-folders.ts';
import { requirePackages } from '../site/optional-packages.ts';
import { root } from '../site/paths.ts';
import { languagesIn, readSite, schemasForFiles } from '../site/read-site.ts';
import { schemas } from './schemas.ts';

type NewSectionOptions = Record<'site' | 'name' | 'description' | 'fields', string> & { descriptionZh?: string };

/** `npm run new:section`: writes the folder of a section type, and updates the schemas. Returns the exit code. */
export async function newSection({
  site,
  name,
  description,
  descriptionZh,
  fields,
}: NewSectionOptions): Promise<number> {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) || name === 'include')
    throw new Error(`"${name}" is no name for a section: write small letters, digits and hyphens.`);
  requirePackages('schemas of own sections and sources');
  const there = codeFolders('sections', site)[name];
  if (there) throw new Error(`${there} is there already. Nothing was written.`);
  const languages = languagesIn((await readSite(site)).files);
  const section = {
    name,
    description: parseDescription(description, descriptionZh, languages),
    fields: readFields(fields, sectionKinds),
    own: site !== root,
    languages: site === root ? engineLanguages : languages,
  };
  await writeNewFiles(site, formatFiles(createSectionFiles(section, await findBindable(site))));
  const code = await schemas({ site });
  const folder = codeFolders('sections', site)[name] as string;
  console.log(
    `Next: in ${relative(process.cwd(), folder)}, write the descriptions, labels (@title) and other names (@alias) in descriptor.ts, the texts of example.json, and what ${name}.tsx renders. Pages can use { "type": "${name}" } now.`,
  );
  return code;
}

/** The first source without parameters and with a text field: of the gallery for the engine, or of the site. */
async function findBindable(site: string): Promise<Bindable | undefined> {
  const all = site === root ? await schemasForFiles(smallCollections) : (await readSite(site)).schemas;
  return sourcesIn(all)
    .filter((source) => Object.keys(all[`sources/${source}.params.schema.json`]?.properties ?? {}).length === 0)
    .flatMap((source) => {
      const words = Object.entries(rowFields(source, all) ?? {}).find(([, { $ref }]) => $ref?.endsWith('/PlainText'));
      return words ? [{ source, field: words[0] }] : [];
    })[0];
}
