import type { PageDescriptor } from '../model/page.ts';
import { filledRedirects } from '../model/schema/redirects.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import type { Redirect, SiteDescriptor } from '../model/site.ts';
import type { FileFlaw } from './file-flaw.ts';
import { type CacheScope, memoizeList } from './memoize-list.ts';
import {
  type FileKind,
  type MissingCharacters,
  rightName,
  type SiteFile,
  type SiteInput,
  type SiteStyles,
} from './site-files.ts';
import { type SiteRoute, SiteRoutes } from './site-routes.ts';
import { nearest } from './suggest.ts';

/** The site as rules see it. */
export interface SiteModel {
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
  routes: SiteRoutes;
  /** The routes with parameters. */
  patterns: { steps: string[]; route: SiteRoute }[];
  /** The site's redirects with their final targets. */
  redirects: Redirect[];
  /** Whether all routes are known. If not, no link to a route can be called dead. */
  routesKnown: boolean;
  /** The shared files by name. */
  shared: Map<string, SiteFile>;
  assets: Set<string>;
  links: string[];
  unread: string[];
  sizeOf(asset: string): number | undefined;
  textOf(asset: string): string | undefined;
  missingInPdf(text: string): MissingCharacters[];
  flawOf(asset: string): FileFlaw | undefined;
  styles?: SiteStyles;
  schemas: Schemas;
}

export interface SitePage {
  file: SiteFile;
  page: PageDescriptor;
}

/** Builds the model. Pages with errors keep their routes, so that links to them are not dead. */
export function modelOf(
  files: readonly SiteFile[],
  {
    assets,
    schemas,
    links = [],
    unread = [],
    sizeOf = () => undefined,
    textOf = () => undefined,
    missingInPdf = () => [],
    flawOf = () => undefined,
    styles,
  }: Omit<SiteInput, 'files'>,
  cacheScope: CacheScope = {},
): SiteModel {
  const ofKind = byKind(files, cacheScope);
  const [siteFile] = ofKind('site');
  const site = siteFile?.valid ? withMeantSlugs(siteFile.value as SiteDescriptor) : undefined;
  const routes = new SiteRoutes(ofKind('page'), site);
  return {
    files,
    ofKind,
    cacheScope,
    site,
    siteFile,
    pages: pagesRead(ofKind('page'), cacheScope).filter((page) => page !== undefined),
    routes,
    patterns: routes.patterns,
    redirects: filledRedirects(site),
    routesKnown: site !== undefined && routes.areKnown,
    shared: new Map(ofKind('shared').map((file) => [sharedName(file.file), file])),
    assets: new Set(assets),
    links,
    unread,
    sizeOf,
    textOf,
    missingInPdf,
    flawOf,
    ...(styles && { styles }),
    schemas,
  };
}

function byKind(files: readonly SiteFile[], cacheScope: CacheScope): SiteModel['ofKind'] {
  const found = new Map<FileKind, SiteFile[]>();
  for (const [index, kind] of kindsOf(files, cacheScope).entries()) {
    const alike = found.get(kind);
    if (alike) alike.push(files[index] as SiteFile);
    else found.set(kind, [files[index] as SiteFile]);
  }
  return (kind) => found.get(kind) ?? [];
}

const kindsOf = memoizeList(({ kind }: SiteFile) => kind);

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

/** All folders under `assets/`, as bases write them: `/files/cases/`. */
export function foldersIn(assets: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const asset of assets)
    for (let end = asset.indexOf('/'); end >= 0; end = asset.indexOf('/', end + 1))
      folders.add(`/${asset.slice(0, end + 1)}`);
  return folders;
}

function sharedName(file: string): string {
  return rightName(file).slice('pages/shared/'.length, -'.json'.length);
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
  const resolve = (part: Schema | undefined): Schema => {
    const name = part?.$ref?.replace('#/definitions/', '');
    return name ? resolve(schema.definitions?.[name]) : (part ?? {});
  };
  const answer = resolve(schema);
  const list = answer.items ?? resolve(answer.properties?.data).items;
  return (list ? resolve(list) : answer).properties;
}
