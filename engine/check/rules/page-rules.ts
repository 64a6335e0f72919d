import type { Budgets } from '../../model/checks.ts';
import type { Language } from '../../model/compiled.ts';
import type { NavigationEntry } from '../../model/navigation-entry.ts';
import { decodePath, readAddress } from '../../model/schema/address.ts';
import { fillInstance } from '../../model/schema/expand-repetitions.ts';
import { isTemplateOf } from '../../model/schema/is-template-of.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { oncePer } from '../../model/schema/once.ts';
import { fillSlugs, routeParameters } from '../../model/schema/placeholders.ts';
import { splitAddress } from '../../model/schema/redirects.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { encodeAddress } from '../../model/text/percent-encode.ts';
import { estimatePhoneBytes, type PictureFile, variantWidths } from '../../model/variant-widths.ts';
import { factsIn } from '../facts.ts';
import { memoizeList } from '../memoize-list.ts';
import { findLinkedPages } from '../mentions.ts';
import type { Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { recordPagesOf } from '../record-pages.ts';
import { defineRule, type RuleFinding } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { filesByName, pageOf, type SiteModel, type SitePage } from '../site-model.ts';
import { suggest } from '../suggest.ts';
import { checkRoute } from './dead-links.ts';
import { openBrace } from './route-rules.ts';

const navigationEntries = defineRule('empty-entry', {
  severity: 'warning',
  *inFile(file) {
    for (const { value, path, outer } of nodesOf(file, 'NavigationEntry')) {
      const { to, children = [] } = value as NavigationEntry;
      if (to === undefined && children.length === 0) yield { path, message: t('deadEntry') };
      // The list of entries is between an entry and its parent.
      const [group, outermost] = [outer?.outer, outer?.outer?.outer?.outer];
      if (group?.is('NavigationEntry') && outermost?.is('NavigationEntry')) yield { path, message: t('deepEntry') };
    }
  },
});

const linkedPages = defineRule('unlinked-page', {
  severity: 'warning',
  *whenSound(model) {
    const { pages, site } = model;
    if (!site) return;
    const linked = findLinkedPages(model);
    for (const { file, page } of pages) {
      if (linked.has(file) || fillSlugs(page.route, site) === '/') continue;
      yield { file, path: ['route'], message: t('orphan', { route: page.route }) };
    }
  },
});

const usedShared = defineRule('unused-shared', {
  severity: 'warning',
  *whenSound({ files, shared }) {
    const included = new Set(files.flatMap((file) => factsIn(file).includes));
    for (const [name, file] of shared) {
      if (!included.has(name)) yield { file, path: [], message: t('unusedShared', { name }) };
    }
  },
});

const sharedSections = defineRule('unknown-shared', {
  firm: true,
  *inFile(file, { shared }) {
    for (const { value, path } of nodesOf(file, 'Include')) {
      const { name } = value as { name: string };
      const names = [...shared.keys()];
      if (file.kind === 'shared') yield { path, message: t('sharedIncludes') };
      else if (!shared.has(name))
        yield { path: [...path, 'name'], message: t('noShared', { name, names }), ...suggest(name, names) };
    }
  },
});

/** Three times the sections and ten times the text of a long page of the shipped site. */
const usual = { sections: 40, descriptor: 200, pictures: 500 } satisfies Budgets;

function budgetsOf({ siteFile }: Pick<SiteModel, 'siteFile'>) {
  const [budgets] = siteFile ? nodesOf(siteFile, 'Budgets') : [];
  return { ...usual, ...(budgets?.value as Budgets | undefined) };
}

/** Every visitor loads the HTML file and the data file of a page. */
const pageBudget = defineRule('page-budget', {
  severity: 'warning',
  *inFile(file, model) {
    if (!pageOf(file)) return;
    const most = budgetsOf(model);
    const parts = partsOf(file, model);
    const sections = parts.flatMap((part) => nodesOf(part, 'Section')).length - nodesOf(file, 'Include').length;
    const kilobytes = Math.ceil(bytesOf(parts, Math.floor(most.descriptor) * 1000) / 1000);
    if (sections > most.sections)
      yield { path: ['sections'], message: t('tooManySections', { count: sections, most: most.sections }) };
    else if (kilobytes > most.descriptor)
      yield { path: ['sections'], message: t('tooMuchText', { kilobytes, most: most.descriptor }) };
  },
  // A picture changes without its page.
  *onSite(model) {
    const { pages, sizeOf, pictureOf, cacheScope } = model;
    if (!sizeOf || !pictureOf) return;
    const most = budgetsOf(model).pictures * 1000;
    // Thousands of pages may show a picture.
    const bytesIn = oncePer((asset: string) => sizeOf(asset) ?? 0);
    const sumOf = (shown: Iterable<string>) => [...shown].reduce((sum, asset) => sum + bytesIn(asset), 0);
    for (const page of illustratedPages(pages, cacheScope)) {
      // Reads the pictures only of pages that may exceed the limit.
      if (!page || (!page.others && sumOf(page.pictures) <= most)) continue;
      const { file } = page;
      const weigh = (shown: Set<string>) => {
        if (sumOf(shown) <= most) return { bytes: 0 };
        const sizes = [...shown].map((asset): [string, number] => [asset, phoneBytesOf(asset, pictureOf(asset))]);
        const [largest, size] = sizes.toSorted(([, a], [, b]) => b - a)[0] ?? [];
        return { bytes: sizes.reduce((sum, [, size]) => sum + size, 0), largest, size };
      };
      const weights = codesOf(model.site).map((language) => weigh(picturesIn(file, language, model)));
      const { bytes, largest, size } = weights.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { bytes: 0 };
      if (bytes <= most || largest === undefined || size === undefined) continue;
      const [, path] = factsIn(file).pictures.find(([asset]) => asset === largest) ?? [];
      const values = { kilobytes: kilobytesOf(bytes), most: most / 1000, largest, size: kilobytesOf(size) };
      yield {
        file,
        path: path ?? ['sections'],
        message: t('heavyPictures', { ...values, remedy: remedyFor(largest, pictureOf(largest)) }),
      };
    }
  },
});

/** A page with the shared files that it includes. */
function partsOf(file: SiteFile, { shared }: Pick<SiteModel, 'shared'>): SiteFile[] {
  return [file, ...factsIn(file).includes.flatMap((name) => shared.get(name) ?? [])];
}

/** The pictures of each page itself, and whether it has `others` in files that it includes. */
const illustratedPages = memoizeList(({ file }: SitePage) => {
  const { pictures, includes, markdown } = factsIn(file);
  const others = includes.length + markdown.length > 0;
  return others || pictures.length > 0 ? { file, pictures: pictures.map(([asset]) => asset), others } : undefined;
});

/** The pictures that a page shows in a language, with those of its Markdown files. */
function picturesIn(file: SiteFile, language: Language, model: SiteModel): Set<string> {
  const parts = partsOf(file, model);
  const texts = parts.flatMap((part) => {
    const { markdown, translations = [] } = factsIn(part);
    const others = new Set(
      translations.flatMap(({ texts }) => texts.flatMap(([code, text]) => (code === language ? [] : text))),
    );
    return markdown.filter((name) => !others.has(name)).flatMap((name) => filesByName(model).get(name) ?? []);
  });
  return new Set([...parts, ...texts].flatMap((one) => factsIn(one).pictures.map(([asset]) => asset)));
}

function phoneBytesOf(asset: string, file: PictureFile | undefined): number {
  return file ? estimatePhoneBytes(file, isDrawing(asset)) : 0;
}

function remedyFor(asset: string, file: PictureFile | undefined): Message {
  if (isDrawing(asset)) return t('simplifyDrawing');
  if (!file?.still) return t('useVideo');
  return variantWidths(file).length > 0 ? t('showFewer') : t('exportSmaller');
}

function isDrawing(asset: string): boolean {
  return /\.svg$/i.test(asset);
}

function kilobytesOf(bytes: number): number {
  return Math.round(bytes / 1000);
}

/** The bytes of files. Encodes them only if they may exceed the limit: a UTF-16 unit has at most three bytes. */
function bytesOf(files: SiteFile[], most: number): number {
  const letters = files.reduce((sum, { text }) => sum + text.length, 0);
  if (letters * 3 <= most) return letters;
  return files.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);
}

