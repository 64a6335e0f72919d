import { describe, expect, test } from 'vitest';
import { checkSite } from '../../check/check.ts';
import { formatProblem } from '../../check/problem.ts';
import { type Files, fileText, siteWith, smallCollections } from '../../generate/gallery/small-site.ts';
import { breaks } from '../../testing/breaks.ts';
import { changeLanguage, rename, writeMigration } from '../../testing/old-language.ts';
import { findNewErrors, migrateFiles } from './migrate-site.ts';

const table = (columns: string, name = 'A') =>
  `{ "type": "table", "${columns}": [{ "field": "a", "label": "${name}" }], "rows": [{ "a": "fields" }] }`;

/** Tables at every position that allows a section, and a page whose name equals the property. */
function pages(columns: string): Files {
  const page = (sections: string) =>
    `{\n  "$schema": "../schemas/page.schema.json",\n  "id": "product",\n  "route": "/{product}-introduce",\n  "title": "fields",\n  "sections": [${sections}]\n}\n`;
  const tabs = (inner: string) =>
    `{ "type": "tabs", "tabs": [{ "id": "a", "label": "A", "sections": [${inner}] },\n    { "id": "b", "label": "B", "sections": [{ "type": "prose", "paragraphs": ["B"] }] }] }`;
  return {
    'pages/product.json': page(`${table(columns)}, ${tabs(`${table(columns)}, ${tabs(table(columns))}`)}`),
    'pages/shared/links.json': `{ "$schema": "../../schemas/shared.schema.json",\n\t"sections": [${table(columns, '列')}] }`,
  };
}

const toColumns = writeMigration('TableSection', [{ rename: 'fields', to: 'columns' }]);
const textsOf = (migrated: ReturnType<typeof migrateFiles>) =>
  Object.fromEntries(migrated.map(({ file, text }) => [file, text]));

const withFields = changeLanguage((types) => rename(types, 'TableSection', 'columns', 'fields'));

describe('a site of an earlier release', () => {
  test('is migrated at every value of the type, and nothing else changes', async () => {
    const input = await siteWith({ 'pages/home.json': undefined, ...pages('fields') });
    const migrated = migrateFiles(input, withFields, [toColumns]);
    expect(textsOf(migrated)).toEqual(pages('columns'));
    expect(migrated.map(({ done }) => done.get(toColumns))).toEqual([1, 3]);
  });

  test('is valid afterwards, with nothing left to migrate', async () => {
    const input = await siteWith({ 'pages/product.json': pages('fields')['pages/product.json'] });
    expect(checkSite(input).map(formatProblem)).not.toEqual([]);
    const migrated = migrateFiles(input, withFields, [toColumns]);
    const written = textsOf(migrated);
    expect(findNewErrors(input, written, input.schemas, withFields)).toEqual([]);
    const files = { ...input.files, ...written };
    expect(checkSite({ ...input, files }).map(formatProblem)).toEqual([]);
    expect(migrateFiles({ ...input, files }, withFields, [toColumns])).toEqual([]);
  });

  test('of any age is migrated by all migrations in order, even if an earlier one moves the values of a later one', async () => {
    // Three releases: `panes` of tabs became `groups`, then `tabs`; `fields` of tables became `cells`, then `columns`.
    const chain = [
      writeMigration('TabsSection', [{ rename: 'panes', to: 'groups' }]),
      writeMigration('TableSection', [{ rename: 'fields', to: 'cells' }]),
      writeMigration('TabsSection', [{ rename: 'groups', to: 'tabs' }]),
      writeMigration('TableSection', [{ rename: 'cells', to: 'columns' }]),
    ];
    const last = changeLanguage((types) => {
      rename(types, 'TabsSection', 'tabs', 'groups');
      rename(types, 'TableSection', 'columns', 'cells');
    });
    const now = pages('columns')['pages/product.json'] as string;
    const first = now.replaceAll('"tabs":', '"panes":').replaceAll('"columns":', '"fields":');
    const [migrated] = migrateFiles(await siteWith({ 'pages/product.json': first }), last, chain);
    expect(migrated?.text).toBe(now);
  });

  test('may have collections and a site descriptor of it', async () => {
    const input = await siteWith({
      'pages/collections/update-log.json': (smallCollections['pages/collections/update-log.json'] ?? '').replace(
        '"field":',
        '"by":',
      ),
    });
    const migrations = [
      writeMigration('RecordOrder', [{ rename: 'by', to: 'field' }]),
      writeMigration('SiteDescriptor', [{ rename: 'tagline', to: 'slogan' }]),
    ];
    const old = changeLanguage((types) => rename(types, 'RecordOrder', 'field', 'by'));
    const migrated = migrateFiles(input, old, migrations);
    expect(migrated.map(({ file, done }) => [file, ...done.values()])).toEqual([
      ['pages/collections/update-log.json', 1],
      ['pages/site.json', 1],
    ]);
  });

  test('keeps a file that is not JSON, and a current one', async () => {
    const input = await siteWith({ 'pages/product.json': '{ "sections": [' });
    expect(
      migrateFiles(
        input,
        withFields,
        breaks.map(({ migration }) => migration),
      ),
    ).toEqual([]);
  });
});

describe('an error that a migration of the site would cause', () => {
  const errors = async (files: Files, migration = toColumns) => {
    const input = await siteWith(files);
    const written = textsOf(migrateFiles(input, withFields, [migration]));
    return findNewErrors(input, written, input.schemas, withFields).map(formatProblem);
  };
  const page = fileText(pages('fields')['pages/product.json']);

  test('is reported if a migration causes it', async () => {
    const wrong = writeMigration('TableSection', [
      { rename: 'fields', to: 'columns' },
      { set: 'wide', to: true },
    ]);
    const told = await errors({ 'pages/product.json': page }, wrong);
    expect(told).toHaveLength(4);
    expect(told[0]).toContain('"wide"');
  });

  test.each([
    ['inside what was renamed', ['"label": "A" }], "rows"', '"label": "A", "kid": "x" }], "rows"']],
    ['elsewhere in the file', ['"title": "fields"', '"titel": "fields"']],
  ] as const)('is not told when it was there before, %s', async (_, [passage, by]) => {
    const flawed = page.replace(passage, by);
    expect(flawed).not.toBe(page);
    expect(checkSite(await siteWith({ 'pages/product.json': flawed })).length).toBeGreaterThan(0);
    expect(await errors({ 'pages/product.json': flawed })).toEqual([]);
  });
});

test('inner values are migrated before their containers', async () => {
  const old = changeLanguage((types) => {
    rename(types, 'TabsSection', 'tabs', 'panes');
    rename(types, 'Tab', 'label', 'name');
  });
  const migrations = [
    writeMigration('TabsSection', [{ rename: 'panes', to: 'tabs' }]),
    writeMigration('Tab', [{ rename: 'name', to: 'label' }]),
  ];
  const now = pages('columns')['pages/product.json'] as string;
  const before = now
    .replaceAll(/"label": "([AB])", "sections"/g, '"name": "$1", "sections"')
    .replaceAll('"tabs":', '"panes":');
  const [migrated] = migrateFiles(await siteWith({ 'pages/product.json': before }), old, migrations);
  expect(migrated?.text).toBe(now);
  expect([...(migrated?.done.values() ?? [])]).toEqual([4, 2]);
});
