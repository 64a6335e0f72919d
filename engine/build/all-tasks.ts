import { join } from 'node:path';
import type { CompileContext } from '../compile/context.ts';
import { type Route, routesOf } from '../compile/page.ts';
import type { CompiledSite } from '../model/compiled.ts';
import { type OtherRoutes, type RoutePattern, type SiteFile, stylesAwaited } from '../model/page-file.ts';
import { addressesOf, codesOf } from '../model/schema/languages.ts';
import { withoutLast } from '../model/schema/placeholders.ts';
import { filledRedirects } from '../model/schema/redirects.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import type { BuildInputs, BuildOrder, TextTask } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import { checksumTasks } from './checksums.ts';
import { consentScript } from './consent-script.ts';
import { feedFiles } from './feeds.ts';
import { foreignOrigins } from './foreign-origins.ts';
import { inputsWithOptions } from './freshness.ts';
import { headFacts } from './head-facts.ts';
import { apiAddresses } from './hosts/api-addresses.ts';
import type { BuildFacts, ServedPattern } from './hosts/build-facts.ts';
import { type Host, hostFiles } from './hosts/host-files.ts';
import { notFoundPages } from './hosts/not-found.ts';
import { listPageParts } from './list-page-parts.ts';
import { offlineRoutes, offlineTasks } from './offline.ts';
import type { PageCompiler } from './page-compiler.ts';
import type { PictureCollector } from './pictures/picture-collector.ts';
import { type Encoding, qualities } from './precompress.ts';
import { factsFile } from './read-facts.ts';
import { cspHashes, earlyScript } from './render-document.ts';
import { searchTasks } from './search-tasks.ts';
import { isInShard, type Shard } from './shard.ts';
import {
  answerTasks,
  copyTasks,
  createPageFacts,
  pageTasks,
  previewTasks,
  qualityFor,
  redirectTasks,
} from './site-tasks.ts';
import { searchFiles } from './sitemap.ts';
import { optionalStyles } from './styles.ts';
import { stylesIn } from './themed-template.ts';

/** A site in one language: its compiled shell, and the tasks that write its style sheets. */
export interface LocalizedSite {
  language: string;
  site: CompiledSite;
  tasks: TextTask[];
}

/** Which state of a site to build, and with which files. */
export interface Publication {
  encodings: readonly Encoding[];
  hosts: readonly Host[];
  /** Whether to write the API's responses as files. */
  answers: boolean;
  /** A hash of the inputs, see `Inputs`. */
  written: string;
  built: Date;
  drafts: boolean;
  /** When the published content next changes on its own, as an ISO date-time. Default: never. */
  nextChange?: string | undefined;
}

