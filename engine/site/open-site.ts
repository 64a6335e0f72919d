import { restoreFile } from '../check/cached-file.ts';
import { createSteppingInspector, type Inspector } from '../check/inspect-site.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import type { Problem } from '../check/problem.ts';
import { openFile, type SiteFile, type SiteInput } from '../check/site-files.ts';
import type { SiteModel } from '../check/site-model.ts';
import { runInSlices } from '../model/run-in-slices.ts';
import { createAssetReader } from './asset-facts.ts';
import { type InspectionCache, openInspectionCache } from './inspection-cache.ts';
import { createSiteReader, type Overlay } from './read-site.ts';
import { createSiteDisplay, type ShownSite } from './show-site.ts';
import { type ContextOptions, createContextMaker, type SiteContext } from './site-context.ts';

/** A site that has been read and checked; `held` and `waiting` are empty without `live`. */
export interface OpenSite extends ShownSite {
  problems: Problem[];
  /** What was read. */
  input: SiteInput;
  /** The site as it was checked: its files, and what they name. */
  model: SiteModel;
  /** An inspector of what the site may come to, see {@link SiteInspection.later}. */
  later(): Inspector;
  /** Keeps what was found for the next process, where the opener knows the code's hash. */
  keep(): Promise<void>;
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
  build?: string;
}

/** Opens sites of one folder, keeping what does not change between two inspections. */
export function createSiteOpener(folder: string, options: OpeningOptions = {}): SiteOpener {
  const { pause = async () => {}, over, language, build, ...how } = options;
  const assets = createAssetReader(folder);
  const read = createSiteReader(folder, over, assets);
  const steps = createSteppingInspector();
  const contexts = createContextMaker(folder, how);
  const contextOf = (files: readonly SiteFile[], input: SiteInput, kept?: InspectionCache) =>
    contexts.make(files, input, { assets, kept });
  const display = createSiteDisplay(contextOf, contexts);
  let isFirst = true;

  const readSite = async (): Promise<ReadSite> => {
    const input = await read();
    // Later inspections know more themselves.
    const kept = isFirst && build !== undefined ? await openInspectionCache(folder, build, input) : undefined;
    isFirst = false;
    // What was opened unchecked is not opened again to be checked.
    const opened = new Map<string, SiteFile>();
    const open = (file: string, text: string) => opened.get(file) ?? openFile(file, text);
    let unchecked: Promise<SiteContext | undefined> | undefined;
    return {
      async unchecked() {
        for (const path of Object.keys(input.files).sort()) {
          const file = restoreFile(path, input, kept) ?? openFile(path, input.files[path] as string);
          if (file) opened.set(path, file);
        }
        const readable = [...opened.values()].filter(({ faults }) => faults.length === 0);
        unchecked = contextOf(readable, input, kept);
        return unchecked;
      },
      async check() {
        const inspection = await runInSlices(steps(input, { open, kept, language: language?.() }), pause, sliceMs);
        const { problems, model, later } = inspection;
        opened.clear();
        const keep = async () => {
          await kept?.save(inspection);
          await assets.save();
        };
        const inspected: OpenSite = { problems, input, model, later, keep, held: [], waiting: [] };
        if (how.live) return { ...inspected, ...(await display.show(inspection, input)) };
        if (problems.some(({ severity }) => severity === 'error')) return inspected;
        // Where nothing is broken, what was opened unchecked is what was found sound.
        return { ...inspected, context: (await unchecked) ?? (await contextOf(model.files, input, kept)) };
      },
    };
  };

  return {
    read: readSite,
    open: async () => (await readSite()).check(),
    draft: (path, text) => display.draft({ path, text, language: language?.() }),
  };
}

/** For how long an inspection goes on before others get their turn, in milliseconds: a request waits no longer than this. */
const sliceMs = 20;
