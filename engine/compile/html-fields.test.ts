import { describe, expect, test } from 'vitest';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { compilePage } from './page.ts';

const attack = '<b onclick="x()">b</b><script>x()</script>';

/** The first section of a page that shows it, compiled. */
async function compiledSection(section: object) {
  const context = await contextWith({
    'pages/second.json': { ...smallSite['pages/second.json'], sections: [section] },
    'assets/records/news/all.json': [{ ...smallNews[0], summary: attack }],
  });
  const [first] = compilePage(findRoute(context, '/second'), 'en', context).sections;
  return first as unknown as {
    rows?: unknown;
    data?: { form: { data: object[] }; answer: { data: { summary: unknown }[] } };
  };
}

describe('a field that is shown as HTML is sanitized', () => {
  test.each([
    { type: 'table', columns: [{ field: 'a', label: 'A', kind: 'html' }] },
    { type: 'expandable-list', title: { field: 'b', label: 'B' }, details: [{ field: 'a', label: 'A', kind: 'html' }] },
  ])('in the rows of a $type', async (section) => {
    const rows = [{ a: attack, b: attack }, { a: { zh: '', en: attack } }];
    expect((await compiledSection({ ...section, rows })).rows).toEqual([
      { a: { html: '<b>b</b>' }, b: attack },
      { a: { html: '<b>b</b>' } },
    ]);
  });

  test('in a response whose source declares it as text, also after a new request', async () => {
    const data = { source: 'news.list', params: { page: '1' } };
    const shown = await compiledSection({
      type: 'table',
      data,
      columns: [{ field: 'summary', label: 'S', kind: 'html' }],
    });
    expect(shown.data).toMatchObject({
      form: { data: [{ summary: 'html' }] },
      answer: { data: [{ summary: { html: '<b>b</b>' } }] },
    });
    const plain = await compiledSection({ type: 'table', data, columns: [{ field: 'summary', label: 'S' }] });
    expect(plain.data?.form.data).toMatchObject([{ summary: 'text' }]);
    expect(plain.data?.answer.data[0]?.summary).toBe(attack);
  });
});

test('the content of inner sections belongs to them', async () => {
  const inner = { type: 'table', columns: [{ field: 'a', label: 'A', kind: 'html' }], rows: [{ a: attack }] };
  const tab = (id: string) => ({ id, label: id, sections: [inner] });
  const tabs = await compiledSection({ type: 'tabs', tabs: [tab('x'), tab('y')] });
  expect(JSON.stringify(tabs)).not.toContain('onclick');
});
