import type { Inline, SafeHtml } from './compiled.ts';

/**
 * A row of a descriptor or source.
 */
export type Row = Record<string, unknown>;

/** Removes markup, for attributes and comparison. */
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

export function isSafeHtml(value: unknown): value is SafeHtml {
  return (value as Partial<SafeHtml> | null | undefined)?.html !== undefined;
}

/** A row field with its markup; of a link its label, of HTML the source. Empty if missing. */
export function fieldInline(row: Row, field: string): Inline {
  const value = (row[field] ?? '') as Inline | number;
  const of = value as { html?: string; label?: Inline };
  return of.html ?? of.label ?? (typeof value === 'number' ? String(value) : value);
}

/** A row field without markup. */
export function fieldText(row: Row, field: string): string {
  return plainText(fieldInline(row, field));
}
