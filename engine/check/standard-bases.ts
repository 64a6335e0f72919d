import { lruMemo } from '../model/schema/lru-memo.ts';
import type { Schema } from '../model/schema/schema.ts';

/** The fields that name a base with its default, by the definition that has them. */
export const standardBases = lruMemo(
  256,
  ({ definitions = {} }: Schema): Map<string, [key: string, standard: string][]> => {
    const found = new Map<string, [key: string, standard: string][]>();
    for (const [name, { properties = {} }] of Object.entries(definitions))
      for (const [key, { $ref, default: standard }] of Object.entries(properties))
        if ($ref === '#/definitions/BaseName' && typeof standard === 'string')
          found.set(name, [...(found.get(name) ?? []), [key, standard]]);
    return found;
  },
);
