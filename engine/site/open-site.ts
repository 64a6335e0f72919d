import { createSteppingInspector, type Inspector } from '../check/inspect-site.ts';
import { recallFile } from '../check/kept-file.ts';
import type { Problem } from '../check/problem.ts';
import { openFile, type SiteFile, type SiteInput } from '../check/site-files.ts';
import type { SiteModel } from '../check/site-model.ts';
import { writtenRoute } from '../check/site-routes.ts';
import type { MessageLanguage } from '../check/words/words.ts';
import type { CompileContext } from '../compile/context.ts';
import { fillSlugs } from '../model/schema/placeholders.ts';
import { assetReader } from './asset-facts.ts';
import { filmReader } from './film-lengths.ts';
import { type KeptSite, openKept } from './kept-site.ts';
import { lastGood } from './last-good.ts';
import { type Ground, layDraft, noteAlike } from './lay-draft.ts';
import { languagesIn, type Overlay, siteReader } from './read-site.ts';
import { type ContextOptions, contextMaker, type SiteContext } from './site-context.ts';

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
export interface OpeningOptions extends ContextOptions {
  /** Called again and again while the site is checked, which goes on when it resolves. Default: nothing comes between. */
  pause?: () => Promise<void>;
  /** What lies over the files on the disk. Default: nothing does. */
  over?: Overlay;
  /** The language that problems are told in, asked at each inspection. Default: English. */
  language?: () => MessageLanguage;
  /** A hash of the engine and the tools: with it, what is found of sound files is known to the next process. Default: nothing is kept. */
  maker?: string;
}

/** Opens sites of one folder, keeping what does not change between two inspections. */
export function siteOpener(folder: string, { pause, over, language, maker, ...how }: OpeningOptions = {}): SiteOpener {
  let assets = assetReader(folder);
  let films = filmReader(folder);
  const read = siteReader(folder, over);
  const steps = createSteppingInspector();
  const standingIn = lastGood();
  const contexts = contextMaker(folder, how);
  const contextOf = (files: readonly SiteFile[], input: SiteInput, kept?: KeptSite) =>
    contexts.make(files, input, { assets, films, kept });
  let isFirst = true;
  let ground: Ground<SiteContext> | undefined;

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
        if (!how.live) return broken.size > 0 ? inspected : { ...inspected, context: await sound() };
        const languages = languagesIn(input.files);
        const shown = standingIn({ files: model.files, problems, languages, laid: ground?.laid?.file });
        const standing = new Map(shown.map((file) => [file.file, file]));
        const held = [...broken].filter((file) => standing.get(file)?.text !== input.files[file]);
        const context = await contextOf(shown, input);
        if (context && ground?.input.schemas === input.schemas && contexts.areOfSameCode(context, ground.context))
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
