import { offsetOf } from '../../engine/check/located-json.ts';
import { openAll } from '../../engine/check/look.ts';
import { positionOf } from '../../engine/check/position.ts';
import type { Problem } from '../../engine/check/problem.ts';
import { openFile, type SiteFile, type SiteInput } from '../../engine/check/site-files.ts';
import { createSteppingSurveyor } from '../../engine/check/survey.ts';
import type { CompileContext, Origin } from '../../engine/compile/context.ts';
import type { PageDescriptor } from '../../engine/descriptor/page.ts';
import type { SharedDescriptor } from '../../engine/descriptor/section.ts';
import type { SiteDescriptor } from '../../engine/descriptor/site.ts';
import { assetReader, lookedUpOnce } from './asset-facts.ts';
import { siteReader } from './read-site.ts';
import { collectionsOf, readEndpoints, sourcesFrom } from './records.ts';
import { openSanitiser, type Sanitiser } from './sanitiser.ts';

/** A site that has been read and checked. */
export interface OpenSite {
  problems: Problem[];
  /** What was read. */
  input: SiteInput;
  /** The files that were checked. */
  files: SiteFile[];
  /** What compiling needs; absent while the site has errors that nothing stands in for. */
  context?: CompileContext;
}

/** Opens the site of one folder again and again. */
export interface SiteOpener {
  /** Reads and checks the site. */
  open(): Promise<OpenSite>;
  /** Reads the site, for those who want to work with it before it is checked. */
  read(): Promise<ReadSite>;
}

/** A site that has been read. */
export interface ReadSite {
  /** What compiling needs, from files that nobody has checked. `undefined` while site.json cannot be read. */
  glance(): Promise<CompileContext | undefined>;
  /** Checks what was read. */
  check(): Promise<OpenSite>;
}

/** How a site is opened. */
export interface OpeningOptions {
  /**
   * Whether the last good version of a file stands in for a broken one, so that the rest of the site stays live, and compiled
   * sections carry their places: for the dev server. Default: no.
   */
  live?: boolean;
  /** Called again and again while the site is checked, which goes on when it resolves. Default: nothing comes between. */
  pause?: () => Promise<void>;
  /** Cleans the records' HTML. Default: one of its own. */
  sanitiser?: Promise<Sanitiser>;
}

/** Opens sites of one folder, keeping what does not change between two looks. */
export function siteOpener(
  folder: string,
  { live = false, pause, sanitiser = openSanitiser() }: OpeningOptions = {},
): SiteOpener {
  const asset = assetReader(folder);
  const read = siteReader(folder);
  const steps = createSteppingSurveyor();
  const survey = (input: SiteInput, open?: typeof openFile) => inSlices(steps(input, { open }), pause);
  let good: SiteInput['files'] = {};

  const contextOf = async (files: SiteFile[], { schemas }: SiteInput): Promise<CompileContext | undefined> => {
    const descriptors = descriptorsIn(files);
    if (!descriptors) return undefined;
    const { records, ...written } = descriptors;
    return {
      ...written,
      schemas,
      asset: lookedUpOnce(asset),
      sources: sourcesFrom(await readEndpoints(), collectionsOf(records, written.site)),
      sanitise: (await sanitiser).sanitise,
      ...(live && { origin: originOf(files) }),
    };
  };

  const readSite = async (): Promise<ReadSite> => {
    const input = await read();
    // What was glanced at is not opened again to be checked.
    const glanced = new Map<string, SiteFile>();
    const open = (file: string, text: string) => glanced.get(file) ?? openFile(file, text);
    return {
      async glance() {
        for (const file of openAll(input.files)) glanced.set(file.file, file);
        const readable = [...glanced.values()].filter(({ value }) => value !== undefined);
        return contextOf(readable, input);
      },
      async check() {
        const { problems, model } = await survey(input, open);
        glanced.clear();
        const broken = brokenIn(problems);
        const texts = live ? withGood(input.files, broken, good) : input.files;
        const failed = { problems, input, files: model.files };
        if (broken.size > 0 && !live) return failed;
        // What stands in for broken files must hold together with the rest.
        const { problems: left, model: mended } =
          broken.size > 0 ? await survey({ ...input, files: texts }) : { problems, model };
        if (brokenIn(left).size > 0) return failed;
        good = texts;
        return { problems, input, context: await contextOf(mended.files, input), files: mended.files };
      },
    };
  };

  return { read: readSite, open: async () => (await readSite()).check() };
}

/** What files say, by their kinds. `undefined` where none of them can be read as site.json. */
function descriptorsIn(files: SiteFile[]) {
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
      records: Object.fromEntries(valuesOf<unknown>('record')),
    }
  );
}

/** For how long a survey goes on before others get their turn, in milliseconds: a request waits no longer than this. */
const slice = 20;

async function inSlices<Result>(steps: Generator<void, Result>, pause?: () => Promise<void>): Promise<Result> {
  for (let started = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (!pause || performance.now() - started < slice) continue;
    await pause();
    started = performance.now();
  }
}

/** The files that have errors. */
function brokenIn(problems: Problem[]): Set<string> {
  return new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
}

/** The texts with the last good one in the place of each broken file; a file that never was good is left out. */
function withGood(texts: SiteInput['files'], broken: Set<string>, good: SiteInput['files']): SiteInput['files'] {
  const sound = Object.entries(texts).filter(([file]) => !broken.has(file));
  return Object.fromEntries([...sound, ...Object.entries(good).filter(([file]) => broken.has(file))]);
}

/** Finds the places of pages and of what is in them in the files they were read from. */
function originOf(files: SiteFile[]): Origin {
  const byName = new Map(files.map((file) => [file.file, file]));
  const byPage = new Map(files.map(({ file, value }) => [value, file]));
  return {
    fileOf: (page) => byPage.get(page),
    positionOf(name, path) {
      const file = byName.get(name);
      return file ? positionOf(file.text, offsetOf(file, path)) : { line: 1, column: 1 };
    },
  };
}
