import type { SearchEntry } from './entry.ts';
import type { IndexFileKind, SearchManifest } from './index-files.ts';
import { postingsOf } from './postings.ts';
import { shardsOf } from './shards.ts';
import { lettersIn } from './terms.ts';

/** How many entries stand in one file: those of a page, which are often found together, mostly do. What is found of a large site lies far apart. */
const blockOf = (entries: number) => (entries < 4096 ? 32 : 8);

/** What an index is made of: its files with what they hold, and what is told of them. */
interface SearchIndex {
  manifest: Omit<SearchManifest, 'folder' | 'files' | 'synonyms' | 'queryWords'>;
  files: Record<Exclude<IndexFileKind, 'names'>, unknown[]>;
}

/** What a browser is told of an index. `write` is handed each of its files, and gives a hash of what that holds. */
export function manifestOf(
  { manifest, files }: SearchIndex,
  told: Pick<SearchManifest, 'folder' | 'synonyms' | 'queryWords'>,
  write: (kind: IndexFileKind, number: number, content: unknown) => string,
): SearchManifest {
  const hashes = (kind: IndexFileKind, contents: unknown[]) =>
    contents.map((content, number) => write(kind, number, content));
  const [terms, words] = [hashes('terms', files.terms), hashes('words', files.words)];
  return { ...manifest, ...told, files: { terms, words, names: hashes('names', [hashes('entries', files.entries)]) } };
}

/** Makes the index of what can be found in one language. What stands on several pages alike is found once, where it stands first. */
export function makeIndex(found: SearchEntry[]): SearchIndex {
  const own = new Map<string, SearchEntry>();
  for (const entry of found) {
    const said = `${entry.kind} ${entry.title} ${entry.text}`;
    if (!own.has(said)) own.set(said, entry);
  }
  const once = [...own.values()];
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const entries = kinds.flatMap((kind) => once.filter((entry) => entry.kind === kind));
  const terms = postingsOf(entries);
  const block = blockOf(entries.length);
  const blocks = Array.from({ length: Math.ceil(entries.length / block) }, (_, number) =>
    entries.slice(number * block, (number + 1) * block).map(({ leads: _, ...entry }) => entry),
  );
  const { shared, ...shards } = shardsOf(terms);
  return {
    manifest: {
      ...shards,
      entries: entries.length,
      kinds: kinds.map((kind) => [kind, entries.findIndex((entry) => entry.kind === kind)]),
      block,
    },
    files: { terms: shared, entries: blocks, words: [lettersIn(terms)] },
  };
}
