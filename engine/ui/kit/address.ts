import type { CompiledFile, CompiledSite, CompiledTarget } from '../../model/compiled.ts';
import { type Addressing, isFile, languagePrefix, readPath, routeHref } from '../../model/page-file.ts';
import { encodeLonePercent } from '../../model/text/percent-encode.ts';

/**
 * The target of an address that came with data: whole, or relative to a named base of the site. `undefined` for an empty
 * one, one with control characters, and for any scheme but http, https, mailto and tel, which is then shown as plain words.
 * `files` is what the compiler knew of the files that the data leads to; a target among them carries its size and checksum.
 */
export function dataTarget(
  address: unknown,
  site: CompiledSite,
  base?: string,
  files?: Record<string, CompiledFile>,
): CompiledTarget | undefined {
  const href = wholeAddress(address, site, base);
  if (isInside(href)) {
    const file = files?.[href];
    // What stood behind a base is a file.
    const isPage = href === String(address).trim() && !file;
    const newTab = /\.pdf(?:[?#]|$)/i.test(href) && { newTab: true as const };
    return { href: isPage ? inLanguage(href, site) : href, ...newTab, ...(file && { file }) };
  }
  if (/^https?:\/\/[^/]/i.test(href)) return { href, external: true, newTab: true };
  return /^(?:mailto|tel):/i.test(href) ? { href } : undefined;
}

/** The address of a picture that came with data. `undefined` for one of another site: no visitor has asked for that site. */
export function dataPicture(address: unknown, site: CompiledSite, base?: string): string | undefined {
  const href = wholeAddress(address, site, base);
  return isInside(href) ? href : undefined;
}

/** An address behind its base, where it has not its own; empty for what is none. */
function wholeAddress(address: unknown, site: CompiledSite, base?: string): string {
  const text = typeof address === 'string' ? address.trim() : '';
  // Browsers drop control characters: with a tab between its slashes, `//host` would pass for a path.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (text === '' || /[\u0000-\u001f\u007f]/.test(text)) return '';
  const whole = /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(text);
  return whole ? text : `${(base && site.bases[base]) || '/'}${encodeLonePercent(text)}`;
}

/**
 * An address of data as a page links it: in the page's language, unless it names another than the default itself, and with a slash at
 * the end where the host has folders. What leads to a file or to another site stays.
 */
export function inLanguage(href: string, site: Addressing & Pick<CompiledSite, 'language'>): string {
  const [path = ''] = isInside(href) ? (/^[^?#]*/.exec(href) ?? []) : [];
  if (path === '' || isFile(path)) return href;
  const { language: written, route } = readPath(path, site);
  const language = languagePrefix(written, site) ? written : site.language;
  return routeHref(route, language, site) + href.slice(path.length);
}

/** Whether an address begins at the root of this site. */
function isInside(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/**
 * The words for an address that has none of its own: what follows its first `skip` characters, or its file name when it
 * is no longer than that, leads to a file of this site, or `skip` is left out. Percent-encoded names are decoded.
 */
export function addressLabel(address: string, skip?: number): string {
  if (skip !== undefined && address.length > skip && !isInside(address)) return decoded(address.slice(skip));
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return decoded(path.slice(path.lastIndexOf('/') + 1)) || address;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
