import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { prerender } from '../client/app/prerender.tsx';
import type { CompileContext } from '../compile/context.ts';
import { compilePage } from '../compile/page.ts';
import { compileSite } from '../compile/site.ts';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { complaints, smallCollections, smallNews } from '../generate/gallery/small-site.ts';
import { feedTypes } from '../model/page-file.ts';
import { root } from '../site/paths.ts';
import { bundleEngine, loadRenderer } from './bundle.ts';
import { feedFiles } from './feeds.ts';

const origin = 'https://www.example.com';
const fixture = (name: string) => readFile(join(root, 'engine/testing/feeds', name), 'utf8');

let render: typeof prerender;
let context: CompileContext;
let files: Record<string, string>;
beforeAll(async () => {
  render = await loadRenderer(await bundleEngine());
  const site = await contextWith({
    ...withFeed({ summary: 'summary', content: 'content' }),
    'pages/collections/update-log.json': {
      ...JSON.parse(smallCollections['pages/collections/update-log.json'] ?? ''),
      feed: { page: '/second', title: 'summary', date: 'time' },
    },
    'assets/records/update-log/log.json': [
      { time: '2025-10-31', summary: { zh: '更快', en: 'Faster' } },
      { time: '2025-06-30', summary: 'Beta' },
    ],
  });
  context = { ...site, site: { ...site.site, origin } };
  files = feedFiles(context);
}, 240_000);

const feedAt = (path: string, of = files) => JSON.parse(of[`_feed/json/${path}.json`] ?? '{}');
const atomAt = (path: string, of = files) =>
  new new JSDOM('').window.DOMParser().parseFromString(of[`_feed/atom/${path}.atom`] ?? '', 'application/xml');

async function faultsOfAtom(xml: string): Promise<string[]> {
  const schema = await fixture('atom.rng');
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    schema: [schema],
    extension: 'relaxng',
  });
  return errors.map(({ message }) => message);
}

test('a feed is well-formed whatever characters its records hold', async () => {
  const bad = '\u0000\u0008\u000b\u001f\ufffe\uffff\ud800';
  const [source, ...others] = context.feeds ?? [];
  if (!source) throw new Error('the site has no feed');
  const { title, summary, content, date } = source.feed;
  const record = (text: string) =>
    Object.fromEntries([
      ...Object.keys(source.fields).map((name) => [name, 1]),
      ...[title, summary, content].filter((name) => name !== undefined).map((name) => [name, text]),
      [date, '2025-01-31'],
    ]);
  const feeds = (text: string) => feedFiles({ ...context, feeds: [{ ...source, records: [record(text)] }, ...others] });
  const [dirty, clean] = [feeds(`a${bad}b&#11;&#xFFFE;c`), feeds('abc')];
  for (const [path, text] of Object.entries(dirty))
    if (path.endsWith('.atom')) expect(await faultsOfAtom(text), path).toEqual([]);
    else expect(JSON.parse(text).items.length, path).toBeGreaterThan(0);
  expect(Object.keys(dirty)).toEqual(Object.keys(clean));
  const name = Object.keys(dirty).find((path) => path.endsWith('.atom') && dirty[path]?.includes('2025-01-31')) ?? '';
  for (const character of bad) expect(dirty[name], character).not.toContain(character);
  // Control: a character that is not removed makes it malformed.
  expect(await faultsOfAtom((clean[name] ?? '').replace('<title>', '<title>\u000b'))).not.toEqual([]);
});

