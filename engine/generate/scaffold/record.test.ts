import { beforeAll, describe, expect, test } from 'vitest';
import { openFile, type SiteFile } from '../../check/site-files.ts';
import type { Schemas } from '../../model/schema/schema.ts';
import { siteWith } from '../gallery/small-site.ts';
import {
  createRecord,
  type FieldValues,
  findRecordIndex,
  insertRecord,
  type RecordForm,
  readRecordForm,
} from './record.ts';

let schemas: Schemas;
beforeAll(async () => {
  ({ schemas } = await siteWith());
});

const form = (collection: string): RecordForm => readRecordForm(schemas[`records/${collection}.schema.json`] ?? {});

describe('a new record', () => {
  test('has a unique number, the given values, and null for other required fields, in the order of its type', () => {
    const record = createRecord(form('news'), { time: '2025-01-31', picture: 'a.svg' }, [{ id: 7 }, { id: 3 }, {}]);
    expect(Object.entries(record)).toEqual([
      ['id', 8],
      ['title', { zh: null, en: null }],
      ['summary', { zh: null, en: null }],
      ['time', '2025-01-31'],
      ['picture', 'a.svg'],
      ['content', { zh: null, en: null }],
    ]);
    expect(createRecord(form('faq'), {}, []).id).toBe(1);
    expect(createRecord(form('update-log'), {}, [])).toEqual({ time: null, summary: { zh: null, en: null } });
  });

  test.each<[string, string, FieldValues[], FieldValues, number]>([
    ['numbers that rise', 'faq', [{ id: 1 }, { id: 2 }], { id: 3 }, 2],
    ['numbers that fall', 'faq', [{ id: 2 }, { id: 1 }], { id: 3 }, 0],
    ['days that fall', 'update-log', [{ time: '2025-03-01' }, { time: '2025-01-01' }], { time: '2025-02-01' }, 1],
    ['days that rise', 'update-log', [{ time: '2025-01-01' }, { time: '2025-03-01' }], { time: '2025-02-01' }, 1],
    ['days, the newest last', 'update-log', [{ time: '2025-01-01' }, { time: '2025-03-01' }], { time: null }, 2],
    ['days, the newest first', 'update-log', [{ time: '2025-03-01' }, { time: '2025-01-01' }], { time: null }, 0],
    ['months, over numbers', 'paper', [{ time: '2025-03' }, { time: '2025-01' }], { time: '2024-12' }, 2],
    ['no order', 'faq', [{ id: 2 }, { id: 1 }, { id: 3 }], { id: 4 }, 3],
    ['one record', 'faq', [{ id: 2 }], { id: 1 }, 1],
    ['none', 'faq', [], { id: 1 }, 0],
  ])('joins a list of %s at its place', (_, collection, list, record, place) => {
    expect(findRecordIndex(list, record, form(collection))).toBe(place);
  });

  test.each([
    ['[\n  { "id": 1 },\n  { "id": 3 }\n]\n', '[\n  { "id": 1 },\n  {\n    "id": 2\n  },\n  { "id": 3 }\n]\n'],
    ['[{ "id": 1 }, { "id": 3 }]', '[{ "id": 1 }, {"id":2}, { "id": 3 }]'],
    ['[\r\n\t{"id":1},\r\n\t{"id":3}\r\n]', '[\r\n\t{"id":1},\r\n\t{\r\n\t\t"id": 2\r\n\t},\r\n\t{"id":3}\r\n]'],
    ['[\n  { "id": 1 }\n]\n', '[\n  { "id": 1 },\n  {\n    "id": 2\n  }\n]\n'],
    ['[ ]', '[\n  {\n    "id": 2\n  }\n]\n'],
  ])('is laid out as %j is, of which every other byte stays', (text, wanted) => {
    const file = openFile('assets/records/faq/a.json', text) as SiteFile;
    expect(insertRecord(file, 1, { id: 2 })).toBe(wanted);
  });
});
