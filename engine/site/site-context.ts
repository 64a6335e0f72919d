import { isDeepStrictEqual } from 'node:util';
import { expandFiles } from '../check/expand-files.ts';
import { factsIn } from '../check/facts.ts';
import { offsetOf } from '../check/located-json.ts';
import { positionOf } from '../check/position.ts';
import { isTimed, type SiteFile, type SiteInput } from '../check/site-files.ts';
import type { CompileContext, Origin } from '../compile/context.ts';
import { entriesOnDemand } from '../compile/search/all-entries.ts';
import { synonymGroups } from '../compile/search/synonym-groups.ts';
import { wordsInAll, wordsUnder } from '../compile/words.ts';
import type { PageDescriptor } from '../model/page.ts';
import { codesOf } from '../model/schema/languages.ts';
import { oncePer } from '../model/schema/once.ts';
import { folderOnHost, withWebAddress } from '../model/schema/web-address.ts';
import type { SharedDescriptor } from '../model/section.ts';
import type { SiteDescriptor } from '../model/site.ts';
import type { SynonymsDescriptor } from '../model/synonyms.ts';
import type { SiteWords } from '../model/words.ts';
import { listQueryWords } from '../search/query-words.ts';
import { type AssetReader, readAssetText } from './asset-facts.ts';
import { markdownPluginsOf, readSiteConfig } from './config/read-site-config.ts';
import { readEngineWords } from './engine-words.ts';
import { hashOf } from './files/seal.ts';
import { pollLastCommits } from './git-history.ts';
import type { InspectionCache } from './inspection-cache.ts';
import { lastChangedReader } from './last-changed.ts';
import { createMarkdownReader, withHtml } from './markdown/markdown-reader.ts';
import { withPackThemes } from './packs.ts';
import { schemasForFiles } from './read-site.ts';
import { collectFeeds, collectRecords, createSources, readEndpoints, withDeclaredEndpoints } from './records.ts';
import { openSanitizer, type Sanitizer } from './sanitizer.ts';
import { findWithheldAssets, type PublicationChange, selectPublished } from './select-published.ts';
import { settleEndpoints } from './settle-endpoints.ts';
import { withDurations } from './video-durations.ts';

export interface SiteContext extends CompileContext {
  changes: PublicationChange[];
}

export interface ContextOptions {
  /** For the dev server: shows a site in spite of errors, and adds source positions to compiled sections. Default: no. */
  live?: boolean;
  /** Whether unpublished items are included. Default: only with `live`. */
  drafts?: boolean;
  /** The folder on the host, such as `/1.0/`, in place of that of site.json. Default: that of site.json. */
  base?: string | undefined;
  /** The time for which publication dates are evaluated. Default: the time of each inspection. */
  now?: Date;
  /** Sanitizes the HTML of records. Default: a new one without a cache. */
  sanitizer?: Promise<Sanitizer>;
  /** The commit dates of files. Default: read from git when the date of a page is needed. */
  commits?: Promise<Map<string, string>>;
}

export type ContextMaker = ReturnType<typeof createContextMaker>;

