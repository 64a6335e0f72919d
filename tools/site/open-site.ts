import { checkSite, createSurveyor, openAll } from '../../engine/check/check.ts';
import { offsetOf, positionOf } from '../../engine/check/located-json.ts';
import type { Problem } from '../../engine/check/problem.ts';
import type { SiteFile, SiteInput } from '../../engine/check/site-files.ts';
import type { CompileContext, Origin } from '../../engine/compile/context.ts';
import type { PageDescriptor } from '../../engine/descriptor/page.ts';
import type { SharedDescriptor } from '../../engine/descriptor/section.ts';
import type { SiteDescriptor } from '../../engine/descriptor/site.ts';
import { assetReader } from './asset-facts.ts';
import { readSite } from './read-site.ts';
import { collectionsOf, readEndpoints, sourcesFrom } from './records.ts';
import { openSanitiser, type Sanitiser } from './sanitiser.ts';

/** A site that has been read and checked. */
export interface OpenSite {
  problems: Problem[];
  /** What was read. */
  input: SiteInput;
  /** How many files were checked. */
  files: number;
  /** What compiling needs; absent while the site has errors that nothing stands in for. */
  context?: CompileContext;
}

/**
 * Opens sites of one folder again and again, keeping what does not change between two looks. With `live`, as the dev server
 * wants it (default: without), the last good version of a file stands in for a broken one, so that the rest of the site
 * stays live, and compiled sections carry their places. `sanitiser` cleans the records' HTML (default: one of its own).
 */
export function siteOpener(
  folder: string,
  { live = false, sanitiser = openSanitiser() }: { live?: boolean; sanitiser?: Promise<Sanitiser> } = {},
): () => Promise<OpenSite> {
  const asset = assetReader(folder);
  const survey = createSurveyor();
  let good: SiteInput['files'] = {};
  return async () => {
    const input = await readSite(folder);
    const { problems, model } = survey(input);
    const broken = brokenIn(problems);
    const texts = live ? withGood(input.files, broken, good) : input.files;
    if (broken.size > 0 && (!live || brokenIn(checkSite({ ...input, files: texts })).size > 0))
      return { problems, input, files: Object.keys(input.files).length };
    good = texts;
    const files = broken.size > 0 ? openAll(texts) : model.files;
    const site = files.find(({ kind }) => kind === 'site')?.value as SiteDescriptor;
    const records = Object.fromEntries(
      files.filter(({ kind }) => kind === 'record').map(({ file, value }) => [file, value]),
    );
    const context: CompileContext = {
      site,
      pages: files.filter(({ kind }) => kind === 'page').map(({ value }) => value as PageDescriptor),
      shared: new Map(
        files
          .filter(({ kind }) => kind === 'shared')
          .map(({ file, value }) => [
            file.slice('pages/shared/'.length, -'.json'.length),
            (value as SharedDescriptor).sections,
          ]),
      ),
      schemas: input.schemas,
      asset,
      sources: sourcesFrom(await readEndpoints(), collectionsOf(records, site)),
      sanitise: (await sanitiser).sanitise,
      ...(live && { origin: originOf(files) }),
    };
    return { problems, input, context, files: files.length };
  };
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
