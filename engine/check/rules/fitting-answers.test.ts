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

test('a table of one record and an article of a list are reported, with the fitting sources of the collection', async () => {
  const reported = async (section: object, source: string, params: object) => {
    const second = smallSite['pages/second.json'] as object;
    const sections = [{ ...section, data: { source, params } }];
    return (await complaints({ 'pages/second.json': { ...second, sections } })).filter((one) => /shows/.test(one));
  };
  const table = { type: 'table', columns: [{ field: 'title', label: 'x' }] };
  const [list, item] = [['news.list', { page: '1' }] as const, ['news.item', { id: '1' }] as const];
  expect(await reported(table, ...item)).toEqual([
    expect.stringMatching(
      /data\.source: A section of type table shows rows, but "news\.item" answers with one record\. Use .* such as news\.\w+/,
    ),
  ]);
  expect(await reported({ type: 'article' }, ...list)).toEqual([
    expect.stringMatching(
      /data\.source: A section of type article shows one record, but "news\.list" answers with a list\. Use .* such as news\.item\.$/,
    ),
  ]);
  expect(await reported(table, ...list)).toEqual([]);
  expect(await reported({ type: 'article' }, ...item)).toEqual([]);
});
