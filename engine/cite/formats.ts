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

/** Formats a reference as text, in the order of GB/T 7714 and ISO 690. */
export function formatReference(reference: Reference): string {
  const { authors, title, year, journal, volume = '', number, pages, doi, url } = reference;
  const issue = volume + (number ? `(${number})` : '');
  const published = [journal, year, issue].filter(Boolean).join(', ') + (pages ? `: ${pages}` : '');
  const address = doi ? `https://doi.org/${doi}` : url;
  const sentences = [authors, title, published].map((part) => `${part.replace(/\.$/, '')}.`);
  return [...sentences, ...(address ? [address] : [])].join(' ');
}
