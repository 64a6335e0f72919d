import { expect, test } from 'vitest';
import { hashOf, unseal } from '../site/files/seal.ts';
import { facts } from '../testing/small-dist.ts';
import { findPositions, formatFacts, formatLine, hashInLine, mergeFiles, parseFiles, pathInLine } from './file-list.ts';
import type { SealedFacts } from './read-facts.ts';

/** Names that a list could be taken apart at, and those between which order matters. */
const paths = ['a', 'a b', 'a.br', 'a/b', 'b","', 'b":"c', 'b\\', 'b\\",', 'files":{', '中文.txt', '404'];
const lines = paths.map((path) => formatLine(path, hashOf(path)));

test('writes the files of a build as JSON sorted by path, and reads them back unchanged', () => {
  const list = mergeFiles([], lines);
  expect(list.map(pathInLine)).toEqual(paths.toSorted());
  expect(list.map(hashInLine)).toEqual(paths.toSorted().map(hashOf));
  const told = formatFacts(facts, list);
  const { files, ...others } = unseal<SealedFacts>(told) as SealedFacts;
  expect(files).toEqual(Object.fromEntries(paths.map((path) => [path, hashOf(path)])));
  expect(others).toMatchObject(facts);
  for (const some of [list, list.slice(0, 3), list.slice(0, 1), []])
    expect(parseFiles(formatFacts(facts, some))).toEqual(some);
  expect(parseFiles(told.subarray(1))).toBeUndefined();
  expect(parseFiles(new Uint8Array())).toBeUndefined();
});

test('merges files into a list, and finds them in another, at any position', () => {
  const list = mergeFiles([], lines);
  const even = list.filter((_, index) => index % 2 === 0);
  const odd = list.filter((_, index) => index % 2 === 1);
  expect(mergeFiles(even, odd.toReversed())).toEqual(list);
  expect(mergeFiles(list, [])).toEqual(list);
  expect([...findPositions(list, even)]).toEqual(even.map((line) => list.indexOf(line)));
  expect([...findPositions(even, list)]).toEqual(list.map((line) => even.indexOf(line)));
  const other = even.map((line) => formatLine(pathInLine(line), hashOf('other')));
  expect([...findPositions(list, other)]).toEqual(even.map(() => -1));
  expect([...findPositions(other, list)]).toEqual(list.map(() => -1));
});
