import type { FastifyInstance, FastifyReply } from 'fastify';
import { createOtherRoutes } from '../../build/all-tasks.ts';
import { createBibliographies } from '../../build/bibliographies.ts';
import { feedFiles } from '../../build/feeds.ts';
import { formatProblem } from '../../check/problem.ts';
import type { DevState, FramedProblem } from '../../client/dev/state.ts';
import type { CompileContext } from '../../compile/context.ts';
import { hanVariants } from '../../compile/search/han-variants.ts';
import { compileSite } from '../../compile/site.ts';
import type { Language } from '../../model/compiled.ts';
import type { OtherRoutes, PageFile } from '../../model/page-file.ts';
import { addressesOf, codesOf } from '../../model/schema/languages.ts';
import { oncePer } from '../../model/schema/once.ts';
import { indexFile, type SearchManifest } from '../../search/index-files.ts';
import { createManifest, makeIndex } from '../../search/make-index.ts';
import { contentTypeOf } from '../file-cache.ts';
import { sendError } from '../serve-api.ts';
import { decodePath, redirectTarget } from '../serve-pages.ts';
import type { LiveSite } from './live-site.ts';
import { siteFile, type Views } from './views.ts';
import type { Violations } from './violations.ts';

/** A search index in one language, with its files by name. */
interface DevSearch {
  manifest: SearchManifest;
  files: Map<string, unknown>;
}

/** The problems and the theme of a page. */
export const stateAddress = '/_dev/state';

/** Replaces the hash of a build: nothing is cached in dev. */
const ofNow = 'now';

/** The search indexes of the last searched state. */
let latest: { context: CompileContext; searchIn: (language: Language) => DevSearch } | undefined;

/** The search manifest of a language, or the index file with a name, from the current state of the site. */
function searchFile(context: CompileContext, language: Language, name?: string): unknown {
  if (latest?.context !== context) latest = { context, searchIn: oncePer((one) => createDevSearch(context, one)) };
  const { manifest, files } = latest.searchIn(language);
  return name === undefined ? manifest : files.get(name);
}

function createDevSearch(context: CompileContext, language: Language): DevSearch {
  const files = new Map<string, unknown>();
  const { synonyms, queryWords } = context;
  const options = { folder: `/_data/search-${language}/`, synonyms, queryWords };
  const entries = context.entries(language, context);
  const manifest = createManifest(makeIndex(entries, hanVariants(entries)), options, (kind, number, content) => {
    files.set(indexFile(kind, number, ofNow), content);
    return ofNow;
  });
  return { manifest, files };
}

/** Serves `_data/`, `_feed/`, `_cite/`, `_copy/` and `/_dev/state` from the current state of the site. */
export function serveData(server: FastifyInstance, site: LiveSite, views: Views, violations: Violations): void {
  server.get<{ Querystring: { path?: string } }>(stateAddress, async ({ query: { path = '/' } }): Promise<DevState> => {
    const view = await views.view(path);
    const { problems: mistakes, unpublished, held, failure } = site.status();
    const blocked = await violations.at(decodePath(path) ?? path);
    const problems = [...mistakes, ...unpublished, ...blocked];
    // A visitor of a moved page is about to be redirected.
    const isThere = view?.shown || redirectTarget(path, site.redirects(), addressesOf(site.context()?.site));
    return {
      language: site.language(),
      problems: uniqueProblems([...(view?.problems ?? []), ...problems]),
      held,
      ...(failure !== undefined && { failure }),
      shows: isThere ? 'page' : view && !view.fallback ? 'waiting' : 'nothing',
      ...(view?.shown && { theme: view.shown.theme.css }),
    };
  });

  server.get<{ Params: { '*': string } }>('/_data/*', async (request, reply) => {
    const path = `/${request.params['*'].replace(/\.json$/, '')}`;
    const context = site.context();
    // Whoever asks for data asks again, for the document that says what is waited for.
    if (!context) return sendError(reply, 503, 'waiting', 'The site waits until site.json is fixed.');
    if (path === '/routes') {
      const { patterns, redirects } = createOtherRoutes(context);
      return { patterns, redirects: [...redirects, ...site.redirects()] } satisfies OtherRoutes;
    }
    const codes = codesOf(context.site);
    const [, searched, name] = /^\/search-([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    if (context.site.search && searched !== undefined && codes.includes(searched)) {
      const file = searchFile(context, searched, name && `${name}.json`);
      return file ?? sendError(reply, 404, 'not-found', 'There is no such data file.');
    }
    const [, first = '', rest] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? [];
    const spoken = first === 'words' && rest?.slice(1);
    if (spoken && codes.includes(spoken)) return compileSite(context, spoken).words;
    const language = codes.find((code) => code === first);
    if (!language) return sendError(reply, 404, 'not-found', 'There is no such data file.');
    if (!rest) return siteFile(context, language);
    const page = await views.page(language, rest === '/index' ? '/' : rest).catch((error: Error) => error);
    if (!page) return sendError(reply, 404, 'not-found', 'There is no such page.');
    if (page instanceof Error) return sendError(reply, 503, 'waiting', page.message);
    const file: PageFile = { build: 'dev', page };
    return file;
  });

  server.get('/_feed/*', async ({ url }, reply) => {
    const context = site.context();
    const path = url.slice(1).replace(/[?#].*$/, '');
    const files = context ? feedFiles(context) : {};
    return send(reply, files, path);
  });

  server.get<{ Params: { '*': string } }>('/_cite/*', async ({ params }, reply) => {
    const [, language = '', route = ''] = /^([^/]+)(\/.+)\/[^/]+$/.exec(params['*']) ?? [];
    const page = await views.page(language, route === '/index' ? '/' : route).catch(() => undefined);
    const files = page ? createBibliographies(page, site.context()?.site.origin) : {};
    return send(reply, files, `_cite/${params['*']}`);
  });

  server.get('/_copy/*', async ({ url }, reply) => {
    const path = decodeURIComponent(url.slice(1).replace(/[?#].*$/, ''));
    const bytes = await views.archive(path).catch(() => undefined);
    return send(reply, bytes ? { [path]: bytes } : {}, path);
  });
}

/** A browser also reports what a scan of the HTML finds. */
function uniqueProblems(problems: FramedProblem[]): FramedProblem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

function send(reply: FastifyReply, files: Record<string, string | Buffer>, path: string): FastifyReply {
  if (!Object.hasOwn(files, path)) return reply.code(404).type('text/plain').send('Not found.');
  return reply.type(contentTypeOf(path)).header('cache-control', 'no-store').send(files[path]);
}
