import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EditError } from '../../edit/edit-error.ts';
import { errorReason, isMessageKey, messagesIn, withSpace } from './messages.tsx';
import structure from './structure-words.json';
import own from './studio-words.json';

const words = { ...own, ...structure };

const t = (word: keyof typeof words) => words[word].zh;

test('every reason for a refused edit has a message in the studio’s languages, whatever the original message is', () => {
  const source = readFileSync(new URL('../../edit/edit-error.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/^ {2}'([\w-]+)':/gm)].map(([, code]) => code as EditError['code']);
  expect(codes.length).toBeGreaterThan(5);
  for (const code of codes) {
    const error = new EditError(code, '/title', 'pages/home.json');
    expect(isMessageKey(`refused-${code}`), code).toBe(true);
    expect(errorReason(error, t)).toMatch(/\p{Script=Han}/u);
  }
});

test('a reason with a file names it; one without a message is shown unchanged', () => {
  expect(errorReason({ code: 'ENOSPC', message: 'x', file: 'pages/a.json' }, t)).toBe('磁盘已满：pages/a.json');
  expect(errorReason(new Error('as it came'), t)).toBe('as it came');
});

test('every message of the studio exists in both languages, and they differ', () => {
  for (const [name, { en, zh }] of Object.entries(words)) {
    expect(en.trim().length * zh.trim().length, name).toBeGreaterThan(0);
    expect(zh, name).not.toBe(en);
  }
});

test('a space separates a text from the next one, except after full-width punctuation', () => {
  expect(`${withSpace('Records:')}3`).toBe('Records: 3');
  expect(`${withSpace('记录数：')}3`).toBe('记录数：3');
});

test('no text that ends in full-width punctuation has a space after it', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(Object.values(sources).flatMap(spaced)).toEqual([]);
  expect(spaced("<p>{t('recordCount')} {rows.length}</p>")).toEqual(['recordCount']);
  expect(spaced("work.tell(`${t(some ? 'foundPlaces' : 'foundNone')} ${count}`)")).toEqual([
    'foundPlaces',
    'foundNone',
  ]);
  expect(Object.values(words).filter(({ zh }) => isSpacedWithin(zh))).toEqual([]);
  expect(['记录数： 3', '记录 ，三'].filter(isSpacedWithin)).toHaveLength(2);
});

test('an action and its object are joined by the colon of the language, everywhere', () => {
  const { labelFor } = messagesIn('zh');
  expect([labelFor('删除', '价格'), messagesIn('en').labelFor('Delete', 'Prices')]).toEqual([
    '删除：价格',
    'Delete: Prices',
  ]);
  const written = (source: string) => /\bt\('[\w-]+'\)\}: \$/.test(source);
  expect(Object.entries(sources).flatMap(([path, source]) => (written(source) ? path : []))).toEqual([]);
  expect(written("`${t('delete')}: ${name}`")).toBe(true);
});

/** The studio's code by path, without its tests. */
const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words that a source shows with a space after them, though they end in full-width punctuation. */
function spaced(source: string): string[] {
  return [...source.matchAll(/\bt\(([^()]*)\)\} (?:\$?\{|<)/g)].flatMap(([, asked = '']) =>
    [...asked.matchAll(/'([\w-]+)'/g)]
      .map(([, key = '']) => key)
      .filter((key) => isMessageKey(key) && withSpace(t(key)) === t(key)),
  );
}

function isSpacedWithin(text: string): boolean {
  return / [、。！-～]|[、。！-～] /.test(text);
}
