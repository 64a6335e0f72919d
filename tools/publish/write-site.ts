import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompileContext } from '../../engine/compile/context.ts';
import { type Route, routesOf } from '../../engine/compile/page.ts';
import { compileSite } from '../../engine/compile/site.ts';
import type { OtherRoutes, RoutePattern, SiteFile } from '../../engine/page-file.ts';
import { addressesOf, codesOf } from '../../engine/schema/languages.ts';
import { withoutLast } from '../../engine/schema/placeholders.ts';
import { filledRedirects } from '../../engine/schema/redirects.ts';
import { writeAtomically } from '../files/files.ts';
import { sealed } from '../files/sealed.ts';
import { unfinished } from '../files/unfinished.ts';
import { writeError } from '../files/write-error.ts';
import { apiAddresses } from '../host/api-addresses.ts';
import type { BuildFacts, ServedPattern } from '../host/build-facts.ts';
import { hostFiles } from '../host/host-files.ts';
import { notFoundPages } from '../host/not-found.ts';
import { root } from '../paths.ts';
import { openBuildCache } from './build-cache.ts';
import type { BuildInputs, BuildTask, CopyTask } from './build-tasks.ts';
import { buildTime } from './build-time.ts';
import type { Bundle } from './bundle.ts';
import { hashesOf } from './document.ts';
import { factsFile, type SealedFacts } from './facts.ts';
import { foreignOrigins } from './foreign-origins.ts';
import { inputsHash } from './freshness.ts';
import { encodings } from './precompress.ts';
import { replaceFolder } from './replace-folder.ts';
import { answerTasks, copyTasks, pageTasks, redirectTasks } from './site-tasks.ts';
import { wordFiles } from './word-files.ts';
import { startWorkerPool } from './worker-pool.ts';

/** How a site is written. */
export interface WritingOptions {
  /** Who makes the files. Default: threads. */
  startPool?: typeof startWorkerPool;
  /** Resolves when the site may take its place; when it rejects, nothing more is made, and that is the error. Default: at once. */
  approved?: Promise<void>;
  /** Hears what was found amiss in the last build. Default: nobody does. */
  say?: (line: string) => void;
}

/**
 * Writes a compiled site as static files, each with its compressed variants: HTML and data of every route and language,
 * assets, and the API's answers. What the last build made from the same is taken over. All goes to a folder beside the old
 * one, which it replaces when it is whole. Returns how many pages there are.
 */
export async function writeSite(
  context: CompileContext,
  siteFolder: string,
  bundle: Bundle,
  out: string,
  { startPool = startWorkerPool, approved = Promise.resolve(), say = () => {} }: WritingOptions = {},
): Promise<number> {
  let refused: { reason: unknown } | undefined;
  approved.catch((reason) => {
    refused = { reason };
  });
  const folder = unfinished(out);
  const template = await readFile(join(root, 'engine/app/index.html'), 'utf8');
  const spoken = codesOf(context.site).map((language) => {
    const site = compileSite(context, language);
    return { language, site, ...wordFiles(site, context.schemas) };
  });
  const inputs: BuildInputs = {
    folder,
    template,
    sites: Object.fromEntries(spoken.map(({ language, site }) => [language, JSON.stringify(site)])),
    words: Object.fromEntries(spoken.map(({ language, files }) => [language, files])),
  };
  const pool = startPool(inputs, bundle);
  const keyOf = keysOn(inputs, bundle);
  try {
    await mkdir(folder, { recursive: true });
    const cache = await openBuildCache(out, folder, say);
    const give = async (task: BuildTask) => {
      if (refused) throw refused.reason;
      const key = keyOf(task);
      if (!cache.restore(key)) await pool.run(task, (made) => cache.note(key, made));
    };
    const routes = routesOf(context);
    const patterns = patternsOf(routes);
    const unknown = notFoundPages(patterns, addressesOf(context.site));

    // A site's own file stands in the place of what would have its name.
    const given = new Set([factsFile]);
    const isFree = (path: string) => given.size < given.add(path).size;
    const copies = [
      ...(await copyTasks(join(siteFolder, 'assets'))),
      ...(await copyTasks(join(bundle.folder, '_'), '_/')),
    ];
    for (const task of copies) if (isFree(task.path)) await give(task);

    // The template's own sheet settles the order of the layers before any of them is met.
    const styles = new Set(/<style>(.*?)<\/style>/s.exec(template)?.slice(1));
    for (const task of pageTasks(context, routes, unknown, bundle, styles))
      await give({ ...task, html: task.html.filter(isFree), data: task.data.filter(isFree) });

    const facts: BuildFacts = {
      build: bundle.build,
      scriptHashes: hashesOf([bundle.early]),
      styleHashes: hashesOf(styles),
      ...foreignOrigins(context),
      inputs: await inputsHash(siteFolder, bundle.build, context.folders),
      patterns,
      languages: addressesOf(context.site),
      redirects: filledRedirects(context.site),
    };
    const built = buildTime();
    const texts = {
      ...Object.fromEntries(
        spoken.map(({ language, site, files }) => [
          `_data/${language}.json`,
          JSON.stringify({ ...site, words: files, built } satisfies SiteFile),
        ]),
      ),
      '_data/routes.json': JSON.stringify(otherRoutesOf(context)),
      ...hostFiles(facts, apiAddresses(context)),
    };
    for (const [path, text] of Object.entries(texts)) if (isFree(path)) await give({ path, text });
    for (const tasks of [
      ...spoken.map(({ tasks }) => tasks),
      redirectTasks(context, unknown, bundle.early),
      answerTasks(context),
    ])
      for (const task of tasks) if (isFree(task.path)) await give(task);

    await pool.finish();
    await approved;
    const whole: SealedFacts = { ...facts, files: cache.contents() };
    const told = sealed(whole);
    await writeAtomically(join(folder, factsFile), told);
    await cache.save(told);
    replaceFolder(folder, out);
    return routes.length * spoken.length;
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
function keysOn({ template, sites }: BuildInputs, { build }: Bundle): (task: BuildTask) => string {
  // What thousands of pages share is hashed once.
  const groundOf = (site: string) => createHash('sha256').update(template).update(site).digest('hex');
  const inputsByLanguage = new Map(Object.entries(sites).map(([language, site]) => [language, groundOf(site)]));
  return (task) => {
    const more =
      'file' in task ? inputsByLanguage.get(task.language) : 'from' in task ? JSON.stringify(stampsOf(task)) : '';
    const text = `${build} ${process.version} ${more} ${JSON.stringify(task)}`;
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

/** What a browser asks for when a route has no file: the routes with parameters, and the old routes. */
export function otherRoutesOf(context: CompileContext): OtherRoutes {
  const patterns = patternsOf(routesOf(context)).map(({ pattern, data }): RoutePattern => ({ pattern, data }));
  return { patterns, redirects: filledRedirects(context.site) };
}

/** The routes with parameters: each has a template whose parameters stand as `_name`. */
function patternsOf(routes: Route[]): ServedPattern[] {
  return routes
    .filter(({ params }) => params === undefined)
    .map(({ pattern, path, page }) => ({
      pattern,
      data: path,
      ...(page.routeDefaults && { fallback: withoutLast(pattern) }),
    }));
}
