import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { ownFolders } from '../../site/code-folders.ts';
import { listFiles } from '../../site/files/files.ts';
import { readSiteMigrations } from '../../site/read-migrations.ts';
import { readSite } from '../../site/read-site.ts';
import { compareSchemas } from './compare-schemas.ts';
import { findUncovered } from './find-uncovered.ts';
import { createSchemaLanguage } from './schema-language.ts';
import { listExportedTypes, type TypeFolders } from './type-folders.ts';

/** Reports own section types that no longer accept the values of the site's `schemas/` and have no migration. */
export async function findMissingMigrations(site: string): Promise<string[]> {
  const [written, homes, migrations] = await Promise.all([
    readWrittenSchemas(site),
    ownHomes(site),
    readSiteMigrations(site),
  ]);
  if (Object.keys(written).length === 0 || Object.keys(homes).length === 0) return [];
  const version = await versionOf(site);
  const [before, now] = [written, (await readSite(site)).schemas].map((schemas) => ({
    version,
    ...createSchemaLanguage(schemas),
  })) as [Parameters<typeof compareSchemas>[0], Parameters<typeof compareSchemas>[1]];
  const own = compareSchemas(before, now).filter(({ of }) => Object.hasOwn(homes, of));
  // The written schemas name no release: a migration answers for a field whichever release it starts from.
  const answers = migrations.map((migration) => ({ ...migration, from: version }));
  return findUncovered(own, answers, version, homes);
}

async function readWrittenSchemas(site: string): Promise<Schemas> {
  const folder = join(site, 'schemas');
  const files = (await listFiles(folder).catch(() => [])).filter((file) => file.endsWith('.schema.json'));
  const read = files.map(async (file): Promise<[string, Schema]> => {
    const written = parsed(await readFile(join(folder, file), 'utf8'));
    if (written === undefined)
      throw new Error(
        `schemas/${file} is not JSON. Restore it from your repository, or write it again: pagewright schemas`,
      );
    return [file, written as Schema];
  });
  return Object.fromEntries(await Promise.all(read));
}

/** The folders of a site's own sections by the types that they declare. */
async function ownHomes(site: string): Promise<TypeFolders> {
  const folders = ownFolders(site).filter((folder) => basename(dirname(folder)) === 'sections');
  const entries = folders.map(async (folder) => {
    const types = listExportedTypes(await readFile(join(folder, 'descriptor.ts'), 'utf8').catch(() => ''));
    return types.map((type): [string, string] => [type, `sections/${basename(folder)}`]);
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** The version of the site's own package, from which its migrations lead. */
async function versionOf(site: string): Promise<string> {
  const text = await readFile(join(site, 'package.json'), 'utf8').catch(() => '{}');
  const manifest = parsed(text) as { version?: string } | undefined;
  if (manifest === undefined) throw new Error('package.json is not JSON. Fix it as npm asks.');
  return manifest.version ?? '0.0.0';
}

/** The value of a text of JSON; `undefined` for any other text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
