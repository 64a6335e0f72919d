import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompileContext } from '../compile/context.ts';
import { routesOf } from '../compile/page.ts';
import { compileSite } from '../compile/site.ts';
import { compileTheme } from '../compile/theme.ts';
import type { PageFile } from '../model/page-file.ts';
import { codesOf } from '../model/schema/languages.ts';
import { writeAtomically } from '../site/files/files.ts';
import { withLock } from '../site/files/journal/lock.ts';
import { hashOf } from '../site/files/seal.ts';
import { stampAt } from '../site/files/stamps.ts';
import { temporaryPath } from '../site/files/temporary-path.ts';
import { writeError } from '../site/files/write-error.ts';
import { allTasks, shardTasks } from './all-tasks.ts';
import { openBuildCache } from './build-cache.ts';
import type { BuildInputs, BuildOrder, BuildTask, CopyTask } from './build-tasks.ts';
import { buildTime } from './build-time.ts';
import type { Bundle } from './bundle.ts';
import { pageCompiler } from './compiled-pages.ts';
import { factsFile } from './facts.ts';
import { factsWith } from './file-list.ts';
import { type Inputs, inputsOf } from './freshness.ts';
import type { Forms } from './hosts/build-facts.ts';
import { encodings } from './precompress.ts';
import { replaceFolder } from './replace-folder.ts';
import { type Shard, shardFile } from './shard.ts';
import type { Look } from './standing-build.ts';
import { styleFiles } from './style-files.ts';
import { type BuildTarget, contextFor, extentFor } from './targets.ts';
import { themedTemplate } from './themed-template.ts';
import { wordFiles } from './word-files.ts';
import { startWorkerPool } from './worker-pool.ts';

/** How a site is written. */
export interface WritingOptions {
  /** Who it is written for. Default: whoever may come. */
  target?: BuildTarget;
  /** Who makes the files. Default: threads. */
  startPool?: typeof startWorkerPool;
  /** Resolves when the site may take its place; when it rejects, nothing more is made, and that is the error. Default: at once. */
  approved?: Promise<void>;
  /** What it is made from, looked at before it was read. Default: as it is now, and the next build does not know. */
  inputs?: Inputs;
  /** When it is built. Default: now, as {@link buildTime} has it. */
  built?: Date;
  /** Whether the context holds drafts: such a build is a preview, and no other serves in its place. Default: it holds none. */
  drafts?: boolean;
  /** When what is published next changes by itself, in ISO form. Default: never. */
  nextChange?: string | undefined;
  /** What another thread finds of the last build, see {@link openBuildCache}. Default: it is looked at here. */
  looked?: Promise<Look | undefined>;
  /** Hears what was found amiss in the last build. Default: nobody does. */
  say?: (line: string) => void;
  /** Makes one part of the site and no more, for {@link shards} of a later call. Default: all of it. */
  shard?: Shard;
  /** Folders of parts, whose files are taken over as those of the last build. Default: none. */
  shards?: string[];
}

/** What was written of a site. */
export interface Written {
  /** How many pages there are, each language's by itself. */
  pages: number;
  /** How many files. */
  files: number;
  /** What the forms of its pages take, by the page's file. Absent where none has any. */
  forms?: Record<string, Forms>;
}

/**
 * Writes a compiled site as static files: HTML and data of every route and language, assets, and as far as its target uses them
 * compressed variants and the API's answers. What the last build made from the same is taken over; the rest goes to a folder beside
 * it, and in its place when all is made. Waits for another build to the same place.
 */
export async function writeSite(
  context: CompileContext,
  siteFolder: string,
  bundle: Bundle,
  out: string,
  options: WritingOptions = {},
): Promise<Written> {
  const notes = join(dirname(out), '.cache');
  // Nobody listens yet.
  options.approved?.catch(() => {});
  await mkdir(notes, { recursive: true }).catch((error) => {
    throw writeError(error, notes);
  });
  // Another build of the same place, in this process or another, would change under this one what it takes over.
  return withLock(notes, () => write(context, siteFolder, bundle, out, options));
}

