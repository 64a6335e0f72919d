import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompileContext } from '../compile/context.ts';
import { addressingOf } from '../compile/languages.ts';
import { isInLanguage, isPreviewDrawn, type Route } from '../compile/page.ts';
import { redirectedPaths } from '../compile/redirects.ts';
import { isSearchPage } from '../compile/search/all-entries.ts';
import { plainText } from '../compile/text.ts';
import type { Language } from '../model/compiled.ts';
import { dataAddress, htmlPath, previewAddress, routeHref } from '../model/page-file.ts';
import { codesOf } from '../model/schema/languages.ts';
import { splitAddress } from '../model/schema/redirects.ts';
import { pageFileNames } from '../model/schema/reserved-addresses.ts';
import { addressOf } from '../model/source.ts';
import { palettesOf } from '../model/theme/palette.ts';
import { isIgnored, listSiteFiles } from '../site/files/site-files.ts';
import type { ArchiveOrder, CopyTask, PageOrder, PictureTask, TextTask } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import type { PageCompiler } from './compiled-pages.ts';
import { answerText } from './hosts/answers.ts';
import type { Forms } from './hosts/build-facts.ts';
import type { NotFoundPage } from './hosts/not-found.ts';
import { type Encoding, encodings, type Quality, qualities } from './precompress.ts';
import { pictureAddress, svgAt } from './previews/draw.ts';
import { pictureOf } from './previews/picture.ts';
import { redirectPage } from './redirect-page.ts';
import { textOf } from './styles.ts';

/** Up to this many pages a build takes twenty milliseconds more for each of them, so that visitors wait for fewer bytes. */
const few = 250;

/** How the pages of a site are compressed: swiftly where there are many. */
export function qualityFor({ site }: CompileContext, routes: Route[]): Quality {
  return routes.length * codesOf(site).length > few ? qualities.swift : qualities.small;
}

/** A page for whose link previews a picture is drawn. */
export interface Pictured {
  language: Language;
  route: string;
  title: string;
  /** The organisation's name. */
  name: string;
  /** The SVG under `assets/images/` that is drawn instead. Default: none. */
  own?: string;
}

/** What is noted of pages while they are compiled. */
export interface Noted {
  styles: Set<string>;
  /** The section types of each route. */
  types: Map<string, string[]>;
  frames: Set<string>;
  /** What their forms take, by the page's file. */
  forms: Record<string, Forms>;
  bibliographies: Record<string, string>;
  /** Those for which a picture is drawn: on a site that knows its origin, each that names none which services show. */
  pictured: Pictured[];
}

/** What is noted before the first page; `styles` are those that every document has. */
export function nothingNoted(styles = new Set<string>()): Noted {
  return { styles, types: new Map(), frames: new Set(), forms: {}, bibliographies: {}, pictured: [] };
}

/**
 * The pages of every route in every language that it is in, each with its archives, and noted when it is asked for. A template's page also stands where hosts
 * look for the page of an unknown address.
 */
export function* pageTasks(
  context: CompileContext,
  routes: Route[],
  unknown: NotFoundPage[],
  bundle: Bundle,
  { styles, types, frames, forms, bibliographies, pictured }: Noted,
  quality: Quality,
  pages: PageCompiler,
): Generator<PageOrder | ArchiveOrder> {
  const languages = codesOf(context.site);
  const addressing = addressingOf(context);
  const styled = new Set<string>();
  for (const language of languages) {
    const name = plainText(context.site.name, language, context.site);
    const spoken = routes.filter((one) => isInLanguage(one, language));
    // The page of the search tells of all others.
    const inOrder = spoken.toSorted((a, b) => Number(isSearchPage(a, context)) - Number(isSearchPage(b, context)));
    for (const route of inOrder) {
      const { note, file } = pages.compiled(route, language);
      const { preview: own } = route.page;
      if (context.site.origin !== undefined && route.params && isPreviewDrawn(own))
        pictured.push({ language, route: route.path, title: note.title, name, own });
      types.set(route.path, note.types);
      // Put together once for each name, not for each page.
      for (const name of note.styles)
        if (styled.size < styled.add(name).size) styles.add(textOf(bundle.styles, [name]));
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
      // A template's address is none, at which nobody could ask for it.
      for (const archive of route.params ? note.archives : []) yield { ...archive, language, hash: note.hash, file };
    }
  }
}

/** The pages that lead on: from every old address, and from unknown ones where no page is shown for them. */
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
    // Many hosts know no other such page than the root's, and show it below every prefix as well.
    const text = redirectPage(to, language, 'noPage', context, folder === '' ? early : undefined);
    yield { path: notFoundPath(folder), text };
  }
}

/** The pictures of link previews of these pages. */
export function* previewTasks(
  { site }: CompileContext,
  pictured: Pictured[],
  siteFolder: string,
): Generator<PictureTask> {
  const logo = pictureAddress(siteFolder, `images/${site.logo}`);
  const { light: colours } = palettesOf(site.theme?.colours);
  for (const { language, route, title, name, own } of pictured)
    yield {
      path: decodeURIComponent(previewAddress(language, route)).slice(1),
      svg: (own && svgAt(siteFolder, `images/${own}`)) || pictureOf({ title, name, colours, logo }),
    };
}

/** Every answer of the embedded API whose file is wanted; a query becomes part of the name: `news/list@page=2`. */
export function* answerTasks(
  { sources }: CompileContext,
  isWanted: (path: string) => boolean = () => true,
): Generator<TextTask> {
  for (const { endpoint, answer, instances } of Object.values(sources)) {
    for (const params of instances()) {
      const [path = '', query] = addressOf(endpoint.path, params).split('?');
      const file = `${decodeURIComponent(path.slice(1))}${query ? `@${query}` : ''}`;
      if (isWanted(file)) yield { path: file, text: answerText(answer(params)) };
    }
  }
}

/** Whether a file under `assets/` is for visitors: the API answers from the records, and what is not finished is for nobody. */
export function isPublished(file: string): boolean {
  return !file.startsWith('records/') && !file.split('/').some(isIgnored);
}

/**
 * The published files of a folder, under `prefix`. A compressed variant with one of these endings comes with the file that it belongs
 * to; with another it is a file like any.
 */
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
