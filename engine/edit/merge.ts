import { isMarkdownFile } from '../model/markdown/markdown-file.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import { pointerOf } from '../model/schema/pointer.ts';
import type { Path } from '../model/schema/walk.ts';
import { changesBetween } from './changes.ts';
import { EditError } from './edit-error.ts';
import { isEqual } from './is-equal.ts';
import { isSameItem, matchItems } from './match-items.ts';
import { applyOperations } from './operations.ts';
import { joinParagraphs, splitParagraphs } from './paragraphs.ts';
import { readWholeFile } from './passage.ts';

/** Two changes of one value that exclude each other. */
export interface Conflict {
  /** `removed-here`: we removed what they changed. */
  kind: 'both-changed' | 'both-added' | 'removed-here' | 'removed-there' | 'both-ordered';
  /** The position in the merged text, which has their version, or ours if they removed it. */
  pointer: string;
  /** The versions; undefined if removed or not yet added. */
  base?: unknown;
  ours?: unknown;
  theirs?: unknown;
}

/** A common base and two versions of it. */
export interface Sides<T> {
  base: T;
  ours: T;
  theirs: T;
}

/**
 * Merges two versions of a text: applies our changes to theirs. Of Markdown it merges the paragraphs, and the pointers of conflicts are
 * their positions. Throws an {@link EditError} for invalid JSON.
 */
export function mergeTexts(
  file: string,
  { base, ours, theirs }: Sides<string>,
): { text: string; conflicts: Conflict[] } {
  if (base === theirs || ours === theirs) return { text: ours, conflicts: [] };
  if (base === ours) return { text: theirs, conflicts: [] };
  if (isMarkdownFile(file)) {
    const { value, conflicts } = mergeParagraphs({ base, ours, theirs });
    return { text: joinParagraphs(value, [theirs, ours]), conflicts };
  }
  const valueIn = (text: string) => {
    const { value } = readWholeFile(file, text);
    if (value === undefined) throw new EditError('not-json', '', file);
    return value;
  };
  const there = valueIn(theirs);
  const { value, conflicts } = merge({ base: valueIn(base), ours: valueIn(ours), theirs: there });
  const operations = changesBetween(there, value).map(({ operation }) => operation);
  return { text: applyOperations(readWholeFile(file, theirs), operations).text, conflicts };
}

/** Merges the paragraphs of a text. */
export function mergeParagraphs({ base, ours, theirs }: Sides<string>): { value: string[]; conflicts: Conflict[] } {
  const sides = { base: splitParagraphs(base), ours: splitParagraphs(ours), theirs: splitParagraphs(theirs) };
  return merge(sides) as { value: string[]; conflicts: Conflict[] };
}

export function merge(sides: Sides<unknown>): { value: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  return { value: merged(sides, [], conflicts), conflicts };
}

/** Merges a value; undefined means that it does not exist. Adds to `conflicts`. */
function merged(sides: Sides<unknown>, path: Path, conflicts: Conflict[]): unknown {
  const { base, ours, theirs } = sides;
  if (isEqual(base, ours) || isEqual(ours, theirs)) return theirs;
  if (isEqual(base, theirs)) return ours;
  if (isJsonObject(ours) && isJsonObject(theirs) && (isJsonObject(base) || base === undefined))
    return mergedObject({ base: base ?? {}, ours, theirs }, path, conflicts);
  if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs))
    return mergedList({ base, ours, theirs }, path, conflicts);
  const both = base === undefined ? 'both-added' : 'both-changed';
  const kind = ours === undefined ? 'removed-here' : theirs === undefined ? 'removed-there' : both;
  conflicts.push({ kind, pointer: pointerOf(path), ...sides });
  return theirs === undefined ? ours : theirs;
}

function mergedObject(
  { base, ours, theirs }: Sides<Record<string, unknown>>,
  path: Path,
  conflicts: Conflict[],
): object {
  const names = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  const own = (members: Record<string, unknown>, name: string) =>
    Object.hasOwn(members, name) ? members[name] : undefined;
  const entries = [...names].map((name) => {
    const sides = { base: own(base, name), ours: own(ours, name), theirs: own(theirs, name) };
    return [name, merged(sides, [...path, name], conflicts)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** An item by its positions in the three lists. */
type Item = Partial<Sides<number>>;

function mergedList({ base, ours, theirs }: Sides<unknown[]>, path: Path, conflicts: Conflict[]): unknown[] {
  const items: Item[] = base.map((_, index) => ({ base: index }));
  const place = (side: 'ours' | 'theirs', list: unknown[]) =>
    matchItems(base, list).map((was, index) => {
      const item = was === undefined ? {} : (items[was] as Item);
      item[side] = index;
      return item;
    });
  const [here, there] = [place('ours', ours), place('theirs', theirs)];
  // Equal new items of both sides are one item.
  const isNew = ({ base }: Item) => base === undefined;
  for (const mine of here.filter(isNew)) {
    const one = ours[mine.ours as number];
    const same = there.find(
      (item) => isNew(item) && item.ours === undefined && isSameItem(theirs[item.theirs as number], one),
    );
    if (!same) continue;
    same.ours = mine.ours;
    here[mine.ours as number] = same;
  }
  const order = ordered({ ours: here, theirs: there });
  if (order.isDisputed) conflicts.push({ kind: 'both-ordered', pointer: pointerOf(path), base, ours, theirs });
  const valueAt = (list: unknown[], index: number | undefined) => (index === undefined ? undefined : list[index]);
  const sidesOf = (item: Item) => ({
    base: valueAt(base, item.base),
    ours: valueAt(ours, item.ours),
    theirs: valueAt(theirs, item.theirs),
  });
  const kept = order.items.map(sidesOf).filter((sides) => merged(sides, [], []) !== undefined);
  return kept.map((sides, index) => merged(sides, [...path, index], conflicts));
}

/** The items of both sides in the order of the side that changed it. */
function ordered({ ours, theirs }: { ours: Item[]; theirs: Item[] }): { items: Item[]; isDisputed: boolean } {
  const common = (items: Item[]) =>
    items.filter((item) => item.base !== undefined && item.ours !== undefined && item.theirs !== undefined);
  const [here, there] = [common(ours), common(theirs)];
  const isMoved = (items: Item[]) => items.some((item, index) => (item.base as number) < (items[index - 1]?.base ?? 0));
  const isDisputed = isMoved(here) && isMoved(there) && here.some((item, index) => item !== there[index]);
  const [items, others] = isMoved(here) && !isMoved(there) ? [[...ours], theirs] : [[...theirs], ours];
  for (const [index, item] of others.entries()) {
    if (items.includes(item)) continue;
    const previous = others[index - 1];
    let at = previous ? items.indexOf(previous) + 1 : 0;
    // The other side's new items come first.
    while (items[at] && items[at]?.base === undefined && !others.includes(items[at] as Item)) at++;
    items.splice(at, 0, item);
  }
  return { items, isDisputed };
}
