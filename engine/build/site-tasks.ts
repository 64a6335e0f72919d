import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompileContext } from '../compile/context.ts';
import { addressingOf } from '../compile/languages.ts';
import { createOpenApi, openApiAddress } from '../compile/openapi.ts';
import { isInLanguage, isPreviewDrawn, type Route } from '../compile/page.ts';
import { redirectedPaths } from '../compile/redirects.ts';
import { isSearchPage } from '../compile/search/all-entries.ts';
import { plainText } from '../compile/text.ts';
import type { Language } from '../model/compiled.ts';
import { dataAddress, htmlPath, previewAddress, routeHref } from '../model/page-file.ts';
import { codesOf } from '../model/schema/languages.ts';
import { splitAddress } from '../model/schema/redirects.ts';
import { pageFileNames } from '../model/schema/reserved-addresses.ts';
import { buildCallAddress } from '../model/source.ts';
import { palettesOf } from '../model/theme/palette.ts';
import { isIgnored, listSiteFiles } from '../site/files/site-files.ts';
import type { ArchiveOrder, BuildInputs, CopyTask, PageOrder, PictureTask, TextTask } from './build-tasks.ts';
import { responseText } from './hosts/api-response.ts';
import type { Forms } from './hosts/build-facts.ts';
import type { NotFoundPage } from './hosts/not-found.ts';
import type { PageCompiler } from './page-compiler.ts';
import { type Encoding, encodings, type Quality, qualities } from './precompress.ts';
import { drawPreview } from './previews/draw-preview.ts';
import { pictureAddress, svgAt } from './previews/draw-svg.ts';
import { redirectPage } from './redirect-page.ts';

/** Up to this many pages, each takes twenty milliseconds longer for better compression. */
const few = 250;

export function qualityFor({ site }: CompileContext, routes: Route[]): Quality {
  return routes.length * codesOf(site).length > few ? qualities.swift : qualities.small;
}

export interface PreviewRequest {
  language: Language;
  route: string;
  title: string;
  name: string;
  /** The SVG under `assets/images/` to draw instead. Default: none. */
  own?: string;
}

/** Facts about pages, collected while they are compiled. */
export interface PageFacts {
  styles: Set<string>;
  types: Map<string, string[]>;
  frames: Set<string>;
  /** The schemas of forms, by page file. */
  forms: Record<string, Forms>;
  bibliographies: Record<string, string>;
  /** Pages without a preview picture of their own, on a site with an origin. */
  pictured: PreviewRequest[];
}

/** `styles` are those of every document. */
export function createPageFacts(styles = new Set<string>()): PageFacts {
  return { styles, types: new Map(), frames: new Set(), forms: {}, bibliographies: {}, pictured: [] };
}

/** Yields every route in every language, with its archives. A template is also the 404 page of its folder. */
export function* pageTasks(
  context: CompileContext,
  routes: Route[],
  unknown: NotFoundPage[],
  inline: BuildInputs['inline'],
  { styles, types, frames, forms, bibliographies, pictured }: PageFacts,
  quality: Quality,
  pages: PageCompiler,
): Generator<PageOrder | ArchiveOrder> {
  const languages = codesOf(context.site);
  const addressing = addressingOf(context);
  const styled = new Set<string>();
  for (const language of languages) {
    const name = plainText(context.site.name, language, context.site);
    const spoken = routes.filter((one) => isInLanguage(one, language));
    // The search page lists the entries of all others.
    const inOrder = spoken.toSorted((a, b) => Number(isSearchPage(a, context)) - Number(isSearchPage(b, context)));
    for (const route of inOrder) {
      const { note, file } = pages.compile(route, language);
      const { preview: own } = route.page;
      if (context.site.origin !== undefined && route.params && isPreviewDrawn(own))
        pictured.push({ language, route: route.path, title: note.title, name, own });
      types.set(route.path, note.types);
      // Once per name, not per page.
      for (const name of note.styles) if (inline[name] && styled.size < styled.add(name).size) styles.add(inline[name]);
      for (const frame of note.frames) frames.add(frame);
      if (Object.keys(note.forms).length > 0) forms[htmlPath(language, route.path, addressing)] = note.forms;
      Object.assign(bibliographies, note.bibliographies);
      yield {
        html: [
          htmlPath(language, route.path, addressing),
          ...unknown
            .filter((page) => page.language === language && page.shows === route.path)
            .map(({ folder }) => notFoundPath(folder)),
        ],
        data: [dataAddress(language, route.path).slice(1)],
        language,
        hash: note.hash,
        file,
        quality,
        template: route.params === undefined,
      };
      // A template has no address, so its archive cannot be requested.
      for (const archive of route.params ? note.archives : []) yield { ...archive, language, hash: note.hash, file };
    }
  }
}

