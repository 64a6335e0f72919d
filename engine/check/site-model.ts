import { groupBy } from '../model/group-by.ts';
import type { PageDescriptor } from '../model/page.ts';
import { openSchema } from '../model/schema/expansion.ts';
import { oncePer } from '../model/schema/once.ts';
import { filledRedirects } from '../model/schema/redirects.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import type { Redirect, SiteDescriptor } from '../model/site.ts';
import { type CacheScope, memoizeList } from './memoize-list.ts';
import { type FileKind, rightName, type SiteFile, type SiteInput } from './site-files.ts';
import { type SiteRoute, siteRoutes } from './site-routes.ts';
import { nearest } from './suggest.ts';

/** The site as rules see it. */
export interface SiteModel extends Omit<SiteInput, 'files' | 'assets' | 'versionOf'> {
  files: readonly SiteFile[];
  /** The files of a kind. There may be thousands of pages. */
  ofKind(kind: FileKind): readonly SiteFile[];
  /** The key of incremental caches. */
  cacheScope: CacheScope;
  /** Undefined while site.json is missing or has errors. */
  site?: SiteDescriptor;
  siteFile?: SiteFile;
  /** The pages with a valid id and route. */
  pages: SitePage[];
  /** All routes, with site values filled in. */
  routes: Map<string, SiteRoute>;
  patterns: { steps: string[]; route: SiteRoute }[];
  /** The site's redirects with their final targets. */
  redirects: Redirect[];
  /** Whether all routes are known. If not, no link to a route can be called dead. */
  routesKnown: boolean;
  shared: Map<string, SiteFile>;
  assets: Set<string>;
  /** The same site with repeated objects expanded, as rules see it. Default: this one, without repeated objects. */
  expanded?: SiteModel;
}

export interface SitePage {
  file: SiteFile;
  page: PageDescriptor;
}

/** Builds the model. Pages with errors keep their routes, so that links to them are not dead. */
export function modelOf(
  files: readonly SiteFile[],
  { assets, ...input }: Omit<SiteInput, 'files'>,
  cacheScope: CacheScope = {},
): SiteModel {
  const found = groupBy(files, ({ kind }) => kind);
  const ofKind = (kind: FileKind) => found.get(kind) ?? [];
  const [siteFile] = ofKind('site');
  const site = siteFile?.valid ? withMeantSlugs(siteFile.value as SiteDescriptor) : undefined;
  const { routes, areKnown } = siteRoutes(ofKind('page'), site, cacheScope);
  const sharedName = ({ file }: SiteFile) => rightName(file).slice('pages/shared/'.length, -'.json'.length);
  return {
    ...input,
    files,
    ofKind,
    cacheScope,
    site,
    siteFile,
    pages: pagesRead(ofKind('page'), cacheScope).filter((page) => page !== undefined),
    routes,
    patterns: [...routes].flatMap(([address, route]) =>
      address.includes('{') ? [{ steps: address.split('/'), route }] : [],
    ),
    redirects: filledRedirects(site),
    routesKnown: site !== undefined && areKnown,
    shared: new Map(ofKind('shared').map((file) => [sharedName(file), file])),
    assets: new Set(assets),
  };
}

const pagesRead = memoizeList((file: SiteFile): SitePage | undefined => {
  const page = pageOf(file);
  return page && { file, page };
});

/** The descriptor of a page, if its id and route are valid. */
export function pageOf({ kind, value }: SiteFile): PageDescriptor | undefined {
  const page = kind === 'page' ? (value as PageDescriptor | undefined) : undefined;
  return typeof page?.id === 'string' && typeof page.route === 'string' ? page : undefined;
}

/** Corrects misspelled names of slugs, which another rule reports, so that routes stay the same. */
function withMeantSlugs(site: SiteDescriptor): SiteDescriptor {
  const names = Object.keys(site.values ?? {});
  const slugs = Object.entries(site.slugs ?? {});
  if (slugs.every(([name]) => names.includes(name))) return site;
  const meant = slugs.map(([name, slug]) => [names.includes(name) ? name : (nearest(name, names) ?? name), slug]);
  return { ...site, slugs: Object.fromEntries(meant) };
}

/** The files of a site by their paths. */
export const filesByName = oncePer((model: SiteModel) => new Map(model.files.map((file) => [file.file, file])));

/** All folders under `assets/`, as bases write them: `/files/cases/`. */
export function foldersIn(assets: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const asset of assets)
    for (let end = asset.indexOf('/'); end >= 0; end = asset.indexOf('/', end + 1))
      folders.add(`/${asset.slice(0, end + 1)}`);
  return folders;
}

/** The route that matches a path, ignoring a trailing slash. */
export function routeFor(path: string, { routes, patterns }: SiteModel): SiteRoute | undefined {
  const plain = path.replace(/(?<=.)\/$/, '');
  const exact = routes.get(plain);
  if (exact) return exact;
  const given = plain.split('/');
  const fits = (step: string, index: number) => (step.startsWith('{') ? given[index] !== '' : step === given[index]);
  return patterns.find(({ steps }) => steps.length === given.length && steps.every(fits))?.route;
}

/** The fields of a row of a source's answer. Undefined for an unknown source. */
export function rowFields(source: string, schemas: Schemas): Record<string, Schema> | undefined {
  const schema = schemas[`sources/${source}.schema.json`];
  if (!schema) return undefined;
  const resolve = (part: Schema = {}) => openSchema(part, schema.definitions);
  const answer = resolve(schema);
  const list = answer.items ?? resolve(answer.properties?.data).items;
  return (list ? resolve(list) : answer).properties;
}
