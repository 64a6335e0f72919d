import { groupBy } from '../model/group-by.ts';
import { readAddress } from '../model/schema/address.ts';
import { fillSlugs, routeParameters } from '../model/schema/placeholders.ts';
import type { InspectedFile } from './inspect-file.ts';
import { findLinkedPages } from './mentions.ts';
import type { Message } from './messages/message.ts';
import { t } from './messages/messages.ts';
import { isMissedTwice, type MissingName } from './misspelled-definitions.ts';
import type { Finding } from './rule.ts';
import type { SiteFile } from './site-files.ts';
import { routeFor, type SiteModel, type SitePage } from './site-model.ts';
import { nearest } from './suggest.ts';

/**
 * If two links go to `/products` and none to the page at `/prodcts`, reports the page's route and not the
 * links. Requires that the page's id and file name do not confirm its route. While a route itself has an error,
 * no link is reported.
 */
export function missedRoutes(missing: MissingName[], inspected: InspectedFile[], model: SiteModel) {
  const missed = missing.filter(({ missing }) => missing.kind === 'route');
  const isWrong = () =>
    inspected.some(
      ({ file, ruled = [] }) =>
        file.kind === 'page' && ruled.some(({ path, severity }) => String(path) === 'route' && severity === 'error'),
    );
  if (missed.length === 0 || isWrong())
    return { dropped: new Set(missed.map(({ finding }) => finding)), doubted: new Set<Finding>(), routes: [] };
  const linked = findLinkedPages(model);
  const mistyped = mistypedIn(missed, inspected, linked, model);
  return {
    dropped: new Set(mistyped.flatMap(({ links }) => links.map(({ finding }) => finding))),
    doubted: new Set([
      ...[...groupBy(missed, ({ missing }) => missing.name).values()]
        .filter(isMissedTwice)
        .flat()
        .map(({ finding }) => finding),
      ...missed.map(({ finding }) => finding).filter((finding) => !isConfirmed(finding, linked, model)),
    ]),
    routes: mistyped.map(({ file, route, links, sure }) => ({
      file,
      code: links[0]?.finding.code ?? '',
      severity: links[0]?.finding.severity,
      path: ['route'],
      message: mistypedMessage(route, new Set(links.map(({ place }) => place)).size),
      suggestion: route,
      sure,
    })),
  };
}

function mistypedMessage(route: string, links: number): Message {
  return t(links === 1 ? 'mistypedLink' : 'mistypedLinks', { route, links });
}

/** Whether a suggested route is certainly right: another link uses it, or the page's id or file name spells it. */
function isConfirmed({ suggestion }: Finding, linked: Set<SiteFile>, model: SiteModel): boolean {
  const address = suggestion === undefined ? undefined : readAddress(suggestion, model.site);
  const route = address?.kind === 'route' ? routeFor(address.path, model) : undefined;
  const found = model.pages.find(({ file }) => file === route?.file);
  return !found || linked.has(found.file) || isSpelledBy(found);
}

/** Whether the page's id or file name is the last fixed step of a route. */
function isSpelledBy({ page, file }: SitePage, route = page.route): boolean {
  const names = [page.id, file.file.replace(/^.*\/|\.json$/g, '')];
  return names.includes(route.split('/').findLast((step) => !step.includes('{')) ?? '');
}

/** Pages that have only links to routes near to theirs. */
function mistypedIn(missed: MissingName[], inspected: InspectedFile[], linked: Set<SiteFile>, model: SiteModel) {
  // The links of skipped files are not known.
  if (!model.site || inspected.some(({ file }) => file.unread)) return [];
  const pages = model.pages.filter(({ file }) => !linked.has(file));
  const corrected = missed.flatMap((link) => {
    const [only, ...others] = pages.flatMap(({ file, page }) => {
      const route = correctedRoute(link.missing.name, page.route, page.routeDefaults !== undefined, model);
      return route === undefined ? [] : { file, page, route };
    });
    return only && others.length === 0 ? { ...only, link } : [];
  });
  const groups = groupBy(corrected, ({ file, route }) => `${file.file} ${fillSlugs(route, model.site)}`);
  return [...groups.values()].flatMap((all) => {
    const [{ file, page, route }] = all as [(typeof corrected)[0]];
    const links = all.map(({ link }) => link);
    const spelled = (one: string) => isSpelledBy({ page, file }, one);
    // Different capitals may be intended.
    const sure = isMissedTwice(links) || route.toLowerCase() !== page.route.toLowerCase();
    return !spelled(page.route) && (isMissedTwice(links) || spelled(route)) ? { file, route, links, sure } : [];
  });
}

/** The page's route as a dead link spells it. Undefined if the two are not near. */
function correctedRoute(link: string, route: string, hasDefault: boolean, { site }: SiteModel): string | undefined {
  const steps = route.split('/');
  const spelled = link.split('/');
  const isParameter = (step: string) => routeParameters(fillSlugs(step, site)).length > 0;
  if (hasDefault && spelled.length === steps.length - 1) spelled.push(steps.at(-1) as string);
  if (spelled.length !== steps.length) return undefined;
  const meant = steps.map((step, index) => (isParameter(step) ? step : (spelled[index] as string))).join('/');
  return nearest(fillSlugs(meant, site), [fillSlugs(route, site)]) === undefined ? undefined : meant;
}
