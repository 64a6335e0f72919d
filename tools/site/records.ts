import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import type { CompileSource } from '../../engine/compile/context.ts';
import { declaredBy, soundCollection } from '../../engine/schema/collections.ts';
import { fillSlugs, fillValues, type SiteValues } from '../../engine/schema/placeholders.ts';
import { answersOf } from '../../engine/sources/collection-answers.ts';
import type { EndpointModule, Params } from '../../engine/sources/source.ts';
import { root } from '../paths.ts';
import { stampOf } from './listing.ts';

/** The records of each folder under `assets/records/`, in the order of their files. */
export type Collections = Record<string, unknown[]>;

/** Takes the records out of a site's checked files, with site values filled in. */
export function collectionsOf(values: Record<string, unknown>, site: SiteValues): Collections {
  const collections: Collections = {};
  for (const file of Object.keys(values).sort()) {
    const name = /^assets\/records\/([^/]+)\//.exec(file)?.[1];
    if (!name) continue;
    collections[name] ??= [];
    collections[name].push(...[fill(values[file], site)].flat());
  }
  return collections;
}

/** In an address (after a slash) a value is spelled as its slug, elsewhere as its text. */
function fill(value: unknown, site: SiteValues): unknown {
  if (typeof value === 'string') {
    return fillValues(
      value.replace(/\/\{\w+\}/g, (name) => fillSlugs(name, site)),
      site,
    );
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, site));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, site)]));
}

// A module that was loaded once would stay as it was then.
const jiti = createJiti(import.meta.url, {
  moduleCache: false,
  fsCache: join(root, 'node_modules/.cache/jiti'),
});

const loaded = new Map<string, { stamp: string; module: Promise<EndpointModule> }>();

/** Every source's endpoint by its folder's name, as it is written now. Rejects when one of them cannot be read as a module. */
export async function readEndpoints(): Promise<Record<string, EndpointModule>> {
  const folder = join(root, 'engine/sources');
  const entries = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = join(folder, entry.name, 'endpoint.ts');
    const stats = entry.isDirectory() ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (!stats) return [];
    const stamp = stampOf(stats);
    const before = loaded.get(entry.name);
    const module = before?.stamp === stamp ? before.module : jiti.import<EndpointModule>(file);
    loaded.set(entry.name, { stamp, module });
    return [module.then((endpoint) => [entry.name, endpoint] as const)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** How the collections that a site's files declare answer; `values` are the files' contents by path. */
export function declaredEndpoints(
  values: Record<string, unknown>,
  languages: string[],
): Record<string, EndpointModule> {
  const found = Object.entries(values).flatMap(([file, value]) => {
    const name = declaredBy(file);
    return name === undefined ? [] : Object.entries(answersOf(name, soundCollection(value), { languages }));
  });
  return Object.fromEntries(found) as Record<string, EndpointModule>;
}

/** The sources as the compiler and the API use them: answered from records. */
export function sourcesFrom(
  endpoints: Record<string, EndpointModule>,
  collections: Collections,
): Record<string, CompileSource> {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, { endpoint, answer, instances }]) => {
      const records = collections[endpoint.collection] ?? [];
      const source: CompileSource = {
        endpoint,
        answer: (params: Params) => answer(records, params),
        instances: () => instances(records),
      };
      return [name, source];
    }),
  );
}
