import type { CompiledFile, CompiledSite, CompiledTarget } from '../../model/compiled.ts';
import { type Addressing, isFile, languagePrefix, readPath, routeHref } from '../../model/page-file.ts';
import { encodeLonePercent } from '../../model/text/percent-encode.ts';

/**
 * The link target of an address in data: complete, or relative to a base. `undefined` if it is empty or unsafe. A
 * target in `files` includes its size and checksum.
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
    // An address relative to a base is a file.
    const isPage = href === String(address).trim() && !file;
    const newTab = /\.pdf(?:[?#]|$)/i.test(href) && { newTab: true as const };
    return { href: isPage ? inLanguage(href, site) : href, ...newTab, ...(file && { file }) };
  }
  if (/^https?:\/\/[^/]/i.test(href)) return { href, external: true, newTab: true };
  return /^(?:mailto|tel):/i.test(href) ? { href } : undefined;
}

/** The address of a picture in a record. `undefined` for another site: its server would learn of each visitor. */
export function pictureAddress(address: unknown, site: CompiledSite, base?: string): string | undefined {
  const href = wholeAddress(address, site, base);
  return isInside(href) ? href : undefined;
}

/** Resolves an address against its base; empty if invalid. */
function wholeAddress(address: unknown, site: CompiledSite, base?: string): string {
  const text = typeof address === 'string' ? address.trim() : '';
  // Browsers drop control characters: with a tab between its slashes, `//host` would pass for a path.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
  if (text === '' || /[\u0000-\u001f\u007f]/.test(text)) return '';
  const whole = /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(text);
  return whole ? text : `${(base && site.bases[base]) || '/'}${encodeLonePercent(text)}`;
}

/** Adds the language prefix, unless the address has one, and the trailing slash of `folders`. */
export function inLanguage(href: string, site: Addressing & Pick<CompiledSite, 'language'>): string {
  const [path = ''] = isInside(href) ? (/^[^?#]*/.exec(href) ?? []) : [];
  if (path === '' || isFile(path)) return href;
  const { language: written, route } = readPath(path, site);
  const language = languagePrefix(written, site) ? written : site.language;
  return routeHref(route, language, site) + href.slice(path.length);
}

function isInside(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/** The link text of an address: the part after `skip` characters, or the file name. */
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
