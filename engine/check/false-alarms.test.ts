import { beforeAll, describe, expect, test } from 'vitest';
import { examplePages } from '../generate/gallery/examples.ts';
import { siteWith, smallSite } from '../generate/gallery/small-site.ts';
import { readEngineWords } from '../site/engine-words.ts';
import { root } from '../site/paths.ts';
import { readSite } from '../site/read-site.ts';
import { everyOrigin } from '../testing/every-origin.ts';
import { fullTheme, themeFiles } from '../testing/full-theme.ts';
import { repeatObjects } from '../testing/repeat-objects.ts';
import { checkSite } from './check.ts';
import { learnFile } from './inspect-file.ts';
import { formatProblem } from './problem.ts';
import { rules } from './rules/rules.ts';
import { allNodes, fileKindOf, type SiteInput } from './site-files.ts';

const words = { zh: '说明', en: 'A sentence.' };

/** When something is published, and that it is. */
const published = { draft: false, publishFrom: '2025-01-01', publishUntil: '2090-01-01T09:00' };

/** The small site's descriptor with every field that it may have. */
const fullSite = () => {
  const examples = examplePages()['pages/site.json'] as (typeof smallSite)['pages/site.json'];
  const [group] = examples.footer.groups;
  const link = { label: words, to: '/second', newTab: true, language: 'en' };
  const levels = rules
    .filter(({ code, firm }) => !firm && code !== 'rule-names')
    .map(({ code, severity }) => [code, severity]);
  return {
    ...examples,
    timeZone: 'Asia/Shanghai',
    dateFormat: 'words',
    notFound: '/second',
    api: 'https://api.example.com',
    errorReports: '/faults',
    offline: true,
    formUpstream: 'https://forms.example.com/entries',
    theme: fullTheme,
    redirects: [{ from: '/old', to: '/second' }],
    checks: {
      rules: Object.fromEntries(levels),
      budgets: { sections: 50, descriptor: 500, pictures: 500, fonts: 200 },
    },
    footer: { ...examples.footer, groups: [group, { title: words, links: [link] }] },
  };
};

/** The fields of records that sections let a descriptor name. */
const neededFields: Record<string, string[]> = {
  'paged-news': ['id', 'title', 'summary', 'time', 'picture'],
  'news-preview': ['id', 'title', 'summary', 'time'],
};

/** A page for every section type, its section with the fields that every section may have. */
const fullPages = () => {
  const pages = Object.entries(examplePages()).filter(([file]) => file !== 'pages/site.json');
  return pages.map(([file, page]) => {
    const { sections, ...rest } = page as { sections: object[] };
    const full = sections.map((section) => {
      const { type } = section as { type: string };
      const fields = neededFields[type]?.map((name) => [name, name]);
      return {
        ...{ ...published, showOn: 'both', heading: words, lead: words },
        ...(fields && { fields: Object.fromEntries(fields) }),
        ...section,
      };
    });
    return [file, { ...rest, ...published, noindex: true, preview: 'example.svg', sections: full }];
  });
};

