import { expect, test } from 'vitest';
import { originalOf } from './unique-rules.ts';

const of = (id: string | number, ...files: string[]) =>
  originalOf(
    files.map((file) => ({ file, names: [id] })),
    (one) => one,
  ).file;

test.each([
  ['about', ['pages/a-copy.json', 'pages/about.json'], 'pages/about.json'],
  ['about', ['pages/about (1).json', 'pages/about-2.json', 'pages/company/about.json'], 'pages/company/about.json'],
  [12, ['assets/records/news/1-copy.json', 'assets/records/news/12.json'], 'assets/records/news/12.json'],
  ['about', ['pages/b.json', 'pages/a.json'], 'pages/b.json'],
  ['about', ['pages/x/about.json', 'pages/about.json'], 'pages/x/about.json'],
])('of files that hold the name %s, %s, the first is %s', (id, files, original) => {
  expect(of(id, ...files)).toBe(original);
});