describe('the feeds of the site', () => {
  test('are one a language of each collection that has one, each in both forms', () => {
    const names = ['news', 'update-log'];
    const wanted = ['atom', 'json'].flatMap((form) =>
      ['en', 'zh'].flatMap((language) => names.map((name) => `_feed/${form}/${language}/${name}.${form}`)),
    );
    expect(Object.keys(files).sort()).toEqual(wanted);
  });

  test('are valid Atom, and the grammar rejects an invalid feed', async () => {
    for (const [path, text] of Object.entries(files))
      if (path.endsWith('.atom')) expect(await faultsOfAtom(text), path).toEqual([]);
    const sound = files['_feed/atom/en/news.atom'] ?? '';
    const breaks = [
      [/<updated>[^<]*<\/updated>/, ''],
      [/<author>.*?<\/author>/, ''],
      [/T00:00:00Z/, ''],
      [/<id>https:\/\/www\.example\.com/, '<id>'],
      [/<entry><id>[^<]*<\/id>/, '<entry>'],
      [/type="html"/, 'type="HTML"'],
    ] as const;
    for (const [what, by] of breaks) {
      const broken = sound.replace(what, by);
      expect(broken).not.toBe(sound);
      expect(await faultsOfAtom(broken), String(what)).not.toEqual([]);
    }
  }, 60_000);

  test('are valid JSON Feed 1.1, and the schema rejects an invalid feed', async () => {
    const validate = new Ajv({ allErrors: true }).compile(JSON.parse(await fixture('json-feed.schema.json')));
    for (const [path, text] of Object.entries(files))
      if (path.endsWith('.json')) expect(validate(JSON.parse(text)) || validate.errors, path).toBe(true);
    const [item] = feedAt('en/news').items;
    for (const broken of [
      { version: 'https://jsonfeed.org/version/1' },
      { title: undefined },
      { items: [{ ...item, id: undefined }] },
      { items: [{ ...item, content_html: undefined }] },
      { items: [{ ...item, url: '/item/7' }] },
      { items: [{ ...item, date_published: '2025-01-07' }] },
      { author: { name: 'x' } },
    ])
      expect(
        validate(JSON.parse(JSON.stringify({ ...feedAt('en/news'), ...broken }))),
        JSON.stringify(broken).slice(0, 80),
      ).toBe(false);
  });

  test('contain the same records in both formats, in their language, newest first, each with a unique id', () => {
    for (const path of ['en/news', 'zh/news', 'en/update-log', 'zh/update-log']) {
      const { items, language } = feedAt(path);
      const atom = atomAt(path);
      const texts = (selector: string) => [...atom.querySelectorAll(selector)].map(({ textContent }) => textContent);
      expect(atom.documentElement.getAttribute('xml:lang')).toBe(language);
      expect(texts('entry > id')).toEqual(items.map(({ id }: { id: string }) => id));
      expect(texts('entry > title')).toEqual(items.map(({ title }: { title: string }) => title));
      expect(new Set(texts('entry > id')).size).toBe(items.length);
      const days = texts('entry > updated') as string[];
      expect(days).toEqual(days.toSorted().reverse());
      expect(texts('feed > updated')).toEqual(days.slice(0, 1));
    }
    const [first] = feedAt('en/news').items;
    expect(first).toMatchObject({
      id: `${origin}/en/item/7`,
      date_published: '2025-01-07T00:00:00Z',
    });
    expect(feedAt('zh/news').items[0].url).toBe(`${origin}/item/7`);
    expect(feedAt('en/update-log').items[0].id).toMatch(
      /^tag:www\.example\.com,2025-10-31:update-log\/en\/[0-9a-f]{12}$/,
    );
  });

  test('contain no relative addresses, and only content that a page shows', () => {
    for (const [path, text] of Object.entries(files))
      expect(text, path).not.toMatch(/(?:href|src)=(?:\\"|&#34;)\/(?!\/)/);
    expect(files['_feed/json/en/news.json']).toContain(`href=\\"${origin}/files/example.zip\\"`);
    expect(Object.values(files).join()).not.toMatch(/\{product\}|\{email\}/);
  });
});

/** The feeds in a page's head, by type. */
function announced(path: string, of = context): (string | null)[][] {
  const page = compilePage(findRoute(of, path), 'en', of);
  const { head } = render(page, compileSite(of, 'en'));
  const { document } = new JSDOM(`<!doctype html><head>${head}</head>`).window;
  return [...document.querySelectorAll('link[rel=alternate][type]')].map((link) =>
    ['type', 'href', 'title'].map((name) => link.getAttribute(name)),
  );
}

describe('a feed is announced', () => {
  const of = (name: string) =>
    Object.entries(feedTypes).map(([form, type]) => [type, `/_feed/${form}/en/${name}.${form}`]);
  const links = (path: string, context?: CompileContext) =>
    announced(path, context).map(([type, href]) => [type, href]);

  test('by its page, by those below it, by the home page, and by no other', () => {
    expect(links('/news')).toEqual(of('news'));
    expect(links('/news/2')).toEqual(of('news'));
    expect(links('/item/7')).toEqual(of('news'));
    expect(links('/second')).toEqual(of('update-log'));
    expect(links('/')).toEqual(['news', 'update-log'].flatMap(of));
    expect(links('/gadget-introduce')).toEqual([]);
    expect(announced('/news')[0]?.[2]).toMatch(/^News · /);
  });

  test('nowhere, and not written, if the site has no origin', () => {
    const { origin: _, ...site } = context.site;
    const unknown = { ...context, site };
    expect(feedFiles(unknown)).toEqual({});
    expect(links('/news', unknown)).toEqual([]);
  });
});

/** The small site's news with a feed, which differs from a sound one. */
const withFeed = (feed: object) => ({
  'assets/records/news/news.json': smallNews,
  'pages/collections/news.json': {
    ...JSON.parse(smallCollections['pages/collections/news.json'] ?? ''),
    feed: { page: '/news', item: '/item/{id}', title: 'title', date: 'time', ...feed },
  },
});

test('a feed is limited to its size, with sanitized HTML; a collection without records has no feed', async () => {
  const small = await contextWith(withFeed({ content: 'content', limit: 3 }));
  const known = { ...small, site: { ...small.site, origin } };
  const { items } = feedAt('zh/news', feedFiles(known));
  expect(items.map(({ url }: { url: string }) => url)).toEqual([7, 6, 5].map((id) => `${origin}/item/${id}`));
  expect(items[0].content_html).toBe('<p>中</p>');
  const empty = await contextWith({ ...withFeed({}), 'assets/records/news/news.json': undefined });
  expect(feedFiles({ ...empty, site: { ...empty.site, origin } })).toEqual({});
});

test.each([
  [{ title: 'titel' }, '"titel" is not a field of this collection'],
  [{ date: 'title' }, '"title" holds no day, month or year'],
  [{ content: 'summary' }, '"summary" holds no HTML'],
  [{ page: '/nwes' }, 'No page has the route "/nwes"'],
  [{ item: '/item/{nr}' }, '"nr" is not a field of this collection'],
])('an invalid feed setting is reported: %j', async (feed, told) => {
  expect(await complaints(withFeed({}))).toEqual([]);
  const problems = await complaints(withFeed(feed));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(told);
});
