import type { CompiledLanguage } from '../model/compiled.ts';
import type { Addressing } from '../model/page-file.ts';
import { addressesOf, languagesOf } from '../model/schema/languages.ts';
import type { SiteDescriptor } from '../model/site.ts';
import type { CompileContext } from './context.ts';

/**
 * A site's languages, the default first, as addresses and HTML take them. The switch to a single other one stands in the bar, as
 * short as the site has it; several are listed by their names.
 */
export function compileLanguages(site: Pick<SiteDescriptor, 'languages'>): CompiledLanguage[] {
  const languages = languagesOf(site);
  const listed = languages.length > 2;
  return languages.map(({ code, name, prefix = '', tag = code, short = name, invitation = short }) => ({
    code,
    prefix,
    tag,
    ...(isFromRight(tag) && { direction: 'rtl' as const }),
    ...(listed ? { short: name, invitation: name } : { short, invitation }),
  }));
}

/** Whether a language is written from right to left, as CLDR has it. */
function isFromRight(tag: string): boolean {
  const locale = new Intl.Locale(tag) as Intl.Locale & TextInfo;
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl';
}

/** Where a locale says its direction: the method is the standard's, the property that of engines from before it. */
interface TextInfo {
  getTextInfo?: () => { direction: string };
  textInfo?: { direction: string };
}

/** What the addresses of a site's pages depend on. */
export function addressingOf({ site, folders }: CompileContext): Addressing {
  return { languages: addressesOf(site), ...(folders && { folders }) };
}
