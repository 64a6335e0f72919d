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
import { findInlineStyles } from '../../site/inline-styles.ts';
import { createDevArchive, parseArchivePath } from './archive.ts';
import { createEngineProblem, printEngineProblem } from './engine-problem.ts';
import type { LiveSite } from './live-site.ts';
import type { DevRenderer } from './renderer.ts';

/** A page as HTML, with the theme and the data that it was rendered from. */
export interface ShownPage {
  rendered: Prerendered;
  theme: CompiledTheme;
  page: CompiledPage;
  site: SiteFile;
}

/** What an address has to show just now. */
export interface View {
  /** Its page. Default: it waits until something is mended. */
  shown?: ShownPage;
  /** What is wrong with the sources, so that the page or a part of it cannot be rendered, or browsers drop its styles. Default: nothing. */
  fault?: FramedProblem;
  /** Whether the page only stands in for one that a parameter of the route would name. Default: it is the page. */
  standsIn?: boolean;
  /** The route that leads to what there is instead. Default: none does. */
  fallback?: string;
}

/** The pages of a site that is worked on, and beside them the gallery's, whose examples compile against a site of their own. */
export interface Views {
  /** A page's data; `undefined` for a route that is no page. Rejects where the page waits until something is mended. */
  page(language: Language, route: string): Promise<CompiledPage | undefined>;
  /** The archive of a page at its path in a built site; `undefined` where no page offers it. Rejects where the page waits. */
  archive(path: string): Promise<Buffer | undefined>;
  /** What an address has to show; `undefined` where it is no page. Never rejects. */
  view(path: string): Promise<View | undefined>;
}

/** Shows pages as a renderer renders them, and prints what is wrong with the engine. */
export function createViews(site: LiveSite, folder: string, renderer: Promise<DevRenderer>): Views {
  const find = async (path: string) => {
    const context = path.startsWith(galleryRoute)
      ? await (await import('../../generate/gallery/context.ts')).createGalleryContext(galleryRoute, folder)
      : site.context();
    const route = context && routesIn(context).get(path);
    return context && route && { context, route };
  };
  /** The page that stands in for the unknown parameters of a route that has some. */
  const findTemplate = (path: string) => {
    const context = site.context();
    const route =
      context && [...routesIn(context).values()].find((one) => !one.params && matchRoute(one.pattern, path));
    return context && route && { context, route };
  };
  // Unknown addresses lead home, so that home itself waits where there is none.
  const waits = (path: string) =>
    path === '/' || site.context() === undefined || site.status().waiting.some((route) => matchRoute(route, path));

  const page: Views['page'] = (language, path) =>
    site.run(async () => {
      const found = await find(path);
      if (found && isInLanguage(found.route, language)) return pagesIn(found.context)(found.route)(language);
      if (waits(path)) throw new Error('This page waits until something is mended.');
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
      const [inlineStyle] = findInlineStyles(rendered.body, folder);
      return {
        shown: { rendered, theme: compileTheme(context), page: compiled, site: siteFile(context, language) },
        standsIn,
        ...(error !== undefined
          ? { fault: createEngineProblem(error, folder) }
          : inlineStyle && { fault: inlineStyle }),
      };
    });

  const archive: Views['archive'] = (path) =>
    site.run(async () => {
      const { language, route } = parseArchivePath(path);
      const found = await find(route);
      if (!found?.route.params || !isInLanguage(found.route, language)) return undefined;
      return createDevArchive(path, found.route, language, found.context, folder, await renderer);
    });

  return {
    page,
    archive,
    async view(path) {
      const view = await render(path).catch((error): View => ({ fault: createEngineProblem(error, folder) }));
      printEngineProblem(view?.fault);
      return view;
    },
  };
}

/** What the build writes of a site in a language. */
export function siteFile(context: CompileContext, language: Language): SiteFile {
  const words = { every: `/_data/words/${language}.json`, sections: {} };
  return { api: '/', ...compileSite(context, language), words, parts: { types: {} } };
}

/** A page's data, compiled once for a browser that asks for it, and how it stands, at the same time. */
const pagesIn = oncePer((context: CompileContext) =>
  oncePer((route: Route) => oncePer((language: Language) => compilePage(route, language, context))),
);

/** A site's routes by their decoded paths; of two with one path the first. */
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
