import { chaptersOf } from '../compile/chapters.ts';
import type { CompileContext } from '../compile/context.ts';
import { feedsAt } from '../compile/feeds.ts';
import { compilePage, parentsOf, type Route, wholePage } from '../compile/page.ts';
import { isSearchPage } from '../compile/search/all-entries.ts';
import { searchEntries } from '../compile/search/search-entries.ts';
import { seriesOf } from '../compile/series.ts';
import { compileNavigation } from '../compile/site.ts';
import type { CompiledSection, Language } from '../model/compiled.ts';
import type { FormField } from '../model/form-field.ts';
import type { PageDescriptor } from '../model/page.ts';
import { type PageFile, sectionsIn, sectionTypesIn } from '../model/page-file.ts';
import { codesOf } from '../model/schema/languages.ts';
import { once, oncePer } from '../model/schema/once.ts';
import type { SearchEntry } from '../search/entry.ts';
import { hashOf } from '../site/files/seal.ts';
import { formSchema } from '../ui/kit/form-rules.ts';
import { type Archive, listArchives, pdfColors, picturesRead } from './archives.ts';
import { createBibliographies } from './bibliographies.ts';
import { collectEntries, type EntryCollector } from './collect-entries.ts';
import { framesIn } from './foreign-origins.ts';
import type { Forms } from './hosts/build-facts.ts';
import type { PackedEntries } from './pack-entries.ts';
import { documentStyles } from './render-document.ts';
import type { IndexNotes } from './search-tasks.ts';
import { createFingerprint, trackReads } from './track-reads.ts';

/** What a build needs to know about a page besides its data. */
export interface PageNote {
  /** The hash of its data file. */
  hash: string;
  title: string;
  types: string[];
  /** The names of the styles that its document inlines. */
  styles: string[];
  /** The origins of the frames in its own sections. */
  frames: string[];
  forms: Forms;
  /** Its bibliography files, by path. */
  bibliographies: Record<string, string>;
  archives: Archive[];
  /** The hash of its search entries. */
  found: string;
}

export interface PageOutput {
  note: PageNote;
  /** The text of its data file, a `PageFile`. Compiled on demand if the note is cached. */
  file(): string;
  /** Its search entries, compiled like the file. */
  entries(): SearchEntry[];
}

export interface PageNotes {
  /** A hash of the inputs that all pages share. */
  ground: string;
  /** What pages read besides that: names with fingerprints. */
  reads: [name: string, print: string][];
  /** By language and route: the note, the fingerprint of the page's own files, and positions in `reads`. */
  pages: Record<string, { note: PageNote; own: string; reads: number[] }>;
  /** The files of the search index. */
  indexes: IndexNotes;
  /** By language, a hash of all search entries. */
  found: Record<Language, string>;
}

/** The search entries of a language, and their hash. */
export interface CachedEntries {
  of: string;
  kept: PackedEntries;
}

export type PageCompiler = ReturnType<typeof createPageCompiler>;

/**
 * Creates a compiler of a site's pages that reuses notes of the last build. If it `isForAll` pages, with the search
 * page last, it collects their search entries. `readEntries` reads cached search entries by their hash.
 */
