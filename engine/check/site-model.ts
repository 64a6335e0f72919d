import type { PageDescriptor } from '../descriptor/page.ts';
import type { Redirect, SiteDescriptor } from '../descriptor/site.ts';
import { fillSlugs, withoutLast } from '../schema/placeholders.ts';
import { filledRedirects } from '../schema/redirects.ts';
import type { Schema, Schemas } from '../schema/schema.ts';
import { rightName, type SiteFile, type SiteInput, type SiteStyles } from './site-files.ts';
import { nearest } from './suggest.ts';

/** The site as the rules see it: every readable file, and what they name. */
export interface SiteModel {
  files: SiteFile[];
  /** The site's own descriptor; absent while it is missing or has mistakes. */
  site?: SiteDescriptor;
  siteFile?: SiteFile;
  /** The pages whose id and route can be read. */
  pages: { file: SiteFile; page: PageDescriptor }[];
  /** Every route that some page file gives, with site values filled in. */
  routes: Map<string, SiteRoute>;
  /** Those of the routes that have parameters, in steps. */
  patterns: { steps: string[]; route: SiteRoute }[];
  /** The site's redirects, values filled in, each leading where its chain ends. */
  redirects: Redirect[];
  /** Whether every page's route is known. Where one is not, no link can be called dead for want of a page. */
  routesKnown: boolean;
  /** The shared files by the name that includes give. */
  shared: Map<string, SiteFile>;
  assets: Set<string>;
  /** The size of a file under `assets/` in bytes; `undefined` where it is not known. */
  sizeOf(asset: string): number | undefined;
  /** The text of a file under `assets/`; `undefined` where it is not known. */
  textOf(asset: string): string | undefined;
  /** The styles that the site writes itself; absent where there are none. */
  styles?: SiteStyles;
  schemas: Schemas;
}

/** A route with the page it belongs to. */
export interface SiteRoute {
  /** The route as the page writes it, site values in braces. */
  written: string;
  file: SiteFile;
}

/** Puts the files' contents where rules find them. Broken pages still count for their routes, so links to them are not dead. */
export function modelOf(
  files: SiteFile[],
  { assets, schemas, sizeOf = () => undefined, textOf = () => undefined, styles }: Omit<SiteInput, 'files'>,
): SiteModel {
  const siteFile = files.find(({ kind }) => kind === 'site');
  const site = siteFile?.valid ? withMeantSlugs(siteFile.value as SiteDescriptor) : undefined;
  const pageFiles = files.filter(({ kind }) => kind === 'page');
  const routes = new Map<string, SiteRoute>();
  let routesKnown = site !== undefined;
  for (const file of pageFiles) {
    const { route, routeDefaults } = writtenRoute(file);
    const filled = fillSlugs(route ?? '', site);
    if (route === undefined || routes.has(filled)) routesKnown = false;
    else {
      routes.set(filled, { written: route, file });
      if (routeDefaults || !file.valid)
        routes.set(fillSlugs(withoutLast(route), site), { written: withoutLast(route), file });
    }
  }
  return {
    files,
    site,
    siteFile,
    pages: pageFiles.flatMap((file) => {
      const page = pageOf(file);
      return page ? [{ file, page }] : [];
    }),
    routes,
    patterns: [...routes]
      .filter(([route]) => route.includes('{'))
      .map(([route, found]) => ({ steps: route.split('/'), route: found })),
    redirects: filledRedirects(site),
    routesKnown,
    shared: new Map(files.filter(({ kind }) => kind === 'shared').map((file) => [sharedName(file.file), file])),
    assets: new Set(assets),
    sizeOf,
    textOf,
    ...(styles && { styles }),
    schemas,
  };
}

/** What a file says as a page, once its id and route can be read. */
export function pageOf({ kind, value }: SiteFile): PageDescriptor | undefined {
  const page = kind === 'page' ? (value as PageDescriptor | undefined) : undefined;
  return typeof page?.id === 'string' && typeof page.route === 'string' ? page : undefined;
}

const routeInText = /"route"\s*:\s*"([^"\\\s\p{Cc}]*)"\s*[,}\r\n]/u;

/** A page's route as it stands in its file, also where the rest cannot be read; none where its own form is wrong. */
export function writtenRoute(file: SiteFile): { route?: string; routeDefaults?: unknown } {
  const { value, learned } = file;
  const { route, routeDefaults } = (value ?? {}) as { route?: unknown; routeDefaults?: unknown };
  const written = value === undefined ? routeInText.exec(file.text)?.[1] : route;
  const isOfForm = !learned?.flaws.some((flaw) => flaw[0] === 'route');
  return typeof written === 'string' && written.startsWith('/') && isOfForm ? { route: written, routeDefaults } : {};
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
