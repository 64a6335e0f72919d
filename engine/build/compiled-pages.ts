import { chaptersOf } from '../compile/chapters.ts';
import type { CompileContext } from '../compile/context.ts';
import { feedsAt } from '../compile/feeds.ts';
import { compilePage, parentsOf, type Route, wholePage } from '../compile/page.ts';
import { isSearchPage } from '../compile/search/all-entries.ts';
import { searchEntries } from '../compile/search/search-entries.ts';
import { seriesOf } from '../compile/series.ts';
import { compileNavigation } from '../compile/site.ts';
import type { Language } from '../model/compiled.ts';
import type { PageDescriptor } from '../model/page.ts';
import { type PageFile, typesOf } from '../model/page-file.ts';
import { codesOf } from '../model/schema/languages.ts';
import { once, oncePer } from '../model/schema/once.ts';
import type { SearchEntry } from '../search/entry.ts';
import { hashOf } from '../site/files/seal.ts';
import { type Archive, archivesOf, coloursOf, picturesAmong } from './archives.ts';
import { bibliographiesOf } from './bibliographies.ts';
import { stylesOf } from './document.ts';
import { framesIn } from './foreign-origins.ts';
import { formsIn } from './forms.ts';
import { type FoundPages, foundPages } from './found-pages.ts';
import type { Forms } from './hosts/build-facts.ts';
import type { KeptEntries } from './kept-entries.ts';
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
  /** The hash of what a search finds on it; that of nothing on a site that has none. */
  found: string;
}

/** A page as it is compiled. */
export interface Compiled {
  note: PageNote;
  /** The text of its data file, a `PageFile`. Compiled when it is asked for, where the note was known. */
  file(): string;
  /** What a search finds on it. Compiled as the file is. */
  entries(): SearchEntry[];
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
  /** By language a hash of what a search finds on which pages. */
  found: Record<Language, string>;
}

/** What is kept beside the notes of what a search finds, in a language: many times as much, and asked for where it has changed. */
export interface FoundKeeper {
  /** The entries of pages with this hash; `undefined` unless they are cached. */
  read(language: Language, of: string): KeptEntries | undefined;
}

/** What a search finds on the pages of a language, and their hash. */
export interface FoundNotes {
  of: string;
  kept: KeptEntries;
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
  /** What is to be kept beside them from now on, by language; what is kept already is not among it. */
  toKeep(): Map<Language, FoundNotes>;
}

/**
 * A compiler of a site's pages for an engine's build, with the notes of the last build, which hold for the same build. Where each page of the site `isAskedFor`, that of the
 * search after the others of its language, it tells of what was found on them; else it finds that itself.
 */
