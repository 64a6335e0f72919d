import { expect, test } from 'vitest';
import { complaints, smallSite } from '../../generate/gallery/small-site.ts';

/** The check's messages for a table of the paginated news, with these additional fields. */
function told(fields: object, type = 'table') {
  const second = smallSite['pages/second.json'];
  const table = {
    type,
    data: { source: 'news.list', params: { page: '1' } },
    columns: [{ field: 'title', label: { zh: '标题', en: 'Title' } }],
    ...fields,
  };
  return complaints({ 'pages/second.json': { ...second, sections: [...second.sections, table] } });
}

test('a search field, filters or groups with a paginated response are reported', async () => {
  const problems = await told({ search: true, filters: ['time'], groupBy: { field: 'time' } });
  expect(problems).toHaveLength(3);
  expect(problems[0]).toMatch(/\.search: "search" would apply to one page of news\.list only\./);
  expect(problems[1]).toMatch(/\.filters: "filters" would apply to one page of news\.list only\./);
  expect(problems[2]).toMatch(/\.groupBy: "groupBy" would apply to one page of news\.list only\./);
});

test('a section without them is not', async () => {
  expect(await told({ search: false })).toEqual([]);
  expect(await told({})).toEqual([]);
});

test('a filter by a field that the records lack is reported', async () => {
  expect((await told({ filters: ['tmie'] })).join()).toMatch(/filters\[0\].*"tmie" is not a field/);
});

test('a list is reported once, because it has no pager; one with a complete response is not', async () => {
  const list = (source: string) =>
    told(
      {
        columns: undefined,
        data: { source, ...(source === 'news.list' && { params: { page: '1' } }) },
        title: { field: 'time', label: 'Day' },
        details: [{ field: 'summary', label: 'Summary' }],
        search: true,
      },
      'expandable-list',
    );
  expect(await list('news.list')).toEqual([
    expect.stringMatching(/\.data\.source: This list would show one page of news\.list alone\. .* type table/),
  ]);
  expect(await list('update-log.all')).toEqual([]);
});
