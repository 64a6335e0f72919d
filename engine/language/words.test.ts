import { describe, expect, test } from 'vitest';
import { prove } from '../../tools/trust/prove.ts';
import { resources, wordsOf } from './words.ts';

/** Every key with its text: `pager.next`. Plural forms of one key (`count_one`, `count_other`) are one key. */
function entries(words: object, above = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    const key = above ? `${above}.${name}` : name;
    return typeof value === 'string' ? [[key, value]] : entries(value, key);
  });
}

const keyOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const zh = entries(resources.zh);
const en = entries(resources.en);

describe('the interface words', () => {
  test('have the same keys in both languages', () => {
    const keys = (all: [string, string][]) => [...new Set(all.map(([key]) => keyOf(key)))].sort();
    expect(keys(en)).toEqual(keys(zh));
  });

  test('name the same values in both languages', () => {
    const differing = en.filter(([key, text]) => {
      const other = zh.find(([one]) => keyOf(one) === keyOf(key))?.[1] ?? '';
      return namesIn(text).join() !== namesIn(other).join();
    });
    expect(differing).toEqual([]);
  });

  test('are never empty, and have braces only around values', () => {
    const odd = [...zh, ...en].filter(
      ([, text]) => text.trim() === '' || /[{}]/.test(text.replace(/\{\{\w+\}\}/g, '')),
    );
    expect(odd).toEqual([]);
  });

  test('are found by their key in the language that is asked for, with values filled in', () => {
    expect(wordsOf('zh')('pager.label', { label: 'A' })).toContain('A：');
    expect(wordsOf('en')('pager.label', { label: '<b>' })).toContain('<b>:');
  });

  test('are there for every key that the engine asks for, and asked for by the engine', () => {
    expect(sources.size).toBeGreaterThan(100);
    expect(unmet(zh)).toEqual([]);
    expect(unmet(en)).toEqual([]);
    const withoutOne = zh.map(([gone]) => unmet(zh.filter(([key]) => keyOf(key) !== keyOf(gone))));
    expect(withoutOne.filter((told) => told.length !== 1)).toEqual([]);
    prove(
      'languages',
      `${zh.length} interface words in each language: none missing, none idle`,
      `each word deleted in its turn: ${withoutOne.length} times told`,
    );
  });

  test.each(['pager.next', 'carousel.play', 'callout.warning', 'map.left'])('are told when %s is deleted', (gone) => {
    expect(unmet(zh.filter(([key]) => key !== gone))).toEqual([`${gone} is asked for and not there`]);
  });

  test('are told when nothing asks for one', () => {
    expect(unmet([...zh, ['map.legend', '图例']])).toEqual(['map.legend is there and never asked for']);
  });
});

/** The engine's own code by path, without its tests. */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  ).filter(([path]) => !/\.test\.tsx?$/.test(path)),
);

/** Keys that the engine asks for without there being words, and words that it never asks for. */
function unmet(words: [string, string][]): string[] {
  const known = new Set(words.map(([key]) => keyOf(key)));
  const asked = new Set([...sources.keys()].flatMap(keysIn));
  return [
    ...[...asked].filter((key) => !known.has(key)).map((key) => `${key} is asked for and not there`),
    ...[...known].filter((key) => !asked.has(key)).map((key) => `${key} is there and never asked for`),
  ];
}

/**
 * The keys that a file asks for: those it writes out, one of two included, and, where a name is put in (`map.${name}`), those
 * of the group whose names the folder writes.
 */
function keysIn(path: string): string[] {
  const source = sources.get(path) ?? '';
  if (!/\b(useWords|wordsOf)\b/.test(source)) return [];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const written = [...source.matchAll(/\bwords\(([^()`]*)/g)].flatMap(([, call = '']) =>
    // Without a point it may be a value that is compared, unless it stands first.
    [...call.matchAll(/^'(\w+)'|'(\w+\.[\w.]+)'/g)].map(([, plain, key = '']) => plain ?? key),
  );
  const near = [...sources].filter(([other]) => other.startsWith(folder)).map(([, text]) => text);
  const filled = [...source.matchAll(/\bwords\(`(\w+)\.\$\{/g)].flatMap(([, group = '']) =>
    [...zh, ...en]
      .map(([key]) => keyOf(key))
      .filter(
        (key) => key.startsWith(`${group}.`) && near.some((text) => text.includes(`'${key.slice(group.length + 1)}'`)),
      ),
  );
  return [...written, ...filled];
}
