import { describe, expect, test } from 'vitest';
import {
  complaints,
  type Files,
  replacePassage,
  siteWith,
  smallCollections,
  smallNews,
} from '../generate/gallery/small-site.ts';

const path = 'pages/collections/news.json';

/** The small site with its news declared otherwise: one passage of the file replaced. */
function news(passage: string, by: string): Files {
  const parts = (smallCollections[path] ?? '').split(passage);
  if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times ${passage}`);
  return { [path]: parts.join(by) };
}

describe('a mistake in a collection is one problem, at its place', () => {
  test.each<[string, Files, RegExp]>([
    [
      'an unknown kind',
      news('"kind": "Day"', '"kind": "Dai"'),
      /^\S+news\.json:\d+:\d+ .*fields\.time\.kind: "Dai" is .* Did you mean "Day"\?$/,
    ],
    [
      'a field of the order',
      news('"field": "time"', '"field": "tme"'),
      /order\[0\]\.field: "tme" is not a field of this collection\. .*Did you mean "time"\?$/,
    ],
    [
      'a field that an answer gives',
      news('"fields": ["id", "title", "summary"', '"fields": ["id", "titel", "summary"'),
      /"titel" is not a field of this collection/,
    ],
    [
      'a parameter that no field answers',
      news('news/{id}"', 'news/{nr}"'),
      /answers\.item\.path: "\{nr\}" in the address is no field of the records/,
    ],
    [
      'a parameter of words',
      news('news/{id}"', 'news/{title}"'),
      /answers\.item\.path: An address cannot choose by "title"/,
    ],
    [
      'an address of another form',
      news('/api/v1/news/{id}', '/news/{id}'),
      /answers\.item\.path: "\/news\/\{id\}" is not of the right form/,
    ],
    [
      'one record of no address',
      news('/api/v1/news/{id}', '/api/v1/news/one'),
      /answers\.item\.path: The address of one record needs a field/,
    ],
    [
      'pages without their number',
      news('?page={page}', ''),
      /answers\.list\.path: The address of a list in pages needs "\{page\}"/,
    ],
    ['a page of no size', news(',\n      "pageSize": 5', ''), /answers\.list: Its address takes "\{page\}"/],
    [
      'a field that is not given',
      news('"optional": ["id", "summary"]', '"optional": ["id", "picture"]'),
      /optional\[1\]: The answer does not give "picture"/,
    ],
    [
      'an address of another answer',
      news('/api/v1/news/{id}', '/api/v1/survey-report/{id}'),
      /answers\.item\.path: The address "\/api\/v1\/survey-report\/\{id\}" is already that of/,
    ],
    [
      'an address above another',
      news('/api/v1/news/{id}', '/api/v1/update-log/all/{id}'),
      /answers\.all\.path: The address ".*" needs a folder/,
    ],
    [
      'a filter by no day',
      news('"pageSize": 5', '"filter": { "field": "title", "period": "past" },\n      "pageSize": 5'),
      /filter\.field: "title" holds no day/,
    ],
    [
      'values of no string',
      news('"kind": "Day"', '"kind": "Day", "enum": ["a"]'),
      /fields\.time\.enum: "enum" is of no use/,
    ],
    [
      'a field of no name',
      { [path]: (smallCollections[path] ?? '').replaceAll('picture', 'img-url') },
      /"img-url" is no name here/,
    ],
    [
      'a field that every record has',
      { [path]: (smallCollections[path] ?? '').replaceAll('picture', 'publishFrom') },
      /fields\.publishFrom: Every record may have "publishFrom" already/,
    ],
  ])('%s', async (_, changes, says) => {
    const told = await complaints(changes);
    expect(told, told.join('\n')).toHaveLength(1);
    expect(told[0]).toMatch(says);
  });

  test('one that cannot be read is all that is reported, and not what would follow from it', async () => {
    const told = await complaints({ ...news('"fields": {', '"fields": '), 'assets/records/news/a.json': smallNews });
    expect(told.filter((line) => !line.startsWith(path))).toEqual([]);
    expect(told.length).toBeGreaterThan(0);
  });
});

test('records say when they are published as pages do, and no answer says it', async () => {
  const changes = { 'assets/records/news/a.json': { ...smallNews[0], draft: true, publishFrom: '2025-02-30' } };
  expect(await complaints(changes)).toEqual([expect.stringContaining('publishFrom: ')]);
  const { schemas } = await siteWith();
  const answers = Object.keys(schemas).filter((file) => file.startsWith('sources/'));
  expect(answers.filter((file) => JSON.stringify(schemas[file]).includes('publishFrom'))).toEqual([]);
  expect(JSON.stringify(schemas['records/news.schema.json'])).toContain('publishFrom');
});

test('a file of a name that no address and no folder has is reported', async () => {
  const text = (smallCollections[path] ?? '').replaceAll('/api/v1/news', '/api/v1/press');
  expect(await complaints({ 'pages/collections/Big News.json': text })).toEqual([
    expect.stringContaining('"Big News" is no name of a collection'),
  ]);
});

test('a kind in capitals is one problem, whatever else is said of the field', async () => {
  const utility = 'pages/collections/utility.json';
  const text = (smallCollections[utility] ?? '').replace('"kind": "string"', '"kind": "String"');
  expect(await complaints({ [utility]: text })).toEqual([
    expect.stringContaining('fields.category.kind: "String" is not a choice here. Did you mean "string"?'),
  ]);
});

describe('what is bound to a collection', () => {
  test('is reported where a section needs what the source does not answer', async () => {
    const told = await complaints(news('"summary", "time", "picture"]', '"summary", "picture"]'));
    expect(told).toEqual([
      expect.stringMatching(
        /^pages\/news\.json:.*\.data\.source: A section of type paged-news cannot show "news\.list", which does not answer time \(Day\)\.$/,
      ),
    ]);
  });

  test('is reported where a field that a page binds is declared no more', async () => {
    const told = await complaints(
      news(
        '"fields": ["id", "title", "time", "content", "summary"]',
        '"fields": ["id", "title", "content", "summary"]',
      ),
    );
    expect(told).toEqual([expect.stringContaining('timeField: "time" is not a field of the answer of "news.item".')]);
  });
});

describe('records of a collection', () => {
  const events = (languages: string) => ({
    'pages/collections/event.json': {
      $schema: '../../schemas/collection.schema.json',
      description: 'An event.',
      languages,
      fields: {
        slug: { kind: 'RecordSlug', description: 'Its name.' },
        title: { kind: 'PlainText', description: 'The title.' },
        year: { kind: 'Year', description: 'The year.' },
        after: { kind: 'RecordReference', description: 'The one before.', optional: true },
        from: { kind: 'TimeOfDay', description: 'When it begins.', optional: true },
        weight: { kind: 'Quantity', description: 'What the hall can bear.', optional: true },
        tint: { kind: 'Color', description: 'Its color.', optional: true },
      },
      answers: { item: { type: 'record', path: '/api/v1/event/{slug}', description: 'An event.' } },
    },
  });
  const event = { slug: 'open-day', title: { zh: '开放日', en: 'Open day' }, year: '2026' };

  test.each<[string, unknown, RegExp | undefined]>([
    [
      'are sound',
      [event, { ...event, slug: 'fair', after: 'open-day', from: '09:30', weight: '5 kg', tint: '#1a5fb4' }],
      undefined,
    ],
    ['are at a time that there is', { ...event, from: '25:61' }, /from: "25:61" is not of the right form: the hour/],
    ['have quantities with a unit', { ...event, weight: '5 KG' }, /weight: "5 KG" is not .* Did you mean "5 kg"\?$/],
    ['have colors that can be shown', { ...event, tint: '#12G' }, /tint: "#12G" is not of the right form/],
    ['have short names of their own', [event, event], /\[1\]\.slug: .*open-day/],
    [
      'have short names that an address can hold',
      { ...event, slug: 'Open day' },
      /slug: "Open day" is not of the right form/,
    ],
    ['have a year of four digits', { ...event, year: '26' }, /year: "26" is not of the right form/],
    [
      'name others that there are',
      { ...event, after: 'open-dai' },
      /after: There is no record "open-dai" in "event".* Did you mean "open-day"\?/,
    ],
    ['refer to a number as it stands in an address', { ...event, after: 1.5 }, /after: There is no record "1\.5"/],
    ['are in every language', { ...event, title: { en: 'Open day' } }, /title: .*Chinese/],
  ])('%s', async (_, records, says) => {
    const told = await complaints({ ...events('all'), 'assets/records/event/all.json': records });
    expect(told, told.join('\n')).toHaveLength(says ? 1 : 0);
    if (says) expect(told[0]).toMatch(says);
  });

  test('are reported where they stand in no folder of a collection', async () => {
    expect(await complaints({ 'assets/records/stray.json': { id: 1 } })).toEqual([
      expect.stringMatching(/^assets\/records\/stray\.json:1:1 .*no source reads/),
    ]);
  });

  test.each([0, -1, 1.5, 1_000_000_000])('have no number that an address cannot say: %s', async (id) => {
    expect(await complaints({ 'assets/records/news/a.json': { ...smallNews[0], summary: '', id } })).toEqual([
      expect.stringContaining(`id: No address can name a record ${id}`),
    ]);
  });

  test('have no address that is another page’s, and the fix gives one that is free', async () => {
    const page = (id: string, route: string, sections: unknown[]) => ({
      [`pages/${id}.json`]: { $schema: '../schemas/page.schema.json', id, route, title: id, sections },
    });
    const bound = { type: 'article', data: { source: 'event.item', params: { slug: '{route.slug}' } } };
    const site = (...slugs: string[]): Files => {
      const declared = events('all')['pages/collections/event.json'];
      const fields = { ...declared.fields, content: { kind: 'HtmlText', description: 'Its text.' } };
      return {
        'pages/collections/event.json': { ...declared, fields },
        'assets/records/event/all.json': slugs.map((slug) => ({ ...event, slug, content: '' })),
        ...page('event', '/events/{slug}', [bound]),
        ...page('archive', '/events/archive', []),
        ...replacePassage(
          'pages/home.json',
          '/second#guide)。',
          '/second#guide)[x](/events/archive)[y](/events/fair)。',
        ),
      };
    };
    expect(await complaints(site('fair', 'archive-2'))).toEqual([]);
    expect(await complaints(site('fair', 'archive', 'archive-2'))).toEqual([
      'assets/records/event/all.json:12:13  [1].slug: The address "/events/archive" is that of pages/archive.json, so nobody would see this record. Choose another name for it. Did you mean "archive-3"?',
    ]);
  });

  test('are linked to in the languages that they are in alone', async () => {
    const declared = events('some')['pages/collections/event.json'];
    const bound = {
      type: 'article',
      data: { source: 'event.item', params: { slug: '{route.slug}' } },
      contentField: 'text',
    };
    const told = (chinese: string, english: string, html = '', markdown: Record<string, string> = {}) =>
      complaints({
        ...markdown,
        'pages/collections/event.json': {
          ...declared,
          fields: { ...declared.fields, text: { kind: 'HtmlText', description: 'Its text.' } },
        },
        'assets/records/event/all.json': [
          { ...event, text: { zh: html, en: html && 'A text.' } },
          { ...event, slug: 'fair', title: { en: 'Fair' }, text: '' },
        ],
        'pages/event.json': {
          $schema: '../schemas/page.schema.json',
          id: 'event',
          route: '/events/{slug}',
          title: 'Event',
          sections: [
            bound,
            ...(markdown['pages/a.zh.md'] ? [{ type: 'article', content: { zh: 'a.zh.md', en: 'a.en.md' } }] : []),
          ],
        },
        ...replacePassage(
          'pages/home.json',
          '见[第二页](/second#guide)。',
          `见[第二页](/second#guide)、[甲](${chinese})。`,
        ),
        ...replacePassage('pages/second.json', '**{product}** runs', `[b](${english}) runs`),
      });
    expect(await told('/events/open-day', '/events/open-day')).toEqual([]);
    expect(await told('/events/fair', '/events/open-day')).toEqual([
      expect.stringMatching(/^pages\/home\.json:.*\.zh: "\/events\/fair" .* not in the language "zh"/),
    ]);
    // A text that is the same in every language is read in each.
    expect(await told('/events/open-day', '/events/fair')).toEqual([
      expect.stringMatching(/^pages\/second\.json:.*"zh"/),
    ]);
    expect(await told('/events/open-day', '/events/open-day', '<a href="/events/fair">x</a>')).toEqual([
      expect.stringMatching(/^assets\/records\/event\/all\.json:.*"zh"/),
    ]);
    expect(await told('/events/open-day', '/events/open-day', '<a href="/en/events/fair">x</a>')).toEqual([]);
    // A Markdown file is read in the languages under which it is named.
    const files = { 'pages/a.zh.md': '[甲](/events/fair)。', 'pages/a.en.md': '[A](/events/fair).' };
    expect(await told('/events/open-day', '/events/open-day', '', files)).toEqual([
      expect.stringMatching(/^pages\/a\.zh\.md:1:\d+ .*"zh"/),
    ]);
  });

  test('may lack a language where the collection says so', async () => {
    const record = { ...event, title: { en: 'Open day' } };
    expect(await complaints({ ...events('some'), 'assets/records/event/one.json': record })).toEqual([]);
    const none = await complaints({ ...events('some'), 'assets/records/event/one.json': { ...event, title: {} } });
    expect(none).toHaveLength(1);
  });
});
