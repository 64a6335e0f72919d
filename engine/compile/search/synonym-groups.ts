import type { SynonymsDescriptor } from '../../model/synonyms.ts';

/** The words that mean the same, each group in all languages. No file gives none. */
export function synonymGroups(file: SynonymsDescriptor | undefined): string[][] {
  return (file?.terms ?? []).map(({ term, aliases = [] }) => [...Object.values(term), ...aliases]);
}
