import { formatProblem } from '../check/problem.ts';
import { relativeSchemaPath } from '../generate/scaffold/schema-path.ts';
import {
  findUndeclaredSources,
  lastWithSources,
  newsPictures,
  releasedCollections,
} from '../refactor/evolution/declared-sources.ts';
import { findNewErrors, migrateFiles, migrateStylesheets } from '../refactor/evolution/migrate-site.ts';
import { readReleasedLanguage } from '../refactor/evolution/released-language.ts';
import { textChange } from '../site/files/journal/file-change.ts';
import { writeTransaction } from '../site/files/journal/transaction.ts';
import { reportRefusal } from '../site/files/refusal.ts';
import { root } from '../site/paths.ts';
import { readMigrations } from '../site/read-migrations.ts';
import { readSite, schemasForFiles } from '../site/read-site.ts';

/**
 * `npm run migrate`: migrates the files and stylesheets of a site from earlier releases. With `dry`, it only reports.
 * Returns 1 and writes nothing if there would be errors, or if a file is saved meanwhile. `repository` is the folder
 * of the engine.
 */
export async function migrate(
  { site: folder, dry = false }: { site: string; dry?: boolean },
  repository = root,
): Promise<number> {
  const [input, released, migrations] = await Promise.all([
    readSite(folder),
    readReleasedLanguage(repository),
    readMigrations(repository, folder),
  ]);
  const collections = releasedCollections();
  const undeclared = findUndeclaredSources(input, Object.keys(collections));
  const more = undeclared.includes('news') ? [newsPictures] : [];
  const migrated = migrateFiles(input, released, [...migrations, ...more]);
  const declared = undeclared.map((name) => {
    const file = `pages/collections/${name}.json`;
    const schema = relativeSchemaPath(folder, input.files, file, 'collection.schema.json');
    return { file, text: (collections[name] as string).replace('../../schemas/collection.schema.json', schema) };
  });
  const written = Object.fromEntries([...migrated, ...declared].map(({ file, text }) => [file, text]));
  const schemas = await schemasForFiles({ ...input.files, ...written }, folder);
  const errors = findNewErrors(input, written, schemas, released);
  if (errors.length > 0) {
    for (const problem of errors) console.log(formatProblem(problem));
    console.log(
      `migrate: nothing was written, for the files would have ${errors.length} errors that they do not have now.`,
    );
    return 1;
  }
  return reportRefusal(async () => {
    const changed = [...migrated, ...migrateStylesheets(input)];
    const before = { ...input.stylesheets, ...input.files };
    const changes = [
      ...changed.map(({ file, text }) => textChange(file, before[file] as string, text)),
      ...declared.map((to) => ({ to })),
    ];
    if (!dry) await writeTransaction(folder, changes);
    for (const { file, done } of changed)
      for (const [{ from, description }, times] of done)
        console.log(`${file}: ${times} × ${description} (since ${from})`);
    for (const { file } of declared)
      console.log(`${file}: declares what was a source of the engine's (since ${lastWithSources})`);
    const verb = dry ? 'would change' : 'changed';
    const added = declared.length > 0 ? `, ${declared.length} ${dry ? 'would be ' : ''}new` : '';
    console.log(`migrate: ${Object.keys(before).length} files, ${changed.length} ${verb}${added}`);
  });
}
