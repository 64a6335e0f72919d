import { expect, test } from 'vitest';
import { readWrittenIndex } from '../testing/read-written-index.ts';
import { createSearch } from './create-search.ts';
import type { SearchEntry } from './entry.ts';
import { listQueryWords } from './query-words.ts';
import { findShard } from './split-into-shards.ts';
import { splitRuns, splitTerms } from './terms.ts';

function entry(title: string, text = '', kind = 'row'): SearchEntry {
  return { kind, title, href: `/${title}`, text, within: '' };
}

/** A search over these entries, and the requested files. */
function searchIn(entries: SearchEntry[], synonyms: string[][] = [], everyday: string[][] = []) {
  const queryWords = listQueryWords({ everyday }, ['zh', 'en-GB']);
  const { manifest, files, read } = readWrittenIndex(entries, synonyms, queryWords);
  const asked: string[] = [];
  const search = createSearch(manifest, (kind, number) => {
    asked.push(`${kind} ${number}`);
    return read(kind, number);
  });
  const titles = async (text: string) =>
    (await search.entries((await search.find(text)).numbers)).map(({ title }) => title);
  return { search, titles, manifest, files, read, asked };
}

test('a query consists of words and runs of Han characters, which are searched in pairs', () => {
  expect(splitRuns('ＨＳＥ能带 (ECUT2L), split_kp')).toEqual(['hse', '能带', 'ecut2l', 'split_kp']);
  expect(splitTerms('旋轨耦')).toEqual(['旋轨', '轨耦']);
  expect(splitTerms('锂')).toEqual(['锂']);
});

test('a part of a Han sentence is found wherever it starts and ends, without texts that only share its characters', async () => {
  const { titles } = searchIn([entry('自旋轨道耦合'), entry('轨道自旋'), entry('含锂'), entry('锂电池')]);
  expect(await titles('旋轨')).toEqual(['自旋轨道耦合']);
  expect((await titles('锂')).sort()).toEqual(['含锂', '锂电池']);
});

test('results contain every word in any order, also by its prefix', async () => {
  const { titles } = searchIn([
    entry('Phonons', 'in crystals'),
    entry('crystals'),
    entry('能带', 'HSE 计算'),
    entry('HSE'),
  ]);
  expect(await titles('crystal phonon')).toEqual(['Phonons']);
  expect(await titles('HSE能带')).toEqual(['能带']);
  expect(await titles('honon')).toEqual([]);
});

test('a title counts more than a text, and a short text more than a long one', async () => {
  const long = 'one two three four five six seven eight nine ten eleven twelve band';
  const { titles } = searchIn([entry('c', long), entry('b', 'band'), entry('band'), entry('d', 'other')]);
  expect(await titles('band')).toEqual(['band', 'b', 'c']);
});

test('a page comes before a row with an equally short name for the subject, and after one with more of the query', async () => {
  const { titles } = searchIn([
    entry('GPU trial'),
    entry('GPU build page', '', 'page'),
    entry('A page of something else', 'with a GPU', 'page'),
  ]);
  expect(await titles('gpu')).toEqual(['GPU build page', 'GPU trial', 'A page of something else']);
  expect((await titles('gpu trial'))[0]).toBe('GPU trial');
  const { titles: ofRows } = searchIn([entry('GPU trial'), entry('GPU build page')]);
  expect(await ofRows('gpu')).toEqual(['GPU trial', 'GPU build page']);
});

test('synonyms are found after the word itself; they may be several words, and join across scripts', async () => {
  const entries = [entry('plane wave basis'), entry('plane, then a wave'), entry('平面波方法'), entry('wave')];
  const { titles } = searchIn(entries, [['平面波', 'plane wave', 'PW']]);
  expect(await titles('pw')).toEqual(expect.arrayContaining(['平面波方法', 'plane wave basis']));
  expect((await titles('平面波'))[0]).toBe('平面波方法');
  expect(await titles('plane wave')).toContain('平面波方法');
  expect(await titles('wave')).not.toContain('平面波方法');
});

test('a run of Han characters that occurs nowhere is split into its words', async () => {
  const { search, titles } = searchIn(
    [entry('许可证服务器', '通过端口连接'), entry('端口')],
    [['许可证服务器', 'license server']],
  );
  expect(await titles('许可证服务器端口')).toEqual(['许可证服务器']);
  expect((await search.find('许可证服务器端口')).corrections).toEqual([]);
});

const guides = [
  entry('安装许可证', '修改端口'),
  entry('Install a license', 'the port of the server'),
  entry('晶格热导率', 'lattice thermal conductivity'),
  entry('热', 'thermal expansion'),
  entry('光吸收谱'),
  entry('入门教程', 'tutorial'),
  entry('The Who'),
];

test.each([
  ['怎么安装', ['安装许可证']],
  ['如何修改端口', ['安装许可证']],
  ['怎麼修改端口呢', ['安装许可证']],
  ['请问在哪里安装', ['安装许可证']],
  ['什么是晶格热导率', ['晶格热导率']],
  ['how do I install the license', ['Install a license']],
  ['What is a tutorial?', ['入门教程']],
  ['为什么 thermal expansion 的', ['热']],
  // In a query without other words, they are ordinary words.
  ['the who', ['The Who']],
])('question words and stop words do not count where others do: %s', async (text, wanted) => {
  const { search, titles } = searchIn(guides);
  expect(await titles(text)).toEqual(wanted);
  expect((await search.find(text)).isPartial).toBe(false);
});

