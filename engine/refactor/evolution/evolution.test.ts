import { isDeepStrictEqual } from 'node:util';
import { Ajv, type ValidateFunction } from 'ajv';
import { valid } from 'semver';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../model/schema/schema.ts';
import { readMigrations, type StoredMigration } from '../../site/read-migrations.ts';
import { breaks } from '../../testing/breaks.ts';
import { changeLanguage, presentFolders, presentLanguage, rename, writeMigration } from '../../testing/old-language.ts';
import { compareSchemas } from './compare-schemas.ts';
import { findUncovered } from './find-uncovered.ts';
import { migrateFile } from './migrate-file.ts';
import { readReleasedLanguage } from './released-language.ts';
import type { SchemaLanguage } from './schema-language.ts';
import type { TypeFolders } from './type-folders.ts';

/** Errors in migrations and their fixtures, one per line. */
function fixtureFaults(
  migrations: StoredMigration[],
  released: SchemaLanguage,
  present: SchemaLanguage,
  homes: TypeFolders,
): string[] {
  return migrations.flatMap((migration) =>
    faultsOf(migration, migrations, released, present, homes).map((fault) => `${migration.file}: ${fault}`),
  );
}

function faultsOf(
  migration: StoredMigration,
  all: StoredMigration[],
  released: SchemaLanguage,
  present: SchemaLanguage,
  homes: TypeFolders,
): string[] {
  const { type, from, home, steps, fixture } = migration;
  if (!Object.hasOwn(present.definitions, type)) return [`there is no type ${type}.`];
  const declared = homes[type];
  if (home !== declared) return [`${type} is declared in ${declared}, so its migrations stand there.`];
  if (!fixture)
    return ['write its fixture, a file of the same name that ends in .fixture.json: { "before": …, "after": … }.'];
  const [old, now] = [schemaFor(type, released), schemaFor(type, present)];
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
  // The type may be newer than the release: a site may use a commit after it.
  const leavesRelease = from === released.version && Object.hasOwn(released.definitions, type);
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

/**
 * The schema of a type's values. A section is traversed as one, so that migrations of all sections apply to
 * it too.
 */
function schemaFor(type: string, { definitions }: SchemaLanguage): Schema {
  const isSection = definitions[type]?.properties?.type?.const !== undefined;
  return { $ref: `#/definitions/${isSection ? 'Section' : type}`, definitions };
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

const released = (await readReleasedLanguage()) as SchemaLanguage;
const migrations = await readMigrations();

describe('the language', () => {
  test('is compared with a released one', () => {
    expect(valid(released.version)).toBe(released.version);
  });

  test('has only compatible or migrated changes since the last release', () => {
    const missing = findUncovered(
      compareSchemas(released, presentLanguage),
      migrations,
      released.version,
      presentFolders,
    );
    if (missing.length > 0) throw new Error(missing.join('\n'));
  });

  test('has migrations that match their fixtures', () => {
    expect(fixtureFaults(migrations, released, presentLanguage, presentFolders)).toEqual([]);
  });
});

describe.each(breaks)('$name', ({ old, says, migration }) => {
  const before = changeLanguage(old);
  const differences = compareSchemas(before, presentLanguage);

  test('fails without a migration, with the folder, the change and what to write', () => {
    expect(findUncovered(differences, [], before.version, presentFolders).join('\n')).toContain(says);
  });

  test('passes with one, and its fixture holds', () => {
    expect(findUncovered(differences, [migration], before.version, presentFolders)).toEqual([]);
    expect(fixtureFaults([migration], before, presentLanguage, presentFolders)).toEqual([]);
  });

  test.each([
    ['of another folder', { home: 'engine/ui/kit' }],
    ['that leaves another release', { from: '0.0.8' }],
    ['of another type', { type: 'Html' }],
    ['of another place', { steps: [{ remove: 'elsewhere' }] }],
  ])('fails with a migration %s', (_, changed) => {
    expect(findUncovered(differences, [{ ...migration, ...changed }], before.version, presentFolders)).not.toEqual([]);
  });
});

test('a removed choice requires a migration that replaces it', () => {
  const { old } = breaks.find(({ name }) => name === 'a choice that is gone') as (typeof breaks)[number];
  const before = changeLanguage(old);
  const other = writeMigration('TabsSection', [{ replace: 'variant', by: { bars: 'tabs' } }]);
  expect(findUncovered(compareSchemas(before, presentLanguage), [other], before.version, presentFolders)).toHaveLength(
    1,
  );
});

test('the next migration of a folder has the next number', () => {
  const before = changeLanguage((types) => rename(types, 'TableSection', 'note', 'remark'));
  const first = {
    ...writeMigration('Tab', []),
    home: 'engine/sections/table',
    file: 'engine/sections/table/migrations/9-a.ts',
  };
  expect(findUncovered(compareSchemas(before, presentLanguage), [first], before.version, presentFolders)[0]).toContain(
    'engine/sections/table/migrations/10-<name>.ts',
  );
});

describe('an invalid migration', () => {
  const before = changeLanguage((types) => rename(types, 'RecordOrder', 'field', 'by'));
  const [old, now] = [
    { by: 'time', descending: true },
    { field: 'time', descending: true },
  ];
  const good = writeMigration('RecordOrder', [{ rename: 'by', to: 'field' }], { before: old, after: now });

  test.each([
    ['whose type is unknown', { type: 'Order' }, 'there is no type Order.'],
    ['in another folder than its type', { home: 'engine/sections/tabs' }, 'RecordOrder is declared in engine/model'],
    ['without a fixture', { fixture: undefined }, 'write its fixture'],
    [
      'that does something else',
      { fixture: { before: old, after: { ...now, descending: false } } },
      'before does not become after',
    ],
    ['that nothing needs', { fixture: { before: now, after: now } }, 'before becomes after without it'],
    [
      'whose result does not fit',
      { steps: [{ remove: 'by' }], fixture: { before: old, after: { descending: true } } },
      'after does not fit the present schema',
    ],
    [
      'whose example never fitted',
      { fixture: { before: { ...old, x: 1 }, after: { ...now, x: 1 } } },
      'before does not fit the schema of 0.0.9',
    ],
    ['that keeps what does not fit', { steps: [{ keep: 'by' }] }, 'before does not fit the present schema'],
  ])('%s', (_, changed, fault) => {
    expect(fixtureFaults([{ ...good, ...changed }], before, presentLanguage, presentFolders).join('\n')).toContain(
      fault,
    );
  });

  test('which changes its own result again', () => {
    const grows = { ...good, steps: [...good.steps, { change: 'field', by: (value: unknown) => `${value}!` }] };
    expect(() => fixtureFaults([grows], before, presentLanguage, presentFolders)).toThrow('undo each other');
  });
});
