import type { SynonymsDescriptor } from '../../model/synonyms.ts';

/** Groups of synonyms, each in all languages. */
export function synonymGroups(file: SynonymsDescriptor | undefined): string[][] {
  return (file?.terms ?? []).map(({ term, aliases = [] }) => [...Object.values(term), ...aliases]);
}
