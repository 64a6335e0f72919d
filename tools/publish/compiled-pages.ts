import { chaptersOf } from '../../engine/compile/chapters.ts';
import type { CompileContext } from '../../engine/compile/context.ts';
import { feedsAt } from '../../engine/compile/feeds.ts';
import { compilePage, parentsOf, type Route } from '../../engine/compile/page.ts';
import { isSearchPage } from '../../engine/compile/search/all-entries.ts';
import { searchEntries } from '../../engine/compile/search/search-entries.ts';
import { seriesOf } from '../../engine/compile/series.ts';
import { compileNavigation } from '../../engine/compile/site.ts';
import type { Language } from '../../engine/descriptor/compiled.ts';
import type { PageDescriptor } from '../../engine/descriptor/page.ts';
import { type PageFile, typesOf } from '../../engine/page-file.ts';
import { codesOf } from '../../engine/schema/languages.ts';
import { oncePer } from '../../engine/schema/once.ts';
import type { SearchEntry } from '../../engine/search/entry.ts';
import { hashOf } from '../files/sealed.ts';
import type { Forms } from '../host/build-facts.ts';
import { type Archive, archivesOf, coloursOf, picturesAmong } from './archives.ts';
import { bibliographiesOf } from './bibliographies.ts';
import { stylesOf } from './document.ts';
import { framesIn } from './foreign-origins.ts';
import { formsIn } from './forms.ts';
import { fingerprintsOf, watched } from './reads.ts';
import type { Found, IndexNotes } from './search-tasks.ts';

/** What a build must know of a page besides its data. */
export interface PageNote {
  /** The hash of its data file. */
  hash: string;
  title: string;
  /** The types of its sections. */
  types: string[];
  /** The names of the styles that its document carries. */
  styles: string[];
  /** The origins of frames in its own sections. */
  frames: string[];
  /** What its forms take. */
  forms: Forms;
  /** The bibliographies of what it lists, by their paths. */
  bibliographies: Record<string, string>;
  /** The archives that it offers of itself. */
  archives: Archive[];
  /** What a search finds on it; nothing on a site that has none. */
  entries: SearchEntry[];
  /** The hash of that. */
  found: string;
}

/** A page as it is compiled. */
export interface Compiled {
  note: PageNote;
  /** The text of its data file, a `PageFile`. Compiled when it is asked for, where the note was known. */
  file(): string;
}

/** Notes of the pages that a build compiled. Plain data. */
export interface PageNotes {
  /** A hash of what all pages are compiled from. */
  ground: string;
  /** What else pages read, by name, and what was there. */
  reads: [name: string, print: string][];
  /** By language and route: the note, what of the page itself it was made from, and the positions of what else was read. */
  pages: Record<string, { note: PageNote; own: string; reads: number[] }>;
  /** What was made of what a search finds. */
  indexes: IndexNotes;
}

/** Compiles the pages of a site. */
export interface PageCompiler {
  /** A page; not compiled anew where the notes of the last build hold and all that it read then is as it was. */
  compiled(route: Route, language: Language): Compiled;
  /** What a search finds on the pages that were asked for, by language, where it is collected. */
  found: Map<Language, Found> | undefined;
  /** What the last build noted of what a search finds. */
  knownIndexes: IndexNotes;
  /** The notes of what was asked for. */
  notes(): PageNotes;
}

/**
 * A compiler of a site's pages for an engine's build, with the notes of the last build, which hold for the same `maker`. Where each page of the site `isAskedFor`, that of the
 * search after the others of its language, it tells of what was found on them; else it finds that itself.
 */
