import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readFields } from '../../../engine/generate/scaffold/fields.ts';
import { sectionFiles } from '../../../engine/generate/scaffold/section-files.ts';
import { sectionKinds } from '../../../engine/generate/scaffold/section-kinds.ts';
import { sourceFiles, sourceKinds } from '../../../engine/generate/scaffold/source-files.ts';
import { engineLanguages } from '../../../engine/model/schema/site-schemas.ts';
import { listFiles, writeAtomically } from '../../../engine/site/files/files.ts';
import { runIn } from './run-in.ts';

/**
 * The files that `new:section` and `new:source` would leave in a repository for the type `told` and the source `told.all`, the
 * schemas included, by their paths. The repository is left as it was.
 */
export async function scaffoldOf(repository: string): Promise<Record<string, string>> {
  const made = {
    ...sectionFiles(
      {
        name: 'told',
        says: { en: 'What was told.', zh: '所说的话。' },
        fields: readFields('words:text', sectionKinds),
        own: false,
        languages: engineLanguages,
      },
      undefined,
    ),
    ...sourceFiles({
      name: 'told.all',
      says: { en: 'All that was told.', zh: '所说的全部。' },
      path: '/api/v1/told',
      fields: readFields('words:text', sourceKinds),
      own: false,
      languages: engineLanguages,
    }),
  };
  const files = Object.entries(made).filter(([file]) => !file.startsWith('assets/'));
  for (const [file, text] of files) await writeAtomically(join(repository, file), text);
  const before = await schemasIn(repository);
  const { code, said } = await runIn(repository, 'schemas');
  if (code !== 0) throw new Error(`no schemas could be made of the scaffold: ${said}`);
  const after = await schemasIn(repository);
  const changed = Object.entries(after).filter(([file, text]) => before[file] !== text);
  for (const [file] of changed) {
    const text = before[file];
    if (text === undefined) await rm(join(repository, file));
    else await writeFile(join(repository, file), text);
  }
  for (const [file] of files) await rm(dirname(join(repository, file)), { recursive: true, force: true });
  return Object.fromEntries([...files, ...changed]);
}

async function schemasIn(repository: string): Promise<Record<string, string>> {
  const files = (await listFiles(join(repository, 'schemas'))).filter((file) => file.endsWith('.schema.json'));
  const read = async (file: string) => [`schemas/${file}`, await readFile(join(repository, 'schemas', file), 'utf8')];
  return Object.fromEntries(await Promise.all(files.map(read)));
}