test.each([
  ['lattice thermal conductivity tutorial', ['晶格热导率']],
  ['thermal conductivity of zirconia', ['晶格热导率']],
  ['吸收谱教程', ['光吸收谱', '入门教程']],
  ['教程 吸收谱 怎么做', ['光吸收谱', '入门教程']],
  ['change port', ['Install a license']],
  ['晶格振动', ['晶格热导率']],
])('where no entry has all words, those come that have the most of them, marked as such: %s', async (text, wanted) => {
  const { search, titles } = searchIn(guides);
  expect((await titles(text)).sort()).toEqual(wanted.toSorted());
  expect(await search.find(text)).toMatchObject({ isPartial: true, corrections: [] });
});

test('texts with only single, frequent characters of a Han query are not found', async () => {
  const { search } = searchIn([entry('关键词'), entry('没有说明')]);
  expect(await search.find('没有这个词')).toMatchObject({ numbers: [], isPartial: false });
  // The control: alone it is a query like any other.
  expect((await search.find('词')).numbers).toEqual([0]);
});

test('everyday words are synonyms; a single Han character finds them, but they do not find all texts with the character', async () => {
  const { search, titles } = searchIn([...guides, entry('装置')], [], [['安装', '装', 'install', 'set up']]);
  expect((await titles('怎么装')).slice(0, 2).sort()).toEqual(['安装许可证', '装置']);
  expect((await titles('set up')).sort()).toEqual(['Install a license', '安装许可证']);
  expect((await search.find('set up')).isPartial).toBe(false);
});

test('a manifest of a build without stop words is searched as it was', async () => {
  const { manifest, read } = readWrittenIndex(guides, []);
  expect((await createSearch(manifest, read).find('install license')).numbers).toEqual([1]);
});

test('a misspelled word finds the intended one and reports it; a word without a near match finds nothing', async () => {
  const { search } = searchIn([entry('pseudopotential'), entry('赝势')], [['截断能', 'cutoff']]);
  expect(await search.find('pseudopotental')).toMatchObject({
    numbers: [0],
    corrections: [{ typed: 'pseudopotental', meant: 'pseudopotential' }],
  });
  expect(await search.find('xyzzyxyz')).toMatchObject({ numbers: [], isPartial: false, corrections: [] });
});

test('a search loads only the files of its words, once each, and again after an error', async () => {
  const entries = Array.from({ length: 4000 }, (_, at) => entry(`word${at} ${at}x ${at % 97}y`, '能带结构计算'));
  const { search, manifest, asked, read } = searchIn(entries);
  expect(manifest.files.terms.length).toBeGreaterThan(3);
  await search.find('3x 5y');
  await search.find('3x');
  const shards = new Set(['3x', '5y'].map((term) => `terms ${findShard(term, manifest)}`));
  expect(asked.sort()).toEqual([...shards].sort());
  let tries = 0;
  const failing = createSearch(manifest, async (kind, number) => {
    tries += 1;
    if (tries === 1) throw new Error('no line');
    return read(kind, number);
  });
  await expect(failing.find('3x')).rejects.toThrow('no line');
  expect((await failing.find('3x')).numbers.length).toBe(1);
});

test('very frequent words have their own files, which no search for another word loads', async () => {
  const entries = Array.from({ length: 5000 }, (_, at) => entry(`often, oftener ${at}x`, `能带 rare${at % 7}`));
  const { search, manifest, files, asked } = searchIn(entries);
  expect(manifest.alone).toEqual(['oft', 'rar', '带', '能', '能带']);
  const [often, band] = ['often', '能带'].map((term) =>
    JSON.parse(files.get(`terms ${findShard(term, manifest)}`) ?? ''),
  );
  expect([often, band].map((terms) => terms.map(([term]: [string]) => term))).toEqual([['often', 'oftener'], ['能带']]);
  expect((await search.find('often')).numbers.length).toBe(5000);
  asked.length = 0;
  expect((await search.find('4321x')).numbers).toEqual([4321]);
  // All these together are ten times as long.
  expect(asked.map((name) => (files.get(name)?.length ?? 0) < 30_000)).toEqual([true]);
});

test('entries are grouped by kind without duplicates, and names of object members are ordinary words', async () => {
  const { search, manifest } = searchIn([
    entry('a', '', 'page'),
    entry('constructor', '__proto__'),
    entry('constructor', '__proto__'),
    entry('b', '', 'page'),
  ]);
  expect(manifest).toMatchObject({
    entries: 3,
    kinds: [
      ['page', 0],
      ['row', 2],
    ],
  });
  expect([0, 1, 2].map((number) => search.kindOf(number))).toEqual(['page', 'page', 'row']);
  expect((await search.find('constructor')).numbers).toEqual([2]);
  expect((await search.find('__proto__')).numbers).toEqual([2]);
});

test.each([
  ['学门', ['學門', '门学']],
  ['學門', ['學門', '门学']],
  ['頭髮', ['头发']],
  ['头发', ['头发']],
  ['开发', ['開發']],
])('%s is found in both Chinese scripts', async (text, found) => {
  const { titles } = searchIn([entry('學門'), entry('门学', '学门'), entry('头发'), entry('開發'), entry('hair')]);
  expect(await titles(text)).toEqual(found);
});

test('only the characters of the entries are in the manifest, and none for other scripts', () => {
  expect(searchIn([entry('开门')]).manifest.variants).toBe('門门開开');
  expect(searchIn([entry('門')]).manifest.variants).toBe('門门');
  expect(searchIn([entry('band')]).manifest.variants).toBeUndefined();
});
