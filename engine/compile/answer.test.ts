import { describe, expect, test } from 'vitest';
import { contextWith, routeAt } from '../../tools/testing/small-context.ts';
import { smallNews } from '../../tools/testing/small-site.ts';
import { compilePage, routesOf } from './page.ts';
import { compileSite } from './site.ts';

const context = await contextWith({ 'assets/records/news/news.json': smallNews });

describe('an answer in a page', () => {
  const dataOf = (path: string, language: 'zh' | 'en') =>
    compilePage(routeAt(context, path), language, context).sections[0]?.data;

  test('is in the page’s language, its HTML sanitised, its old addresses rewritten', () => {
    expect(dataOf('/item/3', 'zh')).toEqual({
      source: 'news.item',
      params: { id: '3' },
      answer: { id: 3, title: '新闻 3', time: '2025-01-03', content: '<p>中</p>', summary: '/files/a.zip' },
    });
    expect(dataOf('/item/3', 'en')?.answer).toMatchObject({ content: '<a href="/files/a.zip">PWcore</a>' });
    expect(dataOf('/news/2', 'en')?.answer).toMatchObject({ data: [{ id: 2, summary: '/files/a.zip' }, { id: 1 }] });
  });

  test('is absent from a template, whose parameter stays to be filled', () => {
    expect(dataOf('/item/_id', 'zh')).toEqual({ source: 'news.item', params: { id: '{route.id}' } });
  });

  test('of a default is that of its parameters', () => {
    expect(dataOf('/news', 'zh')?.params).toEqual({ page: '1' });
  });
});

test('compiling is pure: the same each time, and what it is given stays as it was', () => {
  const before = structuredClone([context.site, context.pages, context.schemas]);
  const all = () => routesOf(context).map((route) => compilePage(route, 'en', context));
  expect(all()).toEqual(all());
  expect(compileSite(context, 'zh')).toEqual(compileSite(context, 'zh'));
  expect([context.site, context.pages, context.schemas]).toEqual(before);
});