/** A page whose cells and details contain HTML, and other features of the shipped site that the small one lacks. */
const htmlPage = () => {
  const html = [
    '<p>Words with <strong>bold</strong>, <em>emphasis</em> and <code>code {{x}}</code>.</p><p>It costs $5.</p>',
    '<a href="/second">Second page</a><br><a href="https://example.org/?a=1&amp;b=2">Elsewhere</a>',
    '<h2>Results</h2><ul><li>One</li><li>Two</li></ul><pre><code>a &lt; b\nc</code></pre>',
    '<table><thead><tr><th scope="col">Size</th><th scope="col">Time</th></tr></thead><tbody><tr><th scope="row">4</th><td>54 min</td></tr></tbody></table>',
  ];
  const rows = html
    .flatMap((text) => [text, { zh: text.replace('Words', '文字'), en: text }])
    .map((text) => ({ name: '1', text }));
  const column = { field: 'text', label: words, kind: 'html' };
  const name = { field: 'name', label: words };
  const tabs = (section: object, depth: number): object =>
    depth === 0
      ? section
      : { type: 'tabs', query: `q-${'x'.repeat(depth)}`, tabs: ['a', 'b'].map((id) => tab(id, section, depth)) };
  const tab = (id: string, section: object, depth: number) => ({
    ...{ id, label: words },
    sections: id === 'a' ? [tabs(section, depth - 1)] : [{ type: 'prose', points: [words] }],
  });
  const sections = [
    {
      type: 'table',
      columns: [name, column, { field: 'file', label: words, kind: 'link', base: 'files' }],
      rows: rows.map((row) => ({ ...row, file: 'example.zip' })),
    },
    { type: 'expandable-list', title: name, details: [column], rows },
    tabs({ type: 'prose', points: [words] }, 6),
    { type: 'include', name: 'links', ...published },
  ];
  return { ...smallSite['pages/second.json'], id: 'html', route: '/html', sections };
};

/** A table of a list that is cut into pages, with a page of the site for each. */
const pagedTable = {
  $schema: '../schemas/page.schema.json',
  id: 'paged-table',
  route: '/paged-table/{page}',
  routeDefaults: { page: '1' },
  title: words,
  sections: [
    {
      type: 'table',
      columns: [{ field: 'title', label: words }],
      data: { source: 'news.list', params: { page: '{route.page}' } },
      list: { to: '/paged-table/{page}' },
    },
  ],
};

const withAssets = (site: SiteInput, more: string[]) => ({ ...site, assets: [...site.assets, ...more] });
/** A collection with every possible field. */
const eventCollection = {
  $schema: '../../schemas/collection.schema.json',
  description: 'An event.',
  languages: 'some',
  fields: {
    slug: { kind: 'RecordSlug', description: 'Its name.' },
    title: { kind: 'PlainText', description: 'The title.' },
    day: { kind: 'Day', description: 'The day.' },
    follows: { kind: 'RecordReference', description: 'The news of it.', collection: 'news', optional: true },
  },
  order: [{ field: 'day', descending: true }],
  feed: { page: '/', title: 'title', date: 'day', limit: 5 },
  answers: {
    upcoming: {
      type: 'list',
      path: '/api/v1/event/upcoming',
      description: 'What is to come.',
      order: [{ field: 'day' }],
      filter: { field: 'day', period: 'upcoming' },
    },
    item: { type: 'record', path: '/api/v1/event/{slug}', description: 'One event.' },
  },
};

/** Synonyms with every field. */
const allSynonyms = {
  $schema: '../schemas/synonyms.schema.json',
  terms: [{ term: words, aliases: ['phrase'] }],
  everyday: [['install', 'set up']],
  stopWords: ['please'],
};

/** The first interface text of every folder. */
const ownWords = () => ({
  $schema: '../schemas/words.schema.json',
  ...Object.fromEntries(
    Object.entries(readEngineWords()).map(([folder, texts]) => {
      const [[key, { zh, en }] = ['', {}]] = Object.entries(texts);
      return [folder, { [key]: { zh, en } }];
    }),
  ),
});

/** The files of a site, each record with when it is published. */
const withTimedRecords = (files: SiteInput['files']) => {
  const timed = (value: object): unknown => (Array.isArray(value) ? value.map(timed) : { ...value, ...published });
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) =>
      /^assets\/records\/.*\.json$/.test(file) ? [file, JSON.stringify(timed(JSON.parse(text)))] : [file, text],
    ),
  );
};

