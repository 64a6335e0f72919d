import { isDeepStrictEqual } from 'node:util';
import { factsIn } from '../check/facts.ts';
import { offsetOf } from '../check/located-json.ts';
import { positionOf } from '../check/position.ts';
import { isTimed, type SiteFile, type SiteInput } from '../check/site-files.ts';
import type { CompileContext, Origin } from '../compile/context.ts';
import { entriesOnDemand } from '../compile/search/all-entries.ts';
import { synonymGroups } from '../compile/search/synonym-groups.ts';
import { wordsInAll, wordsUnder } from '../compile/words.ts';
import type { PageDescriptor } from '../model/page.ts';
import { withAsciiOrigin } from '../model/schema/ascii-origin.ts';
import { codesOf } from '../model/schema/languages.ts';
import { oncePer } from '../model/schema/once.ts';
import type { SharedDescriptor } from '../model/section.ts';
import type { SiteDescriptor } from '../model/site.ts';
import type { SynonymsDescriptor } from '../model/synonyms.ts';
import type { SiteWords } from '../model/words.ts';
import { listQueryWords } from '../search/query-words.ts';
import { type AssetReader, readAssetText } from './asset-facts.ts';
import { readEngineWords } from './engine-words.ts';
import { hashOf } from './files/seal.ts';
import { pollLastCommits } from './git-history.ts';
import type { InspectionCache } from './inspection-cache.ts';
import { lastChangedReader } from './last-changed.ts';
import { schemasForFiles } from './read-site.ts';
import { collectFeeds, collectRecords, createSources, readEndpoints, withDeclaredEndpoints } from './records.ts';
import { openSanitiser, type Sanitiser } from './sanitiser.ts';
import { findWithheldAssets, type PublicationChange, selectPublished } from './select-published.ts';
import { withDurations } from './video-durations.ts';

/** What compiling a site needs, and what will change by itself of what is published. */
export interface SiteContext extends CompileContext {
  changes: PublicationChange[];
}

/** What a site's files become. */
export interface ContextOptions {
  /**
   * Whether the site is shown in spite of errors, as `lastGood` has it, and compiled sections carry their places: for the dev
   * server. Default: no.
   */
  live?: boolean;
  /** Whether drafts, and what is not published yet or any more, are part of the site all the same. Default: only with `live`. */
  drafts?: boolean;
  /** The instant at which what is published is looked at. Default: that of each inspection. */
  now?: Date;
  /** Cleans the records' HTML. Default: one of its own. */
  sanitiser?: Promise<Sanitiser>;
  /** What git tells of the site's files, where it was asked before. Default: it is asked when a page's day is. */
  commits?: Promise<Map<string, string>>;
}

/** What is known of a site beside the texts of its files. */
interface Beside {
  assets: AssetReader;
  /** What another process kept. Default: nothing. */
  kept?: InspectionCache | undefined;
}

/** Makes what compiling a site needs, again and again as its files change. */
export interface ContextMaker {
  /** Of these files. `undefined` where none of them can be read as site.json. */
  make(files: readonly SiteFile[], input: SiteInput, beside: Beside): Promise<SiteContext | undefined>;
  /** Whether the sources of both were made with the same code. */
  areOfSameCode(one: SiteContext, other: SiteContext): boolean;
}

/** For the site of one folder. */
export function createContextMaker(
  folder: string,
  { live = false, drafts = live, now, sanitiser = openSanitiser(), commits: told }: ContextOptions,
): ContextMaker {
  const commits = live ? pollLastCommits(folder) : undefined;
  let ownStyles: string | undefined;
  /** The modules of code that sources were made with: a draft's context has those of the one that it is laid over. */
  const madeWith = new WeakMap<SiteContext['sources'], Awaited<ReturnType<typeof readEndpoints>>>();
  return {
    async make(all, { schemas, styles, assets: paths }, { assets, kept }) {
      const { files, changes } = drafts
        ? { files: all, changes: [] }
        : selectPublished(all, schemas, now ?? new Date());
      const descriptors = descriptorsIn(files);
      if (!descriptors) return undefined;
      const { records, collections, words, ...written } = descriptors;
      const code = await readEndpoints(folder);
      const endpoints = withDeclaredEndpoints(code, collections, codesOf(written.site));
      const ownRecords = collectRecords(records, written.site);
      // While they cannot be read, a site that is worked on keeps the last that could.
      if (!styles?.fault) ownStyles = styles?.css;
      const context: SiteContext = {
        ...written,
        words: wordsInAll(wordsUnder(readEngineWords(folder), words), codesOf(written.site)),
        // A collection that has errors now is as it was, and so are its schemas.
        schemas: await schemasForFiles(
          textsOf(files.filter(({ kind }) => kind === 'site' || kind === 'collection')),
          folder,
        ),
        entries: entriesOnDemand(),
        // Each is looked up once: the files as they are at one moment, which thousands of links ask for.
        asset: oncePer(withDurations(assets.factsOf, await assets.durationsOf(paths))),
        read: (path) => readAssetText(folder, path),
        sources: createSources(endpoints, ownRecords),
        feeds: collectFeeds(collections, ownRecords),
        sanitise: (await sanitiser).sanitise,
        ...(ownStyles && { themeCss: ownStyles }),
        changes,
        withheld: findWithheldAssets(all, files, styles?.urls, paths),
        ...fileFinder(files, kept),
        ...(live && { origin: originOf(files) }),
      };
      madeWith.set(context.sources, code);
      const asked = await told;
      return { ...context, changed: lastChangedReader(folder, context, asked ? () => asked : commits) };
    },
    areOfSameCode: (one, other) => isDeepStrictEqual(madeWith.get(one.sources), madeWith.get(other.sources)),
  };
}

function textsOf(files: readonly SiteFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ file, text }) => [file, text]));
}

/** What files say, by their kinds. `undefined` where none of them can be read as site.json. */
function descriptorsIn(files: readonly SiteFile[]) {
  const valuesOf = <Value>(wanted: SiteFile['kind']) =>
    files.filter(({ kind }) => kind === wanted).map(({ file, value }) => [file, value as Value] as const);
  const [site] = valuesOf<SiteDescriptor>('site');
  const [, synonyms] = valuesOf<SynonymsDescriptor>('synonyms')[0] ?? [];
  return (
    site && {
      site: withAsciiOrigin(site[1]),
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
      records: Object.fromEntries(valuesOf<unknown>('record')),
    }
  );
}

/** Finds the files that pages were read from, and tells their versions and outlines: of one that is published in part, those of the part. */
function fileFinder(
  files: readonly SiteFile[],
  kept?: InspectionCache,
): Pick<CompileContext, 'fileOf' | 'versionOf' | 'outlineOf'> {
  const byPage = new Map(files.map((file) => [file.value, file]));
  return {
    fileOf: (page) => byPage.get(page)?.file,
    outlineOf(page) {
      const file = byPage.get(page);
      // A file's facts are those of all of it, and of one that was not looked through there are none.
      return file?.valid && !isTimed(file) ? factsIn(file).outline : undefined;
    },
    versionOf(page) {
      const file = byPage.get(page);
      if (!file) return undefined;
      return isTimed(file) ? hashOf(JSON.stringify(page)) : (kept?.hashOf(file.file) ?? hashOf(file.text));
    },
  };
}

/** Finds the places of what is in files. */
function originOf(files: readonly SiteFile[]): Origin {
  const byName = new Map(files.map((file) => [file.file, file]));
  return {
    positionOf(name, path) {
      const file = byName.get(name);
      return file ? positionOf(file.text, offsetOf(file, path)) : { line: 1, column: 1 };
    },
  };
}