/** Yields the files of a build, each path once: a site's own asset wins over a generated file. Returns the facts. */
export async function* allTasks(
  context: CompileContext,
  siteFolder: string,
  bundle: Bundle,
  { template, inline }: BuildInputs,
  spoken: LocalizedSite[],
  pages: PageCompiler,
  pictures: PictureCollector,
  { encodings, hosts, answers, written, built, drafts, nextChange }: Publication,
): AsyncGenerator<BuildOrder, BuildFacts> {
  const routes = routesOf(context);
  const patterns = patternsOf(routes);
  const unknown = notFoundPages(patterns, addressesOf(context.site));
  const given = new Set([factsFile]);
  const isFree = (path: string) => given.size < given.add(path).size;
  const freeOf = function* <One extends { path: string }>(tasks: Iterable<One>) {
    for (const task of tasks) if (isFree(task.path)) yield task;
  };
  const copies = await copyTasks(join(siteFolder, 'assets'), '', encodings);
  const assets = copies.filter(({ path }) => !context.withheld?.has(path));
  yield* freeOf(assets);
  const files = assets.map(({ path }) => path);
  yield* freeOf(checksumTasks(files, context.asset));
  yield* freeOf(await copyTasks(join(bundle.folder, '_'), '_/'));

  const styles = new Set([...stylesIn(template), ...optionalStyles.flatMap((name) => inline[name] || [])]);
  const noted = createPageFacts(styles);
  const hashes = new Map<string, string>();
  const all = [...routes, ...offlineRoutes(context)];
  for (const task of pageTasks(context, all, unknown, inline, noted, qualityFor(context, routes), pages)) {
    if ('path' in task) {
      if (isFree(task.path)) yield task;
      continue;
    }
    for (const file of task.data) hashes.set(file, task.hash);
    yield { ...task, html: task.html.filter(isFree), data: task.data.filter(isFree) };
  }
  yield* pictures.tasks(pages.readNames());
  const { edition } = spoken[0]?.site ?? {};
  yield* freeOf(await offlineTasks(context, bundle, routes, hashes, edition));

  const consent = consentScript(context, bundle);
  if (consent) yield* freeOf([consent]);

  const early = earlyScript(bundle, codesOf(context.site));
  const base = folderOnHost(context.site);
  const facts: BuildFacts = {
    build: bundle.build,
    scriptHashes: cspHashes([early, stylesAwaited]),
    styleHashes: cspHashes(styles),
    ...foreignOrigins(context, noted.frames),
    ...headFacts(context),
    inputs: inputsWithOptions(written, { ...context, drafts }),
    ...(drafts && { isPreview: true }),
    ...(nextChange !== undefined && { nextChange }),
    patterns,
    ...(base && { base }),
    languages: addressesOf(context.site),
    redirects: filledRedirects(context.site),
    ...(Object.keys(noted.forms).length > 0 && { forms: noted.forms }),
    ...(context.formAction && { formActions: [new URL(context.formAction).origin] }),
    ...(context.site.origin === undefined && { lacksOrigin: true as const }),
    ...(context.site.formUpstream && { formUpstream: context.site.formUpstream }),
  };
  const siteFiles = spoken.map(({ language, site }) => {
    const parts = listPageParts(site, routes, noted.types);
    const text = JSON.stringify({ ...site, parts, built: built.toISOString() } satisfies SiteFile);
    return { path: `_data/${language}.json`, text, quality: qualities.small };
  });
  yield* freeOf(siteFiles);
  const texts = {
    '_data/routes.json': JSON.stringify(createOtherRoutes(context)),
    ...searchFiles(context, routes),
    ...feedFiles(context),
    ...noted.bibliographies,
    ...hostFiles(facts, answers ? apiAddresses(context) : [], hosts),
  };
  yield* freeOf(Object.entries(texts).map(([path, text]) => ({ path, text })));
  if (pages.found) yield* freeOf(searchTasks(pages.found, context, pages.knownIndexes, pages.notes().indexes));
  for (const { tasks } of spoken) yield* freeOf(tasks);
  yield* freeOf(redirectTasks(context, unknown, early));
  if (answers) yield* freeOf(answerTasks(context));
  yield* freeOf(previewTasks(context, noted.pictured, siteFolder));
  return facts;
}

/** Yields a shard's pages and API responses, which take most of the time. The merge adds all other files. */
export function* shardTasks(
  context: CompileContext,
  pages: PageCompiler,
  pictures: PictureCollector,
  shard: Shard,
  { answers }: Pick<Publication, 'answers'>,
): Generator<BuildOrder, undefined> {
  const routes = routesOf(context);
  const unknown = notFoundPages(patternsOf(routes), addressesOf(context.site));
  const own = routes.filter(({ path }) => isInShard(shard, path));
  const noted = createPageFacts();
  yield* pageTasks(context, own, unknown, {}, noted, qualityFor(context, routes), pages);
  yield* pictures.tasks(pages.readNames());
  if (answers) yield* answerTasks(context, (path) => isInShard(shard, path));
}

/** What a browser needs when a route has no file: the routes with parameters, and the redirects. */
export function createOtherRoutes(context: CompileContext): OtherRoutes {
  const patterns = patternsOf(routesOf(context)).map(({ pattern, data }): RoutePattern => ({ pattern, data }));
  return { patterns, redirects: filledRedirects(context.site) };
}

/** The routes with parameters. The path of a template has `_name` in place of each parameter. */
function patternsOf(routes: Route[]): ServedPattern[] {
  return routes
    .filter(({ params }) => params === undefined)
    .map(({ pattern, path, page }) => ({
      pattern,
      data: path,
      ...(page.routeDefaults && { fallback: withoutLast(pattern) }),
    }));
}
