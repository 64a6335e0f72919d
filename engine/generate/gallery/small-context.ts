import { expandFiles } from '../../check/expand-files.ts';
import { openAll } from '../../check/inspect-file.ts';
import { fileKindOf, type SiteInput } from '../../check/site-files.ts';
import type { AssetFacts, CompileContext } from '../../compile/context.ts';
import { type Route, routesOf } from '../../compile/page.ts';
import { entriesOnDemand } from '../../compile/search/all-entries.ts';
import { synonymGroups } from '../../compile/search/synonym-groups.ts';
import { wordsInAll, wordsUnder } from '../../compile/words.ts';
import type { PageDescriptor } from '../../model/page.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { withWebAddress } from '../../model/schema/web-address.ts';
import type { SharedDescriptor } from '../../model/section.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import type { SynonymsDescriptor } from '../../model/synonyms.ts';
import type { SiteWords } from '../../model/words.ts';
import { listQueryWords } from '../../search/query-words.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { createMarkdownReader, withHtml } from '../../site/markdown/markdown-reader.ts';
import { root } from '../../site/paths.ts';
import {
  collectFeeds,
  collectRecords,
  createSources,
  readEndpoints,
  withDeclaredEndpoints,
} from '../../site/records.ts';
import { createJsdomSanitizer } from '../../site/sanitizer.ts';
import { settleEndpoints } from '../../site/settle-endpoints.ts';
import { type Files, parseFiles, siteWith } from './small-site.ts';

/** The checksum that every file of the small site is said to have. */
export const sha256 = 'ab'.repeat(32);

/** The context that compiles the small site; `changes` as for `siteWith`. Its assets have made-up sizes. */
export async function contextWith(changes: Files = {}, folder = root): Promise<CompileContext> {
  const input = await siteWith(changes, folder);
  const values = parseFiles(input.files);
  const records = collectRecords(values, values['pages/site.json'] as SiteDescriptor);
  const endpoints = await settleEndpoints(await readEndpoints(folder), records);
  return createTestContext(input, createJsdomSanitizer(), endpoints, readEngineWords(folder));
}

/** The context that compiles a checked site. Its assets are only names, with the sizes of `contextWith`. */
export function createTestContext(
  { schemas, files, assets }: SiteInput,
  sanitize: CompileContext['sanitize'],
  endpoints: Parameters<typeof createSources>[0] = {},
  engineWords = readEngineWords(),
): CompileContext {
  const opened = expandFiles(openAll(files), schemas);
  const values = Object.fromEntries(opened.map(({ file, value }) => [file, value]));
  const site = withWebAddress(values['pages/site.json'] as SiteDescriptor);
  const inFolder = (folder: string) => Object.entries(values).filter(([file]) => file.startsWith(folder));
  const shared = inFolder('pages/shared/');
  const pages = opened.filter(({ kind }) => kind === 'page');
  const known = new Set(assets);
  const words = wordsInAll(wordsUnder(engineWords, values['pages/words.json'] as SiteWords | undefined), codesOf(site));
  const asset = (path: string): AssetFacts | undefined => {
    if (!known.has(path)) return undefined;
    return { bytes: 1234, sha256, ...(path.startsWith('images/') && { width: 640, height: 480 }) };
  };
  const markdown = createMarkdownReader({ site, words, asset, textOf: (path) => files[path] });
  const recordsIn = inFolder('assets/records/').flatMap(([file, value]) => {
    const { kind, schemaPath = '' } = fileKindOf(file) ?? {};
    const schema = schemas[schemaPath];
    return kind === 'markdown' ? [] : [[file, withHtml({ file, value, schema }, { site, markdown })] as const];
  });
  const records = collectRecords(Object.fromEntries(recordsIn), site);
  const synonyms = values['pages/synonyms.json'] as SynonymsDescriptor | undefined;
  return {
    site,
    pages: pages.map(({ value }) => value as PageDescriptor),
    shared: new Map(
      shared.map(([file, value]) => [file.slice('pages/shared/'.length, -5), (value as SharedDescriptor).sections]),
    ),
    words,
    markdown,
    synonyms: synonymGroups(synonyms),
    queryWords: listQueryWords(synonyms, codesOf(site)),
    entries: entriesOnDemand(),
    schemas,
    asset,
    read: (path) =>
      known.has(path) && path.endsWith('.svg') ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : undefined,
    sources: createSources(withDeclaredEndpoints(endpoints, values, codesOf(site)), records),
    feeds: collectFeeds(values, records),
    versionOf: JSON.stringify,
    sanitize,
  };
}

export function findRoute(context: CompileContext, path: string): Route {
  const found = routesOf(context).find((route) => route.path === path);
  if (!found) throw new Error(`no route ${path}: ${routesOf(context).map((route) => route.path)}`);
  return found;
}
