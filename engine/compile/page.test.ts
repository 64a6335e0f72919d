import { describe, expect, test } from 'vitest';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { compilePage, routesOf } from './page.ts';

const context = await contextWith({ 'assets/records/news/news.json': smallNews });

describe('the routes of a site', () => {
  test('are those of its pages, one for each instance of a parameter, and a template for unknown ones', () => {
    expect(
      routesOf(context).map(({ path, params }) => `${path} ${params ? JSON.stringify(params) : 'template'}`),
    ).toMatchInlineSnapshot(`
      [
        "/ {}",
        "/item/1 {"id":"1"}",
        "/item/2 {"id":"2"}",
        "/item/3 {"id":"3"}",
        "/item/4 {"id":"4"}",
        "/item/5 {"id":"5"}",
        "/item/6 {"id":"6"}",
        "/item/7 {"id":"7"}",
        "/item/_id template",
        "/news {"page":"1"}",
        "/news/1 {"page":"1"}",
        "/news/2 {"page":"2"}",
        "/news/_page template",
        "/gadget-introduce {}",
        "/second {}",
      ]
    `);
  });

  test('percent-encode the characters that a parameter may contain', async () => {
    const { sources } = context;
    const odd = { ...sources['news.item'], instances: () => [{ id: 'a/b ?' }] } as (typeof sources)[string];
    const paths = routesOf({ ...context, sources: { ...sources, 'news.item': odd } }).map(({ path }) => path);
    expect(paths).toContain('/item/a%2Fb%20%3F');
  });
});

describe('a page', () => {
  test('has its words, its trail and its sections in one language', () => {
    expect(compilePage(findRoute(context, '/second'), 'en', context)).toMatchInlineSnapshot(`
      {
        "breadcrumb": [
          {
            "href": "/en",
            "label": "Home",
          },
        ],
        "description": "Gadget runs gadget in.",
        "documentTitle": "Second · Sample company",
        "id": "second",
        "language": "en",
        "route": "/second",
        "sections": [
          {
            "id": "guide",
            "paragraphs": [
              [
                {
                  "strong": "Gadget",
                },
                " runs ",
                {
                  "code": "gadget in",
                },
                ".",
              ],
            ],
            "type": "prose",
          },
          {
            "id": "more",
            "links": [
              {
                "label": "Product",
                "to": {
                  "href": "/en/gadget-introduce",
                },
              },
            ],
            "type": "links",
          },
        ],
        "showTitle": true,
        "title": "Second",
        "titleSuffix": "Sample company",
      }
    `);
  });

  test('at the root is the home: no trail, and the site’s name alone as the browser’s title', () => {
    const home = compilePage(findRoute(context, '/'), 'zh', context);
    expect(home).toMatchObject({ documentTitle: '示例公司', breadcrumb: [], title: '首页' });
  });

  test('with a title from data has the name of the record', () => {
    const item = compilePage(findRoute(context, '/item/3'), 'en', context);
    expect(item).toMatchObject({ title: 'News 3', documentTitle: 'News 3 · Sample company' });
    expect(compilePage(findRoute(context, '/item/_id'), 'en', context).title).toBe('News item');
  });

  test('takes its description from the record if configured, and keeps its own without a record', async () => {
    const described = await contextWith({
      'assets/records/news/news.json': smallNews.map((item) => ({ ...item, summary: `Summary ${item.id}` })),
      'pages/item.json': {
        ...smallSite['pages/item.json'],
        description: { zh: '一则新闻', en: 'One item of the news' },
        descriptionFrom: { section: 'item', field: 'summary' },
      },
    });
    const description = (path: string) => compilePage(findRoute(described, path), 'en', described).description;
    expect(description('/item/3')).toBe('Summary 3');
    expect(description('/item/_id')).toBe('One item of the news');
  });

  test('with defaults defines the fallback for unknown parameters', () => {
    expect(compilePage(findRoute(context, '/news'), 'zh', context)).toMatchObject({
      route: '/news',
      fallbackRoute: '/news/1',
    });
    expect(compilePage(findRoute(context, '/second'), 'zh', context)).not.toHaveProperty('fallbackRoute');
  });

  test('is known to search engines by its own route, the first of a list by that of the list', () => {
    const known = ['/news', '/news/1', '/news/2', '/second'].map(
      (path) => compilePage(findRoute(context, path), 'zh', context).canonical,
    );
    expect(known).toEqual([undefined, '/news', undefined, undefined]);
  });

  test('finds its trail through a route with a default', () => {
    const { breadcrumb } = compilePage(findRoute(context, '/item/1'), 'en', context);
    expect(breadcrumb).toEqual([
      { label: 'Home', href: '/en' },
      { label: 'News', href: '/en/news' },
    ]);
  });

  test('ends its trail at a cycle of parents', async () => {
    const { 'pages/second.json': second, 'pages/product.json': product } = smallSite;
    const circle = await contextWith({
      'pages/second.json': { ...second, parent: '/{product}-introduce' },
      'pages/product.json': { ...product, parent: '/second' },
    });
    const { breadcrumb } = compilePage(findRoute(circle, '/second'), 'zh', circle);
    expect(breadcrumb).toEqual([{ label: 'Gadget', href: '/gadget-introduce' }]);
  });

  test('with only Chinese content announces that in English only', async () => {
    const chinese = await contextWith({
      'pages/second.json': { ...smallSite['pages/second.json'], contentLanguage: 'zh' },
    });
    expect(compilePage(findRoute(chinese, '/second'), 'en', chinese).contentLanguage).toBe('zh');
    expect(compilePage(findRoute(chinese, '/second'), 'zh', chinese)).not.toHaveProperty('contentLanguage');
  });
});
