import { bibtex } from './bibtex.ts';
import type { Reference } from './reference.ts';
import { ris } from './ris.ts';

/** The forms of bibliographies that reference managers read, by the endings of their files. */
export const formats = {
  bib: { name: 'BibTeX', write: bibtex, between: '\n' },
  ris: { name: 'RIS', write: ris, between: '\r\n' },
} as const;

export type Format = keyof typeof formats;

export function bibliography(references: Reference[], format: Format): string {
  const { write, between } = formats[format];
  return references.map(write).join(between);
}
