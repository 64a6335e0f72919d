import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EditError } from '../edit/edit-error.ts';
import { isWord, reasonOf } from './speech.tsx';
import structure from './structure-words.json';
import own from './studio-words.json';

const words = { ...own, ...structure };

const t = (word: keyof typeof words) => words[word].zh;

test('every reason for which an edit is refused is told in the studio’s own languages, whatever its message says', () => {
  const source = readFileSync(new URL('../edit/edit-error.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/^ {2}'([\w-]+)':/gm)].map(([, code]) => code as EditError['code']);
  expect(codes.length).toBeGreaterThan(5);
  for (const code of codes) {
    const error = new EditError(code, '/title', 'pages/home.json');
    expect(isWord(`refused-${code}`), code).toBe(true);
    expect(reasonOf(error, t)).toMatch(/\p{Script=Han}/u);
  }
});

test('a reason that names a file is told with it; one that has no words is told as it came', () => {
  expect(reasonOf({ code: 'ENOSPC', message: 'x', file: 'pages/a.json' }, t)).toBe('磁盘已满： pages/a.json');
  expect(reasonOf(new Error('as it came'), t)).toBe('as it came');
});

test('every word of the studio is there in both languages, and they are not the same', () => {
  for (const [name, { en, zh }] of Object.entries(words)) {
    expect(en.trim().length * zh.trim().length, name).toBeGreaterThan(0);
    expect(zh, name).not.toBe(en);
  }
});
