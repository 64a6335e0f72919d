import type { CompiledNavigationEntry, CompiledPage, CompiledSection, Crumb, Language } from '../model/compiled.ts';
import type { DataBinding } from '../model/data.ts';
import type { AnswerField, PageDescriptor } from '../model/page.ts';
import { routeHref } from '../model/page-file.ts';
import { pageLanguage } from '../model/schema/collections.ts';
import { codesOf } from '../model/schema/languages.ts';
import { fillSlugs, routeParameters, withoutLast } from '../model/schema/placeholders.ts';
import type { Section } from '../model/section.ts';
import type { Params } from '../model/source.ts';
import { answeredTitle } from '../model/sources/answered-title.ts';
import { percentEncode } from '../model/text/percent-encode.ts';
import type { CompileContext } from './context.ts';
import { currentEntry } from './current-entry.ts';
import { describePage } from './description.ts';
import { feedsAt } from './feeds.ts';
import { addressingOf, fileHref } from './languages.ts';
import { oncePerContext, type PageSwap } from './once-per-context.ts';
import { pagesByRoute, routeOfBoth } from './pages-by-route.ts';
import { compileHeaderPicture } from './picture.ts';
import { compileSections } from './section.ts';
import { seriesOf } from './series.ts';
import { compileNavigation } from './site.ts';
import { tableOfContents } from './table-of-contents.ts';
import { compileTarget } from './target.ts';
import { compileText, plainText } from './text.ts';
import { wholeSections } from './whole-sections.ts';

/** A page at one path. A page with parameters has one for each instance, and a template. */
export interface Route {
  page: PageDescriptor;
  /** With site values filled in: `/news/{page}`. Empty for the page of unknown addresses. */
  pattern: string;
  /** `/news/2`; `/news/_page` for a template. */
  path: string;
  /** Undefined for a template. */
  params?: Params;
  /** The languages of its record. Default: all. */
  languages?: Language[];
}

export function isInLanguage({ languages }: Route, language: Language): boolean {
  return languages?.includes(language) ?? true;
}

/** All routes: `/news/{page}` has `/news/1` and the template `/news/_page`. The not-found template is last. */
export const routesOf: (context: CompileContext) => Route[] = oncePerContext(
  (context) => {
    const { site } = context;
    const unknown = site.notFound === undefined ? undefined : fillSlugs(site.notFound, site);
    const isUnknown = ({ route }: PageDescriptor) => fillSlugs(route, site) === unknown;
    return context.pages
      .toSorted((a, b) => Number(isUnknown(a)) - Number(isUnknown(b)))
      .flatMap((page) => {
        const pattern = fillSlugs(page.route, site);
        if (isUnknown(page)) return [{ page, pattern: '', path: pattern }];
        const names = routeParameters(pattern);
        if (names.length === 0) return [{ page, pattern, path: pattern, params: {} }];
        const routes = instancesOf(page, names, context).map(({ params, languages }): Route => {
          const path = fillRoute(pattern, (name) => percentEncode(params[name] ?? ''));
          return { page, pattern, path, params, ...(languages && { languages }) };
        });
        if (page.routeDefaults) {
          const { routeDefaults: params } = page;
          routes.unshift({ page, pattern, path: withoutLast(pattern), params });
        }
        return [...routes, { page, pattern, path: fillRoute(pattern, (name) => `_${name}`) }];
      });
  },
  (before, swap, context) =>
    routeOfBoth(swap, context) === undefined ? undefined : before.map((route) => swapPage(route, swap)),
);

export function swapPage(route: Route, { was, is }: PageSwap): Route {
  return route.page === was ? { ...route, page: is } : route;
}

/** The canonical path: that of the list for its first page. */
export function canonicalPath({ page, pattern, path, params }: Route): string {
  const defaults = page.routeDefaults;
  const isDefault = params && defaults && routeParameters(pattern).every((name) => params[name] === defaults[name]);
  return isDefault ? withoutLast(pattern) : path;
}

export function fillRoute(pattern: string, value: (name: string) => string): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
}

/** The values of a page's route parameters, from the source parameters that its sections bind to them. */
function instancesOf(
  page: PageDescriptor,
  names: string[],
  { sources, site }: CompileContext,
): { params: Params; languages?: Language[] }[] {
  for (const { source, params = {} } of bindingsIn(page.sections)) {
    const bound = Object.entries(params).flatMap(([parameter, value]) => {
      const name = /^\{route\.(\w+)\}$/.exec(value)?.[1];
      return name ? [{ parameter, name }] : [];
    });
    if (!names.every((name) => bound.some((one) => one.name === name))) continue;
    const all = new Map<string, { params: Params; languages: Language[] }>();
    for (const instance of sources[source]?.instances() ?? []) {
      const params = Object.fromEntries(bound.map(({ parameter, name }) => [name, instance[parameter] ?? '']));
      const known = all.get(JSON.stringify(params)) ?? { params, languages: [] };
      all.set(JSON.stringify(params), known);
      if (instance[pageLanguage] !== undefined) known.languages.push(instance[pageLanguage]);
    }
    // Not every instance exists in all languages.
    const isWhole = ({ languages }: { languages: Language[] }) => languages.length === codesOf(site).length;
    const { byLanguage } = sources[source]?.endpoint ?? {};
    return [...all.values()].map((one) => (byLanguage && !isWhole(one) ? one : { params: one.params }));
  }
  return [];
}