export const pageRules = [sharedSections, navigationEntries, linkedPages, usedShared, pageBudget];

const redirects = defineRule('wrong-redirect', {
  firm: true,
  *inFile(file, model) {
    if (file.kind !== 'site' || !model.site) return;
    for (const [index, redirect] of (model.site.redirects ?? []).entries()) {
      // The redirect is not clear while a brace is missing.
      const found = openBrace(redirect.from) ? undefined : fault(redirect, index, model, model.site);
      if (found) yield { ...found, path: ['redirects', index, ...found.path] };
    }
  },
});

function fault(
  { from, to }: { from: string; to: string },
  index: number,
  model: SiteModel,
  site: SiteDescriptor,
): RuleFinding | undefined {
  const filled = (address: string) => encodeAddress(fillSlugs(address, site));
  const all = (site.redirects ?? []).map((one) => filled(one.from));
  const old = filled(from);
  const [path] = splitAddress(filled(to));
  const page = [...model.routes].find(([route, { file }]) => overlap(route, old) && !isLeft(old, file, model))?.[1];
  const taken =
    page?.file.file ?? (model.assets.has(decodePath(old.slice(1))) ? `assets${decodePath(old)}` : undefined);
  if (taken) return { path: ['from'], message: t('takenRedirect', { from, file: taken }) };
  if (all.indexOf(old) < index) return { path: ['from'], message: t('twiceRedirected', { from }) };
  if (String(routeParameters(old).sort()) !== String(routeParameters(path).sort()))
    return { path: ['to'], message: t('otherParameters', { from, to }) };
  // The redirect of the next old route must be valid.
  if (all.includes(path)) {
    const ends = model.redirects.some((one) => one.from === old);
    return ends ? undefined : { path: ['to'], message: t('circularRedirect', { from }) };
  }
  if (model.assets.has(decodePath(path.slice(1)))) return { path: ['to'], message: t('notARoute') };
  // The pattern of a repeated page.
  const isInstance = ({ file, page }: SitePage) =>
    file.written !== undefined && fillInstance(path, page) === fillSlugs(page.route, site);
  if (routeParameters(path).length > 0 && model.pages.some(isInstance)) return undefined;
  const wrong = checkRoute(readAddress(to, site), to, model);
  return wrong && { path: ['to'], ...wrong };
}

