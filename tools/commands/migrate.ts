import { sentence } from '../../engine/check/problem.ts';
import { edited } from '../files/journal/change.ts';
import { writeTransaction } from '../files/journal/transaction.ts';
import { refusing } from '../files/refusal.ts';
import { root } from '../paths.ts';
import { migratedFiles, newErrors } from '../rewrite/evolution/migrate-site.ts';
import { readMigrations } from '../rewrite/evolution/read-migrations.ts';
import { readReleased } from '../rewrite/evolution/released.ts';
import { readSite } from '../site/read-site.ts';

/**
 * `npm run migrate`: brings the files of a site from the releases they were written for to the present language, and changes
 * nothing else of them; when `dry`, it only tells. Returns 0, or 1 where that would make errors, or a file is saved meanwhile:
 * then nothing is written.
 * `repository` is the folder whose engine has the migrations.
 */
export async function migrate(
  { site: folder, dry = false }: { site: string; dry?: boolean },
  repository = root,
): Promise<number> {
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
  return refusing(async () => {
    const changes = migrated.map(({ file, text }) => edited(file, input.files[file] as string, text));
    if (!dry) await writeTransaction(folder, changes);
    for (const { file, done } of migrated)
      for (const [{ from, says }, times] of done) console.log(`${file}: ${times} × ${says} (since ${from})`);
    const changed = dry ? 'would change' : 'changed';
    console.log(`migrate: ${Object.keys(input.files).length} files, ${migrated.length} ${changed}`);
  });
}
