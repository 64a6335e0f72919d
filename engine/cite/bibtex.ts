import type { Name } from './read-name.ts';
import type { Reference } from './reference.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What TeX would read as its own, as it is written in a text; BibTeX counts braces, also those after a backslash. */
const signs: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  ...Object.fromEntries(['&', '%', '$', '#', '_'].map((sign) => [sign, `\\${sign}`])),
};

/** A reference as an entry of BibTeX in UTF-8. The title keeps its capitals in every style. */
export function bibtex(reference: Reference): string {
  const { key, names, others, title, year, month, journal, volume, number, pages, doi, url } = reference;
  const authors = names.map(author);
  const fields = {
    author: `{${[...authors, ...(others ? ['others'] : [])].join(' and ')}}`,
    title: `{{${escaped(title)}}}`,
    journal: written(journal),
    year: `{${year}}`,
    month: month && months[month - 1],
    volume: written(volume),
    number: written(number),
    pages: written(pages?.replace(/\s*[-–—]+\s*/, '--')),
    doi: verbatim(doi),
    url: verbatim(url),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? `  ${name} = ${value},\n` : []));
  return `@${journal ? 'article' : 'misc'}{${key},\n${lines.join('')}}\n`;
}

/** `Last, First` or `Last, Jr., First`. Names in braces are not divided; a family name with `and` or a comma would be. */
function author({ family, given, suffix, isLiteral }: Name): string {
  if (isLiteral || /,|\sand\s/i.test(family)) return `{${escaped(family)}}`;
  return [family, suffix, given].flatMap((part) => (part ? [escaped(part)] : [])).join(', ');
}

function written(text: string | undefined): string | undefined {
  return text && `{${escaped(text)}}`;
}

/** Addresses are set as they stand; only what would end the field is percent-encoded. */
function verbatim(address: string | undefined): string | undefined {
  return address && `{${address.replace(/[{}\\\s]/g, encodeURIComponent)}}`;
}

function escaped(text: string): string {
  return text.replace(/[\\{}~^&%$#_]/g, (sign) => signs[sign] as string);
}
