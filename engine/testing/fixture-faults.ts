import { isDeepStrictEqual } from 'node:util';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Schema } from '../model/schema/schema.ts';
import type { Homes } from '../refactor/evolution/homes.ts';
import type { Language } from '../refactor/evolution/language.ts';
import { migrateFile } from '../refactor/evolution/migrate-file.ts';
import type { StoredMigration } from '../refactor/evolution/read-migrations.ts';

/** What is wrong with migrations and their fixtures, a line each. */
export function fixtureFaults(
  migrations: StoredMigration[],
  released: Language,
  present: Language,
  homes: Homes,
): string[] {
  return migrations.flatMap((migration) =>
    faultsOf(migration, migrations, released, present, homes).map((fault) => `${migration.file}: ${fault}`),
  );
}

function faultsOf(
  migration: StoredMigration,
  all: StoredMigration[],
  released: Language,
  present: Language,
  homes: Homes,
): string[] {
  const { of, from, home, steps, fixture } = migration;
  if (!Object.hasOwn(present.definitions, of)) return [`there is no type ${of}.`];
  const declared = homes[of];
  if (home !== declared) return [`${of} is declared in ${declared}, so its migrations stand there.`];
  if (!fixture) return ['write the fixture beside it, with `before` and `after`.'];
  const [old, now] = [schemaFor(of, released), schemaFor(of, present)];
  const forward = (value: unknown, migrations: StoredMigration[]): unknown =>
    JSON.parse(
      migrateFile(
        { file: 'fixture', text: JSON.stringify(value, null, 2) },
        { released: old, present: now },
        migrations,
      ).text,
    );
  const isKept = steps.every((step) => 'keep' in step);
  const others = all.filter((one) => one !== migration);
  const leavesRelease = from === released.version;
  const claims: [boolean, string][] = [
    [isDeepStrictEqual(forward(fixture.before, all), fixture.after), 'before does not become after.'],
    [isDeepStrictEqual(forward(fixture.after, all), fixture.after), 'done twice, it changes more.'],
    [fits(now, fixture.after), 'after does not fit the present schema.'],
    [isKept || !isDeepStrictEqual(forward(fixture.before, others), fixture.after), 'before becomes after without it.'],
    [!leavesRelease || fits(old, fixture.before), `before does not fit the schema of ${from}.`],
    [
      !leavesRelease || fits(now, fixture.before) === isKept,
      `before ${isKept ? 'does not fit' : 'fits'} the present schema.`,
    ],
  ];
  return claims.filter(([holds]) => !holds).map(([, fault]) => fault);
}

/** The schema of values of a type. A section is walked as one, so that what is said of all sections holds for it too. */
function schemaFor(of: string, { definitions }: Language): Schema {
  const isSection = definitions[of]?.properties?.type?.const !== undefined;
  return { $ref: `#/definitions/${isSection ? 'Section' : of}`, definitions };
}

// Compiling a schema takes far longer than using it.
const validators = new WeakMap<object, Map<string, ValidateFunction>>();

function fits(schema: Schema, value: unknown): boolean {
  const language = schema.definitions as object;
  const known = validators.get(language) ?? new Map<string, ValidateFunction>();
  validators.set(language, known);
  const name = schema.$ref as string;
  const validate = known.get(name) ?? new Ajv({ strict: false }).compile(schema);
  known.set(name, validate);
  return validate(value) === true;
}
