import type { Reference } from './create-reference.ts';
import type { Name } from './read-name.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** TeX commands for special characters. BibTeX counts braces, even after a backslash. */
const commands: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  ...Object.fromEntries(['&', '%', '$', '#', '_'].map((character) => [character, `\\${character}`])),
};

/** Formats a reference as a BibTeX entry in UTF-8. The title keeps its capitals in every style. */
export function formatBibtex(reference: Reference): string {
  const { key, names, others, title, year, month, journal, volume, number, pages, doi, url } = reference;
  const authors = names.map(formatAuthor);
  const fields = {
    author: `{${[...authors, ...(others ? ['others'] : [])].join(' and ')}}`,
    title: `{{${escapeTex(title)}}}`,
    journal: formatText(journal),
    year: `{${year}}`,
    month: month && months[month - 1],
    volume: formatText(volume),
    number: formatText(number),
    pages: formatText(pages?.replace(/\s*[-–—]+\s*/, '--')),
    doi: formatAddress(doi),
    url: formatAddress(url),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? `  ${name} = ${value},\n` : []));
  return `@${journal ? 'article' : 'misc'}{${key},\n${lines.join('')}}\n`;
}

/** `Last, First` or `Last, Jr., First`. Braces protect a name that BibTeX would divide at `and` or a comma. */
function formatAuthor({ family, given, suffix, isLiteral }: Name): string {
  if (isLiteral || /,|\sand\s/i.test(family)) return `{${escapeTex(family)}}`;
  return [family, suffix, given].flatMap((part) => (part ? [escapeTex(part)] : [])).join(', ');
}

function formatText(text: string | undefined): string | undefined {
  return text && `{${escapeTex(text)}}`;
}

/** Percent-encodes only what would end the field of an address. */
function formatAddress(address: string | undefined): string | undefined {
  return address && `{${address.replace(/[{}\\\s]/g, encodeURIComponent)}}`;
}

function escapeTex(text: string): string {
  return text.replace(/[\\{}~^&%$#_]/g, (character) => commands[character] as string);
}
