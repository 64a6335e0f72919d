import { expect, test } from 'vitest';
import { contextWith, findRoute } from '../../generate/gallery/small-context.ts';
import { smallNews, smallSite } from '../../generate/gallery/small-site.ts';
import type { SearchEntry } from '../../search/entry.ts';
import { compilePage } from '../page.ts';
import { searchEntries } from './search-entries.ts';

/** The search entries of the page at a path, with these sections instead of those of the second page. */
async function entriesAt(path: string, page: object = {}, language = 'en'): Promise<SearchEntry[]> {
  const context = await contextWith({
    'assets/records/news/news.json': smallNews,
    'pages/second.json': { ...smallSite['pages/second.json'], ...page },
  });
  const route = findRoute(context, path);
  return searchEntries(route, compilePage(route, language, context), context);
}

const label = { zh: '名称', en: 'Name of a column' };

test('a page has its lead and the texts before its first heading, and each heading the texts below it, in one language', async () => {
  const sections = [
    { type: 'prose', paragraphs: [{ zh: '见 **{product}**。', en: 'See **{product}**.' }] },
    { type: 'prose', id: 'how', heading: { zh: '做法', en: 'How' }, paragraphs: ['First.', 'Then.'] },
  ];
  const page = { lead: { zh: '引言', en: 'A lead' }, sections };
  expect(await entriesAt('/second', page)).toEqual([
    { kind: 'page', title: 'Second', href: '/en/second', text: 'A lead · See Gadget.', within: '' },
    { kind: 'section', title: 'How', href: '/en/second#how', text: 'First. · Then.', within: 'Second' },
  ]);
  const [first] = await entriesAt('/second', page, 'zh');
  expect(first).toMatchObject({ href: '/second', text: '引言 · 见 Gadget。' });
});

test('a row has the name in its naming column and the content of its columns, without their headings', async () => {
  const columns = [
    { field: 'year', label, kind: 'number' },
    { field: 'who', label },
    { field: 'title', label, rowHeader: true },
  ];
  const rows = [{ year: '2024', who: 'A. Author', title: 'On bands', hidden: 'nowhere shown' }];
  const [, ...found] = await entriesAt('/second', { sections: [{ type: 'table', id: 'papers', columns, rows }] });
  expect(found).toEqual([
    { kind: 'row', title: 'On bands', href: '/en/second#papers-1', text: '2024 · A. Author', within: 'Second' },
  ]);
});

test('a download opens its dialog with all its text; a step opens its section', async () => {
  const sections = [
    {
      type: 'modal-table',
      id: 'builds',
      columns: [{ field: 'package', label }],
      rows: [
        {
          id: 'gpu-1',
          package: { label: 'gpu.zip', to: 'files:example.zip' },
          instruction: ['For new cards.'],
          updateTime: '20250131',
          sections: [{ type: 'prose', heading: 'Mirrors', paragraphs: ['None yet.'] }],
        },
      ],
    },
    {
      type: 'tabs',
      id: 'guides',
      tabs: [
        {
          id: 'a',
          label: 'Tab',
          sections: [{ type: 'steps', id: 'steps-a', steps: [{ title: 'Unpack', text: ['Quickly.'] }] }],
        },
      ],
    },
  ];
  const found = await entriesAt('/second', { sections });
  expect(found.slice(1)).toEqual([
    {
      kind: 'row',
      title: 'gpu.zip',
      href: '/en/second#gpu-1',
      text: 'For new cards. · Mirrors · None yet.',
      within: 'Second',
    },
    { kind: 'row', title: 'Unpack', href: '/en/second#steps-a', text: 'Quickly.', within: 'Second' },
  ]);
});

test('a record has its collection’s kind: on its list, otherwise on its own page; the list has no entries of its own', async () => {
  const [item, ...others] = await entriesAt('/item/1');
  expect([item?.kind, item?.title, item?.href, others]).toEqual(['news', 'News 1', '/en/item/1', []]);
  expect((await entriesAt('/news')).map(({ kind }) => kind)).toEqual(['page']);
  const list = {
    type: 'expandable-list',
    id: 'news',
    data: { source: 'news.list', params: { page: '1' } },
    title: { field: 'title', label },
    details: [{ field: 'summary', label }],
  };
  const [, first] = await entriesAt('/second', { sections: [list] });
  expect(first).toMatchObject({ kind: 'news', title: 'News 7', text: '/files/example.zip' });
});

test('a link to another page becomes that page; further list pages, templates and unlisted pages have no entries', async () => {
  const links = [
    { label: 'Home', to: '/' },
    { label: 'A file', to: 'files:example.zip' },
  ];
  const [, ...found] = await entriesAt('/second', { sections: [{ type: 'links', id: 'more', links }] });
  expect(found.map(({ title }) => title)).toEqual(['A file']);
  expect(await entriesAt('/second', { noindex: true })).toEqual([]);
  for (const path of ['/news/1', '/news/2', '/news/_page', '/item/_id'])
    expect(await entriesAt(path), path).toEqual([]);
});
