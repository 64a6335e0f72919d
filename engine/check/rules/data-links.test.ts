import { describe, expect, test } from 'vitest';
import { complaints, type Files, replacePassage } from '../../generate/gallery/small-site.ts';

const paper = { year: '2025', author: 'A', url: 'https://example.org/a', summary: 'S', time: '2025-01' };
const module = { id: 1, name: 'M', summary: 'S', software_url: '/files/example.zip' };
const news = { id: 1, title: 'N', summary: 'S', time: '2025-01-01', content: '<p>C</p>' };
const utility = { id: 1, name: 'U', summary: 'S', category: 'data-visualization', course_url: 'example.pdf' };

/** The check's messages for records, with one line per field. */
const told = async (collection: string, record: object, changes: Files = {}) =>
  (await complaints({ ...changes, [`assets/records/${collection}/a.json`]: record })).map((line) =>
    line.replace(`assets/records/${collection}/`, ''),
  );

const unsafe = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\u0001javascript:alert(1)',
];

describe('an address with a forbidden target', () => {
  test.each(unsafe)('is reported at each address field: %j', async (address) => {
    const fields = [
      { collection: 'paper', line: 4, record: { ...paper, url: address } },
      { collection: 'module', line: 5, record: { ...module, software_url: address } },
      { collection: 'module', line: 6, record: { ...module, course_url: address } },
      { collection: 'utility', line: 6, record: { ...utility, course_url: address, software_url: 'example.zip' } },
      { collection: 'news', line: 7, record: { ...news, picture: address } },
      { collection: 'module', line: 6, record: { ...module, note: `<a href="${address}">x</a>` } },
      { collection: 'module', line: 6, record: { ...module, note: `<A HREF='${address}'>x</A>` } },
      { collection: 'news', line: 6, record: { ...news, content: `<p><img alt="" src="${address}"></p>` } },
    ];
    for (const { collection, line, record } of fields) {
      const lines = await told(collection, record);
      expect(lines, JSON.stringify(record)).toHaveLength(1);
      expect(lines[0]).toMatch(new RegExp(`^a\\.json:${line}:\\d+ `));
    }
  });
});

test('an address without a target is reported with a suggestion', async () => {
  expect(await told('module', { ...module, software_url: '/files/exampel.zip' })).toEqual([
    'a.json:5:19  software_url: No page has the route "/files/exampel.zip". Did you mean "/files/example.zip"?',
  ]);
  expect(await told('module', { ...module, note: '<a href="/secnd#top">x</a>' })).toEqual([
    'a.json:6:11  note: No page has the route "/secnd". Did you mean "/second#top"?',
  ]);
  expect(await told('module', { ...module, course_url: '/en/secnd' })).toEqual([
    'a.json:6:17  course_url: No page has the route "/secnd". Did you mean "/en/second"?',
  ]);
  expect(await told('module', { ...module, course_url: 'https://old.example.com/exampel.pdf' })).toEqual([
    'a.json:6:17  course_url: There is no file assets/files/exampel.pdf. Did you mean "https://old.example.com/example.pdf"?',
  ]);
  expect(await told('utility', { ...utility, software_url: 'exampel.zip' })).toEqual([
    'a.json:7:19  software_url: No folder that a base of site.json names holds a file "exampel.zip". Did you mean "example.zip"?',
  ]);
  expect(await told('module', { ...module, course_url: 'files:example.pdf' })).toEqual([
    'a.json:6:17  course_url: Data know no bases: "files:example.pdf" must be a whole address, an old one that site.json rewrites, or a name behind the base that the section gives.',
  ]);
});

test('a picture of another site is reported', async () => {
  const message = (src: string) =>
    `"${src}" is a picture of another site. Pages load no files of other sites. Put the file under assets/images/.`;
  const src = 'https://example.com/a.png';
  expect(await told('news', { ...news, picture: src })).toEqual([`a.json:7:14  picture: ${message(src)}`]);
  expect(await told('news', { ...news, content: `<img src="${src}" alt="">` })).toEqual([
    `a.json:6:14  content: ${message(src)}`,
  ]);
});

test('an address without encryption is reported, unless the site rewrites it', async () => {
  expect(await told('paper', { ...paper, url: 'http://example.org/a' })).toEqual([
    'a.json:4:10  url: "http://example.org/a" is not encrypted. Write https:, or, where that site has none, give its http: prefix in the rewrites of site.json. Did you mean "https://example.org/a"?',
  ]);
  const rewriting = replacePassage('pages/site.json', 'https://old.example.com/', 'http://old.example.com/');
  expect(await told('module', { ...module, course_url: 'http://old.example.com/example.pdf' }, rewriting)).toEqual([]);
});

test('valid targets are not reported', async () => {
  const sound = [
    ...['/second', '/files/example.zip', 'https://example.org/a', 'mailto:a@example.com', 'tel:+8610', 'example.pdf'],
    'https://old.example.com/example.pdf?page=2#a',
  ];
  for (const course_url of sound) expect(await told('module', { ...module, course_url }), course_url).toEqual([]);
  const html =
    '<a href="#a">a</a><a href="/en">d</a><a href="/en/second#guide">e</a><a href="/files/%65xample.zip">f</a><a href="/second?a=1&amp;b=2">b</a><a href="https://old.example.com/example.zip">c</a>' +
    '<img src="/images/example.svg" alt=""><img src="data:image/png;base64,AA" alt="">';
  expect(await told('module', { ...module, note: { zh: html, en: html } })).toEqual([]);
  expect(await told('news', { ...news, picture: '/images/example.svg' })).toEqual([]);
});

test('names behind a base on another site are not checked, if a section with the collection uses it', async () => {
  const record = { ...utility, software_url: 'elsewhere.zip' };
  const shownWith = (source: string, base: string) => ({
    'pages/tools.json': {
      $schema: '../schemas/page.schema.json',
      ...{ id: 'tools', route: '/tools', title: 'Tools' },
      sections: [
        {
          type: 'expandable-list',
          data: { source, ...(source.startsWith('utility') && { params: { category: 'data-visualization' } }) },
          title: { field: 'name', label: 'Name' },
          details: [{ field: 'software_url', label: 'File', kind: 'link', base }],
        },
      ],
    },
  });
  const ofRecord = async (changes: Files) =>
    (await told('utility', record, changes)).filter((line) => line.startsWith('a.json'));
  expect(await ofRecord(shownWith('utility.list', 'docs'))).toEqual([]);
  expect(await ofRecord({})).toHaveLength(1);
  expect(await ofRecord(shownWith('module.all', 'docs'))).toHaveLength(1);
});

test('a missing picture is reported at its record, regardless of the bases of other sections', async () => {
  const elsewhere = replacePassage('pages/news.json', '"paged-news",', '"paged-news", "imageBase": "docs",');
  for (const changes of [{}, elsewhere])
    expect(await told('news', { ...news, picture: 'gone.svg' }, changes)).toEqual([
      'a.json:7:14  picture: No folder that a base of site.json names holds a file "gone.svg".',
    ]);
});
