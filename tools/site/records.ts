import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompileSource } from '../../engine/compile/context.ts';
import { fillSlugs, fillValues, type SiteValues } from '../../engine/schema/placeholders.ts';
import type { EndpointModule, Params } from '../../engine/sources/source.ts';
import { root } from '../paths.ts';

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

let modules: Promise<Record<string, EndpointModule>> | undefined;

/** Every source's endpoint by its folder's name. */
export function readEndpoints(): Promise<Record<string, EndpointModule>> {
  modules ??= (async () => {
    const folder = join(root, 'engine/sources');
    const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const load = async (name: string) =>
      [name, await import(pathToFileURL(join(folder, name, 'endpoint.ts')).href)] as const;
    return Object.fromEntries(await Promise.all(names.map(({ name }) => load(name))));
  })();
  return modules;
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
