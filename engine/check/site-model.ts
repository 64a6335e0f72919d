import type { PageDescriptor } from '../model/page.ts';
import { filledRedirects } from '../model/schema/redirects.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import type { Redirect, SiteDescriptor } from '../model/site.ts';
import type { FileFlaw } from './file-flaw.ts';
import { followed, type Lineage } from './followed.ts';
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

/** The site as the rules see it: every readable file, and what they name. */
export interface SiteModel {
  files: readonly SiteFile[];
  /** The files of a kind: for a rule that asks others than pages, of which there may be thousands. */
  ofKind(kind: FileKind): readonly SiteFile[];
  /** By what is followed of its files from one inspection to the next. */
  lineage: Lineage;
  /** The site's own descriptor; absent while it is missing or has mistakes. */
  site?: SiteDescriptor;
  siteFile?: SiteFile;
  /** The pages whose id and route can be read. */
  pages: SitePage[];
  /** Every route that some page file gives, with site values filled in. */
  routes: SiteRoutes;
  /** Those of the routes that have parameters, in steps. */
  patterns: { steps: string[]; route: SiteRoute }[];
  /** The site's redirects, values filled in, each leading where its chain ends. */
  redirects: Redirect[];
  /** Whether every page's route is known. Where one is not, no link can be called dead for want of a page. */
  routesKnown: boolean;
  /** The shared files by the name that includes give. */
  shared: Map<string, SiteFile>;
  assets: Set<string>;
  /** Links that are not followed, as paths in the site's folder. */
  links: string[];
  /** Configuration files of other tools in the site's folder, which are not read. */
  unread: string[];
  /** The size of a file under `assets/` in bytes; `undefined` where it is not known. */
  sizeOf(asset: string): number | undefined;
  /** The text of a file under `assets/`; `undefined` where it is not known. */
  textOf(asset: string): string | undefined;
  /** The characters of a text that no font for PDFs has; none where it is not known. */
  missingInPdf(text: string): MissingCharacters[];
  /** What keeps a file under `assets/` from being what its name says; `undefined` for a sound one, and where it is not known. */
  flawOf(asset: string): FileFlaw | undefined;
  /** The styles that the site writes itself; absent where there are none. */
  styles?: SiteStyles;
  schemas: Schemas;
}

export interface SitePage {
  file: SiteFile;
  page: PageDescriptor;
}

/** Puts the files' contents where rules find them. Broken pages still count for their routes, so links to them are not dead. */
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
  lineage: Lineage = {},
): SiteModel {
  const ofKind = byKind(files, lineage);
  const [siteFile] = ofKind('site');
  const site = siteFile?.valid ? withMeantSlugs(siteFile.value as SiteDescriptor) : undefined;
  const routes = new SiteRoutes(ofKind('page'), site);
  return {
    files,
    ofKind,
    lineage,
    site,
    siteFile,
    pages: pagesRead(ofKind('page'), lineage).filter((page) => page !== undefined),
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

/** Finds the files of each kind, in their order. */
function byKind(files: readonly SiteFile[], lineage: Lineage): SiteModel['ofKind'] {
  const found = new Map<FileKind, SiteFile[]>();
  for (const [index, kind] of kindsOf(files, lineage).entries()) {
    const alike = found.get(kind);
    if (alike) alike.push(files[index] as SiteFile);
    else found.set(kind, [files[index] as SiteFile]);
  }
  return (kind) => found.get(kind) ?? [];
}

const kindsOf = followed(({ kind }: SiteFile) => kind);

const pagesRead = followed((file: SiteFile): SitePage | undefined => {
  const page = pageOf(file);
  return page && { file, page };
});

/** What a file says as a page, once its id and route can be read. */
export function pageOf({ kind, value }: SiteFile): PageDescriptor | undefined {
  const page = kind === 'page' ? (value as PageDescriptor | undefined) : undefined;
  return typeof page?.id === 'string' && typeof page.route === 'string' ? page : undefined;
}

/** A site whose spellings are those of its values: one with a mistyped name, told by its rule, makes no route and no file another. */
function withMeantSlugs(site: SiteDescriptor): SiteDescriptor {
  const names = Object.keys(site.values ?? {});
  const slugs = Object.entries(site.slugs ?? {});
  if (slugs.every(([name]) => names.includes(name))) return site;
  const meant = slugs.map(([name, slug]) => [names.includes(name) ? name : (nearest(name, names) ?? name), slug]);
  return { ...site, slugs: Object.fromEntries(meant) };
}

/** Every folder that holds files under `assets/`, as bases write them: `/files/cases/`. */
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

/** The route that a path leads to, parameters included, or `undefined`. A trailing slash does not count. */
export function routeFor(path: string, { routes, patterns }: SiteModel): SiteRoute | undefined {
  const plain = path.replace(/(?<=.)\/$/, '');
  const exact = routes.get(plain);
  if (exact) return exact;
  const given = plain.split('/');
  const fits = (step: string, index: number) => (step.startsWith('{') ? given[index] !== '' : step === given[index]);
  return patterns.find(({ steps }) => steps.length === given.length && steps.every(fits))?.route;
}

/** The fields of one row of a source's answer with their schemas, or `undefined` for an unknown source. */
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
