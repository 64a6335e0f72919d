import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompileContext } from '../../engine/compile/context.ts';
import { routesOf } from '../../engine/compile/page.ts';
import { compileSite } from '../../engine/compile/site.ts';
import { compileTheme } from '../../engine/compile/theme.ts';
import { codesOf } from '../../engine/schema/languages.ts';
import { writeAtomically } from '../files/files.ts';
import { sealed } from '../files/sealed.ts';
import { unfinished } from '../files/unfinished.ts';
import { writeError } from '../files/write-error.ts';
import { allTasks, shardTasks } from './all-tasks.ts';
import { openBuildCache } from './build-cache.ts';
import type { BuildInputs, BuildTask, CopyTask } from './build-tasks.ts';
import { buildTime } from './build-time.ts';
import type { Bundle } from './bundle.ts';
import { factsFile, type SealedFacts } from './facts.ts';
import { encodings } from './precompress.ts';
import { openDrawings } from './previews/draw.ts';
import { replaceFolder } from './replace-folder.ts';
import { type Shard, shardFile } from './shard.ts';
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
  /** When it is built. Default: now, as {@link buildTime} has it. */
  built?: Date;
  /** Whether the context holds drafts: such a build is a preview, and no other serves in its place. Default: it holds none. */
  drafts?: boolean;
  /** When what is published next changes by itself, in ISO form. Default: never. */
  nextChange?: string | undefined;
  /** Hears what was found amiss in the last build. Default: nobody does. */
  say?: (line: string) => void;
  /** Makes one part of the site and no more, for {@link shards} of a later call. Default: all of it. */
  shard?: Shard;
  /** Folders of parts, whose files are taken over as those of the last build. Default: none. */
  shards?: string[];
}

/**
 * Writes a compiled site as static files: HTML and data of every route and language, assets, and as far as its target uses them
 * compressed variants and the API's answers. What the last build made from the same is taken over. All goes to a folder beside the old
 * one, which it replaces when it is whole. Returns how many pages there are.
 */
export async function writeSite(
  checked: CompileContext,
  siteFolder: string,
  bundle: Bundle,
  out: string,
  {
    target = 'any',
    startPool = startWorkerPool,
    approved = Promise.resolve(),
    built = new Date(buildTime()),
    drafts = false,
    nextChange,
    say = () => {},
    shard,
    shards = [],
  }: WritingOptions = {},
): Promise<number> {
  let refused: { reason: unknown } | undefined;
  approved.catch((reason) => {
    refused = { reason };
  });
  const folder = unfinished(out);
  const context = contextFor(target, checked);
  const extent = extentFor(target, context);
  const template = await themedTemplate(compileTheme(context));
  const spoken = codesOf(context.site).map((language) => {
    const site = { ...compileSite(context, language), styles: bundle.styles.later };
    return { language, site, ...wordFiles(site, context.schemas) };
  });
  const inputs: BuildInputs = {
    folder,
    encodings: extent.encodings,
    template,
    sites: Object.fromEntries(spoken.map(({ language, site }) => [language, JSON.stringify(site)])),
    words: Object.fromEntries(spoken.map(({ language, files }) => [language, files])),
  };
  const pool = startPool(inputs, bundle);
  const keyOf = keysOn(inputs, bundle);
  try {
    await mkdir(folder, { recursive: true });
    const cache = await openBuildCache(out, folder, say, shards);
    const drawings = openDrawings(join(dirname(out), '.cache/previews'));
    const publication = { ...extent, built, drafts, nextChange };
    const tasks = shard
      ? shardTasks(context, bundle, shard, extent)
      : allTasks(context, siteFolder, bundle, template, spoken, drawings, publication);
    let next = await tasks.next();
    for (; !next.done; next = await tasks.next()) {
      if (refused) throw refused.reason;
      const task = next.value;
      const key = keyOf(task);
      if (!cache.restore(key)) await pool.run(task, (made) => cache.note(key, made));
    }
    const facts = next.value;
    await pool.finish();
    await approved;
    const told = facts ? sealed({ ...facts, files: cache.contents() } satisfies SealedFacts) : cache.notes();
    await writeAtomically(join(folder, facts ? factsFile : shardFile), told);
    if (facts) await Promise.all([cache.save(told), drawings.sweep()]);
    replaceFolder(folder, out);
    return routesOf(context).reduce((sum, { languages = spoken }) => sum + languages.length, 0);
  } catch (error) {
    // What was to be there is named, not where it was made.
    const { path } = error as NodeJS.ErrnoException;
    throw path?.startsWith(out) ? writeError(error, path.replace(folder, out)) : error;
  } finally {
    await pool.terminate();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tells a task's key: a hash of all that its files are made from. */
function keysOn({ encodings, template, sites }: BuildInputs, { build }: Bundle): (task: BuildTask) => string {
  // What thousands of pages share is hashed once.
  const groundOf = (site: string) => createHash('sha256').update(template).update(site).digest('hex');
  const inputsByLanguage = new Map(Object.entries(sites).map(([language, site]) => [language, groundOf(site)]));
  return (task) => {
    const more =
      'file' in task ? inputsByLanguage.get(task.language) : 'from' in task ? JSON.stringify(stampsOf(task)) : '';
    const text = `${build} ${process.version} ${encodings} ${more} ${JSON.stringify(task)}`;
    return createHash('sha256').update(text).digest('base64url');
  };
}

/** The size and time of the file that a copy is of, and of its variants. */
function stampsOf({ from }: CopyTask): (string | undefined)[] {
  return ['', ...encodings.map((ending) => `.${ending}`)].map((ending) => {
    const found = statSync(from + ending, { throwIfNoEntry: false });
    return found && `${found.size} ${found.mtimeMs}`;
  });
}
