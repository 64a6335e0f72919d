import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compare, valid } from 'semver';
import type { Migration } from '../../../engine/descriptor/migration.ts';
import { listFiles } from '../../files/files.ts';
import { root } from '../../paths.ts';

/** An example of a value before and after all migrations. */
export interface Fixture {
  before: unknown;
  after: unknown;
}

/** A migration with where it stands. */
export interface StoredMigration extends Migration {
  /** Its path in the repository. */
  file: string;
  /** The folder that declares its type: `engine/sections/table`. */
  home: string;
  /** Absent where the file beside it is missing. */
  fixture?: Fixture;
}

const named = /^((?:descriptor|sections\/[^/]+|sources\/[^/]+))\/migrations\/(\d+)-[a-z0-9-]+\.ts$/;

/**
 * Every migration under `engine/` of a repository, in the order in which they are applied: by the release that they leave,
 * then by number. Throws for a file whose default export is none.
 */
export async function readMigrations(repository = root): Promise<StoredMigration[]> {
  const files = await listFiles(join(repository, 'engine'));
  const stray = files.find((file) => file.includes('/migrations/') && file.endsWith('.ts') && !named.test(file));
  if (stray) throw new Error(`engine/${stray}: name a migration <number>-<small-letters>.ts.`);
  const read = await Promise.all(
    files
      .filter((file) => named.test(file))
      .map(async (file) => {
        const [, home, number] = named.exec(file) as unknown as [string, string, string];
        const path = join(repository, 'engine', file);
        const migration = await loadMigration(path);
        const wrong = faultOf(migration);
        if (wrong) throw new Error(`engine/${file}: ${wrong}`);
        const fixture = await readFixture(path.replace(/\.ts$/, '.fixture.json'));
        return { ...(migration as Migration), file: `engine/${file}`, home: `engine/${home}`, fixture, number };
      }),
  );
  return read.sort((a, b) => compare(a.from, b.from) || Number(a.number) - Number(b.number));
}

/** What a file exports as default, if anything. It is read as the tools themselves are read, also where those were bundled before. */
async function loadMigration(path: string): Promise<Migration | undefined> {
  const door: { load(file: string): Promise<{ default?: Migration }> } = await import(
    pathToFileURL(join(root, 'tools/doors/typescript.mjs')).href
  );
  const module = await door.load(path);
  // The loader would give the module itself in a default's place.
  return Object.hasOwn(module, 'default') ? module.default : undefined;
}

async function readFixture(path: string): Promise<Fixture | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : JSON.parse(text);
}

/** What is wrong with the form of a migration, or `undefined`. */
function faultOf(migration: Migration | undefined): string | undefined {
  if (typeof migration !== 'object' || migration === null) return 'export a Migration as default.';
  if (!valid(migration.from)) return `"${migration.from}" in \`from\` is no release, such as 0.1.0.`;
  if (!migration.says || !migration.of || !Array.isArray(migration.steps) || migration.steps.length === 0)
    return 'give `says`, `of` and a step.';
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
