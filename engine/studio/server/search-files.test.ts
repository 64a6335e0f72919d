import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallSite } from '../../generate/gallery/small-site.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { SearchQuery, SearchResults, TodoItem } from '../protocol/search-protocol.ts';

let studio: SmallStudio;
beforeEach(async () => {
  studio = await startSmallStudio();
});
afterEach(() => studio?.remove());

const sought = (text: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  text,
  isExact: false,
  isWord: false,
  ...more,
});
const search = async (wanted: SearchQuery) => (await studio.ask('search', wanted)).answer as SearchResults;
const placesOf = async (wanted: SearchQuery) =>
  (await search(wanted)).hits.map(({ file, pointer }) => `${file}#${pointer}`);
const texts = () => Object.fromEntries(Object.keys(smallSite).map((file) => [file, studio.drafts.textOf(file)]));

test('every value that contains a text is found with its pointer, but no field name; texts and names are distinguished', async () => {
  const { hits, more } = await search(sought('second'));
  expect(hits.map(({ file, pointer, start, found, isText }) => [file, pointer, start, found, isText])).toEqual([
    ['pages/home.json', '/sections/1/paragraphs/0/zh', 8, 'second', true],
    ['pages/home.json', '/sections/1/paragraphs/0/en', 9, 'second', true],
    ['pages/home.json', '/sections/1/paragraphs/0/en', 23, 'second', true],
    ['pages/second.json', '/id', 0, 'second', false],
    ['pages/second.json', '/route', 1, 'second', false],
    ['pages/second.json', '/title', 0, 'Second', true],
  ]);
  expect(hits.map(({ place }) => place.en)).toEqual([
    'Section 2 › Paragraph 1 › Chinese',
    'Section 2 › Paragraph 1 › English',
    'Section 2 › Paragraph 1 › English',
    'Page ID',
    'Address',
    'Title',
  ]);
  expect(more).toBe(0);
  // `sections` is a name of a field on every page, and no value.
  expect(await placesOf(sought('sections'))).toEqual([]);
  expect(await placesOf(sought('schema.json'))).toEqual([]);
});

test('case, whole words and special characters of searches are taken literally as requested', async () => {
  expect(await placesOf(sought('Second', { isExact: true }))).toEqual(['pages/second.json#/title']);
  expect(await placesOf(sought('hom', { isWord: true }))).toEqual([]);
  expect((await placesOf(sought('home', { isWord: true }))).length).toBeGreaterThan(0);
  expect(await placesOf(sought('[第二页](', { isWord: false }))).toEqual([
    'pages/home.json#/sections/1/paragraphs/0/zh',
  ]);
  expect(await placesOf(sought('.*'))).toEqual([]);
  expect(await placesOf(sought(''))).toEqual([]);
});

test('selected matches are replaced in all files as one step, other bytes stay, and it can be undone byte for byte', async () => {
  const before = texts();
  const wanted = sought('second');
  const { hits, revision } = await search(wanted);
  const chosen = hits.filter(({ file, isText, start }) => isText && (file !== 'pages/home.json' || start === 23));
  const { answer } = await studio.ask('replace', { ...wanted, by: 'zweite "2" 页\\', revision, chosen });
  expect(answer).toEqual({ files: 2 });
  const after = texts();
  expect({ ...after, 'pages/home.json': '', 'pages/second.json': '' }).toEqual({
    ...before,
    'pages/home.json': '',
    'pages/second.json': '',
  });
  const by = 'zweite \\"2\\" 页\\\\';
  expect(after['pages/home.json']).toBe(
    before['pages/home.json']?.replace('the [second page](/second', `the [second page](/${by}`),
  );
  expect(after['pages/second.json']).toBe(before['pages/second.json']?.replace('"Second"', `"${by}"`));
  expect(studio.drafts.history().done).toHaveLength(1);
  await studio.ask('undo', {});
  expect(texts()).toEqual(before);
  // The control: with every place chosen, every place is another.
  await studio.ask('replace', { ...wanted, by: 'x', revision, chosen: hits });
  expect(await placesOf(wanted)).toEqual([]);
});

