import { hanVariants } from '../compile/search/han-variants.ts';
import type { SearchEntry } from '../search/entry.ts';
import type { IndexFileKind, QueryWords, SearchManifest } from '../search/index-files.ts';
import { createManifest, makeIndex } from '../search/make-index.ts';

/** An index of these entries as in a browser: its files as text by kind and number, and a reader of them. */
export function readWrittenIndex(
  entries: SearchEntry[],
  synonyms: string[][],
  queryWords?: QueryWords,
): {
  manifest: SearchManifest;
  files: Map<string, string>;
  read: (kind: IndexFileKind, number: number) => Promise<unknown>;
} {
  const files = new Map<string, string>();
  const manifest = createManifest(
    makeIndex(entries, hanVariants(entries)),
    { folder: '', synonyms, queryWords },
    (kind, number, content) => {
      files.set(`${kind} ${number}`, JSON.stringify(content));
      return '';
    },
  );
  return { manifest, files, read: async (kind, number) => JSON.parse(files.get(`${kind} ${number}`) as string) };
}
