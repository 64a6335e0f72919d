import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schema, Schemas } from '../../../engine/schema/schema.ts';
import { listFiles } from '../../files/files.ts';
import { readSite } from '../../site/read-site.ts';
import { compare } from './compare.ts';
import { uncovered } from './coverage.ts';
import { exportedTypes, type Homes } from './homes.ts';
import { languageOf } from './language.ts';
import { readSiteMigrations } from './read-migrations.ts';

/**
 * Reports each of a site's own section types that no longer accepts what the site's `schemas/` accept, and has no migration for it.
 * `pagewright schemas` writes `schemas/`, which makes a changed type the one to compare with from then on. Returns no message for
 * a site without `schemas/`.
 */
export async function missingMigrations(site: string): Promise<string[]> {
  const [written, homes, migrations] = await Promise.all([
    readWrittenSchemas(site),
    ownHomes(site),
    readSiteMigrations(site),
  ]);
  if (Object.keys(written).length === 0 || Object.keys(homes).length === 0) return [];
  const version = await versionOf(site);
  const [before, now] = [written, (await readSite(site)).schemas].map((schemas) => ({
    version,
    ...languageOf(schemas),
  })) as [Parameters<typeof compare>[0], Parameters<typeof compare>[1]];
  const own = compare(before, now).filter(({ of }) => Object.hasOwn(homes, of));
  // The written schemas name no release: a migration answers for a field whichever release it starts from.
  const answers = migrations.map((migration) => ({ ...migration, from: version }));
  return uncovered(own, answers, version, homes);
}

async function readWrittenSchemas(site: string): Promise<Schemas> {
  const folder = join(site, 'schemas');
  const files = (await listFiles(folder).catch(() => [])).filter((file) => file.endsWith('.schema.json'));
  const read = files.map(async (file): Promise<[string, Schema]> => {
    return [file, JSON.parse(await readFile(join(folder, file), 'utf8'))];
  });
  return Object.fromEntries(await Promise.all(read));
}

/** The folders of a site's own sections by the types that they declare. */
async function ownHomes(site: string): Promise<Homes> {
  const files = (await listFiles(join(site, 'sections')).catch(() => [])).filter((file) =>
    /^[^/]+\/descriptor\.ts$/.test(file),
  );
  const entries = files.map(async (file) => {
    const types = exportedTypes(await readFile(join(site, 'sections', file), 'utf8'));
    return types.map((type): [string, string] => [type, `sections/${file.slice(0, file.indexOf('/'))}`]);
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** The version of the site's own package, from which its migrations lead. */
async function versionOf(site: string): Promise<string> {
  const text = await readFile(join(site, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).version ?? '0.0.0';
}
