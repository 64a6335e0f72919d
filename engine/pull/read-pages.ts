import type { Paging } from '../model/record-origin.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import { readUrl } from '../model/schema/read-url.ts';
import { refuse } from './origin-error.ts';
import type { Budget } from './read-limits.ts';
import type { JsonAnswer } from './request-json.ts';
import { valueAtPath } from './value-at-path.ts';

/** The request of a page: parameters of the paging, or the whole address of the next page. */
export interface PageRequest {
  parameters: [string, string | number][];
  url?: URL;
}

export interface PagedOrigin {
  path?: string | undefined;
  paging?: Paging | undefined;
  /** The address of the first page, which those of others are relative to. */
  url: URL;
  ask(page: PageRequest): Promise<JsonAnswer>;
}

/** Reads the records of all pages. Throws if a page repeats, or if the limits are reached. */
export async function readPages({ path, paging, url, ask }: PagedOrigin, budget: Budget): Promise<unknown[]> {
  const rows: unknown[] = [];
  let previous = '';
  for (let page: PageRequest | undefined = { parameters: firstOf(paging) }; page; ) {
    const answer = await ask(page);
    const list = listAt(answer.value, path);
    if (list.length > 0) {
      budget.addRecords(list.length);
      const text = writeList(list);
      // A service that ignores the parameters would be read until the limit.
      if (text === previous) refuse(['paging'], 'pullRepeats');
      previous = text;
    }
    // A spread list of a hundred thousand rows would be too many arguments.
    for (const row of list) rows.push(row);
    page = nextPage(paging, { answer, list, rows, page, url });
  }
  return rows;
}

function sizeOf({ size, perPage = 100 }: { size?: string; perPage?: number }): [string, number][] {
  return size === undefined ? [] : [[size, perPage]];
}

function firstOf(paging: Paging | undefined): PageRequest['parameters'] {
  if (!paging || 'link' in paging) return [];
  if ('page' in paging) return [[paging.page, paging.first ?? 1], ...sizeOf(paging)];
  if ('offset' in paging) return [[paging.offset, 0], ...sizeOf(paging)];
  return sizeOf(paging);
}

interface ReadPage {
  answer: JsonAnswer;
  list: unknown[];
  rows: unknown[];
  page: PageRequest;
  url: URL;
}

function nextPage(paging: Paging | undefined, { answer, list, rows, page, url }: ReadPage): PageRequest | undefined {
  if (!paging) return undefined;
  if ('link' in paging) {
    const address = paging.link === 'header' ? nextInHeader(answer.link) : valueAtPath(answer.value, paging.link);
    if (address === undefined || address === null || address === '') return undefined;
    const next = readUrl(String(address), url);
    // The next address is part of the answer: it must not choose who receives the token.
    if (next?.origin !== url.origin) refuse(['paging', 'link'], 'pullRedirect', { host: next?.host ?? '?' });
    if (next?.href === (page.url ?? url).href) refuse(['paging', 'link'], 'pullRepeats');
    return { parameters: [], url: next as URL };
  }
  if ('cursor' in paging) {
    const cursor = valueAtPath(answer.value, paging.next);
    const isLast = paging.more !== undefined && valueAtPath(answer.value, paging.more) !== true;
    if (isLast || (typeof cursor !== 'string' && typeof cursor !== 'number') || cursor === '') return undefined;
    const [name, before] = page.parameters[0] ?? [];
    if (name === paging.cursor && before === cursor) refuse(['paging', 'next'], 'pullRepeats');
    return { parameters: [[paging.cursor, cursor], ...sizeOf(paging)] };
  }
  if (list.length === 0) return undefined;
  if ('offset' in paging) return { parameters: [[paging.offset, rows.length], ...sizeOf(paging)] };
  const [, number] = page.parameters[0] ?? [];
  return { parameters: [[paging.page, Number(number) + 1], ...sizeOf(paging)] };
}

/** The address with `rel="next"` in a `Link` header (RFC 8288). */
function nextInHeader(header: string): string | undefined {
  for (const [, address, parameters = ''] of header.matchAll(/<([^<>]*)>((?:\s*;\s*[\w*]+=(?:"[^"]*"|[^\s",;]+))*)/g))
    if (/;\s*rel=(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next(?=$|[\s;]))/i.test(parameters)) return address;
  return undefined;
}

function listAt(value: unknown, path: string | undefined): unknown[] {
  const list = path === undefined ? value : valueAtPath(value, path);
  if (Array.isArray(list)) return list;
  const names = Object.entries(isJsonObject(value) ? value : {}).flatMap(([name, one]) =>
    Array.isArray(one) ? [name] : [],
  );
  return refuse(path === undefined ? [] : ['path'], path === undefined ? 'pullNeedsPath' : 'pullNoList', {
    path: path ?? '',
    names,
  });
}

/** Refuses values that are nested too deeply for any code after this. */
function writeList(list: unknown[]): string {
  try {
    return JSON.stringify(list);
  } catch {
    return refuse([], 'pullTooDeep');
  }
}
