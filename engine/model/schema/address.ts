import type { Language } from '../compiled.ts';
import type { SiteLanguage } from '../languages.ts';
import type { LocalizedBase } from '../site.ts';
import { decodePercent } from '../text/decode-percent.ts';
import { encodeLonePercent } from '../text/percent-encode.ts';
import { codesOf } from './languages.ts';
import { fillSlugs, type SiteValues } from './placeholders.ts';
import { readUrl } from './read-url.ts';

export interface SiteBases extends SiteValues {
  languages?: SiteLanguage[];
  bases?: Record<string, string | LocalizedBase>;
}

/** An address in a descriptor, classified by its beginning. */
export type Address =
  | { kind: 'route'; path: string; rest: string }
  | { kind: 'anchor'; id: string }
  | { kind: 'file'; base: string; root: string; asset: string; href: string }
  | { kind: 'external'; href: string }
  | { kind: 'unknown-base'; base: string; rest: string }
  /** The base is neither a folder under `assets/` (with a trailing slash) nor another site. */
  | { kind: 'broken-base'; base: string }
  | { kind: 'unsafe' };

/** Fills site values into an address and classifies it. Anything doubtful is `unsafe`. */
export function readAddress(
  text: string,
  site: SiteBases | undefined,
  language: Language = codesOf(site)[0] ?? '',
): Address {
  const filled = fillSlugs(text, site);
  // A site value may be a phone number with spaces, but URLs have none (RFC 3966).
  const address = /^tel:/i.test(filled) && !/\s/.test(text) ? filled.replace(/[ ()]/g, '') : filled;
  // Browsers read a backslash as a slash and drop control characters, so `/\host` and `java\tscript:` are attacks.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
  if (/[\u0000-\u0020\u007f\\]/.test(address) || address.startsWith('//')) return { kind: 'unsafe' };
  if (address.startsWith('#')) return { kind: 'anchor', id: decodePercent(address.slice(1)) };
  if (address.startsWith('/')) {
    const path = address.replace(/[?#].*$/, '');
    return { kind: 'route', path: path.replace(/(?<=.)\/$/, ''), rest: address.slice(path.length) };
  }
  const [, scheme = '', rest = ''] = /^([A-Za-z][\w.+-]*):(.*)$/.exec(address) ?? [];
  if (/^https?$/i.test(scheme)) {
    // Browsers insert missing slashes, and treat the rest as host.
    const isWhole = /^\/\/[^/]/.test(rest) && readUrl(address) !== undefined;
    return isWhole ? { kind: 'external', href: address } : { kind: 'unsafe' };
  }
  if (/^(mailto|tel)$/i.test(scheme)) return { kind: 'external', href: address };
  if (site?.bases && Object.hasOwn(site.bases, scheme)) {
    const base = site.bases[scheme] as string | LocalizedBase;
    const root = fillSlugs(
      typeof base === 'string' ? base : ((base as unknown as Record<Language, string>)[language] ?? ''),
      site,
    );
    const href = root + encodeLonePercent(rest);
    if (/^https?:\/\/[^/]/i.test(root) && readUrl(href)) return { kind: 'external', href };
    if (!/^\/(?![/\\])(.*\/)?$/.test(root)) return { kind: 'broken-base', base: scheme };
    // `/` and `/host` together are the address of another host.
    if (href.startsWith('//')) return { kind: 'unsafe' };
    return {
      kind: 'file',
      base: scheme,
      root: root.slice(1),
      asset: decodePath(href.slice(1)),
      href,
    };
  }
  if (scheme === '' || /^(javascript|data|vbscript)$/i.test(scheme)) return { kind: 'unsafe' };
  return { kind: 'unknown-base', base: scheme, rest };
}

/** The addresses of the site's folders of files by the names of their bases. */
export function fileBases(site: SiteBases | undefined, language?: Language): Record<string, string> {
  const entries = Object.keys(site?.bases ?? {}).flatMap((name): [string, string][] => {
    const address = readAddress(`${name}:`, site, language);
    return address.kind === 'file' ? [[name, address.href]] : [];
  });
  return Object.fromEntries(entries);
}

/** The decoded path of an address; unchanged if its encoding is invalid. */
export function decodePath(address: string): string {
  return decodePercent(address.replace(/[?#].*$/, ''));
}
