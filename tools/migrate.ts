import { join } from 'node:path';
import { sentence } from '../engine/check/problem.ts';
import { migratedFiles, newErrors } from './evolution/migrate-site.ts';
import { readMigrations } from './evolution/read-migrations.ts';
import { readReleased } from './evolution/released.ts';
import { writeAtomically } from './files.ts';
import { root, siteFolder } from './paths.ts';
import { readSite } from './site/read-site.ts';

/**
 * `npm run migrate`: brings the files of a site from the releases they were written for to the present language, and changes
 * nothing else of them; `--dry` only tells. Returns 0, or 1 where that would make errors: then nothing is written.
 * `repository` is the folder whose engine has the migrations.
 */
export async function migrate(args: string[], repository = root): Promise<number> {
  const folder = siteFolder(args);
  const [input, released, migrations] = await Promise.all([
    readSite(folder),
    readReleased(repository),
    readMigrations(repository),
  ]);
  const migrated = migratedFiles(input, released, migrations);
  const errors = newErrors(input, released, migrated);
  if (errors.length > 0) {
    for (const problem of errors) console.log(sentence(problem));
    console.log(
      `migrate: nothing was written, for the files would have ${errors.length} errors that they do not have now.`,
    );
    return 1;
  }
  for (const { file, text, done } of migrated) {
    if (!args.includes('--dry')) await writeAtomically(join(folder, file), text);
    for (const [{ from, says }, times] of done) console.log(`${file}: ${times} × ${says} (since ${from})`);
  }
  const changed = args.includes('--dry') ? 'would change' : 'changed';
  console.log(`migrate: ${Object.keys(input.files).length} files, ${migrated.length} ${changed}`);
  return 0;
}
