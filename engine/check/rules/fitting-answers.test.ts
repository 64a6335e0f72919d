import { expect, test } from 'vitest';
import { complaints, replacePassage, smallCollections, smallSite } from '../../generate/gallery/small-site.ts';

const collection = 'pages/collections/news.json';

/** The check's messages if the records rename the title, and the section names their fields. */
async function told(fields?: object) {
  const renamed = (smallCollections[collection] ?? '').replaceAll('"title"', '"headline"');
  const page = replacePassage(
    'pages/news.json',
    '"type": "paged-news"',
    `"type": "paged-news", "fields": ${JSON.stringify(fields)}`,
  );
  const found = await complaints({ [collection]: renamed, ...(fields && page) });
  return found.filter((one) => one.startsWith('pages/news.json'));
}

test('a field that the section needs and the records lack is reported', async () => {
  expect((await told()).join()).toMatch(/title/);
});

test('one with the name of a field in the records is not', async () => {
  expect(await told({ title: 'headline' })).toEqual([]);
});

test('a named field that the records lack is reported once, at its place', async () => {
  const problems = await told({ title: 'headlien' });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/fields\.title: .*"headlien".*Did you mean "headline"\?/);
});

test('a named field of another kind is reported', async () => {
  expect((await told({ title: 'headline', time: 'summary' })).join()).toMatch(/summary \(Day\)/);
});

test('a table of one record is reported, with the lists of its collection', async () => {
  const table = (source: string, params: object) => ({
    'pages/second.json': {
      ...(smallSite['pages/second.json'] as object),
      sections: [{ type: 'table', columns: [{ field: 'title', label: 'x' }], data: { source, params } }],
    },
  });
  const found = await complaints(table('news.item', { id: '1' }));
  expect(found.join()).toMatch(
    /data\.source: A section of type table shows rows, but "news\.item" answers with one record\. Use .* such as news\.\w+/,
  );
  expect((await complaints(table('news.list', { page: '1' }))).join()).not.toContain('shows rows');
});
