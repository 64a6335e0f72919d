import type { SearchEntry } from './entry.ts';
import type { IndexFileKind, SearchManifest } from './index-files.ts';
import { indexTerms } from './index-terms.ts';
import { createSimplify } from './simplify.ts';
import { splitIntoShards } from './split-into-shards.ts';
import { listWords } from './terms.ts';

/** The number of entries in a file: results on a large site are far apart. */
const blockSize = (entries: number) => (entries < 4096 ? 32 : 8);

interface SearchIndex {
  manifest: Omit<SearchManifest, 'folder' | 'files' | 'synonyms' | 'queryWords'>;
  files: Record<Exclude<IndexFileKind, 'names'>, unknown[]>;
}

/** Creates the manifest of an index. `write` receives each file, and returns the hash of its content. */
export function createManifest(
  { manifest, files }: SearchIndex,
  facts: Pick<SearchManifest, 'folder' | 'synonyms' | 'queryWords'>,
  write: (kind: IndexFileKind, number: number, content: unknown) => string,
): SearchManifest {
  const hashes = (kind: IndexFileKind, contents: unknown[]) =>
    contents.map((content, number) => write(kind, number, content));
  const [terms, words] = [hashes('terms', files.terms), hashes('words', files.words)];
  return { ...manifest, ...facts, files: { terms, words, names: hashes('names', [hashes('entries', files.entries)]) } };
}

/**
 * Creates the index of a language. Equal content is found once, at its first place. `variants` are those of the manifest.
 */
export function makeIndex(found: SearchEntry[], variants: string): SearchIndex {
  const own = new Map<string, SearchEntry>();
  for (const entry of found) {
    const content = `${entry.kind} ${entry.title} ${entry.text}`;
    if (!own.has(content)) own.set(content, entry);
  }
  const once = [...own.values()];
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const entries = kinds.flatMap((kind) => once.filter((entry) => entry.kind === kind));
  const terms = indexTerms(entries, createSimplify(variants));
  const block = blockSize(entries.length);
  const blocks = Array.from({ length: Math.ceil(entries.length / block) }, (_, number) =>
    entries.slice(number * block, (number + 1) * block).map(({ leads: _, ...entry }) => entry),
  );
  const { shared, ...shards } = splitIntoShards(terms);
  return {
    manifest: {
      ...shards,
      entries: entries.length,
      kinds: kinds.map((kind) => [kind, entries.findIndex((entry) => entry.kind === kind)]),
      block,
      ...(variants !== '' && { variants }),
    },
    files: { terms: shared, entries: blocks, words: [listWords(terms)] },
  };
}
