import type { CompiledFile, CompiledSite, CompiledTarget } from '../../model/compiled.ts';
import { type Addressing, basePathOf, isFile, languagePrefix, readPath, routeHref } from '../../model/page-file.ts';
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
  const whole = wholeAddress(address, site, base);
  if (isInside(whole)) {
    const href = basePathOf(site) + whole;
    const file = files?.[href];
    // An address relative to a base is a file.
    const isPage = whole === String(address).trim() && !file;
    const newTab = /\.pdf(?:[?#]|$)/i.test(href) && { newTab: true as const };
    return { href: isPage ? inLanguage(whole, site) : href, ...newTab, ...(file && { file }) };
  }
  if (/^https?:\/\/[^/]/i.test(whole)) return { href: whole, external: true, newTab: true };
  return /^(?:mailto|tel):/i.test(whole) ? { href: whole } : undefined;
}

/** The address of a picture in a record. `undefined` for another site: its server would learn of each visitor. */
export function pictureAddress(address: unknown, site: CompiledSite, base?: string): string | undefined {
  const whole = wholeAddress(address, site, base);
  return isInside(whole) ? basePathOf(site) + whole : undefined;
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

/** Adds the site's folder, the language prefix unless the address has one, and the trailing slash of `folders`. */
export function inLanguage(href: string, site: Addressing & Pick<CompiledSite, 'language'>): string {
  if (!isInside(href)) return href;
  const [path = ''] = /^[^?#]*/.exec(href) ?? [];
  const base = basePathOf(site);
  if (isFile(path)) return base + href;
  const { language: written, route } = readPath(base + path, site);
  const language = languagePrefix(written, site) === base ? site.language : written;
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
