import type { SiteLanguage } from '../descriptor/languages.ts';

/** What a site without `languages` speaks: as all did before there was such a field. */
const usual: SiteLanguage[] = [
  { code: 'zh', name: '中文', tag: 'zh-CN', invitation: '中文：切换到中文' },
  { code: 'en', name: 'English', prefix: '/en', short: 'EN', invitation: 'EN: switch to English' },
];

/** The languages of a site, the default first, also of one whose descriptor has mistakes. */
export function languagesOf(site: { languages?: unknown } | undefined): SiteLanguage[] {
  const written = Array.isArray(site?.languages) ? site.languages : [];
  const sound = written.filter((one): one is SiteLanguage => typeof (one as SiteLanguage | null)?.code === 'string');
  return sound.length > 0 ? sound : usual;
}

/** What a site's addresses begin with in each of its languages: nothing in the default. */
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
