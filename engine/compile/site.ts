import type { CompiledNavigationEntry, CompiledSite, Language } from '../model/compiled.ts';
import type { NavigationEntry } from '../model/navigation-entry.ts';
import { readAddress } from '../model/schema/address.ts';
import { codesOf } from '../model/schema/languages.ts';
import { filledRedirects } from '../model/schema/redirects.ts';
import type { CompileContext } from './context.ts';
import { compileLanguages, fileHref } from './languages.ts';
import { compileIcon, compilePicture } from './picture.ts';
import { compileTarget } from './target.ts';
import { plainText } from './text.ts';
import { compileWords } from './words.ts';

/** The site's data for one language: names, navigation, footer and settings. */
export function compileSite(context: CompileContext, language: Language): CompiledSite {
  const { site } = context;
  const words = (text: Parameters<typeof plainText>[0]) => plainText(text, language, site);
  const link = ({
    label,
    to,
    newTab,
  }: {
    label: NavigationEntry['label'];
    to: NonNullable<NavigationEntry['to']>;
    newTab?: boolean;
  }) => ({
    label: words(label),
    to: compileTarget(to, language, context, newTab),
  });
  const shown = shownIn(language);
  // The note about consent brings its own texts.
  const { consent: _, ...wordsOfApp } = context.words;
  const bases = Object.fromEntries(
    Object.keys(site.bases ?? {}).map((name) => [name, baseHref(`${name}:`, context, language)]),
  );
  const placed = (base = '') => (base.startsWith('/') ? fileHref(base, context) : base);
  const redirects = filledRedirects(site);
  const isDefault = language === codesOf(site)[0];
  const { groups = [], contacts = [], qrCode, social = [], copyright, icpFiling } = site.footer;
  return {
    language,
    languages: compileLanguages(site),
    words: compileWords(wordsOfApp, language),
    name: words(site.name),
    shortName: words(site.shortName ?? site.name),
    tagline: words(site.tagline),
    // Shown 32 pixels wide.
    logo: compileIcon(site.logo, 96, context),
    favicon: fileHref(`/images/${site.theme?.favicon ?? site.logo}`, context),
    ...(site.search && {
      search: {
        href: compileTarget(site.search.page, language, context).href,
        filters: (site.search.filters ?? []).map(({ label, collections }) => ({ label: words(label), collections })),
      },
    }),
    ...(site.origin && { origin: site.origin }),
    ...(site.api && { api: site.api }),
    ...(context.folders && { folders: true }),
    ...(context.canonicalBase !== undefined && {
      canonicalSite: {
        languages: compileLanguages({ ...site, base: `${context.canonicalBase}/` }),
        ...(context.folders && { folders: true as const }),
      },
    }),
    ...(context.isPreview && { isPreview: true as const }),
    ...(site.offline !== false && { offline: true as const }),
    onDataFailure: site.onDataFailure,
    ...(site.dateFormat && { dateFormat: site.dateFormat }),
    ...(site.errorReports && { errorReports: site.errorReports }),
    ...(context.formAction && { formAction: context.formAction }),
    rewrites: rewritesOf(context, language),
    ...(redirects.length > 0 && { redirects }),
    ...(site.mirrors && {
      mirrors: site.mirrors.map(({ label, copyOf, base }) => ({
        label: words(label),
        from: placed(bases[copyOf]),
        to: placed(bases[base]),
      })),
    }),
    bases,
    navigation: compileNavigation(context, language),
    footer: {
      groups: groups
        .map(({ title, links }) => ({ title: words(title), links: links.filter(shown).map(link) }))
        .filter(({ links }) => links.length > 0),
      contacts: contacts.map(({ label, value, to }) => ({
        label: words(label),
        value: words(value),
        ...(to && { to: compileTarget(to, language, context) }),
      })),
      // The QR code is for the default language, the social links for the others.
      ...(qrCode &&
        isDefault && {
          qrCode: {
            picture: compilePicture({ src: qrCode.src, alt: qrCode.caption }, language, {
              ...context,
              variantsOf: undefined,
            }),
            caption: words(qrCode.caption),
          },
        }),
      social: qrCode && isDefault ? [] : social.map(link),
      copyright: words(copyright),
      ...(icpFiling && { icpFiling: link(icpFiling) }),
    },
    ...(site.map && { map: { system: 'WGS-84' as const, ...site.map } }),
  };
}

export function compileNavigation(context: CompileContext, language: Language): CompiledNavigationEntry[] {
  const shown = shownIn(language);
  const entry = ({ label, to, newTab, children }: NavigationEntry): CompiledNavigationEntry => {
    const below = children?.filter(shown).map(entry);
    return {
      label: plainText(label, language, context.site),
      ...(to && { to: compileTarget(to, language, context, newTab) }),
      // Without visible children, an entry with a target is a link.
      ...(below && (below.length > 0 || to === undefined) && { children: below }),
    };
  };
  // A group without visible entries is left out.
  const leads = ({ to, children }: CompiledNavigationEntry) => to !== undefined || children?.length !== 0;
  return context.site.navigation.filter(shown).map(entry).filter(leads);
}

function shownIn(language: Language): (part: { language?: Language }) => boolean {
  return (part) => part.language === undefined || part.language === language;
}

export function rewritesOf(context: CompileContext, language: Language): { from: string; to: string }[] {
  return (context.site.rewrites ?? []).map(({ from, to }) => ({ from, to: baseHref(to, context, language) }));
}

function baseHref(text: string, { site }: CompileContext, language: Language): string {
  const address = readAddress(text, site, language);
  return address.kind === 'file' || address.kind === 'external' ? address.href : text;
}