/** Yields the pages that redirect from old addresses, and from unknown ones for which no page is shown. */
export function* redirectTasks(context: CompileContext, unknown: NotFoundPage[], early: string): Generator<TextTask> {
  const addressing = addressingOf(context);
  for (const { from, to, languages = codesOf(context.site) } of redirectedPaths(context)) {
    for (const language of languages) {
      const [path, rest] = splitAddress(to);
      const text = redirectPage(routeHref(path, language, addressing) + rest, language, 'moved', context);
      yield { path: htmlPath(language, from, addressing), text };
    }
  }
  for (const { folder, language, shows, leadsTo = '/' } of unknown) {
    if (shows !== undefined) continue;
    const to = routeHref(leadsTo, language, addressing);
    // Many hosts only know the root's page and show it below every prefix.
    const text = redirectPage(to, language, 'noPage', context, folder === '' ? early : undefined);
    yield { path: notFoundPath(folder), text };
  }
}

export function* previewTasks(
  { site }: CompileContext,
  pictured: PreviewRequest[],
  siteFolder: string,
): Generator<PictureTask> {
  const logo = pictureAddress(siteFolder, `images/${site.logo}`);
  const { light: colors } = palettesOf(site.theme?.colors);
  for (const { language, route, title, name, own } of pictured)
    yield {
      path: decodeURIComponent(previewAddress(language, route)).slice(1),
      svg: (own && svgAt(siteFolder, `images/${own}`)) || drawPreview({ title, name, colors, logo }),
    };
}

/** Yields the API's responses and its description as files. A query becomes part of the name: `news/list@page=2`. */
export function* answerTasks(
  context: CompileContext,
  isWanted: (path: string) => boolean = () => true,
): Generator<TextTask> {
  const { sources } = context;
  const description = openApiAddress.slice(1);
  if (Object.keys(sources).length > 0 && isWanted(description))
    yield { path: description, text: JSON.stringify(createOpenApi(context)) };
  for (const { endpoint, answer, instances } of Object.values(sources)) {
    for (const params of instances()) {
      const [path = '', query] = buildCallAddress(endpoint.path, params).split('?');
      const file = `${decodeURIComponent(path.slice(1))}${query ? `@${query}` : ''}`;
      if (isWanted(file)) yield { path: file, text: responseText(answer(params)) };
    }
  }
}

/** Whether a file under `assets/` is public. Records and unfinished files are not. */
export function isPublished(file: string): boolean {
  return !file.startsWith('records/') && !file.split('/').some(isIgnored);
}

/** The public files of a folder. A compressed variant with one of these extensions comes with its file. */
export async function copyTasks(
  folder: string,
  prefix = '',
  variants: readonly Encoding[] = encodings,
): Promise<CopyTask[]> {
  const files = (existsSync(folder) ? listSiteFiles(folder, dirname(folder)).files : []).filter(isPublished);
  const names = new Set(files);
  const isVariant = (file: string) =>
    variants.some((ending) => file.endsWith(`.${ending}`) && names.has(file.slice(0, -3)));
  return files.filter((file) => !isVariant(file)).map((file) => ({ path: prefix + file, from: join(folder, file) }));
}

function notFoundPath(folder: string): string {
  return `${decodeURIComponent(folder)}/${pageFileNames.unknown}`.slice(1);
}
