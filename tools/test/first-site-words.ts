import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../engine/site/files/files.ts';

/** Whether a word is unlikely in an engine: several words, inner capitals, or digits. */
const isOwn = (name: string) => /[-_ ]|\d|[a-z][A-Z]|[A-Z]{2}/.test(name);

/** The words that identify a site: ids, routes, values, and navigation labels. Common words are left out. */
export async function wordsOfSite(folder: string): Promise<string[]> {
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
export function wordsIn(text: string, words: string[]): string[] {
  const low = text.toLowerCase();
  return words.filter((word) => {
    const escaped = word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return low.includes(word.toLowerCase()) && new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(low);
  });
}
