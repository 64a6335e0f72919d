import type { CompiledLanguage } from '../model/compiled.ts';
import type { Addressing } from '../model/page-file.ts';
import { addressesOf, languagesOf } from '../model/schema/languages.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import type { SiteDescriptor } from '../model/site.ts';
import type { CompileContext } from './context.ts';

/** A site's languages, the default first. Two show a short link to the other, more a list of names. */
export function compileLanguages(site: Pick<SiteDescriptor, 'languages' | 'origin' | 'base'>): CompiledLanguage[] {
  const languages = languagesOf(site);
  const base = folderOnHost(site);
  const listed = languages.length > 2;
  return languages.map(({ code, name, prefix = '', tag = code, shortName = name, switchLabel = shortName }) => ({
    code,
    prefix: base + prefix,
    tag,
    ...(directionOf(tag) === 'rtl' && { direction: 'rtl' as const }),
    ...(listed ? { shortName: name, switchLabel: name } : { shortName, switchLabel }),
  }));
}

/** The writing direction of a language. The standard has the method, older engines the property. */
function directionOf(tag: string): string | undefined {
  type TextInfo = { direction: string };
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo?: () => TextInfo; textInfo?: TextInfo };
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction;
}

/** How the addresses of a site are made. */
export function addressingOf({ site, folders }: CompileContext): Addressing {
  const base = folderOnHost(site);
  const languages = addressesOf(site).map(({ code, prefix }) => ({ code, prefix: base + prefix }));
  return { languages, ...(folders && { folders }) };
}

/** The address of a file of the site by its path from the site's folder: `/images/a.png`. */
export function fileHref(path: string, { site }: Pick<CompileContext, 'site'>): string {
  return folderOnHost(site) + path;
}
