import type { FastifyInstance } from 'fastify';
import { htmlOf, markdownOf, type SiteFile, textsOf } from '../../check/site-files.ts';
import { spliceOfString } from '../../edit/splice-of-string.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { pointerOf } from '../../model/schema/pointer.ts';
import type { Path } from '../../model/schema/walk.ts';
import { applySplices } from '../../model/text/splice.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { HitPosition, SearchHit, SearchQuery, SearchResults } from '../protocol/search-protocol.ts';
import { findTodos, wordsInEnglish } from './find-todos.ts';
import type { FileTexts } from './history.ts';
import { withPlaces } from './name-location.ts';
import { get, inspectNow, post, refuseStale, type Work, writeTexts } from './work.ts';

/** Routes that find and replace texts, and list the open tasks of the site. */
export function serveSearch(studio: FastifyInstance, work: Work): void {
  const { site, spoken } = work;

  post(studio, 'search', async (wanted) => {
    const now = await inspectNow(work);
    const results = searchFiles(wanted, now.model.files);
    return { ...results, hits: withPlaces(results.hits, now) };
  });

  post(studio, 'replace', async ({ by, revision, chosen, ...wanted }) => {
    const { files: all } = (await inspectNow(work)).model;
    refuseStale(searchFiles(wanted, all).revision !== revision);
    const [first] = chosen;
    const texts = replaceHits(wanted, by, chosen, all);
    await (first ? writeTexts(work, { file: first.file, pointer: first.pointer }, texts) : site.inspect());
    return { files: Object.keys(texts).length };
  });

  get(studio, 'holes', async () => {
    const now = await inspectNow(work);
    const { problems } = now.later()(now.input, { language: spoken.language });
    const languages = codesOf(site.context()?.site);
    const todos = [
      ...wordsInEnglish(now.model.files, readEngineWords(), spoken.language),
      ...findTodos(now.model.files, problems, languages),
    ];
    return withPlaces(todos, now);
  });
}

/** The maximum number of listed hits. */
const maxHits = 1000;

/** The number of characters around a hit. */
const context = 40;

/** The results before the locations of the hits are named. */
type FoundHits = Omit<SearchResults, 'hits'> & { hits: Omit<SearchHit, 'place'>[] };

/** Searches the values of files, but not the names of fields. */
function searchFiles(query: SearchQuery, files: readonly SiteFile[]): FoundHits {
  const found = files.map((file) => ({ file, all: matchesOf(query, file) })).filter(({ all }) => all.length > 0);
  const hits = found.flatMap(({ file, all }) => {
    const texts = textPointers(file);
    return all.map(({ path, whole, start, end }): FoundHits['hits'][number] => {
      const pointer = pointerOf(path);
      const [before, after] = [whole.slice(Math.max(0, start - context), start), whole.slice(end, end + context)];
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
  return { revision, hits: hits.slice(0, maxHits), more: Math.max(0, hits.length - maxHits) };
}

function replaceHits(query: SearchQuery, by: string, chosen: HitPosition[], files: readonly SiteFile[]): FileTexts {
  const keys = new Set(chosen.map(keyOf));
  const texts = files.flatMap((file) => {
    const splices = matchesOf(query, file)
      .filter(({ path, start }) => keys.has(keyOf({ file: file.file, pointer: pointerOf(path), start })))
      .map((place) => spliceOfString(file, place, by));
    return splices.length > 0 ? [[file.file, applySplices(file.text, splices)] as const] : [];
  });
  return Object.fromEntries(texts);
}

function keyOf({ file, pointer, start }: HitPosition): string {
  return JSON.stringify([file, pointer, start]);
}

interface Match {
  path: Path;
  whole: string;
  start: number;
  end: number;
}

function matchesOf({ text, isExact, isWord }: SearchQuery, { value }: SiteFile): Match[] {
  if (text === '') return [];
  const plain = text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const edge = (side: '<!' | '!') => (isWord ? `(?${side}[\\p{L}\\p{N}_])` : '');
  const form = new RegExp(`${edge('<!')}${plain}${edge('!')}`, isExact ? 'gu' : 'giu');
  return formStrings(value, []).flatMap(({ path, whole }) =>
    [...whole.matchAll(form)].map(({ 0: match, index }) => ({ path, whole, start: index, end: index + match.length })),
  );
}

/** Every string of a value, except `$schema`. */
function formStrings(value: unknown, path: Path): { path: Path; whole: string }[] {
  if (typeof value === 'string') return path.length === 1 && path[0] === '$schema' ? [] : [{ path, whole: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return entries.flatMap(([key, item]) => formStrings(item, [...path, key]));
}

function textPointers(file: SiteFile): Set<string> {
  return new Set([...textsOf(file), ...htmlOf(file), ...markdownOf(file)].map(({ path }) => pointerOf(path)));
}
