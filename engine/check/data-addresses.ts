import type { SiteDescriptor } from '../descriptor/site.ts';
import type { Path } from '../schema/walk.ts';
import { metOf, type SiteFile } from './site-files.ts';

/** An address in data, as it is written. */
export interface DataAddress {
  text: string;
  /** The string that holds it. */
  path: Path;
  /** Where in the string it begins. */
  at: number;
  /** In HTML, what it is: where a link leads, or what is loaded into the page. Default: the whole string is the address. */
  attribute?: 'href' | 'src';
}

/**
 * What may be an address in the data of a file: in a record everywhere, in a page in the rows written in it. Such strings
 * are plain or HTML, so they can also be something else.
 */
export function dataAddressesOf(file: SiteFile): DataAddress[] {
  const data =
    file.kind === 'record' ? [{ value: file.value, path: [] }] : [...metOf(file, 'Row'), ...metOf(file, 'DownloadRow')];
  return data.flatMap(({ value, path }) => [...inValue(value, path)]);
}

/** An old address of data with the prefix that the site rewrites it to; any other as it is. */
export function rewritten(text: string, { rewrites = [] }: SiteDescriptor): string {
  const found = rewrites.find(({ from }) => text.startsWith(from));
  return found ? found.to + text.slice(found.from.length) : text;
}

function* inValue(value: unknown, path: Path): Generator<DataAddress> {
  if (typeof value === 'string') {
    for (const found of inString(value)) yield { ...found, path };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      yield* inValue(item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** What a string may lead to: the links and pictures of HTML, or itself when it can be an address. */
function inString(text: string): Omit<DataAddress, 'path'>[] {
  if (text.includes('<'))
    return [...text.matchAll(attributes)].map((found) => {
      const [whole, attribute = '', quoted, single, bare] = found;
      const address = quoted ?? single ?? bare ?? '';
      const at = found.index + whole.lastIndexOf(address);
      return { text: address, at, attribute: attribute.toLowerCase() as 'href' | 'src' };
    });
  return /^[^\s{}"]+\.\w+$|^\/\S*$/.test(text) ? [{ text, at: 0 }] : [];
}

/** The addresses in HTML, in each of the three ways in which it writes attributes. */
const attributes = /\s(href|src)\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))/gi;
