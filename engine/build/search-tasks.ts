import type { CompileContext } from '../compile/context.ts';
import type { Language } from '../model/compiled.ts';
import { once } from '../model/schema/once.ts';
import type { SearchEntry } from '../search/entry.ts';
import { indexFile, manifestAddress } from '../search/index-files.ts';
import { makeIndex, manifestOf } from '../search/make-index.ts';
import { hashOf } from '../site/files/seal.ts';
import type { TextOrder } from './build-tasks.ts';
import { bundleFolder } from './vite-config.ts';

/** What a search finds in a language, and what tells that it is the same: the pages' own hashes of it, in their order. */
export interface Found {
  entries(): SearchEntry[];
  prints: string[];
}

/** What was made of each language's entries. Plain data. */
export type IndexNotes = Record<Language, { of: string; files: [path: string, hash: string][] }>;

/**
 * The files of a site's search in each language, of the entries that its pages gave. All but the manifest are each named by what
 * they hold: browsers keep them for ever, no search meets files of two builds, and one word more changes those alone that it stands in.
 * What is known of a last build `before` is not worked out again; what holds `now` is noted for the next.
 */
export function* searchTasks(
  all: Map<Language, Found>,
  { synonyms, queryWords }: CompileContext,
  before: IndexNotes,
  now: IndexNotes,
): Generator<TextOrder> {
  for (const [language, { entries, prints }] of all) {
    // The entries of ten thousand pages are many megabytes.
    const of = hashOf(JSON.stringify([prints, synonyms, queryWords]));
    const texts = once(() => indexFiles(language, entries(), { synonyms, queryWords }));
    const known = before[language];
    const files =
      known?.of === of ? known.files : [...texts()].map(([path, text]): [string, string] => [path, hashOf(text)]);
    now[language] = { of, files };
    for (const [path, hash] of files) yield { path, hash, text: () => texts().get(path) as string };
  }
}

/** Signs of a file's hash in its name: browsers keep a file for ever, and of 16 million changes one would meet what is kept of the same file. */
const hashLength = 4;

/** The text of each file of an index by its path. */
function indexFiles(
  language: Language,
  found: SearchEntry[],
  words: Pick<CompileContext, 'synonyms' | 'queryWords'>,
): Map<string, string> {
  const folder = `/${bundleFolder}/search-${language}/`;
  const all = new Map<string, string>();
  const told = manifestOf(makeIndex(found), { folder, ...words }, (kind, number, content) => {
    const text = JSON.stringify(content);
    const hash = hashOf(text).slice(0, hashLength);
    all.set((folder + indexFile(kind, number, hash)).slice(1), text);
    return hash;
  });
  return all.set(manifestAddress(language).slice(1), JSON.stringify(told));
}
