import { readFields } from '../generate/scaffold/fields.ts';
import { createSourceFiles, sourceCollection, sourceKinds } from '../generate/scaffold/source-files.ts';
import { parseDescription } from '../generate/scaffold/texts.ts';
import { formatFiles, writeNewFiles } from '../generate/scaffold/write-new-files.ts';
import { engineLanguages } from '../model/schema/site-schemas.ts';
import { codeFolders } from '../site/code-folders.ts';
import { requirePackages } from '../site/optional-packages.ts';
import { root } from '../site/paths.ts';
import { declaredCollections, languagesIn, readSite } from '../site/read-site.ts';
import { readEndpoints, withDeclaredEndpoints } from '../site/records.ts';
import { schemas } from './schemas.ts';

type NewSourceOptions = Record<'site' | 'name' | 'description' | 'path' | 'fields', string> & {
  descriptionZh?: string;
};

/** `npm run new:source`: writes the folder of a source and a record for it, and updates the schemas. */
export async function newSource({ site, name, path, fields: given, ...said }: NewSourceOptions): Promise<number> {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*\.[a-z]+$/.test(name))
    throw new Error(
      `"${name}" is no name for a source: write collection.answer in small letters, for example event.all.`,
    );
  requirePackages('schemas of own sections and sources');
  const there = codeFolders('sources', site)[name];
  if (there) throw new Error(`${there} is there already. Nothing was written.`);
  const collection = sourceCollection(name);
  const { files } = await readSite(site);
  const languages = languagesIn(files);
  const description = parseDescription(said.description, said.descriptionZh, languages);
  const declared = Object.entries(declaredCollections(files));
  const values = Object.fromEntries(declared.map(([name, one]) => [`pages/collections/${name}.json`, one]));
  const endpoints = Object.entries(withDeclaredEndpoints(await readEndpoints(site), values, engineLanguages));
  const other = endpoints.find(([, { endpoint }]) => endpoint.collection === collection);
  if (other)
    throw new Error(
      `the records of "${collection}" belong to ${other[0]}: declare another answer in its file, or copy its folder.`,
    );
  const fields = readFields(given, sourceKinds);
  checkPath(path, [
    'id',
    ...fields.filter(({ optional, kind }) => !optional && /string|number/.test(kind)).map((field) => field.name),
  ]);
  const form = (address: string) => address.replace(/\{\w+\}/g, '{}');
  const same = endpoints.find(([, { endpoint }]) => form(endpoint.path) === form(path));
  if (same) throw new Error(`${same[0]} answers at ${path} already. Nothing was written.`);
  await writeNewFiles(
    site,
    formatFiles(createSourceFiles({ name, description, path, fields, own: site !== root, languages })),
  );
  const code = await schemas({ site });
  console.log(
    `Next: put the records under assets/records/${collection}/; sections may bind { "source": "${name}" } now.`,
  );
  return code;
}

/** Throws when the path is not one of the API, or chooses by something that no record must have. */
function checkPath(path: string, fields: string[]): void {
  if (!/^\/api\/v1(\/([\w-]+|\{\w+\}))+$/.test(path))
    throw new Error(`"${path}" is no address of the API: begin with /api/v1/, for example /api/v1/event/{year}.`);
  const unknown = [...path.matchAll(/\{(\w+)\}/g)].find(([, name]) => !fields.includes(name as string));
  if (unknown)
    throw new Error(`{${unknown[1]}} is no needed field of kind string or number; there are ${fields.join(', ')}.`);
}