export function pageCompiler(
  checked: CompileContext,
  build: string,
  maker: string,
  before: PageNotes | undefined,
  isAskedFor: boolean,
): PageCompiler {
  const { site, folders, formAction, tagOf, schemas } = checked;
  const found =
    site.search && isAskedFor
      ? new Map(codesOf(site).map((code): [Language, Found] => [code, { entries: [], prints: [] }]))
      : undefined;
  const collected: CompileContext['entries'] = (language, _, route) =>
    route === undefined ? (found?.get(language)?.entries ?? []) : checked.entries(language, checked, route);
  const context = found ? { ...checked, entries: collected } : checked;
  const navigations = codesOf(site).map((language) => compileNavigation(context, language));
  const feeds = codesOf(site).map((language) => feedsAt({ route: '/' }, language, context));
  const ground = hashOf(
    JSON.stringify([
      maker,
      process.version,
      site,
      folders,
      formAction,
      tagOf !== undefined,
      schemas,
      navigations,
      feeds,
    ]),
  );
  const known = before?.ground === ground ? before : undefined;
  const fingerprint = fingerprintsOf(context);
  // Of what a search finds on all pages, their own hashes tell.
  const allFound = new Map([...(found ?? [])].map(([language, { prints }]) => [`entries ${language}`, prints]));
  const printOf = oncePer((name: string) => {
    const prints = allFound.get(name);
    return prints ? hashOf(prints.join()) : fingerprint(name);
  });
  const isSame = (at: number) => {
    const [name = '', print] = known?.reads[at] ?? [];
    return printOf(name) === print;
  };
  const notes: PageNotes = { ground, reads: [], pages: {}, indexes: {} };
  const positions = new Map<string, number>();
  const positionOf = (name: string) => {
    const position = positions.get(name) ?? notes.reads.push([name, printOf(name)]) - 1;
    positions.set(name, position);
    return position;
  };
  let reads = new Set<string>();
  const watching = watched(context, (name) => reads.add(name));
  const ownOf = oncePer((page: PageDescriptor) => ownPrint(page, context));
  const framesOf = oncePer(({ sections }: PageDescriptor) => framesIn(sections, context));

  const collect = (language: Language, note: PageNote) => {
    const { entries, prints } = found?.get(language) ?? {};
    entries?.push(...note.entries);
    prints?.push(note.found);
  };

  return {
    found,
    compiled(route, language) {
      const id = `${language} ${route.path} ${JSON.stringify(route.params)} ${route.languages}`;
      const own = ownOf(route.page);
      const fresh = () => {
        reads = new Set();
        const page = compilePage(route, language, watching);
        const file = JSON.stringify({ build, page } satisfies PageFile);
        const { title, sections } = page;
        const isFound = site.search && !isSearchPage(route, context);
        const entries = isFound ? searchEntries(route, page, watching) : [];
        const [types, frames] = [typesOf(sections), framesOf(route.page)];
        const forms = formsIn(sections);
        const bibliographies = bibliographiesOf(page, site.origin);
        const archives = archivesOf(page, picturesAmong(reads, context), coloursOf(site));
        const styles = stylesOf(page);
        const told = { title, types, styles, frames, forms, bibliographies, archives, entries };
        return { file, note: { hash: hashOf(file), ...told, found: hashOf(JSON.stringify(entries)) } };
      };
      const noted = known?.pages[id];
      if (noted && own !== undefined && noted.own === own && noted.reads.every(isSame)) {
        const names = noted.reads.map((at) => known?.reads[at]?.[0] as string);
        notes.pages[id] = { ...noted, reads: names.map(positionOf) };
        collect(language, noted.note);
        return { note: noted.note, file: () => fresh().file };
      }
      const { file, note } = fresh();
      collect(language, note);
      if (own !== undefined) notes.pages[id] = { note, own, reads: [...reads].map(positionOf) };
      return { note, file: () => file };
    },
    knownIndexes: known?.indexes ?? {},
    notes: () => notes,
  };
}

/** What of a page itself it is compiled from: its file, the pages that it stands below, its chapters, and those beside it. `undefined` where a file is not known. */
function ownPrint(page: PageDescriptor, context: CompileContext): string | undefined {
  const versions = [page, ...chaptersOf(page, context)].map((one) => context.versionOf?.(one));
  const parents = parentsOf(page, context).map(({ page, route }) => [page.title, route]);
  const series = codesOf(context.site).map((language) => seriesOf(page, language, context));
  return versions.includes(undefined) ? undefined : hashOf(JSON.stringify([versions, parents, series]));
}
