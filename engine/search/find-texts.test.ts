import { afterEach, expect, test, vi } from 'vitest';
import { findTexts } from './find-texts.ts';

const texts = ['phonopy: 声子谱', 'license 授权', 'other words', 'other words'];

afterEach(() => vi.unstubAllGlobals());

test('texts are found by each of their words in any order, even misspelled, and equal ones separately', async () => {
  expect(await findTexts(texts, 'words other', undefined)).toEqual(new Set([2, 3]));
  expect(await findTexts(texts, 'license', undefined)).toEqual(new Set([1]));
  expect(await findTexts(texts, 'nothing', undefined)).toEqual(new Set());
});

test('they are found by the site’s synonyms; until those are loaded, by their own words', async () => {
  const own = [...texts];
  let isThere = false;
  const answer = { ok: true, json: async () => ({ synonyms: [['声子', 'phonon']] }) };
  vi.stubGlobal('fetch', async () => (isThere ? answer : { ok: false, status: 503 }));
  expect(await findTexts(own, 'phonon', '/_data/search-zh.json')).toEqual(new Set([0]));
  expect(await findTexts(own, 'band', '/_data/search-zh.json')).toEqual(new Set());
  isThere = true;
  expect(await findTexts(own, 'phonon', '/_data/search-zh.json')).toEqual(new Set([0]));
});

test('thousands of texts are indexed in slices, so that the browser stays responsive', async () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `system ${index} of a long table of band structures`);
  let turns = 0;
  let isDone = false;
  const others = () => {
    turns += 1;
    if (!isDone) setTimeout(others);
  };
  setTimeout(others);
  const found = await Promise.all(['system', '19999', 'band 777'].map((sought) => findTexts(texts, sought, undefined)));
  isDone = true;
  // 777 begins 7770 to 7779 as well.
  expect(found.map(({ size }) => size)).toEqual([20_000, 1, 11]);
  expect(turns).toBeGreaterThan(2);
});
