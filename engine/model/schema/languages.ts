import type { SiteLanguage } from '../languages.ts';
import { isJsonObject } from './json-object.ts';

/** The languages of a site, the default first; English if the descriptor has no valid one. */
export function languagesOf(site: { languages?: unknown } | undefined): SiteLanguage[] {
  const written = Array.isArray(site?.languages) ? site.languages : [];
  const sound = written.filter((one): one is SiteLanguage => typeof (one as SiteLanguage | null)?.code === 'string');
  return sound.length > 0 ? sound : [{ code: 'en', name: 'English' }];
}

/** The codes of a site's languages, with invalid ones as empty strings. */
export function writtenCodes(site: { languages?: unknown } | undefined): string[] {
  const written: unknown[] = Array.isArray(site?.languages) ? site.languages : [];
  return written.length === 0 ? [''] : written.map(codeOf);
}

function codeOf(language: unknown): string {
  const { code } = isJsonObject(language) ? language : {};
  return typeof code === 'string' ? code : '';
}

/** Whether codes are unique and valid language tags. */
export function areCertain(codes: string[]): boolean {
  return new Set(codes).size === codes.length && codes.every(isTag);
}

function isTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}

/** The address prefixes of a site's languages. */
export function addressesOf(site: { languages?: unknown } | undefined): { code: string; prefix: string }[] {
  return languagesOf(site).map(({ code, prefix = '' }) => ({ code, prefix }));
}

/** Whether a kind holds a value for each of the site's languages: `LocalizedText`. */
export function isLocalized(kind: string): boolean {
  return kind.startsWith('Localized');
}

/** The codes of a site's languages, the default first. */
export function codesOf(site: { languages?: unknown } | undefined): string[] {
  return languagesOf(site).map(({ code }) => code);
}
