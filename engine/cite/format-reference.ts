import type { Reference } from './create-reference.ts';

/** Formats a reference as text, in the order of GB/T 7714 and ISO 690. */
export function formatReference(reference: Reference): string {
  const { authors, title, year, journal, volume = '', number, pages, doi, url } = reference;
  const issue = volume + (number ? `(${number})` : '');
  const published = [journal, year, issue].filter(Boolean).join(', ') + (pages ? `: ${pages}` : '');
  const address = doi ? `https://doi.org/${doi}` : url;
  const sentences = [authors, title, published].map((part) => `${part.replace(/\.$/, '')}.`);
  return [...sentences, ...(address ? [address] : [])].join(' ');
}
