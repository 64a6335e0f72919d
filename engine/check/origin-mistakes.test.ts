import { expect, test } from 'vitest';
import { complaints } from '../generate/gallery/small-site.ts';

const collection = {
  $schema: '../../schemas/collection.schema.json',
  title: 'Lamps',
  description: 'A lamp.',
  fields: { name: { kind: 'PlainText', title: 'Name', description: 'Its name.' } },
  answers: {},
};

test.each<[string, object]>([
  ['csv', { cvs: 'lamps.csv' }],
  ['csv', { cvs: 'lamps.csv', fields: { name: 'Name' } }],
  ['excel', { exel: 'lamps.xlsx', sheet: 'Lamps' }],
  ['sqlite', { sqllite: 'lamps.db', query: 'select 1' }],
  ['postgresql', { postgres: { env: 'DB' }, query: 'select 1' }],
  ['graphql', { graphl: 'https://cms.example', query: '{ lamps }' }],
  ['rest', { url: 'https://cms.example' }],
  ['paging', { rest: 'https://cms.example', pagng: {} }],
  ['delimiter', { csv: 'lamps.csv', delimiterr: ';' }],
])('a misspelled "%s" of an origin is one problem with that name', async (name, from) => {
  const found = await complaints({ 'pages/collections/lamp.json': { ...collection, from } });
  expect(found.filter((line) => line.includes(' from'))).toEqual([expect.stringContaining(`Did you mean "${name}"?`)]);
});
