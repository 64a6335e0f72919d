import type { Schemas } from '../../../engine/schema/schema.ts';
import { root } from '../../paths.ts';
import { compare } from './compare.ts';
import { uncovered } from './coverage.ts';
import { homesOf } from './homes.ts';
import { readMigrations } from './read-migrations.ts';
import { presentLanguage, readReleased, writeReleased } from './released.ts';

/**
 * Makes the language of the given schemas the released one. Throws, and writes nothing, where a breaking change has no
 * migration, or would come under the version that is released already. Returns what differs, as a line. `repository` is the
 * folder with the engine and its `schemas/`.
 */
export async function cutRelease(schemas: Schemas, repository = root): Promise<string> {
  const present = await presentLanguage(schemas, repository);
  const released = await readReleased(repository);
  const differences = released ? compare(released, present) : [];
  const breaking = differences.filter(({ kind }) => kind === 'breaking').length;
  if (released) {
    const missing = uncovered(
      differences,
      await readMigrations(repository),
      released.version,
      await homesOf(present, repository),
    );
    if (missing.length > 0) throw new Error(`nothing was released.\n${missing.join('\n')}`);
    if (breaking > 0 && present.version === released.version)
      throw new Error(
        `nothing was released: files of ${present.version} no longer fit, so raise "version" in package.json first.`,
      );
  }
  await writeReleased(present, repository);
  return `released: ${present.version} (additions: ${differences.length - breaking}, breaking changes: ${breaking})`;
}