/** Creates the compile context of a site whenever its files change. */
export function createContextMaker(
  folder: string,
  { live = false, drafts = live, base, now, sanitizer = openSanitizer(), commits: givenCommits }: ContextOptions,
) {
  const commits = live ? pollLastCommits(folder) : undefined;
  let ownStyles: string | undefined;
  /** The modules of each context's sources. The context of a draft shares them with the one below it. */
  const madeWith = new WeakMap<SiteContext['sources'], Awaited<ReturnType<typeof readEndpoints>>>();
  return {
    /** `undefined` if there is no readable site.json among the files. */
    async make(
      all: readonly SiteFile[],
      { schemas, styles, assets: paths }: SiteInput,
      { assets, kept }: { assets: AssetReader; kept?: InspectionCache | undefined },
    ): Promise<SiteContext | undefined> {
      const { files: published, changes } = drafts
        ? { files: all, changes: [] }
        : selectPublished(all, schemas, now ?? new Date());
      const files = expandFiles(published, schemas);
      const descriptors = descriptorsIn(files);
      if (!descriptors) return undefined;
      const { recordFiles, collections, words: ownWords, ...written } = descriptors;
      const placed = base === undefined ? written.site : withWebAddress({ ...written.site, base });
      const canonicalBase = folderOnHost(written.site);
      const isMoved = folderOnHost(placed) !== canonicalBase;
      const own = { ...written, site: withPackThemes(placed, folder), ...(isMoved && { canonicalBase }) };
      const code = await readEndpoints(folder);
      const read = await readSiteConfig(folder);
      const { head, analytics } = read?.config ?? {};
      // During development, invalid styles are replaced by the last valid ones.
      if (!styles?.fault) ownStyles = styles?.css;
      // While it is written, a site is at the root of its server.
      const site = live ? withoutFolder(own.site) : own.site;
      const words = wordsInAll(wordsUnder(readEngineWords(folder), ownWords), codesOf(site));
      // Read once per context: thousands of links may use the same asset.
      const asset = oncePer(withDurations(assets.factsOf, await assets.durationsOf(paths)));
      const { sanitize, render } = await sanitizer;
      const byPath = new Map(files.flatMap((one) => (one.kind === 'markdown' ? [[one.file, one] as const] : [])));
      const textOf = (path: string) => byPath.get(path)?.text;
      const markdown = createMarkdownReader({
        site,
        words,
        asset,
        render,
        textOf,
        plugins: read && markdownPluginsOf(read),
      });
      const records = recordFiles.map((one) => {
        const schema = schemas[one.schemaPath];
        return [one.file, withHtml({ file: one.file, value: one.value, schema }, { site, markdown })] as const;
      });
      const ownRecords = collectRecords(Object.fromEntries(records), site);
      const settled = await settleEndpoints(code, ownRecords);
      const endpoints = withDeclaredEndpoints(settled, collections, codesOf(site));
      const context: SiteContext = {
        ...own,
        words,
        markdown,
        // From `files`: a collection with errors has its last valid version, and so do its schemas.
        schemas: await schemasForFiles(
          textsOf(files.filter(({ kind }) => kind === 'site' || kind === 'collection')),
          folder,
        ),
        entries: entriesOnDemand(),
        asset,
        read: (path) => readAssetText(folder, path),
        sources: createSources(endpoints, ownRecords),
        feeds: collectFeeds(collections, ownRecords),
        sanitize,
        ...(head && { head }),
        ...(analytics && { analytics }),
        ...(ownStyles && { themeCss: ownStyles }),
        changes,
        withheld: findWithheldAssets(all, published, schemas, styles?.urls, paths),
        ...fileFinder(files, kept),
        ...(live && { site, origin: originOf(published), folder: folderOnHost(own.site) }),
      };
      madeWith.set(context.sources, code);
      const given = await givenCommits;
      return { ...context, changed: lastChangedReader(folder, context, given ? () => given : commits) };
    },
    areOfSameCode: (one: SiteContext, other: SiteContext) =>
      isDeepStrictEqual(madeWith.get(one.sources), madeWith.get(other.sources)),
  };
}

const withoutFolder = oncePer(({ base, ...site }: SiteDescriptor): SiteDescriptor => site);

function textsOf(files: readonly SiteFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ file, text }) => [file, text]));
}

/** The descriptors of files, by kind. `undefined` if there is no readable site.json among them. */
function descriptorsIn(files: readonly SiteFile[]) {
  const valuesOf = <Value>(wanted: SiteFile['kind']) =>
    files.filter(({ kind }) => kind === wanted).map(({ file, value }) => [file, value as Value] as const);
  const [site] = valuesOf<SiteDescriptor>('site');
  const [, synonyms] = valuesOf<SynonymsDescriptor>('synonyms')[0] ?? [];
  return (
    site && {
      site: withWebAddress(site[1]),
      pages: valuesOf<PageDescriptor>('page').map(([, page]) => page),
      shared: new Map(
        valuesOf<SharedDescriptor>('shared').map(([file, { sections }]) => [
          file.slice('pages/shared/'.length, -'.json'.length),
          sections,
        ]),
      ),
      words: valuesOf<SiteWords>('words')[0]?.[1],
      synonyms: synonymGroups(synonyms),
      queryWords: listQueryWords(synonyms, codesOf(site[1])),
      collections: Object.fromEntries(valuesOf<unknown>('collection')),
      recordFiles: files.filter(({ kind }) => kind === 'record'),
    }
  );
}

/** Finds the files of pages, their versions and outlines. A partly published page has a version of its own. */
function fileFinder(
  files: readonly SiteFile[],
  kept?: InspectionCache,
): Pick<CompileContext, 'fileOf' | 'versionOf' | 'outlineOf'> {
  const byPage = new Map(files.map((file) => [file.value, file]));
  return {
    fileOf: (page) => byPage.get(page)?.file,
    outlineOf(page) {
      const file = byPage.get(page);
      // Facts exist only for inspected files, and include their unpublished parts.
      return file?.valid && !isTimed(file) ? factsIn(file).outline : undefined;
    },
    versionOf(page) {
      const file = byPage.get(page);
      if (!file) return undefined;
      // An instance also depends on records.
      return isTimed(file) || file.written
        ? hashOf(JSON.stringify(page))
        : (kept?.hashOf(file.file) ?? hashOf(file.text));
    },
  };
}

function originOf(files: readonly SiteFile[]): Origin {
  const byName = new Map(files.map((file) => [file.file, file]));
  return {
    positionOf(name, path) {
      const file = byName.get(name);
      return file ? positionOf(file.text, offsetOf(file, path)) : { line: 1, column: 1 };
    },
  };
}