/** Whether an address matches a record page, but no record has it any more. */
function isLeft(address: string, file: SiteFile, model: SiteModel): boolean {
  if (address.includes('{')) return false;
  // The bindings of a skipped page are not known.
  if (file.unread) return true;
  const page = recordPagesOf(model).find((one) => one.file === file);
  return page !== undefined && !page.addresses.has(address);
}

/** Whether some address matches both routes, so that one would hide the other. */
function overlap(one: string, other: string): boolean {
  const [steps, others] = [one.split('/'), other.split('/')];
  return (
    steps.length === others.length &&
    steps.every((step, index) => {
      const other = others[index] as string;
      return isTemplateOf(step, other) || isTemplateOf(other, step);
    })
  );
}

const notFoundPage = defineRule('wrong-not-found', {
  firm: true,
  *inFile({ kind }, { site }) {
    if (kind !== 'site' || site?.notFound === undefined) return;
    const route = fillSlugs(site.notFound, site);
    if (route === '/' || routeParameters(route).length > 0)
      yield { path: ['notFound'], message: t('noPageOfUnknown', { route: site.notFound }) };
  },
});

const chapterPages = defineRule('wrong-chapter', {
  *inFile(file, { site }) {
    if (!site) return;
    const own = pageOf(file);
    for (const { value, path, section } of nodesOf(file, 'ChapterRoute')) {
      const route = fillSlugs(value as string, site);
      // A parameter is a whole step; other braces are site values.
      const isPattern = route.split('/').some((step) => /^\{.*\}$/.test(step));
      if (isPattern || (own && fillSlugs(own.route, site) === route))
        yield { path, message: t('noChapter', { route: value as string }) };
      // The path of a section of the page itself has two steps.
      else if (section.path.length > 2) yield { path, message: t('chapterInside') };
    }
  },
});

export const pageReferenceRules = [redirects, notFoundPage, chapterPages];