export function createPageCompiler(
  checked: CompileContext,
  build: string,
  before: PageNotes | undefined,
  isForAll: boolean,
  readEntries?: (language: Language, of: string) => PackedEntries | undefined,
) {
  const { site, folders, formAction, tagOf, schemas, isPreview } = checked;
  const found =
    site.search && isForAll
      ? new Map(codesOf(site).map((code): [Language, EntryCollector] => [code, collectEntries(() => keptOf(code))]))
      : undefined;
  // Only the search page lists the collected entries. All others are compiled before they are complete.
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
    return of === undefined ? undefined : readEntries?.(language, of);
  };
  const fingerprint = createFingerprint(context);
  // The fingerprint of all entries combines the pages' own hashes.
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
  const toKeep = new Map<Language, CachedEntries>();
  const positions = new Map<string, number>();
  const positionOf = (name: string) => {
    const position = positions.get(name) ?? notes.reads.push([name, printOf(name)]) - 1;
    positions.set(name, position);
    return position;
  };
  /** The new positions of these reads; `undefined` if one changed. Thousands of pages share a list. */
  const readAgain = oncePer((list: number[]) =>
    list.every(isSame) ? list.map((at) => positionOf(known?.reads[at]?.[0] as string)) : undefined,
  );
  let reads = new Set<string>();
  const watching = trackReads(context, (name) =>
    reads.add(isOnSearchPage && allFound.has(`found ${name}`) ? `found ${name}` : name),
  );
  const colors = once(() => pdfColors(site));
  const ownOf = oncePer((page: PageDescriptor) => ownPrint(page, context));
  const framesOf = oncePer(({ sections }: PageDescriptor) => framesIn(sections, context));

  return {
    /** The search entries of the compiled pages, by language, if they are collected. */
    found,
    /** Compiles a page, or returns the last build's note if nothing that the page read has changed. */
    compile(route: Route, language: Language): PageOutput {
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
        const [types, frames] = [sectionTypesIn(sections), framesOf(route.page)];
        const forms = formSchemas(sections);
        const bibliographies = createBibliographies(page, site.origin);
        const archives = listArchives(page, picturesRead(read, context), colors());
        const styles = documentStyles(page);
        const facts = { title, types, styles, frames, forms, bibliographies, archives };
        // The search page may have requested this one while it was compiled.
        reads = around;
        isOnSearchPage = wasOnSearchPage;
        return { file, entries, read, note: { hash: hashOf(file), ...facts, found: hashOf(JSON.stringify(entries)) } };
      };
      const noted = known?.pages[id];
      const again = noted && own !== undefined && noted.own === own ? readAgain(noted.reads) : undefined;
      if (noted && again) {
        notes.pages[id] = { ...noted, reads: again };
        const entries = () => fresh().entries;
        if (!isSearch) found?.get(language)?.add({ id, print: noted.note.found, entries });
        return { note: noted.note, file: () => fresh().file, entries };
      }
      const { file, note, entries, read } = fresh();
      // No closures here: they would keep each page's file in memory until the build ends.
      if (!isSearch) found?.get(language)?.add({ id, print: note.found, entries });
      if (own !== undefined) notes.pages[id] = { note, own, reads: [...read].map(positionOf) };
      return { note, file: () => file, entries: () => entries };
    },
    /** What the pages read, as `trackReads` names it. */
    readNames: () => notes.reads.map(([name]) => name),
    /** The last build's files of the search index. */
    knownIndexes: known?.indexes ?? {},
    notes(): PageNotes {
      for (const [language, pages] of found ?? []) {
        const of = pages.print();
        if (notes.found[language] === of) continue;
        notes.found[language] = of;
        if (known?.found[language] !== of) toKeep.set(language, { of, kept: pages.kept() });
      }
      return notes;
    },
    /** The changed search entries, by language, for the cache. */
    toKeep: () => toKeep,
  };
}

/** A fingerprint of a page's file, parents, chapters and series; `undefined` if a file's version is unknown. */
function ownPrint(page: PageDescriptor, context: CompileContext): string | undefined {
  const versions = [page, ...chaptersOf(page, context)].map((one) => context.versionOf?.(one));
  const parents = parentsOf(page, context).map(({ page, route }) => [page.title, route]);
  const series = codesOf(context.site).map((language) => seriesOf(page, language, context));
  return versions.includes(undefined) ? undefined : hashOf(JSON.stringify([versions, parents, series]));
}

/** The schemas of the forms in these sections, by section id. */
function formSchemas(sections: CompiledSection[]): Forms {
  const forms = sectionsIn(sections).filter(({ type }) => type === 'form') as (CompiledSection & {
    fields: FormField[];
  })[];
  return Object.fromEntries(forms.map(({ id, fields }) => [id, formSchema(fields)])) as Forms;
}