async function write(
  checked: CompileContext,
  siteFolder: string,
  bundle: Bundle,
  out: string,
  {
    target = 'any',
    startPool = startWorkerPool,
    inputs: given,
    approved = Promise.resolve(),
    built = new Date(buildTime()),
    drafts = false,
    nextChange,
    looked,
    say = () => {},
    shard,
    shards = [],
  }: WritingOptions,
): Promise<Written> {
  let refused: { reason: unknown } | undefined;
  approved.catch((reason) => {
    refused = { reason };
  });
  const folder = temporaryPath(out);
  const full = contextFor(target, checked);
  // Feeds would spread what is not published.
  const context = drafts ? { ...full, isPreview: true, feeds: [] } : full;
  const extent = extentFor(target, context);
  const template = await themedTemplate(compileTheme(context));
  const { styles, tasks: sheets } = styleFiles(context, bundle.styles);
  const sites = codesOf(context.site).map((language) => ({ ...compileSite(context, language), styles }));
  const edition = hashOf(JSON.stringify([bundle.build, template, sites])).slice(0, 8);
  const spoken = sites.map((shared) => {
    const site = { ...shared, edition };
    const { files, tasks } = wordFiles(site, context.schemas);
    return { language: site.language, site, files, tasks: [...sheets, ...tasks] };
  });
  const inputs: BuildInputs = {
    folder,
    assets: join(siteFolder, 'assets'),
    encodings: extent.encodings,
    template,
    sites: Object.fromEntries(spoken.map(({ language, site }) => [language, JSON.stringify(site)])),
    words: Object.fromEntries(spoken.map(({ language, files }) => [language, files])),
  };
  const pool = startPool(inputs, bundle);
  const { build } = bundle;
  const { written, state } = given ?? (await inputsOf(siteFolder, build));
  const keyOf = keysOn(inputs, build);
  try {
    await mkdir(folder, { recursive: true });
    const cache = await openBuildCache(out, folder, build, say, shards, await looked);
    const publication = { ...extent, written, built, drafts, nextChange };
    const pages = pageCompiler(context, build, cache.pages, !shard, cache.found);
    const orders = shard
      ? shardTasks(context, bundle, pages, shard, extent)
      : allTasks(context, siteFolder, bundle, template, spoken, pages, publication);
    // A build without one of its PDFs is tried again, though nothing has changed.
    let isWhole = true;
    let next = await orders.next();
    for (; !next.done; next = await orders.next()) {
      if (refused) throw refused.reason;
      const order = next.value;
      const key = keyOf(order);
      if (cache.restore(key)) continue;
      const task = taskOf(order);
      const skipped = (reason: string) => {
        isWhole = false;
        say(skippedPdf(task, reason, context));
      };
      await pool.run(task, (made) => cache.note(key, made), skipped);
    }
    const facts = next.value;
    await pool.finish();
    await approved;
    const told = facts ? factsWith(facts, cache.files()) : cache.notes();
    await writeAtomically(join(folder, facts ? factsFile : shardFile), told);
    if (facts) await cache.putInPlace(told, pages.notes(), pages.toKeep(), isWhole ? state : undefined);
    else replaceFolder(folder, out);
    const paged = routesOf(context).reduce((sum, { languages = spoken }) => sum + languages.length, 0);
    return { pages: paged, files: cache.files().length + 1, ...(facts?.forms && { forms: facts.forms }) };
  } catch (error) {
    // What was to be there is named, not where it was made.
    const { path } = error as NodeJS.ErrnoException;
    throw path?.startsWith(out) ? writeError(error, path.replace(folder, out)) : error;
  } finally {
    await pool.terminate();
    await rm(folder, { recursive: true, force: true });
  }
}

/** An order with what it is made from at hand. */
function taskOf(order: BuildOrder): BuildTask {
  if ('file' in order) return { ...order, file: order.file() };
  return 'hash' in order ? { path: order.path, text: order.text() } : order;
}

/** The warning about a PDF that could not be made. */
function skippedPdf(task: BuildTask, reason: string, context: CompileContext): string {
  const { route = '' } = 'file' in task ? (JSON.parse(task.file) as PageFile).page : {};
  const page = routesOf(context).find(({ path }) => path === route)?.page;
  const file = page && context.fileOf?.(page);
  const path = 'path' in task ? task.path : '';
  return `warning: ${file ? `${file}: ` : ''}the PDF of ${route} could not be made: ${reason}. The site has no ${path}, and its link leads nowhere; please report this`;
}

/** Tells an order's key: a hash of all that its files are made from. */
function keysOn({ encodings, template, sites }: BuildInputs, build: string): (order: BuildOrder) => string {
  // What thousands of pages share is hashed once.
  const groundOf = (site: string) => createHash('sha256').update(template).update(site).digest('hex');
  const inputsByLanguage = new Map(Object.entries(sites).map(([language, site]) => [language, groundOf(site)]));
  return (order) => {
    const more =
      'file' in order ? inputsByLanguage.get(order.language) : 'from' in order ? JSON.stringify(stampsOf(order)) : '';
    const text = `${build} ${process.version} ${encodings} ${more} ${JSON.stringify(order)}`;
    return hashOf(text);
  };
}

/** The stamps of the file that a copy is of, and of its variants. */
function stampsOf({ from }: CopyTask): (string | undefined)[] {
  return ['', ...encodings.map((ending) => `.${ending}`)].map((ending) => stampAt(from + ending));
}
