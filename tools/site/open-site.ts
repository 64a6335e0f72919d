import { isDeepStrictEqual } from 'node:util';
import { outlineIn } from '../../engine/check/facts.ts';
import { createSteppingInspector, type Inspector } from '../../engine/check/inspect-site.ts';
import { recallFile } from '../../engine/check/kept-file.ts';
import { offsetOf } from '../../engine/check/located-json.ts';
import { positionOf } from '../../engine/check/position.ts';
import type { Problem } from '../../engine/check/problem.ts';
import { isTimed, openFile, type SiteFile, type SiteInput } from '../../engine/check/site-files.ts';
import type { SiteModel } from '../../engine/check/site-model.ts';
import { writtenRoute } from '../../engine/check/site-routes.ts';
import type { MessageLanguage } from '../../engine/check/words/words.ts';
import type { CompileContext, Origin } from '../../engine/compile/context.ts';
import { entriesOnDemand } from '../../engine/compile/search/all-entries.ts';
import { synonymGroups } from '../../engine/compile/search/synonym-groups.ts';
import { wordsUnder } from '../../engine/compile/words.ts';
import type { PageDescriptor } from '../../engine/descriptor/page.ts';
import type { SharedDescriptor } from '../../engine/descriptor/section.ts';
import type { SiteDescriptor } from '../../engine/descriptor/site.ts';
import type { SynonymsDescriptor } from '../../engine/descriptor/synonyms.ts';
import type { OwnWords } from '../../engine/descriptor/words.ts';
import { codesOf } from '../../engine/schema/languages.ts';
import { oncePer } from '../../engine/schema/once.ts';
import { fillSlugs } from '../../engine/schema/placeholders.ts';
import { hashOf } from '../files/sealed.ts';
import { assetReader, assetText } from './asset-facts.ts';
import { readEngineWords } from './engine-words.ts';
import { filmReader, withLengths } from './film-lengths.ts';
import { lastCommitsBeside } from './history.ts';
import { type KeptSite, openKept } from './kept-site.ts';
import { lastChanged } from './last-changed.ts';
import { lastGood } from './last-good.ts';
import { type Ground, layDraft, noteAlike } from './lay-draft.ts';
import { type Change, publishedFiles } from './published.ts';
import { type Overlay, schemasOf, siteReader } from './read-site.ts';
import { collectionsOf, endpointsWith, feedsFrom, readEndpoints, sourcesFrom } from './records.ts';
import { openSanitiser, type Sanitiser } from './sanitiser.ts';

/** What compiling a site needs, and what will change by itself of what is published. */
export interface SiteContext extends CompileContext {
  changes: Change[];
}

/** A site that has been read and checked. */
export interface OpenSite {
  problems: Problem[];
  /** What was read. */
  input: SiteInput;
  /** The site as it was checked: its files, and what they name. */
  model: SiteModel;
  /** An inspector of what the site may come to, see {@link SiteInspection.later}. */
  later(): Inspector;
  /** What compiling needs; absent while the site has errors, with `live` only while nothing stands in for site.json. */
  context?: SiteContext;
  /** Keeps what was found for the next process, where the opener knows its maker. */
  keep(): Promise<void>;
  /** With `live`, the files with errors that are not shown as they are now, but as they were last good, or not at all. */
  held: string[];
  /** The routes at which such files give a page that is not shown there. */
  waiting: string[];
}

/** Opens the site of one folder again and again. */
export interface SiteOpener {
  /** Reads and checks the site. */
  open(): Promise<OpenSite>;
  /** Reads the site, for those who want to work with it before it is checked. */
  read(): Promise<ReadSite>;
  /**
   * Lays a text of a file over the site as it was opened last, until it is opened again: no other file is looked at. `undefined` for
   * what is no file of it, and while nothing of it can be shown.
   */
  draft(file: string, text: string): Promise<{ problems: Problem[]; context: SiteContext } | undefined>;
}

/** A site that has been read. */
export interface ReadSite {
  /** What compiling needs, from files that nobody has checked. `undefined` while site.json cannot be read. */
  unchecked(): Promise<SiteContext | undefined>;
  /** Checks what was read. */
  check(): Promise<OpenSite>;
}

