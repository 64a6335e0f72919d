import { once } from '../model/schema/once.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { type Facts, factsIn, restoreFacts } from './facts.ts';
import type { InspectedFile } from './inspect-file.ts';
import { treeOf } from './located-json.ts';
import { type Mentions, mentionsOf, restoreMentions } from './mentions.ts';
import { fileKindOf, isTimed, type SiteFile, type SiteInput } from './site-files.ts';

/** What was learned of a file in which nothing was found, for an inspection by another process. Plain data. */
export interface CachedFile {
  facts: Facts;
  mentions: Record<keyof Mentions, string[]>;
  /** Whether it may say when something in it is published. */
  timed: boolean;
  /** A page's own fields, with nothing in the place of its sections. Absent for any other file. */
  page?: object;
}

/** What another process kept of a site. */
export interface CheckCache {
  /**
   * What it learned of a file as it is now, by the same schemas and on a site with the same site.json; `undefined` where that is not known. It
   * spares a look at the text.
   */
  file(path: string): CachedFile | undefined;
  /** The text of such a file. Throws where it is not the one of which it was learned: it has been saved meanwhile. */
  textOf(path: string): string;
  /** Whether what rules said of these files, which was nothing, holds beside these facts of all files. */
  holdsBeside(facts: string[]): boolean;
}

/** What is worth keeping of a file; `undefined` where something was found in it, or it was not looked through. */
export function toCachedFile({ file, own, ruled }: InspectedFile, site: SiteDescriptor): CachedFile | undefined {
  if (own.length > 0 || ruled?.length !== 0 || file.unread) return undefined;
  const before = known.get(file);
  if (before) return before;
  const { assets, relative, routes } = mentionsOf(file, site);
  return {
    facts: factsIn(file),
    mentions: { assets: [...assets], relative: [...relative], routes: [...routes] },
    timed: isTimed(file),
    ...(file.kind === 'page' && { page: { ...(file.value as object), sections: null } }),
  };
}

const known = new WeakMap<SiteFile, CachedFile>();
const recalled = new WeakMap<CachedFile, SiteFile>();

/** A file of which it is kept what was learned: its text is read, and its values are, when they are asked for. */
export function restoreFile(path: string, { schemas }: SiteInput, kept?: CheckCache): SiteFile | undefined {
  const told = kept?.file(path);
  const kind = fileKindOf(path);
  const schema = kind && schemas[kind.schemaPath];
  if (!kept || !told || !schema) return undefined;
  const before = recalled.get(told);
  if (before) return before;
  const read = once(() => JSON.parse(kept.textOf(path)));
  const page = told.page && withSections(told.page, () => read().sections);
  const file: SiteFile = {
    file: path,
    ...kind,
    get text() {
      return kept.textOf(path);
    },
    get value() {
      return page ?? read();
    },
    get tree() {
      return treeOf(this.text);
    },
    faults: [],
    valid: true,
    learned: { schema, flaws: [] },
    timed: told.timed,
  };
  known.set(file, told);
  recalled.set(told, file);
  restoreFacts(file, told.facts);
  return file;
}

/** Has what is kept of a file's mentions told of it on this site, for which it was kept. */
export function restoreCachedMentions(file: SiteFile, site: SiteDescriptor): void {
  const told = known.get(file)?.mentions;
  if (!told) return;
  const { assets, relative, routes } = told;
  restoreMentions(file, site, { assets: new Set(assets), relative: new Set(relative), routes: new Set(routes) });
}

/** A page whose sections are read when they are asked for. */
function withSections(page: object, sections: () => unknown): object {
  return Object.defineProperty({ ...page }, 'sections', { enumerable: true, get: sections });
}
