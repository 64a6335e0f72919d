import { expect, test, vi } from 'vitest';
import { siteWith, smallNews } from '../generate/gallery/small-site.ts';
import { headingsOf, isRowAnchor, pagesShowing } from './anchors.ts';
import { createInspector } from './inspect-site.ts';
import type { SiteFile } from './site-files.ts';
import { filesByName, type SiteModel } from './site-model.ts';

const page = 'pages/table.json';
const news = 'assets/records/news/news.json';
const guide = 'assets/records/guide/first.en.md';

const { model } = createInspector()(
  await siteWith({
    [news]: smallNews,
    'pages/collections/guide.json': {
      $schema: '../../schemas/collection.schema.json',
      title: 'Guides',
      description: 'A guide.',
      fields: {
        slug: { kind: 'RecordSlug', title: 'Name', description: 'Its name.' },
        text: { kind: 'Markdown', title: 'Text', description: 'Its text.' },
      },
      answers: { all: { type: 'list', path: '/api/v1/guides', description: 'All guides.' } },
    },
    'assets/records/guide/first.json': { slug: 'first', text: 'first.en.md' },
    [guide]: '## Before you begin\n',
    [page]: {
      $schema: '../schemas/page.schema.json',
      id: 'table',
      route: '/table',
      title: 'Table',
      sections: [
        {
          type: 'table',
          id: 'news',
          data: { source: 'news.list', params: { page: '1' } },
          columns: [{ field: 'title', label: 'Title' }],
        },
        { type: 'table', id: 'guides', data: { source: 'guide.all' }, columns: [{ field: 'slug', label: 'Name' }] },
      ],
    },
  }),
);

const fileAt = (path: string) => filesByName(model).get(path) as SiteFile;

const showing = (path: string) => pagesShowing(fileAt(path), model).map(({ file }) => file);

/** The same site, with a count of how often its records are listed. */
function countLists(): { counted: SiteModel; lists: () => number } {
  const ofKind = vi.fn(model.ofKind);
  return {
    counted: { ...model, ofKind },
    lists: () => ofKind.mock.calls.filter(([kind]) => kind === 'record').length,
  };
}

test('finds the anchors of rows and headings, and the pages that show a file', () => {
  expect(isRowAnchor(fileAt(page), 'news-3', model)).toBe(true);
  expect(isRowAnchor(fileAt(page), 'news-8', model)).toBe(false);
  expect(headingsOf(fileAt(page), model)).toEqual(['before-you-begin']);
  expect(showing(guide)).toEqual([page]);
  expect(showing(news)).toEqual(['pages/item.json', 'pages/news.json', page]);
  expect(showing('pages/shared/links.json')).toEqual(['pages/second.json']);
  expect(showing(page)).toEqual([page]);
});

test('lists the records of a site once for any number of links', () => {
  const { counted, lists } = countLists();
  for (let number = 1; number < 50; number++) {
    isRowAnchor(fileAt(page), `news-${number}`, counted);
    headingsOf(fileAt(page), counted, `/${number}`);
  }
  expect(lists()).toBe(1);
});