export function pageCompiler(
  checked: CompileContext,
  build: string,
  before: PageNotes | undefined,
  isAskedFor: boolean,
  keeper?: FoundKeeper,
): PageCompiler {
  const { site, folders, formAction, tagOf, schemas, isPreview } = checked;
  const found =
    site.search && isAskedFor
      ? new Map(codesOf(site).map((code): [Language, FoundPages] => [code, foundPages(() => keptOf(code))]))
      : undefined;
  // Only the search page lists the entries collected so far: the others are compiled before all are, or to collect them.
  let isOnSearchPage = false;
  const collected: CompileContext['entries'] = (language, _, route) =>
    route === undefined && isOnSearchPage
      ? (found?.get(language)?.entries() ?? [])
      : checked.entries(language, checked, route);
  const context = found ? { ...checked, entries: collected } : checked;
  const navigations = codesOf(site).map((language) => compileNavigation(context, language));
  const feeds = codesOf(site).map((language) => feedsAt({ route: '/' }, language, context));
  const ground = hashOf(
    JSON.stringify([
      build,
      process.version,
      site,
      folders,
      formAction,
      isPreview,
      tagOf !== undefined,
      schemas,
      navigations,
      feeds,
    ]),
  );
  const known = before?.ground === ground ? before : undefined;
  const keptOf = (language: Language) => {
    const of = known?.found[language];
    return of === undefined ? undefined : keeper?.read(language, of);
  };
  const fingerprint = fingerprintsOf(context);
  // The fingerprint of the entries of all pages is made of the pages' own hashes.
  const allFound = new Map([...(found ?? [])].map(([language, { prints }]) => [`found entries ${language}`, prints]));
  const printOf = oncePer((name: string) => {
    const prints = allFound.get(name);
    return prints ? hashOf(prints.join()) : fingerprint(name);
  });
  const isSame = (at: number) => {
    const [name = '', print] = known?.reads[at] ?? [];
    return printOf(name) === print;
  };
  const notes: PageNotes = { ground, reads: [], pages: {}, indexes: {}, found: {} };
  const toKeep = new Map<Language, FoundNotes>();
  const positions = new Map<string, number>();
  const positionOf = (name: string) => {
    const position = positions.get(name) ?? notes.reads.push([name, printOf(name)]) - 1;
    positions.set(name, position);
    return position;
  };
  /** Where what was read under these positions stands now; nothing where it is not as it was. Thousands of pages have the same list. */
  const readAgain = oncePer((list: number[]) =>
    list.every(isSame) ? list.map((at) => positionOf(known?.reads[at]?.[0] as string)) : undefined,
  );
  let reads = new Set<string>();
  const watching = watched(context, (name) =>
    reads.add(isOnSearchPage && allFound.has(`found ${name}`) ? `found ${name}` : name),
  );
  const colours = once(() => coloursOf(site));
  const ownOf = oncePer((page: PageDescriptor) => ownPrint(page, context));
  const framesOf = oncePer(({ sections }: PageDescriptor) => framesIn(sections, context));

  return {
    found,
    compiled(route, language) {
      const isSearch = isSearchPage(route, context);
      const id = `${language} ${route.path} ${JSON.stringify(route.params)} ${route.languages}`;
      const own = ownOf(route.page);
      const fresh = () => {
        const [around, wasOnSearchPage] = [reads, isOnSearchPage];
        isOnSearchPage = isSearch;
        const read = new Set<string>();
        reads = read;
        const whole = wholePage(route, watching);
        const page = compilePage(route, language, watching, whole);
        const file = JSON.stringify({ build, page } satisfies PageFile);
        const { title, sections } = page;
        const entries = site.search && !isSearch ? searchEntries(route, page, watching, whole) : [];
        const [types, frames] = [typesOf(sections), framesOf(route.page)];
        const forms = formsIn(sections);
        const bibliographies = bibliographiesOf(page, site.origin);
        const archives = archivesOf(page, picturesAmong(read, context), colours());
        const styles = stylesOf(page);
        const told = { title, types, styles, frames, forms, bibliographies, archives };
        // The search page may have requested this one while it was compiled.
        reads = around;
        isOnSearchPage = wasOnSearchPage;
        return { file, entries, read, note: { hash: hashOf(file), ...told, found: hashOf(JSON.stringify(entries)) } };
      };
      const noted = known?.pages[id];
      const again = noted && own !== undefined && noted.own === own ? readAgain(noted.reads) : undefined;
      if (noted && again) {
        notes.pages[id] = { ...noted, reads: again };
        const anew = () => fresh().entries;
        if (!isSearch) found?.get(language)?.add({ id, print: noted.note.found, entries: anew });
        return { note: noted.note, file: () => fresh().file, entries: anew };
      }
      const { file, note, entries, read } = fresh();
      // No function goes with them: it would hold this page's file as well until the build ends.
      if (!isSearch) found?.get(language)?.add({ id, print: note.found, entries });
      if (own !== undefined) notes.pages[id] = { note, own, reads: [...read].map(positionOf) };
      return { note, file: () => file, entries: () => entries };
    },
    knownIndexes: known?.indexes ?? {},
    notes() {
      for (const [language, pages] of found ?? []) {
        const of = pages.print();
        if (notes.found[language] === of) continue;
        notes.found[language] = of;
        if (known?.found[language] !== of) toKeep.set(language, { of, kept: pages.kept() });
      }
      return notes;
    },
    toKeep: () => toKeep,
  };
}

/** What of a page itself it is compiled from: its file, the pages that it stands below, its chapters, and those beside it. `undefined` where a file is not known. */
function ownPrint(page: PageDescriptor, context: CompileContext): string | undefined {
  const versions = [page, ...chaptersOf(page, context)].map((one) => context.versionOf?.(one));
  const parents = parentsOf(page, context).map(({ page, route }) => [page.title, route]);
  const series = codesOf(context.site).map((language) => seriesOf(page, language, context));
  return versions.includes(undefined) ? undefined : hashOf(JSON.stringify([versions, parents, series]));
}