let sites: Record<string, SiteInput>;
beforeAll(async () => {
  const written = Object.fromEntries(fullPages());
  const { schemas } = await siteWith(written);
  // One record: everything appears once.
  const once = { collection: 'news', field: 'time', where: { id: '1' }, order: 'descending' } as const;
  const repeated = (value: unknown, schema: string) =>
    repeatObjects(value, schemas[`${schema}.schema.json`] ?? {}, once);
  const full = Object.fromEntries(
    Object.entries(written).map(([file, page]) => [
      file,
      fileKindOf(file)?.kind === 'page' ? repeated(page, 'page') : page,
    ]),
  );
  const navigation = fullSite().navigation;
  const timed = navigation.map((entry) => ({ ...entry, ...published }));
  const site = {
    ...fullSite(),
    base: '/',
    navigation: [...timed, ...['/html', '/paged-table'].map((to) => ({ label: words, to }))],
  };
  const shipped = await readSite(root);
  sites = {
    shipped,
    'shipped, each record at its times': { ...shipped, files: withTimedRecords(shipped.files) },
    'of examples with all fields': withAssets(
      await siteWith({
        ...full,
        'pages/html.json': htmlPage(),
        'pages/paged-table.json': pagedTable,
        'pages/collections/event.json': eventCollection,
        ...everyOrigin(published),
        'assets/records/news/one.json': {
          id: 1,
          title: words,
          summary: words,
          time: '2025-01-30',
          picture: 'example.svg',
          content: words,
          ...published,
        },
        'assets/records/event/one.json': {
          slug: 'open-day',
          title: { en: 'Open day' },
          day: '2025-01-31',
          follows: 1,
          ...published,
        },
        'pages/site.json': repeated(site, 'site'),
        'pages/synonyms.json': allSynonyms,
        'pages/words.json': ownWords(),
      }),
      themeFiles,
    ),
  };
});

/** The same values, written otherwise. */
const ways: Record<string, (text: string) => string> = {
  'as they are': (text) => text,
  'with the line ends of Windows': (text) => text.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'),
  'on one line': (text) => JSON.stringify(JSON.parse(text)),
  'with tabs': (text) => `${JSON.stringify(JSON.parse(text), null, '\t')}\n`,
  'with escapes': (text) =>
    text
      .replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, (part) => part.replace(/(?<!\\)\//g, '\\/')),
};

describe('no problem is reported for the files of a sound site', () => {
  test.each(Object.keys(ways))('%s', (way) => {
    for (const [name, site] of Object.entries(sites)) {
      const files = Object.entries(site.files).map(([file, text]) => [
        file,
        // Markdown has one form, with any line ends.
        file.endsWith('.json') || way.includes('line ends') ? (ways[way] as (text: string) => string)(text) : text,
      ]);
      expect(checkSite({ ...site, files: Object.fromEntries(files) }).map(formatProblem), name).toEqual([]);
    }
  });

  test('in which every field of every schema stands', () => {
    const [declared, node] = [new Set<string>(), new Set<string>()];
    for (const { files, schemas } of Object.values(sites))
      for (const [path, text] of Object.entries(files)) {
        const file = learnFile(path, text, schemas);
        const schema = file && schemas[file.schemaPath];
        if (!file || !schema) continue;
        const types = [[file.kind, schema] as const, ...Object.entries(schema.definitions ?? {})];
        for (const [type, { properties = {} }] of types)
          for (const key of Object.keys(properties)) declared.add(`${type}.${key}`);
        for (const { key, outer } of allNodes(file))
          for (const type of [...(outer?.names ?? []), ...(outer?.outer ? [] : [file.kind])])
            node.add(`${type}.${key}`);
      }
    expect([...declared].filter((field) => !node.has(field))).toEqual([]);
    expect(declared.size).toBeGreaterThan(200);
  });

  test('while one mistake in them is reported, however they are written', () => {
    const shipped = sites.shipped as SiteInput;
    const wrong = shipped.files['pages/home.json']?.replace('/mlff', '/mlfff') as string;
    for (const way of Object.values(ways))
      expect(checkSite({ ...shipped, files: { ...shipped.files, 'pages/home.json': way(wrong) } })).toHaveLength(1);
  });
});
