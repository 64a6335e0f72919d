import { expect, test } from 'vitest';
import type { CompileContext } from '../compile/context.ts';
import { routesOf } from '../compile/page.ts';
import { contextWith } from '../generate/gallery/small-context.ts';
import { type Files, replacePassage, smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { createPageCompiler } from './page-compiler.ts';

const news = { 'assets/records/news/news.json': smallNews };

/** Every page of a context by language and address, from a compiler with these notes. */
function pagesOf(context: CompileContext, before?: ReturnType<ReturnType<typeof createPageCompiler>['notes']>) {
  const compiler = createPageCompiler(context, 'a build', before, false);
  const pages = ['zh', 'en'].flatMap((language) =>
    routesOf(context).map((route) => [`${language} ${route.path}`, compiler.compile(route, language)] as const),
  );
  return { pages: new Map(pages), notes: compiler.notes() };
}

const context = await contextWith(news);
const { pages: first, notes } = pagesOf(context);
const all = [...first.keys()];
const at = (...routes: RegExp[]) => all.filter((page) => routes.some((route) => route.test(page.slice(3))));

const withNews = (change: Partial<(typeof smallNews)[0]>): Files => ({
  'assets/records/news/news.json': smallNews.map((record) => (record.id === 7 ? { ...record, ...change } : record)),
});

/** Changes of a site, each with the pages that read the changed data. */
const changes: Record<string, { files?: Files; context?: Partial<CompileContext>; read: string[] }> = {
  nothing: { read: [] },
  'a text': { files: replacePassage('pages/second.json', '** runs', '** ran'), read: at(/^\/second$/) },
  // The newest item is on the first page of the list, on its own page, and on that of the previous item.
  'a record': { files: withNews({ title: { zh: '新', en: 'New' } }), read: at(/^\/news(\/1)?$/, /^\/item\/[67]$/) },
  'what a record says only on its own page': {
    files: withNews({ content: { zh: '中', en: 'E' } }),
    read: at(/^\/item\/7$/),
  },
  'a shared section': {
    files: replacePassage('pages/shared/links.json', '"Product"', '"Ours"'),
    read: at(/^\/second$/),
  },
  'a file': {
    context: {
      asset: (path) => (path === 'files/example.zip' ? { bytes: 1, sha256: '' } : context.asset(path)),
    },
    read: at(/^\/$/, /^\/item\/\d$/, /^\/news(\/\d)?$/),
  },
  'a file that comes where a route leads': {
    context: { asset: (path) => (path === 'gadget-introduce' ? { bytes: 1, sha256: '' } : context.asset(path)) },
    read: at(/^\/second$/),
  },
  'the title of a page that others stand below': {
    files: replacePassage('pages/news.json', '"News"', '"Newest"'),
    read: at(/^\/news/, /^\/item/),
  },
  'the title of the home page': { files: replacePassage('pages/home.json', '"Home"', '"Begin"'), read: all },
  'the site': { files: replacePassage('pages/site.json', '"Samples"', '"Examples"'), read: all },
  'the address of links': { context: { folders: true }, read: all },
  'where forms are sent': { context: { formAction: 'https://forms.example/' }, read: all },
  'whether pages know the tags of answers': { context: { tagOf: () => '"a tag"' }, read: all },
};

test.each(Object.entries(changes))(
  'after a change of %s only the pages that read it are compiled again',
  async (_, change) => {
    const changed = { ...(await contextWith({ ...news, ...change.files })), ...change.context };
    const { pages, notes: now } = pagesOf(changed, notes);
    const anew = all.filter((page) => pages.get(page)?.note !== first.get(page)?.note);
    expect(anew).toEqual(change.read);
    // Reused pages equal compiled ones, and their notes are valid for the next build.
    const fresh = pagesOf(changed);
    for (const [page, { note, file }] of fresh.pages) {
      expect(pages.get(page)?.note, page).toEqual(note);
      expect(pages.get(page)?.file(), page).toBe(file());
    }
    expect(Object.keys(now.pages)).toEqual(Object.keys(fresh.notes.pages));
    const third = pagesOf(changed, now);
    expect(all.filter((page) => third.pages.get(page)?.note !== pages.get(page)?.note)).toEqual([]);
  },
);

test('compiles a chapter again when the title of its neighbor or its own date changes, and the page of all chapters when one changes', async () => {
  const whole = {
    ...smallSite['pages/second.json'],
    id: 'whole',
    route: '/whole',
    sections: ['/second', '/'].map((page, at) => ({ type: 'chapter', id: `chapter-${at}`, page })),
  };
  const files = { ...news, 'pages/whole.json': whole };
  const context = await contextWith(files);
  const before = pagesOf(context);
  const anewOf = (changed: CompileContext) => {
    const { pages } = pagesOf(changed, before.notes);
    return new Set([...pages.keys()].filter((page) => pages.get(page)?.note !== before.pages.get(page)?.note));
  };
  const both = (...routes: string[]) =>
    new Set(['zh', 'en'].flatMap((language) => routes.map((route) => `${language} ${route}`)));
  expect(anewOf(context)).toEqual(both());
  const renamed = await contextWith({ ...files, ...replacePassage('pages/second.json', '"Second"', '"Other"') });
  expect(anewOf(renamed)).toEqual(both('/', '/second', '/whole'));
  const changed = ({ id }: { id: string }) => (id === 'second' ? '2026-01-31' : undefined);
  expect(anewOf({ ...context, changed })).toEqual(both('/second'));
});

test('compiles an index by subject again when synonyms change, and no other page', async () => {
  const { 'pages/second.json': second } = smallSite;
  const sections = [{ type: 'search', id: 'search', subjects: { maxLocations: 2 } }];
  const index = { ...second, id: 'index', route: '/index', sections };
  const context = { ...(await contextWith({ ...news, 'pages/index.json': index })), synonyms: [['产品', 'product']] };
  const before = pagesOf(context);
  const anewOf = (changed: CompileContext) => {
    const { pages } = pagesOf(changed, before.notes);
    return [...pages.keys()].filter((page) => pages.get(page)?.note !== before.pages.get(page)?.note);
  };
  expect(anewOf(context)).toEqual([]);
  expect(anewOf({ ...context, synonyms: [['首页', 'home']] })).toEqual(['zh /index', 'en /index']);
});

test('another engine compiles everything again, and so does a page of an unknown version', async () => {
  const other = createPageCompiler(context, 'another build', notes, false);
  const unknown = createPageCompiler({ ...context, versionOf: undefined }, 'a build', notes, false);
  for (const compiler of [other, unknown])
    for (const route of routesOf(context)) {
      const { note } = compiler.compile(route, 'zh');
      expect(note).not.toBe(first.get(`zh ${route.path}`)?.note);
    }
  expect(unknown.notes().pages).toEqual({});
});
