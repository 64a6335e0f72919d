import { readAddress } from '../../model/schema/address.ts';
import { fillSlugs, routeParameters } from '../../model/schema/placeholders.ts';
import { splitAddress } from '../../model/schema/redirects.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { t } from '../messages/messages.ts';
import { recordPagesOf } from '../record-pages.ts';
import { defineRule, type RuleFinding } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { pageOf, type SiteModel } from '../site-model.ts';
import { checkRoute } from './dead-links.ts';
import { openBrace } from './route-rules.ts';

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
  const all = (site.redirects ?? []).map((one) => fillSlugs(one.from, site));
  const old = fillSlugs(from, site);
  const [path] = splitAddress(fillSlugs(to, site));
  const page = [...model.routes].find(([route, { file }]) => overlap(route, old) && !isLeft(old, file, model))?.[1];
  const taken = page?.file.file ?? (model.assets.has(old.slice(1)) ? `assets${old}` : undefined);
  if (taken) return { path: ['from'], message: t('takenRedirect', { from, file: taken }) };
  if (all.indexOf(old) < index) return { path: ['from'], message: t('twiceRedirected', { from }) };
  if (String(routeParameters(old).sort()) !== String(routeParameters(path).sort()))
    return { path: ['to'], message: t('otherParameters', { from, to }) };
  // The redirect of the next old route must be valid.
  if (all.includes(path)) {
    const ends = model.redirects.some((one) => one.from === old);
    return ends ? undefined : { path: ['to'], message: t('circularRedirect', { from }) };
  }
  if (model.assets.has(path.slice(1))) return { path: ['to'], message: t('notARoute') };
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
    steps.every((step, index) => fits(step, others[index] as string) || fits(others[index] as string, step))
  );
}

function fits(pattern: string, step: string): boolean {
  if (!pattern.includes('{')) return pattern === step;
  const parts = pattern.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(step);
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
