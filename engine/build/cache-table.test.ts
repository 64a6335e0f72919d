import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listFiles } from '../site/files/files.ts';
import { root } from '../site/paths.ts';

const engine = join(root, 'engine');
const rows = readFileSync(join(engine, 'build/README.md'), 'utf8').match(/^\| \*\*.*$/gm) ?? [];
const named = new Set(rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)));

/**
 * Folders that look like caches but are not: state that exists nowhere else, Vite's caches, and the reader of
 * cache files.
 */
const noCaches = [
  ...['studio/client/use-shortcuts.ts', 'site/site-context.ts', 'site/files/cache-file.ts'],
  ...['.cache/studio', '.cache/vite', '.cache/vite-studio'],
];

/** The modules and folders of a text by which it caches something. */
function cachesIn(file: string, text: string): string[] {
  const code = text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  const isCache = /new WeakMap\b|\b(readCache|writeCache|cachedCode|stampedValues|cachedTransform)[<(]/.test(code);
  const folders = [
    ...[...code.matchAll(/['`]\.cache\/([\w.-]+)/g)].map(([, name]) => name),
    ...[...code.matchAll(/join\(caches, '([\w-]+)'[,)]/g)].map(([, name]) => name),
    ...[...code.matchAll(/'\.cache', `\$\{basename\(\w+\)\}([^`]+)`/g)].map(
      ([, end = '']) => `dist${end.replace(/\$\{\w+\}/, '*')}`,
    ),
  ];
  return [...(isCache ? [file] : []), ...folders.map((name) => `.cache/${name}`)];
}

let caches: string[];
beforeAll(async () => {
  const files = (await listFiles(engine)).filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|^(testing|examples)\//.test(file),
  );
  caches = [...new Set(files.flatMap((file) => cachesIn(file, readFileSync(join(engine, file), 'utf8'))))];
});

const unnamed = (found: string[]) => found.filter((one) => !named.has(one) && !noCaches.includes(one));

test('the table has at most five mechanisms, and names every cache of the engine', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(5);
  expect(unnamed(caches)).toEqual([]);
});

test('the table names no cache that does not exist', () => {
  const given = [...named].filter((name) => name.startsWith('.cache/'));
  expect(given.filter((name) => !caches.includes(name))).toEqual([]);
  expect(noCaches.filter((name) => !caches.includes(name))).toEqual([]);
});

test.each([
  ['const seen = new WeakMap<object, string>();', ['build/planted.ts']],
  [
    "const known = await readCache<Found>(join(folder, '.cache/planted.json'), key);",
    ['build/planted.ts', '.cache/planted.json'],
  ],
  ["const place = join(caches, 'planted');", ['.cache/planted']],
  ["const place = join(caches, 'planted', codeHash(site));", ['.cache/planted']],
  ["join(dirname(out), '.cache', `${basename(out)}.planted.json`)", ['.cache/dist.planted.json']],
])('control: a cache that is not in the table is found: %s', (text, found) => {
  expect(unnamed(cachesIn('build/planted.ts', text))).toEqual(found);
});
