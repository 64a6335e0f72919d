import { join, relative } from 'node:path';
import type { CompileSource, FeedSource } from '../compile/context.ts';
import { collectionInFile, parseCollection } from '../model/schema/collections.ts';
import { fillSlugs, fillValues, type SiteValues } from '../model/schema/placeholders.ts';
import type { EndpointModule, LoadedEndpoint, Params } from '../model/source.ts';
import { createEndpoints } from '../model/sources/collection-answers.ts';
import { codeFolders, codeHomes, homeOf } from './code-folders.ts';
import { verifyImports } from './code-imports.ts';
import { cacheByStamp } from './files/stamp-cache.ts';
import { loadModule } from './load-module.ts';
import { root, slashed } from './paths.ts';
import { withoutPublication } from './select-published.ts';

/** The records of each folder in `assets/records/`, in the order of their files. */
type Collections = Record<string, unknown[]>;

/** Collects the records of a site's checked files, and fills in placeholders. */
export function collectRecords(values: Record<string, unknown>, site: SiteValues): Collections {
  // Without a prototype: a collection may be named `constructor`.
  const collections: Collections = Object.create(null);
  for (const file of Object.keys(values).sort()) {
    const name = /^assets\/records\/([^/]+)\//.exec(file)?.[1];
    if (!name) continue;
    collections[name] ??= [];
    collections[name].push(...withoutPublication(fill(values[file], site)));
  }
  return collections;
}

export function collectFeeds(values: Record<string, unknown>, collections: Collections): FeedSource[] {
  return Object.entries(values).flatMap(([file, value]) => {
    const name = collectionInFile(file);
    const { feed, fields } = parseCollection(name === undefined ? undefined : value);
    if (name === undefined || !feed) return [];
    return [{ name, feed, fields, records: (collections[name] ?? []) as FeedSource['records'] }];
  });
}

/** Fills placeholders. A value after a slash is part of an address, and is written as a slug. */
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

const modules = cacheByStamp<Promise<LoadedEndpoint>>((file) => file);

async function readEndpoint(folder: string, site: string): Promise<LoadedEndpoint> {
  const home = homeOf(folder, codeHomes(site)) ?? root;
  const path = slashed(relative(home, folder));
  await verifyImports(home, path);
  const module = await loadModule<LoadedEndpoint>(join(folder, 'endpoint.ts'));
  for (const name of ['answer', 'instances'] as const)
    if (typeof module[name] !== 'function') throw new Error(`${path}/endpoint.ts exports no function ${name}().`);
  return module;
}

/** Imports the current version of every source's endpoint, by folder name. Rejects if one cannot be imported, or breaks a rule. */
export async function readEndpoints(site = root): Promise<Record<string, LoadedEndpoint>> {
  const entries = Object.entries(codeFolders('sources', site)).flatMap(([name, folder]) => {
    const file = join(folder, 'endpoint.ts');
    const module = modules.of(file, () => readEndpoint(folder, site))?.value;
    // The error may be in another file of the folder, and be fixed there.
    module?.catch(() => modules.forget(file));
    return module ? [module.then((endpoint) => [name, endpoint] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Adds the endpoints that collections declare. `values` are contents by path. Throws if a name is used twice. */
export function withDeclaredEndpoints<Module extends LoadedEndpoint>(
  code: Record<string, Module>,
  values: Record<string, unknown>,
  languages: string[],
): Record<string, Module | EndpointModule> {
  const declared = Object.entries(values).flatMap(([file, value]) => {
    const name = collectionInFile(file);
    const answers = name === undefined ? {} : createEndpoints(name, parseCollection(value), { languages });
    const twice = Object.keys(answers).find((source) => Object.hasOwn(code, source));
    if (twice !== undefined)
      throw new Error(`"${twice}" exists twice: in ${file} and in sources/${twice}/. Rename one of them.`);
    return Object.entries(answers);
  });
  return { ...code, ...(Object.fromEntries(declared) as Record<string, EndpointModule>) };
}

/** Creates the sources of the compiler and the API, which answer from records. */
export function createSources(
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
