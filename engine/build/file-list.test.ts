import { expect, test } from 'vitest';
import { hashOf, unseal } from '../site/files/seal.ts';
import { facts } from '../testing/small-dist.ts';
import type { SealedFacts } from './facts.ts';
import { factsWith, filesIn, hashIn, lineOf, listedWith, pathIn, positionsIn } from './file-list.ts';

/** Names that a list could be taken apart at, and those between which order matters. */
const paths = ['a', 'a b', 'a.br', 'a/b', 'b","', 'b":"c', 'b\\', 'b\\",', 'files":{', '中文.txt', '404'];
const lines = paths.map((path) => lineOf(path, hashOf(path)));

test('a build tells of its files as JSON, in the order of their paths, and they are read from it as they were', () => {
  const list = listedWith([], lines);
  expect(list.map(pathIn)).toEqual(paths.toSorted());
  expect(list.map(hashIn)).toEqual(paths.toSorted().map(hashOf));
  const told = factsWith(facts, list);
  const { files, ...others } = unseal<SealedFacts>(told) as SealedFacts;
  expect(files).toEqual(Object.fromEntries(paths.map((path) => [path, hashOf(path)])));
  expect(others).toMatchObject(facts);
  for (const some of [list, list.slice(0, 3), list.slice(0, 1), []])
    expect(filesIn(factsWith(facts, some))).toEqual(some);
  expect(filesIn(told.subarray(1))).toBeUndefined();
  expect(filesIn(new Uint8Array())).toBeUndefined();
});

test('files are added to a list, and looked for in another, wherever they stand', () => {
  const list = listedWith([], lines);
  const even = list.filter((_, index) => index % 2 === 0);
  const odd = list.filter((_, index) => index % 2 === 1);
  expect(listedWith(even, odd.toReversed())).toEqual(list);
  expect(listedWith(list, [])).toEqual(list);
  expect([...positionsIn(list, even)]).toEqual(even.map((line) => list.indexOf(line)));
  expect([...positionsIn(even, list)]).toEqual(list.map((line) => even.indexOf(line)));
  const other = even.map((line) => lineOf(pathIn(line), hashOf('other')));
  expect([...positionsIn(list, other)]).toEqual(even.map(() => -1));
  expect([...positionsIn(other, list)]).toEqual(list.map(() => -1));
});
