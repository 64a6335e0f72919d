import type { Inline, SafeHtml } from './compiled.ts';

/** A row, as the descriptor or the source gives it. */
export type Row = Record<string, unknown>;

/** The words of a text without its markup, for attributes and comparison. */
export function plainText(text: Inline): string {
  if (typeof text === 'string') return text;
  return text
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('code' in node) return node.code;
      return plainText('strong' in node ? node.strong : node.label);
    })
    .join('');
}

/** Whether a value of a row is HTML that the sanitiser made. */
export function isSafeHtml(value: unknown): value is SafeHtml {
  return (value as Partial<SafeHtml> | null | undefined)?.html !== undefined;
}

/** One field of a row with its markup, a number as it is written, a link by its label, HTML as it is written; empty when the row has no such field. */
export function fieldInline(row: Row, field: string): Inline {
  const value = (row[field] ?? '') as Inline | number;
  const of = value as { html?: string; label?: Inline };
  return of.html ?? of.label ?? (typeof value === 'number' ? String(value) : value);
}

/** The words of one field of a row, without markup. */
export function fieldText(row: Row, field: string): string {
  return plainText(fieldInline(row, field));
}
