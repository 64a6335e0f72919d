import { oncePer } from '../model/schema/once.ts';
import type { Schemas } from '../model/schema/schema.ts';

/** All kinds of values that the schemas of a site describe. */
export const knownKinds = oncePer((schemas: Schemas): Set<string> => {
  const kinds = new Set<string>();
  for (const schema of Object.values(schemas)) {
    for (const name of Object.keys(schema.definitions ?? {})) kinds.add(name);
    for (const [, kind = ''] of JSON.stringify(schema).matchAll(/"kind":"(\w+)"/g)) kinds.add(kind);
  }
  return kinds;
});
