import { describe, expect, test } from 'vitest';
import { checkSite } from '../../check/check.ts';
import { formatProblem } from '../../check/problem.ts';
import type { Finding } from '../../check/rule.ts';
import { explainErrors } from '../../check/schema-problems.ts';
import { validatorFor } from '../../check/validators.ts';
import { examplePages } from '../../generate/gallery/examples.ts';
import { siteWith } from '../../generate/gallery/small-site.ts';
import { addFormerNames } from '../../generate/schemas/former-names.ts';
import type { Migration } from '../../model/migration.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { readMigrations, type StoredMigration } from '../../site/read-migrations.ts';
import { breaks } from '../../testing/breaks.ts';
import { presentLanguage } from '../../testing/old-language.ts';
import { migrateFiles } from './migrate-site.ts';

/** The findings of the check for the example of a migration before it, if `known` are the migrations. */
function findingsOf({ type, fixture }: StoredMigration, known: Migration[]): Finding[] {
  const definitions = addFormerNames(presentLanguage.definitions, known);
  const isSection = definitions[type]?.properties?.type?.const !== undefined;
  const schema = { $ref: `#/definitions/${isSection ? 'Section' : type}`, definitions };
  const value = fixture?.before;
  const validate = validatorFor(schema);
  validate(value);
  return explainErrors(validate.errors ?? [], { schema, value, written: String });
}

/** A migration with each field or value that it renames in its example. */
const renamed = [...breaks.map(({ migration }) => migration), ...(await readMigrations())].flatMap((migration) => {
  const { steps, fixture } = migration;
  const before = isJsonObject(fixture?.before) ? fixture.before : {};
  return steps.flatMap((step): [StoredMigration, string, string][] => {
    if ('rename' in step && step.rename in before) return [[migration, step.rename, step.to]];
    const old = 'replace' in step ? String(before[step.replace]) : '';
    return 'replace' in step && old in step.by ? [[migration, old, String(step.by[old])]] : [];
  });
});

describe.each(renamed.map(([migration, old, now]) => ({ type: migration.type, old, now, migration })))(
  '$type: $old is now $now',
  ({ migration, old, now }) => {
    test('the check names the new one, with a fix', () => {
      const told = findingsOf(migration, [migration]).find(({ message }) => message.en.startsWith(`"${old}" is now`));
      expect(told).toMatchObject({
        message: {
          en: `"${old}" is now "${now}". Run \`npm run migrate\`.`,
          zh: `“${old}”已改为“${now}”。请运行 \`npm run migrate\`。`,
        },
        code: 'old-name',
        suggestion: now,
        sure: true,
      });
      expect(findingsOf(migration, [migration]).some(({ message }) => message.en.includes('is missing'))).toBe(false);
    });

    test('without the migration, it reports an unknown name', () => {
      const told = findingsOf(migration, []);
      expect(told).not.toEqual([]);
      expect(told.some(({ message }) => message.en.includes('is now'))).toBe(false);
    });
  },
);

test('a name of two releases ago leads to the present one', () => {
  const chain: Migration[] = [
    { from: '0.1.0', description: 'A', type: 'Tab', steps: [{ rename: 'a', to: 'b' }] },
    { from: '0.2.0', description: 'B', type: 'Tab', steps: [{ rename: 'b', to: 'label' }] },
  ];
  const { Tab } = addFormerNames(presentLanguage.definitions, chain);
  expect(Tab?.properties?.label?.formerNames).toEqual(['b', 'a']);
});

test('a site with the old name of every field is valid after migration, and as it was', async () => {
  const migrations = await readMigrations();
  const site = await siteWith(examplePages());
  const backward = migrations.map((migration) => ({
    ...migration,
    steps: migration.steps.flatMap((step) => ('rename' in step ? { rename: step.to, to: step.rename } : [])),
  }));
  const withFiles = (migrated: { file: string; text: string }[], from = site) => ({
    ...from,
    files: { ...from.files, ...Object.fromEntries(migrated.map(({ file, text }) => [file, text])) },
  });
  const old = withFiles(migrateFiles(site, undefined, backward));
  const told = checkSite(old);
  expect(new Set(told.map(({ code }) => code))).toContain('old-name');
  expect(told.length).toBeGreaterThan(20);
  const now = withFiles(migrateFiles(old, undefined, migrations), old);
  expect(checkSite(now).map(formatProblem)).toEqual(checkSite(site).map(formatProblem));
  expect(now.files).toEqual({ ...site.files });
  expect(migrateFiles(now, undefined, migrations)).toEqual([]);
});
