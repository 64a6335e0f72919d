import { describe, expect, test } from 'vitest';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { compilePage, routesOf } from './page.ts';
import { compileSite } from './site.ts';

const context = await contextWith({ 'assets/records/news/news.json': smallNews });

describe('an answer in a page', () => {
  const neighbor = { id: 'number', title: 'text' };
  const form = {
    ...{ 'id?': 'number', title: 'text', time: 'string', content: 'html', 'summary?': 'text' },
    ...{ 'previous?': neighbor, 'next?': neighbor },
  };
  const dataOf = (path: string, language: 'zh' | 'en') =>
    compilePage(findRoute(context, path), language, context).sections[0]?.data;

  test('is in the page’s language, its HTML sanitized, its old addresses rewritten', () => {
    expect(dataOf('/item/3', 'zh')).toEqual({
      source: 'news.item',
      params: { id: '3' },
      path: '/api/v1/news/{id}',
      form,
      files: { '/files/example.zip': { name: 'example.zip', bytes: 1234, sha256: 'ab'.repeat(32) } },
      answer: {
        id: 3,
        title: '新闻 3',
        time: '2025-01-03',
        content: { html: '<p>中</p>' },
        summary: '/files/example.zip',
        previous: { id: 4, title: '新闻 4' },
        next: { id: 2, title: '新闻 2' },
      },
    });
    expect(dataOf('/item/3', 'en')?.answer).toMatchObject({
      content: { html: '<a href="/files/example.zip">Gadget</a>' },
    });
    expect(dataOf('/news/2', 'en')?.answer).toMatchObject({
      data: [{ id: 2, summary: '/files/example.zip' }, { id: 1 }],
    });
  });

  test('links within the site as the page does: in its language, and to where a route has moved', async () => {
    const redirects = [{ from: '/former', to: '/second#guide' }];
    const content = '<a href="/">a</a> <a href="/former?b=1">c</a> <a href="/files/example.zip">d</a>';
    const linked = await contextWith({
      'pages/site.json': { ...smallSite['pages/site.json'], redirects },
      'assets/records/news/news.json': [{ ...smallNews[0], content }],
    });
    const shown = (language: 'zh' | 'en') =>
      compilePage(findRoute(linked, '/item/1'), language, linked).sections[0]?.data?.answer;
    expect(shown('zh')).toMatchObject({
      content: {
        html: '<a href="/">a</a> <a href="/second?b=1#guide">c</a> <a href="/files/example.zip">d</a>',
      },
    });
    expect(shown('en')).toMatchObject({
      content: {
        html: '<a href="/en">a</a> <a href="/en/second?b=1#guide">c</a> <a href="/files/example.zip">d</a>',
      },
    });
    // The browser gets the routes as well, because it resolves newer responses in the same way.
    expect(compileSite(linked, 'en').redirects).toEqual(redirects);
    expect(compileSite(context, 'en')).not.toHaveProperty('redirects');
  });

  test('has site values filled in, and texts without markup', async () => {
    const title = { zh: '**{product}** 新版', en: '**{product}**, a new release of {{product}}' };
    const named = await contextWith({ 'assets/records/news/news.json': [{ ...smallNews[0], title }] });
    const shown = compilePage(findRoute(named, '/item/1'), 'en', named).sections[0]?.data?.answer;
    expect(shown).toMatchObject({ title: '**Gadget**, a new release of {product}' });
  });

  test('is absent from a template, whose parameter stays open', () => {
    const path = '/api/v1/news/{id}';
    expect(dataOf('/item/_id', 'zh')).toEqual({ source: 'news.item', params: { id: '{route.id}' }, path, form });
  });

  test('of a default is that of its parameters', () => {
    expect(dataOf('/news', 'zh')?.params).toEqual({ page: '1' });
  });
});

test('compiling is pure: it gives the same result each time and does not change its input', () => {
  const before = structuredClone([context.site, context.pages, context.schemas]);
  const all = () => routesOf(context).map((route) => compilePage(route, 'en', context));
  expect(all()).toEqual(all());
  expect(compileSite(context, 'zh')).toEqual(compileSite(context, 'zh'));
  expect([context.site, context.pages, context.schemas]).toEqual(before);
});
