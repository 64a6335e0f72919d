import { factsIn } from '../check/facts.ts';
import { describePath, makeProblem } from '../check/make-problem.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import { t } from '../check/messages/messages.ts';
import type { Problem } from '../check/problem.ts';
import { isTimed, type SiteFile, setSchema } from '../check/site-files.ts';
import { type AssetUsers, assetUse } from '../check/used-assets.ts';
import type { Publishing } from '../model/publishing.ts';
import { oncePer } from '../model/schema/once.ts';
import {
  instantOf,
  localTime,
  minuteOf,
  publicationStatus,
  timeZoneOf,
  withoutPublishing,
} from '../model/schema/publishing.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { type Path, visit } from '../model/schema/walk.ts';
import type { SiteDescriptor } from '../model/site.ts';

export interface PublicationChange {
  /** As an ISO timestamp. */
  at: string;
  /** The same in the site's time zone: `2026-01-31T09:00`. */
  local: string;
  what: 'appears' | 'goes';
  file: string;
  /** The item in the file, in words; empty for the whole file. */
  place: string;
}

/** Selects what is published at an instant, and lists the later changes, the next one first. */
export function selectPublished(
  files: readonly SiteFile[],
  schemas: Schemas,
  instant: Date,
): { files: readonly SiteFile[]; changes: PublicationChange[] } {
  const site = files.find(({ kind }) => kind === 'site')?.value as SiteDescriptor | undefined;
  const timeZone = timeZoneOf(site);
  const now = localTime(instant, timeZone);
  const changes: PublicationChange[] = [];
  const shown = files.flatMap((file) => {
    const items = publishedItems(file, schemas);
    if (items.length === 0) return [file];
    const gone = items.filter(({ item }) => publicationStatus(item, now) !== 'published').map(({ path }) => path);
    for (const { item, path } of items)
      for (const [what, time] of [
        ['appears', item.publishFrom],
        ['goes', item.publishUntil],
      ] as const) {
        if (!time || item.draft || minuteOf(time) <= now) continue;
        const at = instantOf(time, timeZone).toISOString();
        changes.push({ at, local: minuteOf(time), what, file: file.file, place: describePath(file.value, path) });
      }
    const value = without(file.value, gone);
    if (value === undefined) return [];
    const part = { ...file, value };
    setSchema(part, schemas[file.schemaPath] ?? {}, file.learned?.flaws);
    return [part];
  });
  return { files: shown, changes: changes.sort((a, b) => (a.at < b.at ? -1 : 1)) };
}

/** Finds the assets that only unpublished items use. `shown` is the result of {@link selectPublished} for `all`. */
export function findWithheldAssets(
  all: readonly SiteFile[],
  shown: readonly SiteFile[],
  schemas: Schemas,
  styles: AssetUsers['styles'],
  assets: Iterable<string>,
): Set<string> {
  const site = all.find(({ kind }) => kind === 'site')?.value as SiteDescriptor | undefined;
  if (!site || all.every((file, index) => file === shown[index])) return new Set();
  const paths = [...assets];
  const withSchema = oncePer((file: SiteFile) => (file.learned ? file : withSchemaOf(file, schemas)));
  const files = all.map(withSchema);
  const published = shown.map(withSchema);
  const hidden = markdownOnlyIn(files, published);
  const isUsed = assetUse({ files, site, styles }, paths);
  const isShown = assetUse({ files: published.filter(({ file }) => !hidden.has(file)), site, styles }, paths);
  return new Set(paths.filter((path) => isUsed(path) && !isShown(path)));
}

/** A copy of a file with its schema: a build does not wait for the inspection, which caches facts of its own. */
function withSchemaOf(file: SiteFile, schemas: Schemas): SiteFile {
  const copy = Object.create(file) as SiteFile;
  setSchema(copy, schemas[file.schemaPath] ?? {});
  return copy;
}

/** The Markdown files that only unpublished items name. */
function markdownOnlyIn(all: readonly SiteFile[], shown: readonly SiteFile[]): Set<string> {
  const isShown = new Set(shown);
  const changed = all.filter((file) => !isShown.has(file));
  const names = new Set(changed.flatMap((file) => factsIn(file).markdown));
  if (names.size > 0) for (const file of shown) for (const name of factsIn(file).markdown) names.delete(name);
  return names;
}

/** Warnings for everything that a build at this local time would leave out. */
export function findUnpublished(
  files: readonly SiteFile[],
  schemas: Schemas,
  now: string,
  language: MessageLanguage = 'en',
): Problem[] {
  return files.flatMap((file) =>
    publishedItems(file, schemas).flatMap(({ item, path }) => {
      const { publishFrom = '', publishUntil = '' } = item;
      const messages = {
        published: undefined,
        draft: t('draft'),
        later: t('notYet', { when: publishFrom }),
        past: t('noMore', { when: publishUntil }),
      };
      const message = messages[publicationStatus(item, now)];
      if (!message) return [];
      return makeProblem(file, { code: 'unpublished', severity: 'warning', path, message }, language);
    }),
  );
}

/** The records in the value of a file, without their publication dates, which visitors do not need. */
export function withoutPublication(value: unknown): unknown[] {
  return [value].flat().map((record) => withoutPublishing(record as Publishing));
}

/** The items of a file with publication dates or `draft`: the file itself, records, sections, navigation entries. */
function publishedItems(file: SiteFile, schemas: Schemas): { item: Publishing; path: Path }[] {
  if (!isTimed(file)) return [];
  const { kind, value, schemaPath } = file;
  const items: { item: Publishing; path: Path }[] = [];
  const note = (item: unknown, path: Path) => {
    const { draft, publishFrom, publishUntil } = (item ?? {}) as Publishing;
    if (draft === true || typeof publishFrom === 'string' || typeof publishUntil === 'string')
      items.push({ item: item as Publishing, path });
  };
  if (kind === 'record' && Array.isArray(value)) for (const [index, record] of value.entries()) note(record, [index]);
  else if (kind === 'record' || kind === 'page') note(value, []);
  if (kind !== 'record')
    visit(value, schemas[schemaPath] ?? {}, (node) => {
      if (node.is('Section') || node.is('NavigationEntry')) note(node.value, node.path);
    });
  return items;
}

/** A value without the items at these paths; `undefined` if a path is empty. */
function without(value: unknown, paths: Path[]): unknown {
  if (paths.length === 0) return value;
  if (paths.some((path) => path.length === 0)) return undefined;
  const under = (key: string | number) =>
    paths.flatMap(([first, ...rest]) => (String(first) === String(key) ? [rest] : []));
  if (Array.isArray(value))
    return value.map((item, index) => without(item, under(index))).filter((item) => item !== undefined);
  const fields = Object.entries(value as object).map(([key, item]) => [key, without(item, under(key))]);
  return Object.fromEntries(fields);
}
