import type { CompileContext } from '../compile/context.ts';
import { hanVariants } from '../compile/search/han-variants.ts';
import type { Language } from '../model/compiled.ts';
import { once } from '../model/schema/once.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import type { SearchEntry } from '../search/entry.ts';
import { indexFile, manifestAddress } from '../search/index-files.ts';
import { createManifest, makeIndex } from '../search/make-index.ts';
import { hashOf } from '../site/files/seal.ts';
import type { TextOrder } from './build-tasks.ts';
import { bundleFolder } from './vite-config.ts';

/** The search entries of a language, with a hash for each page in order. */
export interface EntrySource {
  entries(): SearchEntry[];
  prints: string[];
}

/** The index files of each language. Plain data. */
export type IndexNotes = Record<Language, { of: string; files: [path: string, hash: string][] }>;

/**
 * Yields the files of a site's search index. All but the manifest are named by their hash and cached for ever. Reuses
 * the notes `before`, and writes new ones to `now`.
 */
export function* searchTasks(
  all: Map<Language, EntrySource>,
  { site, synonyms, queryWords }: CompileContext,
  before: IndexNotes,
  now: IndexNotes,
): Generator<TextOrder> {
  const base = folderOnHost(site);
  for (const [language, { entries, prints }] of all) {
    // Hash fingerprints: the entries of ten thousand pages take many megabytes.
    const of = hashOf(JSON.stringify([prints, synonyms, queryWords, base]));
    const texts = once(() => indexFiles(language, entries(), base, { synonyms, queryWords }));
    const known = before[language];
    const files =
      known?.of === of ? known.files : [...texts()].map(([path, text]): [string, string] => [path, hashOf(text)]);
    now[language] = { of, files };
    for (const [path, hash] of files) yield { path, hash, text: () => texts().get(path) as string };
  }
}

/** Characters of the hash in a file name: one of 16 million changes would collide with a cached file. */
const hashLength = 4;

function indexFiles(
  language: Language,
  found: SearchEntry[],
  base: string,
  words: Pick<CompileContext, 'synonyms' | 'queryWords'>,
): Map<string, string> {
  const folder = `/${bundleFolder}/search-${language}/`;
  const all = new Map<string, string>();
  const manifest = createManifest(
    makeIndex(found, hanVariants(found)),
    { folder: base + folder, ...words },
    (kind, number, content) => {
      const text = JSON.stringify(content);
      const hash = hashOf(text).slice(0, hashLength);
      all.set((folder + indexFile(kind, number, hash)).slice(1), text);
      return hash;
    },
  );
  return all.set(manifestAddress(language).slice(1), JSON.stringify(manifest));
}
