import { once } from '../model/schema/once.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { type Facts, factsIn, restoreFacts } from './facts.ts';
import type { InspectedFile } from './inspect-file.ts';
import { treeOf } from './located-json.ts';
import { type Mentions, mentionsOf, restoreMentions } from './mentions.ts';
import { fileKindOf, isTimed, type SiteFile, type SiteInput } from './site-files.ts';

/** A file without findings, as plain data for another process. */
export interface CachedFile {
  facts: Facts;
  mentions: Record<keyof Mentions, string[]>;
  /** Whether it may contain publishing times. */
  timed: boolean;
  page?: object;
}

/** The results of another process. */
export interface CheckCache {
  /** The cached file at a path, without reading it; undefined if the file, the schemas or site.json have changed. */
  file(path: string): CachedFile | undefined;
  /** Throws if the file was saved since. */
  textOf(path: string): string;
  /** Whether the rules still find nothing in the cached files, given the facts of all files. */
  holdsBeside(facts: string[]): boolean;
}

/** Undefined for a skipped file, a file with findings, and one with repeated objects. */
export function toCachedFile(
  { file, own, ruled, expansion }: InspectedFile,
  site: SiteDescriptor,
): CachedFile | undefined {
  // Repeated objects depend on other files.
  if (expansion || own.length > 0 || ruled?.length !== 0 || file.unread) return undefined;
  const before = cachedFiles.get(file);
  if (before) return before;
  const { assets, relative, routes } = mentionsOf(file, site);
  return {
    facts: factsIn(file),
    mentions: { assets: [...assets], relative: [...relative], routes: [...routes] },
    timed: isTimed(file),
    ...(file.kind === 'page' && { page: { ...(file.value as object), sections: null } }),
  };
}

const cachedFiles = new WeakMap<SiteFile, CachedFile>();
const restored = new WeakMap<CachedFile, SiteFile>();

/** Restores a cached file. Its text and values are read on first use. */
export function restoreFile(path: string, { schemas }: SiteInput, cache?: CheckCache): SiteFile | undefined {
  const cached = cache?.file(path);
  const kind = fileKindOf(path);
  const isPlain = kind?.kind === 'markdown';
  const schema = kind && (isPlain ? {} : schemas[kind.schemaPath]);
  if (!cache || !cached || !schema) return undefined;
  const before = restored.get(cached);
  if (before) return before;
  const read = once(() => JSON.parse(cache.textOf(path)));
  const sections = { enumerable: true, get: () => read().sections };
  const page = cached.page && Object.defineProperty({ ...cached.page }, 'sections', sections);
  const file: SiteFile = {
    file: path,
    ...kind,
    get text() {
      return cache.textOf(path);
    },
    get value() {
      return isPlain ? this.text : (page ?? read());
    },
    get tree() {
      return isPlain ? undefined : treeOf(this.text);
    },
    faults: [],
    valid: true,
    ...(isPlain ? { isPlain } : { learned: { schema, flaws: [] } }),
    timed: cached.timed,
    repeats: false,
  };
  cachedFiles.set(file, cached);
  restored.set(cached, file);
  restoreFacts(file, cached.facts);
  return file;
}

export function restoreCachedMentions(file: SiteFile, site: SiteDescriptor): void {
  const cached = cachedFiles.get(file);
  if (!cached) return;
  const { assets, relative, routes } = cached.mentions;
  restoreMentions(file, site, { assets: new Set(assets), relative: new Set(relative), routes: new Set(routes) });
}
