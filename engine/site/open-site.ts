import { restoreFile } from '../check/cached-file.ts';
import { createSteppingInspector, type SiteInspection } from '../check/inspect-site.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import { openFile, type SiteFile, type SiteInput } from '../check/site-files.ts';
import { runInSlices } from '../model/run-in-slices.ts';
import { createAssetReader } from './asset-facts.ts';
import { type InspectionCache, openInspectionCache } from './inspection-cache.ts';
import { createSiteReader, type Overlay } from './read-site.ts';
import { createSiteDisplay, type ShownSite } from './show-site.ts';
import { type ContextOptions, createContextMaker, type SiteContext } from './site-context.ts';

/** A site that was read and checked. `held` and `waiting` are empty without `live`. */
export interface OpenSite extends ShownSite, Omit<SiteInspection, 'keep'> {
  input: SiteInput;
  /** Caches the results for the next process, if the option `build` is given. */
  keep(): Promise<void>;
}

/** A site that was read, but not checked. */
export interface ReadSite {
  /** The compile context from unchecked files. `undefined` if site.json is not valid JSON. */
  unchecked(): Promise<SiteContext | undefined>;
  check(): Promise<OpenSite>;
}

export interface OpeningOptions extends ContextOptions {
  /** Called regularly during the check, which continues when it resolves. Default: no pauses. */
  pause?: () => Promise<void>;
  /** Unsaved texts that replace those on the disk. Default: none. */
  over?: Overlay;
  /** The language of messages, called at each inspection. Default: English. */
  language?: () => MessageLanguage;
  /** A hash of the engine's code, to cache results for the next process. Default: no cache. */
  build?: string;
}

export type SiteOpener = ReturnType<typeof createSiteOpener>;

/** Opens the site in one folder repeatedly, and reuses everything that does not change between two inspections. */
export function createSiteOpener(folder: string, options: OpeningOptions = {}) {
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
    // Later inspections have the results of the first one.
    const kept = isFirst && build !== undefined ? await openInspectionCache(folder, build, input) : undefined;
    isFirst = false;
    // Files that `unchecked` has parsed are not parsed again.
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
        // Without errors, the unchecked files are the checked ones.
        return { ...inspected, context: (await unchecked) ?? (await contextOf(model.files, input, kept)) };
      },
    };
  };

  return {
    read: readSite,
    open: async () => (await readSite()).check(),
    /** Applies a draft of a file until the site is opened again. `undefined` if the site cannot be shown with it. */
    draft: (path: string, text: string) => display.draft({ path, text, language: language?.() }),
  };
}

/** How long an inspection runs before it pauses, in milliseconds: requests wait no longer than this. */
const sliceMs = 20;