export function bindingsIn(value: unknown): DataBinding[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'data' ? [item as DataBinding] : bindingsIn(item)));
}

/** The assembled sections of a page, equal in all languages. Pass them on to avoid doing this twice. */
export function wholePage({ page }: Route, context: CompileContext): Section[] {
  return wholeSections(page.sections, context.fileOf?.(page), context);
}

/** Compiles a page for one route and language. A pure function. */
export function compilePage(
  route: Route,
  language: Language,
  context: CompileContext,
  whole = wholePage(route, context),
): CompiledPage {
  const { page, path, params } = route;
  const { site } = context;
  const canonical = canonicalPath(route);
  const sections = compileSections(whole, language, { path, params }, context);
  const title = answered(page.titleFrom, sections) ?? plainText(page.title, language, site);
  const suffix = plainText(site.name, language, site);
  const { languages } = addressingOf(context);
  const isHome = path === '/';
  const defaults = page.routeDefaults;
  const holders = isHome ? [] : parentsOf(page, context);
  const trail = holders.map(
    ({ page, route }): Crumb => ({
      label: plainText(page.title, language, site),
      href: routeHref(route, language, addressingOf(context)),
    }),
  );
  const feeds = feedsAt(page, language, context);
  const series = seriesOf(page, language, context);
  const contents = page.tableOfContents && tableOfContents(sections);
  // The addresses of a page's parents, the nearest first: its list, then its breadcrumb without the home page.
  const list = path.slice(0, path.lastIndexOf('/'));
  const lists = list ? [routeHref(list, language, { languages })] : [];
  const above = trail.slice(1).map(({ href }) => href);
  const current = currentEntry(navigationOf(context, language), routeHref(path, language, { languages }), [
    ...lists,
    ...above.reverse(),
  ]);
  return {
    id: page.id,
    language,
    route: path,
    ...(canonical !== path && { canonical }),
    title,
    ...(page.titleFrom && { titleFrom: page.titleFrom }),
    showTitle: page.showTitle ?? true,
    documentTitle: isHome ? suffix : `${title} · ${suffix}`,
    titleSuffix: suffix,
    description: answered(page.descriptionFrom, sections) ?? describePage(page, language, context, whole),
    ...(page.preview && !isPreviewDrawn(page.preview) && { preview: fileHref(`/images/${page.preview}`, context) }),
    ...((page.noindex || context.isPreview) && { noindex: true as const }),
    ...(page.lead && { lead: compileText(page.lead, language, site, (to) => compileTarget(to, language, context)) }),
    ...(page.picture && { picture: compileHeaderPicture(page.picture, language, context) }),
    breadcrumb: trail,
    ...(current && { current }),
    ...(contents && { tableOfContents: contents }),
    ...(series && { series }),
    ...(page.contentLanguage && language !== page.contentLanguage && { contentLanguage: page.contentLanguage }),
    ...(!params && { template: true as const }),
    ...(route.pattern === '' && { isNotFound: true as const }),
    ...(route.languages && { only: { languages: route.languages, instead: holders.at(-1)?.route ?? '/' } }),
    ...(feeds.length > 0 && { feeds }),
    ...(defaults && { fallbackRoute: fillRoute(fillSlugs(page.route, site), (name) => defaults[name] ?? '') }),
    sections,
  };
}

/** Whether the build draws the preview picture: services do not show SVG. */
export function isPreviewDrawn(picture: string | undefined): boolean {
  return picture === undefined || /\.svg$/i.test(picture);
}

function answered(from: AnswerField | undefined, sections: CompiledSection[]): string | undefined {
  const section = from && sections.find(({ id }) => id === from.section);
  return from && answeredTitle(section?.data?.answer, from.field);
}

export function parentsOf(page: PageDescriptor, context: CompileContext): { page: PageDescriptor; route: string }[] {
  const found: { page: PageDescriptor; route: string }[] = [];
  const { site } = context;
  const pages = pagesByRoute(context);
  // A loop of parents must not hang the build.
  const passed = new Set<PageDescriptor>([page]);
  let parent = page.parent ?? '/';
  for (;;) {
    const route = fillSlugs(parent, site);
    const next = pages.get(route);
    if (!next || passed.has(next)) return found;
    passed.add(next);
    found.unshift({ page: next, route });
    if (parent === '/') return found;
    parent = next.parent ?? '/';
  }
}

const navigations = oncePerContext(() => new Map<Language, CompiledNavigationEntry[]>());

function navigationOf(context: CompileContext, language: Language): CompiledNavigationEntry[] {
  const byLanguage = navigations(context);
  const navigation = byLanguage.get(language) ?? compileNavigation(context, language);
  byLanguage.set(language, navigation);
  return navigation;
}
