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
import { buildTime } from './build-time.ts';
import type { Bundle } from './bundle.ts';
import { hashesOf } from './document.ts';
import { factsFile, type SealedFacts } from './facts.ts';
import { foreignOrigins } from './foreign-origins.ts';
import { inputsHash } from './freshness.ts';
import { openKept } from './kept.ts';
import type { BuildInputs, CopyOrder, Order } from './orders.ts';
import { encodings } from './precompress.ts';
import { replaceFolder } from './replace-folder.ts';
import { answerOrders, copyOrders, leadingOrders, pageOrders } from './site-orders.ts';
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
    const kept = await openKept(out, folder, say);
    const give = async (order: Order) => {
      if (refused) throw refused.reason;
      const key = keyOf(order);
      if (!kept.take(key)) await pool.give(order, (made) => kept.note(key, made));
    };
    const routes = routesOf(context);
    const patterns = patternsOf(routes);
    const unknown = notFoundPages(patterns, addressesOf(context.site));

    // A site's own file stands in the place of what would have its name.
    const given = new Set([factsFile]);
    const isFree = (path: string) => given.size < given.add(path).size;
    const copies = [
      ...(await copyOrders(join(siteFolder, 'assets'))),
      ...(await copyOrders(join(bundle.folder, '_'), '_/')),
    ];
    for (const order of copies) if (isFree(order.path)) await give(order);

    // The template's own sheet settles the order of the layers before any of them is met.
    const styles = new Set(/<style>(.*?)<\/style>/s.exec(template)?.slice(1));
    for (const order of pageOrders(context, routes, unknown, bundle, styles))
      await give({ ...order, html: order.html.filter(isFree), data: order.data.filter(isFree) });

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
    for (const orders of [
      ...spoken.map(({ orders }) => orders),
      leadingOrders(context, unknown, bundle.early),
      answerOrders(context),
    ])
      for (const order of orders) if (isFree(order.path)) await give(order);

    await pool.finish();
    await approved;
    const whole: SealedFacts = { ...facts, files: kept.contents() };
    const told = sealed(whole);
    await writeAtomically(join(folder, factsFile), told);
    await kept.save(told);
    replaceFolder(folder, out);
    return routes.length * spoken.length;
  } catch (error) {
    // What was to be there is named, not where it was made.
    const { path } = error as NodeJS.ErrnoException;
    throw path?.startsWith(out) ? writeError(error, path.replace(folder, out)) : error;
  } finally {
    await pool.dismiss();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tells an order's key: a hash of all that its files are made from. */
function keysOn({ template, sites }: BuildInputs, { build }: Bundle): (order: Order) => string {
  // What thousands of pages share is hashed once.
  const groundOf = (site: string) => createHash('sha256').update(template).update(site).digest('hex');
  const grounds = new Map(Object.entries(sites).map(([language, site]) => [language, groundOf(site)]));
  return (order) => {
    const more = 'file' in order ? grounds.get(order.language) : 'from' in order ? JSON.stringify(stampsOf(order)) : '';
    const text = `${build} ${process.version} ${more} ${JSON.stringify(order)}`;
    return createHash('sha256').update(text).digest('base64url');
  };
}

/** The size and time of the file that a copy is of, and of its variants. */
function stampsOf({ from }: CopyOrder): (string | undefined)[] {
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
