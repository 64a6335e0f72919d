import { formatProblem } from '../check/problem.ts';
import { createCollectionFiles } from '../generate/scaffold/collection-files.ts';
import { readFields } from '../generate/scaffold/fields.ts';
import { relativeSchemaPath } from '../generate/scaffold/schema-path.ts';
import { parseTexts } from '../generate/scaffold/texts.ts';
import { formatFiles, writeNewFiles } from '../generate/scaffold/write-new-files.ts';
import { findNewErrors } from '../refactor/evolution/migrate-site.ts';
import { languagesIn, readSite, schemasForFiles } from '../site/read-site.ts';
import { schemas } from './schemas.ts';

type NewCollectionOptions = Record<'site' | 'name' | 'description' | 'fields', string>;

/** `npm run new:collection`: writes a collection and its first record, and updates the schemas. */
export async function newCollection({ site, name, description, fields: given }: NewCollectionOptions): Promise<number> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" is no name for a collection: write small letters, digits and hyphens, for example event.`,
    );
  const input = await readSite(site);
  const languages = languagesIn(input.files);
  const kinds = input.schemas['kinds.schema.json']?.definitions ?? {};
  const known = Object.keys(kinds.RecordKinds?.properties ?? {});
  const there = [...input.assets].some((asset) => asset.startsWith(`records/${name}/`));
  if (there) throw new Error(`assets/records/${name}/ is there already. Nothing was written.`);
  const source = [`${name}.all`, `${name}.item`].find((one) => `sources/${one}.schema.json` in input.schemas);
  if (source) throw new Error(`"${source}" is a source already: choose another name. Nothing was written.`);
  const { logo = '' } = readable(input.files['pages/site.json'] ?? '');
  const files = formatFiles(
    createCollectionFiles({
      name,
      description: parseTexts('description', description, languages),
      fields: readFields(given, known, []),
      languages,
      kinds,
      schema: relativeSchemaPath(site, input.files, `pages/collections/${name}.json`, 'collection.schema.json'),
      picture: `/images/${logo}`,
    }),
  );
  const problems = findNewErrors(input, files, await schemasForFiles({ ...input.files, ...files }, site));
  if (problems.length > 0)
    throw new Error(`this collection would not pass. Nothing was written.\n${problems.map(formatProblem).join('\n')}`);
  await writeNewFiles(site, files);
  const code = await schemas({ site });
  console.log(
    `Next: sections may bind { "source": "${name}.all" } now; \`npm run new:record -- --collection ${name}\` begins the next record.`,
  );
  return code;
}

function readable(text: string): { logo?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
