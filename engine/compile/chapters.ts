import type { PageDescriptor } from '../model/page.ts';
import { fillSlugs, routeParameters } from '../model/schema/placeholders.ts';
import { placeOf } from '../model/schema/shapes.ts';
import type { Section } from '../model/section.ts';
import type { CompileContext } from './context.ts';
import { oncePerContext } from './once-per-context.ts';
import { pagesByRoute, routeOfBoth } from './pages-by-route.ts';
import { sectionSchema } from './section-schema.ts';

/**
 * The route of the page that a section shows whole, as it is written; `undefined` for a section that shows none. Asked of every section of a
 * site: what is inside one is not looked through, for a section says so itself.
 */
function chapterRoute(section: Section, context: CompileContext): string | undefined {
  const shape = placeOf(sectionSchema(context))(section);
  const named = Object.entries(section).find(([key, value]) => shape.field(key)(value).names.includes('ChapterRoute'));
  return named?.[1];
}

/** The page at a route, to be shown whole; `undefined` for one that is not published or stands at many routes. */
function chapterAt(route: string, context: CompileContext): PageDescriptor | undefined {
  const page = pagesByRoute(context).get(fillSlugs(route, context.site));
  return page && routeParameters(fillSlugs(page.route, context.site)).length === 0 ? page : undefined;
}

/** The page that a section shows whole; `undefined` for a section that shows none, or one that is not published or stands at many routes. */
export function chapterOf(section: Section, context: CompileContext): PageDescriptor | undefined {
  const route = chapterRoute(section, context);
  return route === undefined ? undefined : chapterAt(route, context);
}

/** The pages that a page shows as chapters, in order. */
export function chaptersOf(page: PageDescriptor, context: CompileContext): PageDescriptor[] {
  // Asked of all pages by every build: what is known of a page spares reading its sections.
  const routes = context.outlineOf?.(page)?.chapters ?? routesOfChapters(page, context);
  return routes.flatMap((route) => chapterAt(route, context) ?? []);
}

function routesOfChapters(page: PageDescriptor, context: CompileContext): string[] {
  return page.sections.flatMap((section) => chapterRoute(section, context) ?? []);
}

/** The pages that are chapters, each with the first page that shows it and all chapters of that. */
export const chapters = oncePerContext(
  (context) => {
    const found = new Map<PageDescriptor, { whole: PageDescriptor; all: PageDescriptor[] }>();
    for (const whole of context.pages) {
      const all = chaptersOf(whole, context);
      for (const page of all) if (!found.has(page)) found.set(page, { whole, all });
    }
    return found;
  },
  (before, { was, is }, context) => {
    const isSame = routesOfChapters(was, context).join() === routesOfChapters(is, context).join();
    if (!isSame || routeOfBoth({ was, is }, context) === undefined) return undefined;
    const stateOf = (page: PageDescriptor) => (page === was ? is : page);
    return new Map(
      [...before].map(([page, { whole, all }]) => [stateOf(page), { whole: stateOf(whole), all: all.map(stateOf) }]),
    );
  },
);

/** What is shown as a chapter: a page, and what the ids of its sections begin with there. */
export interface Chapter {
  page: PageDescriptor;
  id: string;
}

/** A section with the title and the lead of the page that it shows, where it has none of its own, and room for its sections. */
export function asChapter(section: Section, { title, lead }: PageDescriptor): Section {
  return { heading: title, ...(lead && { lead }), sections: [], ...section } as Section;
}

/** Where a place of its own page leads, as it is written in a chapter: `#top` is `/guide#top`. */
export function fromChapter(text: string, names: readonly string[], { route }: PageDescriptor): string {
  if (names.includes('CodeText')) return text;
  return names.includes('Address') && text.startsWith('#') ? route + text : text.replaceAll('](#', `](${route}#`);
}
