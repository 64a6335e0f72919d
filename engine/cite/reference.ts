import type { CitedFields } from '../model/citation.ts';
import type { Row } from '../model/field-text.ts';
import { type Authors, readAuthors } from './authors.ts';
import { citedDay, citedText, isCited } from './cited.ts';

/** A work as it is cited. Its texts are as they are given, white space aside. */
export interface Reference extends Authors {
  /** Its name in a bibliography: letters and digits, the same for good, and no other's. */
  key: string;
  title: string;
  /** Four digits. */
  year: string;
  /** From 1; absent where the year alone is known. */
  month?: number;
  journal?: string;
  volume?: string;
  number?: string;
  pages?: string;
  /** The name itself: `10.…`. */
  doi?: string;
  /** A whole address. */
  url?: string;
}

/**
 * What a row is cited by; `undefined` where it has no authors, no title or no year. `origin` is what addresses of this site begin with:
 * without it the address of a file of this site is left out.
 */
export function referenceOf(row: Row, fields: CitedFields, origin = ''): Reference | undefined {
  const text = (field: string | undefined) => citedText(row, field);
  const { year, month } = citedDay(text(fields.year));
  if (!isCited(row, fields) || year === undefined) return undefined;
  const title = text(fields.title);
  const authors = readAuthors(text(fields.authors));
  const doi = /10\.\d{4,}\/\S+/.exec(text(fields.doi))?.[0];
  const url = wholeAddress(fields.url && row[fields.url], origin);
  const told = Object.fromEntries(
    (['journal', 'volume', 'number', 'pages'] as const)
      .map((name) => [name, text(fields[name])])
      .filter(([, said]) => said),
  );
  return {
    ...authors,
    ...told,
    key: keyOf(authors, year, doi ?? `${title} ${url}`),
    title,
    year,
    ...(month && { month: Number(month) }),
    ...(doi && { doi }),
    ...(url && { url }),
  };
}

/** The works that rows are cited by, each once. */
export function referencesOf(rows: Row[], fields: CitedFields, origin?: string): Reference[] {
  const byKey = new Map<string, Reference>();
  for (const row of rows) {
    const reference = referenceOf(row, fields, origin);
    if (reference) byKey.set(reference.key, reference);
  }
  return [...byKey.values()];
}

/** The address in a cell, a link's or one that is written; only what a reader of a bibliography can follow. */
function wholeAddress(cell: unknown, origin: string): string | undefined {
  const written = typeof cell === 'object' && cell !== null && 'to' in cell ? (cell.to as { href: string }).href : cell;
  if (typeof written !== 'string') return undefined;
  const address = /^\/(?!\/)/.test(written) && origin ? origin + written : written;
  return /^https?:\/\//.test(address) ? address : undefined;
}

/** The first author and the year, for who reads it; and what is the work's alone, so that no other entry can change it. */
function keyOf({ names: [first] }: Authors, year: string, own: string): string {
  const family = first?.family
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return `${family || 'ref'}${year}${hashOf(own)}`;
}

/** FNV-1a over UTF-16, in base 36: seven letters and digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