/** How a site is opened. */
export interface OpeningOptions {
  /**
   * Whether the site is shown in spite of errors, as `lastGood` has it, and compiled sections carry their places: for the dev
   * server. Default: no.
   */
  live?: boolean;
  /** Called again and again while the site is checked, which goes on when it resolves. Default: nothing comes between. */
  pause?: () => Promise<void>;
  /** Whether drafts, and what is not published yet or any more, are part of the site all the same. Default: only with `live`. */
  drafts?: boolean;
  /** The instant at which what is published is looked at. Default: that of each inspection. */
  now?: Date;
  /** Cleans the records' HTML. Default: one of its own. */
  sanitiser?: Promise<Sanitiser>;
  /** What lies over the files on the disk. Default: nothing does. */
  over?: Overlay;
  /** The language that problems are told in, asked at each inspection. Default: English. */
  language?: () => MessageLanguage;
  /** What git tells of the site's files, where it was asked before. Default: it is asked when a page's day is. */
  commits?: Promise<Map<string, string>>;
  /** A hash of the engine and the tools: with it, what is found of sound files is known to the next process. Default: nothing is kept. */
  maker?: string;
}

/** Opens sites of one folder, keeping what does not change between two inspections. */
export function siteOpener(
  folder: string,
  {
    live = false,
    drafts = live,
    now,
    pause,
    sanitiser = openSanitiser(),
    over,
    language,
    maker,
    commits: told,
  }: OpeningOptions = {},
): SiteOpener {
  let assets = assetReader(folder);
  let films = filmReader(folder);
  const read = siteReader(folder, over);
  const steps = createSteppingInspector();
  const standingIn = lastGood();
  let ownStyles: string | undefined;
  const commits = live ? lastCommitsBeside(folder) : undefined;
  let isFirst = true;
  let ground: Ground<SiteContext> | undefined;
  /** The modules of code that sources were made with: a draft's context has those of the one that it is laid over. */
  const madeWith = new WeakMap<SiteContext['sources'], Awaited<ReturnType<typeof readEndpoints>>>();

  const contextOf = async (
    all: readonly SiteFile[],
    { schemas, styles, assets: paths }: SiteInput,
    kept?: KeptSite,
  ): Promise<SiteContext | undefined> => {
    const { files, changes } = drafts ? { files: all, changes: [] } : publishedFiles(all, schemas, now ?? new Date());
    const descriptors = descriptorsIn(files);
    if (!descriptors) return undefined;
    const { records, collections, words, ...written } = descriptors;
    const code = await readEndpoints(folder);
    const endpoints = endpointsWith(code, collections, codesOf(written.site));
    const ownRecords = collectionsOf(records, written.site);
    // While they cannot be read, a site that is worked on keeps the last that could.
    if (!styles?.fault) ownStyles = styles?.css;
    const context: SiteContext = {
      ...written,
      words: wordsUnder(readEngineWords(folder), words),
      // A collection that has errors now is as it was, and so are its schemas.
      schemas: await schemasOf(textsOf(files.filter(({ kind }) => kind === 'site' || kind === 'collection')), folder),
      entries: entriesOnDemand(),
      // Each is looked up once: the files as they are at one moment, which thousands of links ask for.
      asset: oncePer(withLengths(assets.factsOf, await films.lengthsOf(paths))),
      read: (path) => assetText(folder, path),
      sources: sourcesFrom(endpoints, ownRecords),
      feeds: feedsFrom(collections, ownRecords),
      sanitise: (await sanitiser).sanitise,
      ...(ownStyles && { themeCss: ownStyles }),
      changes,
      ...fileFinder(files, kept),
      ...(live && { origin: originOf(files) }),
    };
    madeWith.set(context.sources, code);
    const asked = await told;
    return { ...context, changed: lastChanged(folder, context, asked ? () => asked : commits) };
  };

  const readSite = async (): Promise<ReadSite> => {
    const input = await read();
    // Later inspections know more themselves.
    const kept = isFirst && maker !== undefined ? await openKept(folder, maker, input) : undefined;
    isFirst = false;
    if (kept) [assets, films] = [assetReader(folder, kept.assets), filmReader(folder, kept.films)];
    // What was opened unchecked is not opened again to be checked.
    const opened = new Map<string, SiteFile>();
    const open = (file: string, text: string) => opened.get(file) ?? openFile(file, text);
    let unchecked: Promise<SiteContext | undefined> | undefined;
    return {
      async unchecked() {
        for (const path of Object.keys(input.files).sort()) {
          const file = recallFile(path, input, kept) ?? openFile(path, input.files[path] as string);
          if (file) opened.set(path, file);
        }
        const readable = [...opened.values()].filter(({ faults }) => faults.length === 0);
        unchecked = contextOf(readable, input, kept);
        return unchecked;
      },
      async check() {
        const inspection = await inSlices(steps(input, { open, kept, language: language?.() }), pause);
        const { problems, model, later } = inspection;
        opened.clear();
        const broken = brokenIn(problems);
        const keep = async () => kept?.save(inspection, assets.kept(), films.kept());
        const inspected: OpenSite = { problems, input, model, later, keep, held: [], waiting: [] };
        // Where nothing is broken, what was opened unchecked is what was found sound.
        const sound = async () => (await unchecked) ?? contextOf(model.files, input, kept);
        if (!live) return broken.size > 0 ? inspected : { ...inspected, context: await sound() };
        const shown = standingIn(model.files, broken, ground?.laid?.file);
        const standing = new Map(shown.map((file) => [file.file, file]));
        const held = [...broken].filter((file) => standing.get(file)?.text !== input.files[file]);
        const context = await contextOf(shown, input);
        const isOfSameCode = (now: SiteContext, before: SiteContext) =>
          isDeepStrictEqual(madeWith.get(now.sources), madeWith.get(before.sources));
        if (context && ground?.input.schemas === input.schemas && isOfSameCode(context, ground.context))
          noteAlike({ shown, context }, ground);
        ground = context && { input, model, shown, context };
        return { ...inspected, context, held, waiting: waitingRoutes(model.files, held, context) };
      },
    };
  };

  return {
    read: readSite,
    open: async () => (await readSite()).check(),
    async draft(path, text) {
      const before = ground;
      if (!before) return undefined;
      const told = language?.();
      const laid = await layDraft(before, { path, text, language: told }, (files) => contextOf(files, before.input));
      if (!laid) return undefined;
      // The site may have been opened anew meanwhile.
      if (ground === before) ground = laid.ground;
      return { problems: laid.problems, context: laid.ground.context };
    },
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
  return (
    site && {
      site: site[1],
      pages: valuesOf<PageDescriptor>('page').map(([, page]) => page),
      shared: new Map(
        valuesOf<SharedDescriptor>('shared').map(([file, { sections }]) => [
          file.slice('pages/shared/'.length, -'.json'.length),
          sections,
        ]),
      ),
      words: valuesOf<OwnWords>('words')[0]?.[1],
      synonyms: synonymGroups(valuesOf<SynonymsDescriptor>('synonyms')[0]?.[1]),
      collections: Object.fromEntries(valuesOf<unknown>('collection')),
      records: Object.fromEntries(valuesOf<unknown>('record')),
    }
  );
}

/** For how long an inspection goes on before others get their turn, in milliseconds: a request waits no longer than this. */
const sliceMs = 20;

async function inSlices<Result>(steps: Generator<void, Result>, pause?: () => Promise<void>): Promise<Result> {
  for (let started = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (!pause || performance.now() - started < sliceMs) continue;
    await pause();
    started = performance.now();
  }
}

/** The files that have errors. */
function brokenIn(problems: Problem[]): Set<string> {
  return new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
}

/** The routes that files give to pages, where none is shown. */
function waitingRoutes(files: readonly SiteFile[], held: string[], context: CompileContext | undefined): string[] {
  if (held.length === 0) return [];
  const shown = new Set(context?.pages.map(({ route }) => fillSlugs(route, context.site)));
  return files
    .filter(({ kind, file }) => kind === 'page' && held.includes(file))
    .flatMap((file) => writtenRoute(file).route ?? [])
    .map((route) => fillSlugs(route, context?.site))
    .filter((route) => !shown.has(route));
}

/** Finds the files that pages were read from, and tells their versions and outlines: of one that is published in part, those of the part. */
function fileFinder(
  files: readonly SiteFile[],
  kept?: KeptSite,
): Pick<CompileContext, 'fileOf' | 'versionOf' | 'outlineOf'> {
  const byPage = new Map(files.map((file) => [file.value, file]));
  return {
    fileOf: (page) => byPage.get(page)?.file,
    outlineOf(page) {
      const file = byPage.get(page);
      // A file's facts are those of all of it, and of one that was not looked through there are none.
      return file?.valid && !isTimed(file) ? outlineIn(file) : undefined;
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
