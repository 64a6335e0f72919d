import type { PageDescriptor } from '../model/page.ts';
import { oncePer } from '../model/schema/once.ts';
import { fillSlugs, routeParameters } from '../model/schema/placeholders.ts';
import type { Schema } from '../model/schema/schema.ts';
import { createShapeReader } from '../model/schema/shapes.ts';
import type { Section } from '../model/section.ts';
import type { CompileContext } from './context.ts';
import { oncePerContext } from './once-per-context.ts';
import { pagesByRoute, routeOfBoth } from './pages-by-route.ts';

/** The route of the chapter that a section shows. Reads only the section's own fields. */
function chapterRoute(section: Section, context: CompileContext): string | undefined {
  const shape = createShapeReader(sectionSchema(context))(section);
  const named = Object.entries(section).find(([key, value]) => shape.field(key)(value).names.includes('ChapterRoute'));
  return named?.[1];
}

function chapterAt(route: string, context: CompileContext): PageDescriptor | undefined {
  const page = pagesByRoute(context).get(fillSlugs(route, context.site));
  return page && routeParameters(fillSlugs(page.route, context.site)).length === 0 ? page : undefined;
}

/** The page that a section shows as a chapter. Undefined if that is unpublished or has many routes. */
export function chapterOf(section: Section, context: CompileContext): PageDescriptor | undefined {
  const route = chapterRoute(section, context);
  return route === undefined ? undefined : chapterAt(route, context);
}

export function chaptersOf(page: PageDescriptor, context: CompileContext): PageDescriptor[] {
  // Every build asks this of all pages, so the outline avoids reading their sections.
  const routes = context.outlineOf?.(page)?.chapters ?? routesOfChapters(page, context);
  return routes.flatMap((route) => chapterAt(route, context) ?? []);
}

function routesOfChapters(page: PageDescriptor, context: CompileContext): string[] {
  return page.sections.flatMap((section) => chapterRoute(section, context) ?? []);
}

/** All chapters, each with the first page that shows it. */
export const chapterSeries = oncePerContext(
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

/** A page that is shown as a chapter, and the prefix of its ids there. */
export interface ChapterContext {
  page: PageDescriptor;
  id: string;
}

export function withChapterTexts(section: Section, { title, lead }: PageDescriptor): Section {
  return { heading: title, ...(lead && { lead }), sections: [], ...section } as Section;
}

/** Rewrites an anchor of the chapter's own page: `#top` is `/guide#top`. */
export function rewriteAnchors(text: string, names: readonly string[], { route }: PageDescriptor): string {
  if (names.includes('CodeText')) return text;
  return names.includes('Address') && text.startsWith('#') ? route + text : text.replaceAll('](#', `](${route}#`);
}

export function sectionSchema({ schemas }: Pick<CompileContext, 'schemas'>): Schema {
  return sectionSchemaIn(schemas['shared.schema.json'] ?? {});
}

const sectionSchemaIn = oncePer(({ definitions }: Schema): Schema => ({ $ref: '#/definitions/Section', definitions }));
