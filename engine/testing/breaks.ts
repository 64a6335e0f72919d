import type { Schema, Schemas } from '../model/schema/schema.ts';
import type { StoredMigration } from '../site/read-migrations.ts';
import { rename, renameProperty, writeMigration } from './old-language.ts';

interface Break {
  name: string;
  old: (definitions: Schemas) => void;
  says: string;
  migration: StoredMigration;
}

const tabs = (variant?: unknown, more = {}) => ({
  type: 'tabs',
  tabs: ['a', 'b'].map((id) => ({ id, label: id, sections: [] })),
  ...(variant !== undefined && { variant }),
  ...more,
});
const table = { type: 'table', columns: [{ field: 'a', label: 'A' }], rows: [] };
const map = (zoom: number) => ({
  type: 'map',
  label: 'M',
  location: { longitude: 1, latitude: 2, coordinateSystem: 'WGS-84' },
  zoom,
  info: { title: 'T', lines: [] },
});
const prose = { type: 'prose', paragraphs: ['p'] };

export const breaks: Break[] = [
  {
    name: 'a property that has another name',
    old: (types) => rename(types, 'TableSection', 'columns', 'fields'),
    says: [
      'engine/sections/table: what 0.0.9 admitted as TableSection no longer fits:',
      '  `fields` is gone',
      '  `columns` is new and required',
      'Write engine/sections/table/migrations/1-<name>.ts, for example:',
      "  import type { Migration } from '../../../model/migration.ts';",
      "  export default { from: '0.0.9', description: '…', type: 'TableSection', steps: [{ rename: 'fields', to: 'columns' }] } satisfies Migration;",
      'and engine/sections/table/migrations/1-<name>.fixture.json: { "before": …, "after": … }, a value of the type as it was and as it becomes.',
    ].join('\n'),
    migration: writeMigration('TableSection', [{ rename: 'fields', to: 'columns' }], {
      before: { type: 'table', fields: table.columns, rows: [] },
      after: table,
    }),
  },
  {
    name: 'a property that is gone',
    old: (types) => Object.assign(types.Tab?.properties as Schemas, { icon: { type: 'string' } }),
    says: '`icon` is gone',
    migration: writeMigration('Tab', [{ remove: 'icon' }], {
      before: { id: 'a', icon: 'x', label: 'A', sections: [] },
      after: { id: 'a', label: 'A', sections: [] },
    }),
  },
  {
    name: 'a property that must be there now',
    old: (types) => Object.assign(types.Picture as Schema, { required: ['src'] }),
    says: 'engine/model: what 0.0.9 admitted as Picture no longer fits:\n  `alt` was optional and is required',
    migration: writeMigration('Picture', [{ set: 'alt', to: '' }], {
      before: { src: 'a.svg' },
      after: { src: 'a.svg', alt: '' },
    }),
  },
  {
    name: 'a new property that must be there',
    old: (types) => rename(types, 'Location', 'coordinateSystem'),
    says: '`coordinateSystem` is new and required',
    migration: writeMigration('Location', [{ set: 'coordinateSystem', to: 'WGS-84' }], {
      before: { longitude: 1, latitude: 2 },
      after: { longitude: 1, latitude: 2, coordinateSystem: 'WGS-84' },
    }),
  },
  {
    name: 'a choice that is gone',
    old: (types) => renameProperty(types, 'TabsSection', 'variant').enum?.push('pills'),
    says: '`variant` may no longer be "pills"',
    migration: writeMigration('TabsSection', [{ replace: 'variant', by: { pills: 'buttons' } }], {
      before: tabs('pills'),
      after: tabs('buttons'),
    }),
  },
  {
    name: 'a value that may be of fewer types',
    old: (types) => Object.assign(renameProperty(types, 'TableSection', 'numbered'), { type: ['boolean', 'string'] }),
    says: '`numbered` may no longer be a string',
    migration: writeMigration(
      'TableSection',
      [{ change: 'numbered', by: (value) => (typeof value === 'string' ? value === 'yes' : value) }],
      { before: { ...table, numbered: 'yes' }, after: { ...table, numbered: true } },
    ),
  },
  {
    name: 'a text of a stricter form',
    old: (types) => Object.assign(renameProperty(types, 'TabsSection', 'query'), ownForm('^[A-Za-z]+$')),
    says: '`query` must fit ^[a-z][a-z-]*$, where it had to fit ^[A-Za-z]+$',
    migration: writeMigration('TabsSection', [{ change: 'query', by: (value) => String(value).toLowerCase() }], {
      before: tabs(undefined, { query: 'Guide' }),
      after: tabs(undefined, { query: 'guide' }),
    }),
  },
  {
    name: 'a form that no comparison can tell to be wider',
    old: (types) => Object.assign(renameProperty(types, 'TabsSection', 'query'), ownForm('^[a-z]+$')),
    says: '`query` must fit ^[a-z][a-z-]*$, where it had to fit ^[a-z]+$',
    migration: writeMigration('TabsSection', [{ keep: 'query' }], {
      before: tabs(undefined, { query: 'guide' }),
      after: tabs(undefined, { query: 'guide' }),
    }),
  },
  {
    name: 'a narrower limit',
    old: (types) => Object.assign(renameProperty(types, 'MapSection', 'zoom'), { maximum: 22 }),
    says: '`zoom` has another maximum: 19, was 22',
    migration: writeMigration('MapSection', [{ change: 'zoom', by: (value) => Math.min(Number(value), 19) }], {
      before: map(21),
      after: map(19),
    }),
  },
  {
    name: 'an object that had properties of any name',
    old: (types) => Object.assign(types.Fact as Schema, { additionalProperties: { type: 'string' } }),
    says: 'engine/sections/facts: what 0.0.9 admitted as Fact no longer fits:\n  it may no longer have properties of any name',
    migration: writeMigration(
      'Fact',
      [
        {
          change: '',
          by: (value) => Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== 'unit')),
        },
      ],
      { before: { label: 'l', value: 'v', unit: 'u' }, after: { label: 'l', value: 'v' } },
    ),
  },
  {
    name: 'a section type that has another name',
    old(types) {
      renameProperty(types, 'Section', 'type').enum?.push('words');
      types.Section?.allOf?.push({
        if: { properties: { type: { const: 'words' } }, required: ['type'] },
        then: { $ref: '#/definitions/WordsSection' },
      });
      const section = structuredClone(types.ProseSection as Schema);
      types.WordsSection = { ...section, properties: { ...section.properties, type: { const: 'words' } } };
    },
    says: 'engine/model: what 0.0.9 admitted as Section no longer fits:\n  `type` may no longer be "words"',
    migration: writeMigration('Section', [{ replace: 'type', by: { words: 'prose' } }], {
      before: { ...prose, type: 'words' },
      after: prose,
    }),
  },
  {
    name: 'a property of every section',
    old(types) {
      for (const [name, schema] of Object.entries(types))
        if (schema.properties?.type?.const && name !== 'Include') rename(types, name, 'heading', 'headline');
    },
    says: 'engine/model: what 0.0.9 admitted as Section no longer fits:\n  `headline` is gone',
    migration: writeMigration('Section', [{ rename: 'headline', to: 'heading' }], {
      before: { ...prose, headline: 'T' },
      after: { ...prose, heading: 'T' },
    }),
  },
  {
    name: 'a property of collections',
    old: (types) => rename(types, 'RecordOrder', 'field', 'by'),
    says: 'engine/model: what 0.0.9 admitted as RecordOrder no longer fits:\n  `by` is gone',
    migration: writeMigration('RecordOrder', [{ rename: 'by', to: 'field' }], {
      before: { by: 'time', descending: true },
      after: { field: 'time', descending: true },
    }),
  },
  {
    name: 'a value inside lists of the site',
    old: (types) => rename(types, 'Rewrite', 'from', 'prefix'),
    says: 'engine/model: what 0.0.9 admitted as Rewrite no longer fits:\n  `prefix` is gone',
    migration: writeMigration('Rewrite', [{ rename: 'prefix', to: 'from' }], {
      before: { prefix: 'https://old.example.com/', to: 'files:' },
      after: { from: 'https://old.example.com/', to: 'files:' },
    }),
  },
];

/** Gives a property its own schema instead of that of its kind. */
function ownForm(pattern: string): Schema {
  return { $ref: undefined, type: 'string', pattern };
}
