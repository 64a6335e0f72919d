import type { RecordOrigin } from '../model/record-origin.ts';
import { lampCollection, lamps } from './lamp-collection.ts';

const fields = { name: { zh: 'name_zh', en: 'name_en' }, price: 'price.amount' };
const limits = { records: 100, bytes: 1_000_000 };
const network = { fields, limits, timeout: 60, refresh: 300 };
const token = { env: 'CMS_TOKEN' };
const web = { ...network, path: 'data', token, headers: { 'Accept-Language': 'en', key: { env: 'CMS_KEY' } } };
const size = { size: 'limit', perPage: 50 };

/** An origin of each type and paging, with every field. */
const origins: RecordOrigin[] = [
  { csv: 'lamps.csv', delimiter: 'semicolon', fields, limits },
  { excel: 'lamps.xlsx', sheet: 'Lamps', headerRow: 2, fields, limits },
  { sqlite: 'lamps.db', query: 'select * from lamp', fields, limits },
  { postgresql: { env: 'DATABASE_URL' }, query: ['select *', 'from lamp'], ...network },
  {
    graphql: 'https://cms.example/graphql',
    query: '{ lamps { id } }',
    variables: { site: 'press' },
    paging: { cursor: 'after', next: 'data.next', more: 'data.more', ...size },
    ...web,
  },
  {
    openapi: 'service.yaml',
    operation: 'listLamps',
    server: 'https://cms.example/v1',
    parameters: { sort: 'id' },
    paging: { offset: 'offset', ...size },
    ...web,
  },
  {
    rest: 'https://cms.example/lamps',
    parameters: { sort: 'id' },
    paging: { page: 'page', first: 0, ...size },
    ...web,
  },
  { rest: 'https://cms.example/lights', paging: { link: 'header' }, ...web },
];

/** Files of collections with each of these origins and a snapshot, whose records have further fields. */
export function everyOrigin(published: object = {}): Record<string, object> {
  return Object.fromEntries(
    origins.flatMap((from, index) => {
      const name = `lamp-${index + 1}`;
      const { answers, ...collection } = lampCollection(from);
      const all = { ...answers.all, path: `/api/v1/${name}/all` };
      return [
        [`pages/collections/${name}.json`, { ...collection, answers: { all } }],
        [`assets/records/${name}/snapshot.json`, lamps.map((lamp) => ({ ...lamp, ...published }))],
      ];
    }),
  );
}
