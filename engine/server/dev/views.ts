import { renderHeadEntries } from '../../build/head-entries.ts';
import type { Prerendered } from '../../client/app/prerender.tsx';
import type { FramedProblem } from '../../client/dev/state.ts';
import type { CompileContext } from '../../compile/context.ts';
import { oncePerContext } from '../../compile/once-per-context.ts';
import { compilePage, isInLanguage, type Route, routesOf, swapPage } from '../../compile/page.ts';
import { routeOfBoth } from '../../compile/pages-by-route.ts';
import { compileSite } from '../../compile/site.ts';
import { compileTheme } from '../../compile/theme.ts';
import { galleryRoute } from '../../generate/gallery/gallery-paths.ts';
import type { CompiledPage, CompiledTheme, Language } from '../../model/compiled.ts';
import { matchRoute, readPath, type SiteFile } from '../../model/page-file.ts';
import { addressesOf } from '../../model/schema/languages.ts';
import { oncePer } from '../../model/schema/once.ts';
import { withoutLast } from '../../model/schema/placeholders.ts';
import { findBlockedMarkup } from '../../site/find-blocked-markup.ts';
import { createDevArchive, parseArchivePath } from './archive.ts';
import { createEngineProblem, printEngineProblems } from './engine-problem.ts';
import type { LiveSite } from './live-site.ts';
import type { DevRenderer } from './renderer.ts';

/** A page as HTML, with its theme and data. */
export interface ShownPage {
  rendered: Prerendered;
  theme: CompiledTheme;
  /** The HTML of the site's own head entries. */
  head: string;
  page: CompiledPage;
  site: SiteFile;
}

/** What an address shows. */
export interface View {
  /** Its page. Absent while it waits for a fix. */
  shown?: ShownPage;
  /** Why the page or a part of it cannot be rendered, or what browsers drop of it. Default: no problem. */
  problems?: FramedProblem[];
  /** Whether it is the template for an unknown parameter. */
  standsIn?: boolean;
  /** The route to redirect to. */
  fallback?: string;
}

export type Views = ReturnType<typeof createViews>;

/** Renders the pages of a site in dev, and of the gallery with its own site. Prints problems of the engine. */
export function createViews(site: LiveSite, folder: string, renderer: Promise<DevRenderer>) {
  const find = async (path: string) => {
    const context = path.startsWith(galleryRoute)
      ? await (await import('../../generate/gallery/context.ts')).createGalleryContext(galleryRoute, folder)
      : site.context();
    const route = context && routesIn(context).get(path);
    return context && route && { context, route };
  };
  /** The template for unknown parameters of a route. */
  const findTemplate = (path: string) => {
    const context = site.context();
    const route =
      context && [...routesIn(context).values()].find((one) => !one.params && matchRoute(one.pattern, path));
    return context && route && { context, route };
  };
  // Unknown addresses redirect home, so a missing home page must wait.
  const waits = (path: string) =>
    path === '/' || site.context() === undefined || site.status().waiting.some((route) => matchRoute(route, path));

  const page = (language: Language, path: string): Promise<CompiledPage | undefined> =>
    site.run(async () => {
      const found = await find(path);
      if (found && isInLanguage(found.route, language)) return pagesIn(found.context)(found.route)(language);
      if (waits(path)) throw new Error('This page waits for a fix.');
      return undefined;
    });

  const render = (path: string): Promise<View | undefined> =>
    site.run(async () => {
      const { language, route } = readPath(path, { languages: addressesOf(site.context()?.site) });
      const context = site.context();
      const there = await find(route);
      const exact = there && isInLanguage(there.route, language) ? there : undefined;
      const standsIn = exact?.route.params === undefined;
      if (!context || (standsIn && waits(route))) return {};
      const found = standsIn ? findTemplate(route) : exact;
      if (!found) return undefined;
      if (standsIn && found.route.page.routeDefaults) return { standsIn, fallback: withoutLast(found.route.pattern) };
      const compiled = pagesIn(found.context)(found.route)(language);
      const { rendered, error } = await (await renderer)(compiled, compileSite(context, language));
      const problems =
        error === undefined
          ? findBlockedMarkup(rendered.body, folder, site.language())
          : [createEngineProblem(error, folder)];
      return {
        shown: {
          rendered,
          theme: compileTheme(context),
          head: renderHeadEntries(context.head ?? [], ''),
          page: rendered.counted ? { ...compiled, counted: rendered.counted } : compiled,
          site: siteFile(context, language),
        },
        standsIn,
        problems,
      };
    });

  const archive = (path: string): Promise<Buffer | undefined> =>
    site.run(async () => {
      const { language, route } = parseArchivePath(path);
      const found = await find(route);
      if (!found?.route.params || !isInLanguage(found.route, language)) return undefined;
      return createDevArchive(path, found.route, language, found.context, folder, await renderer);
    });

  return {
    /** A page's data; `undefined` for an unknown route. Rejects while the page waits for a fix. */
    page,
    /** The archive at a path; `undefined` if no page offers it. Rejects while the page waits. */
    archive,
    /** What an address shows; `undefined` if it is unknown. Never rejects. */
    async view(path: string) {
      const view = await render(path).catch((error): View => ({ problems: [createEngineProblem(error, folder)] }));
      printEngineProblems(view?.problems ?? []);
      return view;
    },
  };
}

export function siteFile(context: CompileContext, language: Language): SiteFile {
  return { api: '/', ...compileSite(context, language), parts: { types: {} } };
}

/** A page's data, compiled once for simultaneous requests. */
const pagesIn = oncePer((context: CompileContext) =>
  oncePer((route: Route) => oncePer((language: Language) => compilePage(route, language, context))),
);

/** A site's routes by decoded path; the first wins. */
const routesIn = oncePerContext(
  (context) => {
    const routes = new Map<string, Route>();
    for (const route of routesOf(context)) {
      const path = decodeURIComponent(route.path);
      if (!routes.has(path)) routes.set(path, route);
    }
    return routes;
  },
  (before, swap, context) => {
    const path = routeOfBoth(swap, context);
    const route = path !== undefined && before.get(decodeURIComponent(path));
    return route ? new Map(before).set(decodeURIComponent(path), swapPage(route, swap)) : undefined;
  },
);
