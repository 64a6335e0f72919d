import type { DataBinding } from '../../model/data.ts';
import type { PageDescriptor } from '../../model/page.ts';
import { htmlPath } from '../../model/page-file.ts';
import { decodePath } from '../../model/schema/address.ts';
import { addressesOf } from '../../model/schema/languages.ts';
import { fillSlugs, routeParameters } from '../../model/schema/placeholders.ts';
import { oldAddress } from '../../model/schema/redirects.ts';
import { reservedSegment } from '../../model/schema/reserved-addresses.ts';
import { namesFilledAt } from '../expand-files.ts';
import type { Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { defineRule, type MissingDefinition, type RuleFinding } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { pageOf, type SiteModel } from '../site-model.ts';
import { nearest, suggest } from '../suggest.ts';

/** A page is written to a folder named like its route. */
const routeNames = defineRule('bad-route', {
  firm: true,
  *inFile(file, model) {
    const page = pageOf(file);
    const open = page && openBrace(page.route);
    if (open) yield { path: ['route'], ...open };
    const message = page && !open && fault(page.route, model, true);
    if (message) yield { path: ['route'], message };
    const redirects = file.kind === 'site' && model.site ? (model.site.redirects ?? []) : [];
    for (const [index, { from, to }] of redirects.entries()) {
      const path = ['redirects', index, 'from'];
      const open = openBrace(from);
      const message = fault(from, model, false);
      // The new route shows whether a brace makes a parameter.
      const sure = routeParameters(open?.suggestion ?? '').every((name) => routeParameters(to).includes(name));
      if (open) yield { path, ...open, sure };
      else if (message) yield { path, message };
    }
  },
});

export function openBrace(route: string): Omit<RuleFinding, 'path'> | undefined {
  const isWhole = (text: string) => !/[{}]/.test(text.replace(/\{[A-Za-z]\w*\}/g, ''));
  if (isWhole(route)) return undefined;
  const closed = route.replace(/\{?\b([A-Za-z]\w*)\b\}?/g, (all, name) => (/[{}]/.test(all) ? `{${name}}` : all));
  return { message: t('openBrace'), ...(isWhole(closed) && { suggestion: closed, sure: true }) };
}

function fault(route: string, model: SiteModel, isPage: boolean): Message | undefined {
  const filled = fillSlugs(route, model.site);
  // The schema reports a route with wrong characters.
  if (!route.startsWith('/') || filled === '/') return undefined;
  const steps = filled.slice(1).split('/');
  const isStep = (step: string) => (isPage ? /^[\w.{}-]+$/.test(step) : oldAddress.test(`/${step}`));
  const bad = steps.find((step) => !isStep(step) || /^\.\.?$/.test(step));
  if (bad !== undefined)
    return filled === route && !/^\./.test(bad) ? undefined : t('badRoute', { route: filled, step: bad });
  const unwritable = steps.map(unwritableStep).find((words) => words !== undefined);
  if (unwritable && isPage) return unwritable;
  const taken = reservedSegment(filled, addressesOf(model.site));
  if (taken?.why === 'start') return t('reservedRoute', { start: `/${taken.segment}` });
  if (taken?.why === 'name') return t('reservedStep', { step: taken.segment });
  if (taken) return t('hiddenStep', { step: taken.segment });
  const languages = addressesOf(model.site);
  // The asset at the path of the page's folders or HTML.
  const asset = languages
    .flatMap(({ code }) => withFolders(htmlPath(code, template(filled), { languages })))
    .find((path) => model.assets.has(path));
  // Another rule reports a redirect from a file.
  if (asset !== undefined && (isPage || asset !== filled.slice(1)))
    return t('takenByAsset', { route: filled, asset: `assets/${asset}` });
  const other = isPage ? pageOn(filled, model) : undefined;
  return other === undefined ? undefined : t('takenByData', { route: filled, other });
}

/**
 * The page whose files would have the path of a route's files. A template is in the folder `_name`, data in
 * files ending with `.json`, and those of the home page at `/index`.
 */
function pageOn(route: string, { routes, patterns }: SiteModel): string | undefined {
  const own = template(route);
  const templateAt = (path: string) => patterns.find(({ steps }) => template(steps.join('/')) === path)?.route;
  const dataAt = (path: string) =>
    routes.get(path) ?? (path === '/index' ? routes.get('/') : undefined) ?? templateAt(path);
  if (own === '/index') return routes.get('/')?.written;
  if (own === route && templateAt(own)) return templateAt(own)?.written;
  for (const folder of withFolders(own).slice(0, -1)) {
    const [, stem] = /^(.+)\.json(?:\.br|\.gz)?$/.exec(folder) ?? [];
    const found = stem === undefined ? undefined : dataAt(stem);
    if (found) return found.written;
  }
  return undefined;
}

function template(route: string): string {
  return route.replace(/\{(\w+)\}/g, '_$1');
}

/** A path and all its parents, outermost first. */
export function withFolders(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

const routeParametersExist = defineRule('unknown-parameter', {
  *inFile(file, { site }) {
    const page = pageOf(file);
    if (!page || !site || openBrace(page.route)) return;
    const known = routeParameters(fillSlugs(page.route, site));
    const used = parametersUsed(file);
    const meant = meantParameter(known, [...defaultsOf(page), ...used.map(({ name }) => name)]);
    if (meant) {
      const suggestion = page.route.replace(`{${meant.is}}`, `{${meant.be}}`);
      yield { path: ['route'], message: t('unusedParameter', { name: meant.is }), suggestion, sure: true };
      return;
    }
    for (const name of defaultsOf(page)) {
      if (known.includes(name)) continue;
      const message = t('noParameter', { route: page.route, name, names: known });
      yield { path: ['routeDefaults', name], at: 'key', message, ...suggest(name, known) };
    }
    for (const { name, path } of used) {
      if (known.includes(name)) continue;
      const message = t('noParameter', { route: page.route, name, names: known });
      yield { path, message, ...suggest(name, known, (near) => `{route.${near}}`) };
    }
    // Unknown parameters are reported already.
    if (!file.valid || used.some(({ name }) => !known.includes(name))) return;
    for (const name of known.filter((name) => !used.some((one) => one.name === name))) {
      const filled = [...Object.keys(site.values ?? {}), ...namesFilledAt(file, [])];
      const better = suggest(name, filled, (near) => page.route.replace(`{${name}}`, `{${near}}`));
      const missing: MissingDefinition = { kind: 'values', name };
      yield { path: ['route'], message: t('unusedParameter', { name }), ...better, missing };
    }
  },
});

/** The parameter that the page calls by another name everywhere. */
function meantParameter(known: string[], named: string[]): { is: string; be: string } | undefined {
  const [be = '', ...others] = named;
  const is = nearest(be, known);
  const agreed = others.length > 0 && others.every((name) => name === be);
  return agreed && is !== undefined && !known.includes(be) ? { is, be } : undefined;
}

function defaultsOf({ routeDefaults }: PageDescriptor): string[] {
  return typeof routeDefaults === 'object' && routeDefaults !== null ? Object.keys(routeDefaults) : [];
}

function parametersUsed(file: SiteFile): { name: string; path: (string | number)[] }[] {
  return nodesOf(file, 'DataBinding').flatMap(({ value, path }) =>
    Object.entries((value as DataBinding).params ?? {}).flatMap(([key, parameter]) => {
      const name = /^\{route\.(\w+)\}$/.exec(parameter)?.[1];
      return name ? [{ name, path: [...path, 'params', key] }] : [];
    }),
  );
}

/** A file name has at most 255 bytes, and the build adds extensions. */
const mostOfStep = 200;

/** Why a step of an address cannot be a folder name on all systems. */
export function unwritableStep(step: string): Message | undefined {
  const name = decodePath(step);
  if (new TextEncoder().encode(name).length > mostOfStep) return t('longStep', { most: mostOfStep });
  // Device names, and endings and characters that Windows rejects.
  const isUnwritable = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|[. ]$|[<>:"|?*\\]/i.test(name);
  return isUnwritable ? t('windowsStep', { step: name }) : undefined;
}

export const routeRules = [routeNames, routeParametersExist];
