import { readAddress } from '../model/schema/address.ts';
import { fillSlugs, routeParameters } from '../model/schema/placeholders.ts';
import type { InspectedFile } from './inspect-file.ts';
import { pagesLinked } from './mentions.ts';
import { grouped, isMissedTwice, type MissingName } from './misspelled-definitions.ts';
import type { Finding, SiteFinding } from './rule.ts';
import type { SiteFile } from './site-files.ts';
import { routeFor, type SiteModel, type SitePage } from './site-model.ts';
import { nearest } from './suggest.ts';
import { linkWords } from './words/link-words.ts';

/** What is told in place of links to routes that no page has. */
interface MissedRoutes {
  /** The findings of links that are the mistake of a page, and not told. */
  dropped: Set<Finding>;
  /** Those that several places agree on: no link may be changed without asking. */
  doubted: Set<Finding>;
  /** Routes of pages that links spell otherwise. */
  routes: SiteFinding[];
}

/** A page with the route that links to it spell. */
interface Mistyped {
  file: SiteFile;
  route: string;
  links: MissingName[];
  /** Whether the page's own route cannot be what is meant. */
  sure: boolean;
}

/**
 * Where two links lead to `/products` and none to the page at `/prodcts`, that page's route is told, and no link. Tells whose
 * mistake a link is that leads to no page. Where links agree on a route, no link leads to a page whose route is near, and the
 * page's id and file do not spell that one, it is the page's. While a route is told to be wrong, no link is.
 */
export function missedRoutes(missing: MissingName[], inspected: InspectedFile[], model: SiteModel): MissedRoutes {
  const missed = missing.filter(({ missing }) => missing.kind === 'route');
  const isWrong = () => inspected.some(({ file, ruled = [] }) => file.kind === 'page' && ruled.some(isOfRoute));
  if (missed.length === 0 || isWrong())
    return { dropped: new Set(missed.map(({ finding }) => finding)), doubted: new Set(), routes: [] };
  const linked = pagesLinked(model);
  const mistyped = mistypedIn(missed, inspected, linked, model);
  return {
    dropped: new Set(mistyped.flatMap(({ links }) => links.map(({ finding }) => finding))),
    doubted: new Set([
      ...grouped(missed, ({ missing }) => missing.name)
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
      message: linkWords.mistypedRoute(route, String(new Set(links.map(({ place }) => place)).size)),
      suggestion: route,
      sure,
    })),
  };
}

/**
 * Whether the route that a link would be given is no slip itself: another link has it, or the page's id or file spells it. Otherwise the
 * link may be right and the page's route wrong.
 */
function isConfirmed({ suggestion }: Finding, linked: Set<SiteFile>, model: SiteModel): boolean {
  const address = suggestion === undefined ? undefined : readAddress(suggestion, model.site);
  const route = address?.kind === 'route' ? routeFor(address.path, model) : undefined;
  const found = model.pages.find(({ file }) => file === route?.file);
  return !found || linked.has(found.file) || isSpelledBy(found);
}

/** Whether the last step of a route without parameters is the page's id, or the name of its file. */
function isSpelledBy({ page, file }: SitePage, route = page.route): boolean {
  const names = [page.id, file.file.replace(/^.*\/|\.json$/g, '')];
  return names.includes(route.split('/').findLast((step) => !step.includes('{')) ?? '');
}

function isOfRoute({ path, severity }: Finding): boolean {
  return path.length === 1 && path[0] === 'route' && severity === 'error';
}

/** The pages to which nothing leads, but to routes that are near to theirs. */
function mistypedIn(
  missed: MissingName[],
  inspected: InspectedFile[],
  linked: Set<SiteFile>,
  model: SiteModel,
): Mistyped[] {
  // What a file leads to that was not looked through is not known.
  if (!model.site || inspected.some(({ file }) => file.unread)) return [];
  const pages = model.pages.filter(({ file }) => !linked.has(file));
  const corrected = missed.flatMap((link) => {
    const [only, ...others] = pages.flatMap(({ file, page }) => {
      const route = correctedRoute(link.missing.name, page.route, page.routeDefaults !== undefined, model);
      return route === undefined ? [] : { file, page, route };
    });
    return only && others.length === 0 ? { ...only, link } : [];
  });
  const groups = grouped(corrected, ({ file, route }) => `${file.file} ${fillSlugs(route, model.site)}`);
  return groups.flatMap((all) => {
    const [{ file, page, route }] = all as [(typeof corrected)[0]];
    const links = all.map(({ link }) => link);
    const spelled = (one: string) => isSpelledBy({ page, file }, one);
    // Capitals may well be meant, whatever the file is called: then one link alone may be the one that is wrong.
    const sure = isMissedTwice(links) || route.toLowerCase() !== page.route.toLowerCase();
    return !spelled(page.route) && (isMissedTwice(links) || spelled(route)) ? { file, route, links, sure } : [];
  });
}

/** A page's route as a link spells it that leads to none: its parameters stay. `undefined` where the two are not near. */
function correctedRoute(link: string, route: string, hasDefault: boolean, { site }: SiteModel): string | undefined {
  const steps = route.split('/');
  const spelled = link.split('/');
  const isParameter = (step: string) => routeParameters(fillSlugs(step, site)).length > 0;
  if (hasDefault && spelled.length === steps.length - 1) spelled.push(steps.at(-1) as string);
  if (spelled.length !== steps.length) return undefined;
  const meant = steps.map((step, index) => (isParameter(step) ? step : (spelled[index] as string))).join('/');
  return nearest(fillSlugs(meant, site), [fillSlugs(route, site)]) === undefined ? undefined : meant;
}
