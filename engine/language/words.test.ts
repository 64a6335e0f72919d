import { describe, expect, test } from 'vitest';
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

  test('are there for every key that the engine asks for', () => {
    const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
    const asked = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bwords\('([\w.]+)'[,)]/g)].map(([, key]) => key as string),
    );
    const known = new Set(zh.map(([key]) => keyOf(key)));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});
