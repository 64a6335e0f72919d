import { valid } from 'semver';
import { describe, expect, test } from 'vitest';
import { breaks } from '../../testing/breaks.ts';
import { fixtureFaults } from '../../testing/fixture-faults.ts';
import { homes, migrationOf, oldLanguage, present, rename } from '../../testing/old-language.ts';
import { compare } from './compare.ts';
import { uncovered } from './coverage.ts';
import type { Language } from './language.ts';
import { readMigrations } from './read-migrations.ts';
import { readReleased } from './released.ts';

const released = (await readReleased()) as Language;
const migrations = await readMigrations();

describe('the language', () => {
  test('is compared with a released one', () => {
    expect(valid(released.version)).toBe(released.version);
  });

  test('has changed since the last release only in what fits, or what a migration brings forward', () => {
    const missing = uncovered(compare(released, present), migrations, released.version, homes);
    if (missing.length > 0) throw new Error(missing.join('\n'));
  });

  test('has migrations that do what their fixtures show', () => {
    expect(fixtureFaults(migrations, released, present, homes)).toEqual([]);
  });
});

describe.each(breaks)('$name', ({ old, says, migration }) => {
  const before = oldLanguage(old);
  const differences = compare(before, present);

  test('fails without a migration, with the folder, the change and what to write', () => {
    expect(uncovered(differences, [], before.version, homes).join('\n')).toContain(says);
  });

  test('passes with one, and its fixture holds', () => {
    expect(uncovered(differences, [migration], before.version, homes)).toEqual([]);
    expect(fixtureFaults([migration], before, present, homes)).toEqual([]);
  });

  test.each([
    ['of another folder', { home: 'engine/ui/kit' }],
    ['that leaves another release', { from: '0.0.8' }],
    ['of another type', { of: 'Html' }],
    ['of another place', { steps: [{ remove: 'elsewhere' }] }],
  ])('fails with a migration %s', (_, changed) => {
    expect(uncovered(differences, [{ ...migration, ...changed }], before.version, homes)).not.toEqual([]);
  });
});

test('a choice that is gone is answered only by a migration that replaces it', () => {
  const { old } = breaks.find(({ name }) => name === 'a choice that is gone') as (typeof breaks)[number];
  const before = oldLanguage(old);
  const other = migrationOf('TabsSection', [{ replace: 'look', by: { bars: 'tabs' } }]);
  expect(uncovered(compare(before, present), [other], before.version, homes)).toHaveLength(1);
});

test('the next migration of a folder has the next number', () => {
  const before = oldLanguage((types) => rename(types, 'TableSection', 'note', 'remark'));
  const first = {
    ...migrationOf('Tab', []),
    home: 'engine/sections/table',
    file: 'engine/sections/table/migrations/9-a.ts',
  };
  expect(uncovered(compare(before, present), [first], before.version, homes)[0]).toContain(
    'engine/sections/table/migrations/10-<name>.ts',
  );
});

describe('a migration is at fault', () => {
  const before = oldLanguage((types) => rename(types, 'RecordOrder', 'field', 'by'));
  const [old, now] = [
    { by: 'time', descending: true },
    { field: 'time', descending: true },
  ];
  const good = migrationOf('RecordOrder', [{ rename: 'by', to: 'field' }], { before: old, after: now });

  test.each([
    ['whose type is unknown', { of: 'Order' }, 'there is no type Order.'],
    ['in another folder than its type', { home: 'engine/sections/tabs' }, 'RecordOrder is declared in engine/model'],
    ['without a fixture', { fixture: undefined }, 'write the fixture beside it'],
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
    expect(fixtureFaults([{ ...good, ...changed }], before, present, homes).join('\n')).toContain(fault);
  });

  test('which turns what it wrote again', () => {
    const grows = { ...good, steps: [...good.steps, { change: 'field', by: (value: unknown) => `${value}!` }] };
    expect(() => fixtureFaults([grows], before, present, homes)).toThrow('undo each other');
  });
});
