import type { Reference } from './create-reference.ts';
import { formatBibtex } from './format-bibtex.ts';
import { formatRis } from './format-ris.ts';

/** The formats of bibliographies, by file extension. */
export const formats = {
  bib: { name: 'BibTeX', write: formatBibtex, between: '\n' },
  ris: { name: 'RIS', write: formatRis, between: '\r\n' },
} as const;

export type Format = keyof typeof formats;

export function formatBibliography(references: Reference[], format: Format): string {
  const { write, between } = formats[format];
  return references.map(write).join(between);
}
