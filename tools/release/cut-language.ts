import type { Schemas } from '../../engine/model/schema/schema.ts';
import { compare } from '../../engine/refactor/evolution/compare.ts';
import { uncovered } from '../../engine/refactor/evolution/coverage.ts';
import { homesOf } from '../../engine/refactor/evolution/homes.ts';
import { readMigrations } from '../../engine/refactor/evolution/read-migrations.ts';
import { presentLanguage, readReleased, writeReleased } from '../../engine/refactor/evolution/released.ts';
import { root } from '../../engine/site/paths.ts';

/**
 * Makes the language of the given schemas the released one. Throws, and writes nothing, where a breaking change has no migration.
 * `repository` is the folder with the engine and its `schemas/`.
 */
export async function cutLanguage(schemas: Schemas, repository = root): Promise<void> {
  const present = await presentLanguage(schemas, repository);
  const released = await readReleased(repository);
  if (released) {
    const migrations = await readMigrations(repository);
    const homes = await homesOf(present, repository);
    const missing = uncovered(compare(released, present), migrations, released.version, homes);
    if (missing.length > 0) throw new Error(`nothing was released.\n${missing.join('\n')}`);
  }
  await writeReleased(present, repository);
}
