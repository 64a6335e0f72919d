import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compare, valid } from 'semver';
import type { Migration } from '../model/migration.ts';
import { listSiteFiles } from './files/site-files.ts';
import { root } from './paths.ts';

/** An example of a value before and after all migrations. */
export interface Fixture {
  before: unknown;
  after: unknown;
}

export interface StoredMigration extends Migration {
  /** Its path in the repository or the site. */
  file: string;
  /** The folder that declares its type: `engine/sections/table`, or `sections/stock` of a site. */
  home: string;
  /** Absent if the file next to it does not exist. */
  fixture?: Fixture;
}

const named =
  /^(engine\/model|(?:engine\/)?sections\/[^/]+|engine\/client\/sources\/[^/]+)\/migrations\/(\d+)-[a-z0-9-]+\.[jt]s$/;

/** Every migration of the engine and of the site's own sections, by the release that they leave, then by number. */
export async function readMigrations(repository = root, site?: string): Promise<StoredMigration[]> {
  const [engine, own] = await Promise.all([
    readMigrationsIn(repository, 'engine'),
    site === undefined ? [] : readSiteMigrations(site),
  ]);
  return [...engine, ...own];
}

/** The migrations of a site's own sections, in `sections/<type>/migrations/`. */
export async function readSiteMigrations(site: string): Promise<StoredMigration[]> {
  return existsSync(join(site, 'sections')) ? readMigrationsIn(site, 'sections') : [];
}

async function readMigrationsIn(folder: string, subfolder: string): Promise<StoredMigration[]> {
  const files = listSiteFiles(join(folder, subfolder), folder)
    .files.map((file) => `${subfolder}/${file}`)
    .filter((file) => file.includes('/migrations/') && /(?<!\.test|\.d)\.[jt]s$/.test(file));
  const read = await Promise.all(
    files.map(async (file) => {
      const [, home, number] = named.exec(file) ?? [];
      if (!home) throw new Error(`${file}: name a migration <number>-<small-letters>.ts.`);
      const path = join(folder, file);
      const loaded = await loadMigrations(path);
      const fixtures = await readFixtures(path.replace(/\.[jt]s$/, '.fixture.json'));
      return [loaded].flat().map((migration) => {
        const error = findFormError(migration);
        if (error) throw new Error(`${file}: ${error}`);
        const { type } = migration as Migration;
        const fixture = Array.isArray(loaded) ? fixtures?.[type] : fixtures;
        return { ...(migration as Migration), file, home, fixture: fixture as Fixture | undefined, number };
      });
    }),
  );
  return read.flat().sort((a, b) => compare(a.from, b.from) || Number(a.number) - Number(b.number));
}

/** The default export of a file, if it has one. Loads the file like the tools, including bundled ones. */
async function loadMigrations(path: string): Promise<Migration | Migration[] | undefined> {
  const loader: { load(file: string): Promise<{ default?: Migration | Migration[] }> } = await import(
    pathToFileURL(join(root, 'engine/load/typescript.mjs')).href
  );
  const module = await loader.load(path);
  // Without a default export, `module.default` is the module itself.
  return Object.hasOwn(module, 'default') ? module.default : undefined;
}

async function readFixtures(path: string): Promise<Record<string, unknown> | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

function findFormError(migration: Migration | undefined): string | undefined {
  if (typeof migration !== 'object' || migration === null) return 'export a Migration as default.';
  if (!valid(migration.from)) return `"${migration.from}" in \`from\` is no release, such as 0.1.0.`;
  if (!migration.description || !migration.type || !Array.isArray(migration.steps) || migration.steps.length === 0)
    return 'give `description`, `type` and a step.';
  for (const step of migration.steps) {
    const back =
      'replace' in step ? Object.values(step.by).find((value) => Object.hasOwn(step.by, String(value))) : undefined;
    if (back !== undefined)
      return `${JSON.stringify(back)} is both an old and a new value: done twice, the step would change more.`;
    if ('rename' in step && stars(step.rename) !== stars(step.to))
      return `"${step.rename}" and "${step.to}" need as many *.`;
  }
  return undefined;
}

function stars(place: string): number {
  return place.split('.').filter((name) => name === '*').length;
}
