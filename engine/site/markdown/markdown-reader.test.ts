import { beforeAll, expect, test } from 'vitest';
import type { CompileContext } from '../../compile/context.ts';
import { feedsIn } from '../../compile/feeds.ts';
import { compilePage } from '../../compile/page.ts';
import { contextWith, findRoute } from '../../generate/gallery/small-context.ts';
import { complaints, smallCollections, smallNews, smallSite } from '../../generate/gallery/small-site.ts';

const declared = JSON.parse(smallCollections['pages/collections/news.json'] as string);
const site = { ...smallSite['pages/site.json'], origin: 'https://www.example.com' };
const changes = {
  'pages/site.json': site,
  'pages/collections/news.json': {
    ...declared,
    fields: { ...declared.fields, content: { kind: 'Markdown', description: 'The text.' } },
    feed: { page: '/news', item: '/item/{id}', title: 'title', date: 'time', content: 'content' },
  },
  'assets/records/news/news.json': [
    { ...smallNews[0], content: { zh: 'texts/one.zh.md', en: 'texts/one.en.md' } },
    { ...smallNews[1], content: '[{product}](/second) costs $x$' },
  ],
  'assets/records/news/texts/one.zh.md': '一个**词：**[二](/second)\n\n![图](example.svg)\n',
  'assets/records/news/texts/one.en.md': 'One **word:** [two](/second)\n\n![Picture](uploads:example.svg)\n',
};

let context: CompileContext;
beforeAll(async () => {
  context = await contextWith(changes);
});

test('a site with Markdown in its records is sound', async () => {
  expect(await complaints(changes)).toEqual([]);
});

test('the API answers with HTML, and names no file', () => {
  const first = context.sources['news.item']?.answer({ id: '1' }) as { content: unknown } | undefined;
  expect(first?.content).toEqual({
    zh: '<p>一个<strong>词：</strong><a href="/second">二</a></p>\n<p><img src="/images/example.svg" width="640" height="480" alt="图" loading="lazy"></p>\n',
    en: '<p>One <strong>word:</strong> <a href="/second">two</a></p>\n<p><img src="/images/example.svg" width="640" height="480" alt="Picture" loading="lazy"></p>\n',
  });
  expect(context.sources['news.item']?.answer({ id: '2' })).toMatchObject({
    content: '<p><a href="/second">Gadget</a> costs <math><mi>x</mi></math></p>\n',
  });
});

test('pages, feeds and search have the text', () => {
  const route = findRoute(context, '/item/1');
  expect(JSON.stringify(compilePage(route, 'en', context))).toContain('<a href=\\"/en/second\\">two</a>');
  expect(feedsIn('en', context)[0]?.items.find(({ title }) => title === 'News 1')?.html).toContain(
    '<strong>word:</strong>',
  );
  const found = context.entries('zh', context, '/item/1');
  expect(JSON.stringify(found)).toContain('词');
});
