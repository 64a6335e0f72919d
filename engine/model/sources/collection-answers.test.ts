import { describe, expect, test } from 'vitest';
import type { CollectionAnswer, CollectionDescriptor } from '../collection.ts';
import { createEndpoints } from './collection-answers.ts';

const list = (path: string, more: Partial<CollectionAnswer> = {}): CollectionAnswer => ({
  type: 'list',
  path: `/api/v1/event/${path}`,
  description: 'A list.',
  ...more,
});
const record = (path: string): CollectionAnswer => ({ ...list(path), type: 'record' });

const events: Omit<CollectionDescriptor, '$schema' | 'description'> = {
  fields: {
    slug: { kind: 'RecordSlug', description: 'Its name.' },
    title: { kind: 'PlainText', description: 'The title.' },
    day: { kind: 'Day', description: 'The day.' },
    place: { kind: 'string', description: 'Where.', enum: ['hall', 'garden', 'roof'] },
  },
  order: [{ field: 'day', descending: true }],
  answers: {
    all: list('all', { fields: ['slug', 'day'] }),
    pages: list('pages?page={page}', { pageSize: 2, fields: ['slug'] }),
    item: record('{slug}'),
    beside: { ...record('beside/{slug}'), fields: ['day'], adjacent: ['slug'] },
    ofDay: list('on/{day}', { fields: ['slug'] }),
    ofPlace: list('at/{place}?page={page}', { fields: ['slug'], pageSize: 1 }),
    upcoming: list('upcoming', {
      filter: { field: 'day', period: 'upcoming' },
      order: [{ field: 'day' }],
      fields: ['day'],
    }),
    past: list('past', { filter: { field: 'day', period: 'past' }, fields: ['day'] }),
  },
};
const records = [
  { slug: 'a', title: { zh: '乙', en: 'B' }, day: '2025-01-01', place: 'hall' },
  { slug: 'b', title: { en: 'A' }, day: '2025-03-01', place: 'hall' },
  { slug: 'c', title: { zh: '甲' }, day: '2025-02-01', place: 'garden' },
];
const languages = ['zh', 'en'];
const sources = createEndpoints('event', events, { languages, today: () => '2025-02-01' });
const ask = (name: string, params = {}, of = sources) => of[`event.${name}`]?.answer(records, params);
const instances = (name: string, of = sources) => of[`event.${name}`]?.instances(records);

describe('a collection answers from its records', () => {
  test('all records in order, with the selected fields unchanged', () => {
    expect(JSON.stringify(ask('all'))).toBe(
      '[{"slug":"b","day":"2025-03-01"},{"slug":"c","day":"2025-02-01"},{"slug":"a","day":"2025-01-01"}]',
    );
    expect(instances('all')).toEqual([{}]);
  });

  test('one with those before and after it in its order, where there are any', () => {
    expect(ask('beside', { slug: 'b' })).toEqual({ day: '2025-03-01', next: { slug: 'c' } });
    expect(ask('beside', { slug: 'c' })).toEqual({ day: '2025-02-01', previous: { slug: 'b' }, next: { slug: 'a' } });
    const some = createEndpoints('event', { ...events, languages: 'some' }, { languages });
    expect(some['event.beside']?.answer(records, { slug: 'b', language: 'en' })).toEqual({
      day: '2025-03-01',
      next: { slug: 'a' },
    });
  });

  test('each page, and nothing after the last', () => {
    expect(ask('pages', { page: '1' })).toEqual({
      data: [{ slug: 'b' }, { slug: 'c' }],
      last_page: 2,
      current_page: 1,
    });
    expect(ask('pages', { page: '2' })).toMatchObject({ data: [{ slug: 'a' }], current_page: 2 });
    for (const page of ['0', '3', 'two', '1.5', '']) expect(ask('pages', { page })).toBeUndefined();
    expect(instances('pages')).toEqual([{ page: '1' }, { page: '2' }]);
  });

  test('an empty first page where there are no records', () => {
    const { answer, instances } = sources['event.pages'] as (typeof sources)[string];
    expect(answer([], { page: '1' })).toEqual({ data: [], last_page: 1, current_page: 1 });
    expect(instances([])).toEqual([{ page: '1' }]);
  });

  test('one record by its slug, and nothing for an unknown slug', () => {
    expect(ask('item', { slug: 'c' })).toBe(records[2]);
    expect(ask('item', { slug: 'd' })).toBeUndefined();
    expect(ask('item', { slug: 'constructor' })).toBeUndefined();
    expect(instances('item')).toEqual([{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }]);
  });

  test('a list for each value that some record has, and for each of a closed choice', () => {
    expect(ask('ofDay', { day: '2025-03-01' })).toEqual([{ slug: 'b' }]);
    expect(ask('ofDay', { day: '2025-03-02' })).toBeUndefined();
    expect(instances('ofDay')).toEqual(records.map(({ day }) => ({ day })));
    expect(instances('ofPlace')).toEqual([
      { place: 'hall', page: '1' },
      { place: 'hall', page: '2' },
      { place: 'garden', page: '1' },
      { place: 'roof', page: '1' },
    ]);
    expect(ask('ofPlace', { place: 'roof', page: '1' })).toEqual({ data: [], last_page: 1, current_page: 1 });
    expect(ask('ofPlace', { place: 'cellar', page: '1' })).toBeUndefined();
  });

  test('those to come, today’s among them, and those that are past', () => {
    expect(ask('upcoming')).toEqual([{ day: '2025-02-01' }, { day: '2025-03-01' }]);
    expect(ask('past')).toEqual([{ day: '2025-01-01' }]);
  });
});

describe('a collection whose records are in some languages', () => {
  const own = createEndpoints(
    'event',
    {
      ...events,
      languages: 'some',
      order: [{ field: 'title' }],
      answers: { all: list('all'), item: record('{slug}') },
    },
    { languages },
  );

  test('answers in each language from the records that are in it, in the language’s order', () => {
    const slugs = (language: string) => (ask('all', { language }, own) as { slug: string }[]).map(({ slug }) => slug);
    // By sound, jiǎ before yǐ.
    expect(slugs('zh')).toEqual(['c', 'a']);
    expect(slugs('en')).toEqual(['b', 'a']);
  });

  test('takes the language behind its address, and has each record in the languages that it is in', () => {
    expect(own['event.all']?.endpoint).toEqual({
      path: '/api/v1/event/all?language={language}',
      collection: 'event',
      byLanguage: true,
    });
    expect(instances('item', own)).toEqual([
      { slug: 'a', language: 'zh' },
      { slug: 'c', language: 'zh' },
      { slug: 'a', language: 'en' },
      { slug: 'b', language: 'en' },
    ]);
    expect(ask('item', { slug: 'c', language: 'en' }, own)).toBeUndefined();
  });
});
