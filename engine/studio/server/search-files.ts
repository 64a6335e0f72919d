import { htmlOf, type SiteFile, textsOf } from '../../check/site-files.ts';
import { spliceOfString } from '../../edit/splice-of-string.ts';
import { pointerOf } from '../../model/schema/pointer.ts';
import type { Path } from '../../model/schema/walk.ts';
import { applySplices } from '../../model/text/splice.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { SearchHit, SearchQuery, SearchResults } from '../protocol/search-protocol.ts';
import type { FileTexts } from './history.ts';

/** More than this is found, and not listed. */
const most = 1000;

/** How many signs are shown on either side of what is found. */
const around = 40;

/** Looks for a text in the values of files, in the order of files and places; names of fields are not looked at. */
export function searchFiles(sought: SearchQuery, files: readonly SiteFile[]): SearchResults {
  const found = files.map((file) => ({ file, all: placesOf(sought, file) })).filter(({ all }) => all.length > 0);
  const hits = found.flatMap(({ file, all }) => {
    const texts = textPointers(file);
    return all.map(({ path, whole, start, end }): SearchHit => {
      const pointer = pointerOf(path);
      const [before, after] = [whole.slice(Math.max(0, start - around), start), whole.slice(end, end + around)];
      return {
        file: file.file,
        pointer,
        start,
        before,
        found: whole.slice(start, end),
        after,
        isText: texts.has(pointer),
      };
    });
  });
  const revision = hashOf(JSON.stringify(found.map(({ file }) => [file.file, file.text])));
  return { revision, hits: hits.slice(0, most), more: Math.max(0, hits.length - most) };
}

/** The texts of the files once what is sought has another text at the places that are chosen; all other bytes stay. */
export function replaceHits(
  sought: SearchQuery,
  by: string,
  chosen: Pick<SearchHit, 'file' | 'pointer' | 'start'>[],
  files: readonly SiteFile[],
): FileTexts {
  const keys = new Set(chosen.map(keyOf));
  const texts = files.flatMap((file) => {
    const splices = placesOf(sought, file)
      .filter(({ path, start }) => keys.has(keyOf({ file: file.file, pointer: pointerOf(path), start })))
      .map((place) => spliceOfString(file, place, by));
    return splices.length > 0 ? [[file.file, applySplices(file.text, splices)] as const] : [];
  });
  return Object.fromEntries(texts);
}

function keyOf({ file, pointer, start }: Pick<SearchHit, 'file' | 'pointer' | 'start'>): string {
  return JSON.stringify([file, pointer, start]);
}

interface Found {
  path: Path;
  whole: string;
  start: number;
  end: number;
}

function placesOf({ text, isExact, isWord }: SearchQuery, { value }: SiteFile): Found[] {
  if (text === '') return [];
  const plain = text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const edge = (side: '<!' | '!') => (isWord ? `(?${side}[\\p{L}\\p{N}_])` : '');
  const form = new RegExp(`${edge('<!')}${plain}${edge('!')}`, isExact ? 'gu' : 'giu');
  return formStrings(value, []).flatMap(({ path, whole }) =>
    [...whole.matchAll(form)].map(({ 0: match, index }) => ({ path, whole, start: index, end: index + match.length })),
  );
}

/** Every string of a value but the one that says which schema it follows. */
function formStrings(value: unknown, path: Path): { path: Path; whole: string }[] {
  if (typeof value === 'string') return path.length === 1 && path[0] === '$schema' ? [] : [{ path, whole: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return entries.flatMap(([key, item]) => formStrings(item, [...path, key]));
}

function textPointers(file: SiteFile): Set<string> {
  return new Set([...textsOf(file), ...htmlOf(file)].map(({ path }) => pointerOf(path)));
}
