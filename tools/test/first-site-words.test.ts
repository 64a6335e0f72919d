import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';

/** Whether a word is unlikely in an engine: several words, inner capitals, or digits. */
const isOwn = (name: string) => /[-_ ]|\d|[a-z][A-Z]|[A-Z]{2}/.test(name);

/** The words that identify a site: ids, routes, values, and navigation labels. Common words are left out. */
async function wordsOfSite(folder: string): Promise<string[]> {
  const files = (await listFiles(join(folder, 'pages'))).filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, 'pages', file), 'utf8')));
  const pages = texts.map((text) => JSON.parse(text));
  const site = pages[files.indexOf('site.json')];
  const routes = pages.flatMap(({ route = '' }) => String(route).split('/')).filter((step) => !step.includes('{'));
  const labels = JSON.stringify(site.navigation).matchAll(/"label":"([^"{}]+)"/g);
  const names = [
    ...pages.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
    ...routes,
    ...[...labels].map(([, label = '']) => label),
  ];
  const values = Object.values<string>(site.values).filter((value) => !value.endsWith('@example.com'));
  return [...new Set([...names.filter(isOwn), ...values])];
}

/** The whole words in a text, in any case. */
function wordsIn(text: string, words: string[]): string[] {
  const low = text.toLowerCase();
  return words.filter((word) => {
    const escaped = word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return low.includes(word.toLowerCase()) && new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(low);
  });
}

/** What the engine of the last release had of the site: `migrate` writes it into sites of that release. */
const release = 'refactor/evolution/collections-0.1.0/';

let words: string[];
beforeAll(async () => {
  words = await wordsOfSite(root);
});

test('the engine, its tests and its examples hold no word of the first site', async () => {
  const isText = (file: string) =>
    /\.(ts|tsx|mjs|js|json|css|html|md|txt)$/.test(file) && !/^(dist|\.cache)\b/.test(file) && !file.includes(release);
  const files = (await listFiles(join(root, 'engine'))).filter(isText);
  expect(files.length).toBeGreaterThan(1000);
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, 'engine', file), 'utf8');
      return wordsIn(`${file.replace(/[/.]/g, ' ')}\n${text}`, words).map((word) => `${file}: ${word}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

test('a page, a route, a product, the program and the phone of the first site are such words, whole and in any capitals', () => {
  expect(words.length).toBeGreaterThan(40);
  for (const kind of [/^\+\d/, /^[A-Z]/, /^[a-z]+-[a-z]+$/])
    expect(words.filter((word) => kind.test(word))).not.toEqual([]);
  for (const word of words) {
    expect(wordsIn(`to: '/en/${word}#a'`, words), word).toContain(word);
    expect(wordsIn(`"${word.toUpperCase()}"`, words), word).toContain(word);
    expect(wordsIn(`a${word}a`, words), word).not.toContain(word);
  }
  expect(wordsIn('/search, /faq and the home page', words)).toEqual([]);
});
