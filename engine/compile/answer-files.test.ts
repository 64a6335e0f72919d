import { expect, test } from 'vitest';
import { contextWith, findRoute, sha256 } from '../generate/gallery/small-context.ts';
import { addressesIn, filesAt } from './answer-files.ts';
import { compilePage } from './page.ts';

const context = await contextWith();
const zip = { name: 'example.zip', bytes: 1234, sha256 };

test('the files of a response are found in addresses: absolute, relative to a folder, and in HTML', () => {
  const answer = [
    { name: 'A', file: '/files/example.zip' },
    { name: 'B', file: 'example.mp4', note: '<p>See <a class="x" href="/files/example.pdf?page=2">it</a></p>' },
  ];
  expect(filesAt(addressesIn(answer, 'en', context), context)).toEqual({
    '/files/example.zip': zip,
    '/files/example.mp4': { ...zip, name: 'example.mp4' },
    '/files/example.pdf?page=2': { ...zip, name: 'example.pdf' },
  });
});

test.each([
  'a word, and example.zip in a sentence',
  '/files/lost.zip',
  '/second',
  '//files/example.zip',
  'https://example.com/files/example.zip',
  '/files/%zz.zip',
  '/files/../images/example.svg',
  '/images/example.svg',
  '',
])('%j is not a download', (text) => {
  expect(filesAt(addressesIn({ text, number: 7, nothing: null }, 'zh', context), context)).toEqual({});
});

test('a page’s data contains the facts of its response’s files, with old addresses rewritten', async () => {
  const content = '<a href="https://old.example.com/example.zip">zip</a>';
  const news = [{ id: 1, title: 'News', summary: 'Summary', time: '2025-01-01', content }];
  const withNews = await contextWith({ 'assets/records/news/news.json': news });
  const page = compilePage(findRoute(withNews, '/item/1'), 'en', withNews);
  expect(page.sections[0]?.data?.files).toEqual({ '/files/example.zip': zip });
});