test('if the text has changed by now, nothing is replaced', async () => {
  const wanted = sought('second');
  const { hits, revision } = await search(wanted);
  const home = studio.drafts.textOf('pages/home.json') as string;
  await studio.drafts.write(
    { file: 'pages/home.json', pointer: '' },
    { 'pages/home.json': home.replace('See', 'Look at') },
  );
  const before = texts();
  expect((await studio.ask('replace', { ...wanted, by: 'x', revision, chosen: hits })).status).toBe(409);
  expect(texts()).toEqual(before);
});

test('the gaps of a site are listed by kind with their pointers, in the chosen language; a complete site has none', async () => {
  const holes = async () => (await studio.ask('holes')).answer as TodoItem[];
  expect(await holes()).toEqual([]);
  await studio.remove();
  const second = smallSite['pages/second.json'];
  studio = await startSmallStudio({
    'pages/second.json': {
      ...second,
      title: { zh: '第二页', en: '第二页' },
      description: { zh: '长'.repeat(81), en: 'b'.repeat(160) },
      lead: { zh: '有', en: '' },
      sections: [...second.sections, { type: 'prose', paragraphs: ['[gone](/none)', '✎ Words'] }],
    },
  });
  const found = (await holes()).map(({ kind, file, pointer, place }) => [kind, file, pointer, place.zh]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['missing', 'pages/second.json', '/lead/en', '导语 › 英语'],
      ['untranslated', 'pages/second.json', '/title/en', '标题 › 英语'],
      ['dead', 'pages/second.json', '/sections/2/paragraphs/0', '区块 3 › 段落 1'],
      ['long', 'pages/second.json', '/description/zh', '描述 › 中文'],
      ['sample', 'pages/second.json', '/sections/2/paragraphs/1', '区块 3 › 段落 2'],
    ]),
  );
  expect(found).toHaveLength(5);
  await studio.ask('language', { language: 'zh' });
  expect((await holes()).find(({ kind }) => kind === 'dead')?.description).toMatch(/\p{Script=Han}/u);
});

test('unused files, shared sections and pages are gaps', async () => {
  await studio.remove();
  studio = await startSmallStudio({
    'pages/second.json': { ...smallSite['pages/second.json'], sections: [smallSite['pages/second.json'].sections[0]] },
    'pages/lone.json': { ...smallSite['pages/second.json'], id: 'lone', route: '/lone', sections: [] },
  });
  const holes = (await studio.ask('holes')).answer as TodoItem[];
  expect(holes.filter(({ kind }) => kind === 'unused').map(({ file }) => file)).toEqual(
    expect.arrayContaining(['pages/shared/links.json', 'pages/lone.json']),
  );
});

test('texts in Markdown files and in place are found and replaced as texts, with their bytes', async () => {
  await studio.remove();
  const second = smallSite['pages/second.json'];
  const articles = ['a.md', 'A "waving" flag'].map((content) => ({ type: 'article', content }));
  studio = await startSmallStudio({
    'pages/second.json': { ...second, sections: [...second.sections, ...articles] },
    'pages/a.md': 'A "waving" flag\r\n\r\nand a wave.\r\n',
  });
  const { hits, revision } = await search(sought('waving'));
  expect(hits.map(({ file, pointer, start, isText }) => [file, pointer, start, isText])).toEqual([
    ['pages/a.md', '', 3, true],
    ['pages/second.json', '/sections/3/content', 3, true],
  ]);
  await studio.ask('replace', { ...sought('waving'), by: '"b"\\', revision, chosen: hits });
  expect(studio.drafts.textOf('pages/a.md')).toBe('A ""b"\\" flag\r\n\r\nand a wave.\r\n');
  expect(studio.drafts.textOf('pages/second.json')).toContain('A \\"\\"b\\"\\\\\\" flag');
});
