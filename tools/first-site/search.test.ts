import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compilePage, isInLanguage, routesOf } from '../../engine/compile/page.ts';
import { searchEntries } from '../../engine/compile/search/search-entries.ts';
import { readPath } from '../../engine/model/page-file.ts';
import { createSearch, type Search, type SearchResults } from '../../engine/search/create-search.ts';
import type { SearchEntry } from '../../engine/search/entry.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { createSiteOpener } from '../../engine/site/open-site.ts';
import { root } from '../../engine/site/paths.ts';
import { readWrittenIndex } from '../../engine/testing/read-written-index.ts';
import { shipped } from '../../engine/testing/shipped-languages.ts';

const searches: Record<string, Search> = {};
/** Every entry, and every route that pages have. */
const all: SearchEntry[] = [];
let paths: string[];
/** Every text that is written for a language in pages and records. */
const written: string[] = [];

beforeAll(async () => {
  const context = await (await createSiteOpener(root).read()).unchecked();
  if (!context) throw new Error('the site cannot be read');
  const routes = routesOf(context);
  paths = routes.map(({ path }) => path);
  for (const language of ['zh', 'en']) {
    const entries = routes
      .filter((route) => isInLanguage(route, language))
      .flatMap((route) => searchEntries(route, compilePage(route, language, context), context));
    all.push(...entries);
    const { manifest, read } = readWrittenIndex(entries, context.synonyms, context.queryWords);
    searches[language] = createSearch(manifest, read);
  }
  for (const folder of ['pages', 'assets/records'])
    for (const file of await listFiles(join(root, folder)))
      if (file.endsWith('.json') && !/^(collections\/|site|synonyms)/.test(file))
        written.push(...chineseIn(JSON.parse(readFileSync(join(root, folder, file), 'utf8'))));
});

async function find(
  text: string,
  language = 'zh',
): Promise<SearchResults & { entries: SearchEntry[]; kinds: string[] }> {
  const search = searches[language] as Search;
  const findings = await search.find(text);
  return {
    ...findings,
    entries: await search.entries(findings.numbers),
    kinds: findings.numbers.map((number) => search.kindOf(number)),
  };
}

/** What issue 20 asks to be found: each text with how many records of the sample content have it. */
const wanted: [text: string, records: number][] = [
  ['赝势', 27],
  ['截断能', 7],
  ['旋轨', 5],
  ['锂', 5],
  ['HSE能带', 2],
  ['许可证服务器端口', 2],
  ['能带 展开', 1],
  ['ECUT2L', 3],
  ['oneAPI', 15],
];

test.each(wanted)('%s is found %i times or more', async (text, records) => {
  expect((await find(text)).entries.length).toBeGreaterThanOrEqual(records);
});

test.each(wanted)('whatever of pages and records has %s is found', async (text) => {
  const words = text.match(/[a-z0-9]+|[^a-z0-9 ]+/gi) as string[];
  const { entries } = await find(text);
  const shown = entries.map(({ title, text }) => `${title} ${text}`);
  const missed = written.filter((one) => {
    // With the letters around it a text is known again.
    const around = words.map(
      (word) => new RegExp(`\\p{Script=Han}{0,4}${word}\\p{Script=Han}{0,4}`, 'iu').exec(one)?.[0],
    );
    return around.every((part) => part && !shown.some((text) => text.includes(part)));
  });
  expect(missed).toEqual([]);
});

test('what is not written is not found, and a text without words asks for nothing', async () => {
  expect((await find('咖啡 xyzzy')).entries).toEqual([]);
  expect((await find(' ·，!')).entries).toEqual([]);
});

test.each([
  ['赝位势', '赝势'],
  ['pseudopotential', '赝势'],
  ['pseudopotental', '赝势'],
  ['cutoff energy', '截断能'],
])('%s finds in Chinese what %s does', async (other, term) => {
  const sorted = async (text: string) => (await find(text)).numbers.sort((a, b) => a - b);
  expect(await sorted(other)).toEqual(await sorted(term));
});

test.each(['phonon', '光吸收'])('%s is found among the modules, in both languages', async (text) => {
  for (const language of ['zh', 'en']) expect((await find(text, language)).kinds).toContain('module');
});

test('a word with a typing mistake finds what is meant, and says so', async () => {
  for (const typed of ['phonno', 'phonn', 'pohnon', 'phonone', 'fhonon']) {
    const { entries, corrections } = await find(typed, 'en');
    expect(corrections, typed).toEqual([{ typed, meant: 'phonon' }]);
    expect(entries.length, typed).toBeGreaterThan(5);
  }
});

test.each([
  ['zh', '吸收谱教程', /吸收/],
  ['zh', '怎么装', /安装/],
  ['zh', '第二谐波', /SHG|二次谐波/],
  ['zh', '什么是赝势', /赝势/],
  ['zh', '许可证怎么换端口', /端口|许可证/],
  ['zh', '怎么安装显卡驱动', /安装|驱动|显卡|GPU/],
  ['zh', 'how to install', /安装|install/i],
  ['en', 'lattice thermal conductivity tutorial', /lattice thermal conductivity/i],
  ['en', 'change port', /port/i],
  ['en', 'how do I change the port of the license server', /port/i],
  ['en', 'second harmonic generation', /SHG|second-harmonic/i],
  ['en', '怎么装', /install/i],
])('in %s %s finds first what has its subject', async (language, text, subject) => {
  const { entries } = await find(text, language);
  expect(entries.slice(0, 3).some(({ title, text }) => subject.test(`${title} ${text}`))).toBe(true);
});

test('what has only some of the words is marked so; what has all of them is not', async () => {
  for (const text of ['lattice thermal conductivity coffee', '能带 咖啡', 'phonon coffee'])
    for (const language of ['zh', 'en']) expect((await find(text, language)).isPartial, text).toBe(true);
  for (const text of ['lattice thermal conductivity', '怎么安装', '能带', 'what is a phonon'])
    expect((await find(text)).isPartial, text).toBe(false);
});

test('every entry has a name and opens on a page of the site', () => {
  expect(all.filter(({ title }) => title.trim() === '')).toEqual([]);
  const strange = all.filter(({ href }) => !paths.includes(readPath(href.replace(/#.*$/, ''), shipped).route));
  expect(strange).toEqual([]);
});

function chineseIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && typeof value.zh === 'string') return [value.zh];
  return Object.values(value).flatMap(chineseIn);
}
