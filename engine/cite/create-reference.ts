import type { CitedFields } from '../model/citation.ts';
import type { Row } from '../model/field-text.ts';
import { type Authors, readAuthors } from './authors.ts';
import { citationDay, citationText, isCitable } from './citation.ts';

/** A cited work. Texts are as given, except for white space. */
export interface Reference extends Authors {
  /** Its permanent, unique key: letters and digits. */
  key: string;
  title: string;
  /** Four digits. */
  year: string;
  /** From 1; absent if unknown. */
  month?: number;
  journal?: string;
  volume?: string;
  number?: string;
  pages?: string;
  /** Without a URL: `10.…`. */
  doi?: string;
  /** An absolute address. */
  url?: string;
}

/** The reference of a row, if it has authors, title and year. Without `origin`, addresses of this site are left out. */
export function createReference(row: Row, fields: CitedFields, origin = ''): Reference | undefined {
  const text = (field: string | undefined) => citationText(row, field);
  const { year, month } = citationDay(text(fields.year));
  if (!isCitable(row, fields) || year === undefined) return undefined;
  const title = text(fields.title);
  const authors = readAuthors(text(fields.authors));
  const doi = /10\.\d{4,}\/\S+/.exec(text(fields.doi))?.[0];
  const url = wholeAddress(fields.url && row[fields.url], origin);
  const details = Object.fromEntries(
    (['journal', 'volume', 'number', 'pages'] as const)
      .map((name) => [name, text(fields[name])])
      .filter(([, value]) => value),
  );
  return {
    ...authors,
    ...details,
    key: keyOf(authors, year, doi ?? `${title} ${url}`),
    title,
    year,
    ...(month && { month: Number(month) }),
    ...(doi && { doi }),
    ...(url && { url }),
  };
}

export function createReferences(rows: Row[], fields: CitedFields, origin?: string): Reference[] {
  const byKey = new Map<string, Reference>();
  for (const row of rows) {
    const reference = createReference(row, fields, origin);
    if (reference) byKey.set(reference.key, reference);
  }
  return [...byKey.values()];
}

/** The absolute address in a cell, which holds a link or a text. */
function wholeAddress(cell: unknown, origin: string): string | undefined {
  const written = typeof cell === 'object' && cell !== null && 'to' in cell ? (cell.to as { href: string }).href : cell;
  if (typeof written !== 'string') return undefined;
  const address = /^\/(?!\/)/.test(written) && origin ? origin + written : written;
  return /^https?:\/\//.test(address) ? address : undefined;
}

/** First author and year for readers, and a hash of the work, so that other entries cannot change it. */
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
