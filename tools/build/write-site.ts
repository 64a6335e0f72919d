import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompileContext } from '../../engine/compile/context.ts';
import { compilePage, type Route, routesOf } from '../../engine/compile/page.ts';
import { redirectedPaths } from '../../engine/compile/redirects.ts';
import { compileSite } from '../../engine/compile/site.ts';
import { routeHref } from '../../engine/compile/target.ts';
import type { Language } from '../../engine/descriptor/compiled.ts';
import type { Redirect } from '../../engine/descriptor/site.ts';
import { dataAddress, type OtherRoutes, type PageFile, type RoutePattern } from '../../engine/page-file.ts';
import { filledRedirects } from '../../engine/schema/redirects.ts';
import { addressOf } from '../../engine/sources/source.ts';
import { root } from '../paths.ts';
import type { Bundle } from './bundle.ts';
import { documentOf, hashesOf, stylesFor } from './document.ts';
import { foreignOrigins } from './foreign-origins.ts';
import { inputsHash } from './freshness.ts';
import { apiAddresses } from './hosts/api-addresses.ts';
import { hostFiles } from './hosts/host-files.ts';
import { writeNotFound } from './hosts/not-found.ts';
import { leadingPage } from './redirect-page.ts';

const languages: Language[] = ['zh', 'en'];

/** What the server must know of a build: `dist/build.json`. */
export interface BuildFacts {
  build: string;
  /** CSP source expressions of the inline script and of the inlined styles. */
  scriptHashes: string[];
  styleHashes: string[];
  /** Origins that frames and pictures may come from, besides the site's own. */
  frames: string[];
  images: string[];
  /** A hash of what the build was made from. */
  inputs: string;
  /** Routes with parameters, with what answers their unknown values. */
  patterns: ServedPattern[];
  /** The old routes and where each leads, without language. Default: none. */
  redirects?: Redirect[];
}

/** A route with parameters, as the server answers it. */
export interface ServedPattern extends RoutePattern {
  /** Where an unknown value leads; without one, the template is served. */
  fallback?: string;
}

/**
 * Writes a compiled site as static files: HTML and data of every route and language, assets, and the API's answers. All goes
 * to a folder beside the old one, which it replaces when it is whole.
 */
export async function writeSite(
  context: CompileContext,
  siteFolder: string,
  bundle: Bundle,
  out: string,
): Promise<number> {
  const unfinished = `${out}.${process.pid}.tmp`;
  const folders = new Set<string>();
  const write = async (path: string, text: string) => {
    const file = join(unfinished, path);
    const folder = dirname(file);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await writeFile(file, text);
  };
  try {
    await mkdir(unfinished, { recursive: true });
    const routes = routesOf(context);
    const template = await readFile(join(root, 'engine/index.html'), 'utf8');
    // The template's own sheet settles the order of the layers before any of them is met.
    const styles = new Set(/<style>(.*?)<\/style>/s.exec(template)?.slice(1));
    for (const language of languages) {
      const site = compileSite(context, language);
      await write(`_data/${language}.json`, JSON.stringify(site));
      for (const route of routes) {
        const page = compilePage(route, language, context);
        const sheets = stylesFor(page, bundle);
        for (const { text } of sheets) styles.add(text);
        const file: PageFile = { build: bundle.build, page, styles: sheets.map(({ href }) => href) };
        await write(
          htmlPath(language, route.path),
          documentOf(template, page, site, bundle, route.params !== undefined),
        );
        await write(dataAddress(language, route.path).slice(1), JSON.stringify(file));
      }
    }
    for (const { from, to } of redirectedPaths(context)) {
      for (const language of languages)
        await write(htmlPath(language, from), leadingPage(routeHref(to, language), language, 'moved', context.site));
    }
    await write('_data/routes.json', JSON.stringify(otherRoutesOf(context)));
    for (const [path, payload] of answersOf(context)) await write(path, JSON.stringify({ data: payload }));
    const facts: BuildFacts = {
      build: bundle.build,
      scriptHashes: hashesOf([bundle.early]),
      styleHashes: hashesOf(styles),
      ...foreignOrigins(context),
      inputs: await inputsHash(siteFolder),
      patterns: patternsOf(routes),
      redirects: filledRedirects(context.site),
    };
    await write('build.json', JSON.stringify(facts, null, 2));
    for (const [path, text] of Object.entries(hostFiles(facts, apiAddresses(context)))) await write(path, text);
    await writeNotFound(unfinished, facts.patterns, context.site);
    await cp(join(bundle.folder, '_'), join(unfinished, '_'), { recursive: true });
    await cp(join(siteFolder, 'assets'), unfinished, {
      recursive: true,
      filter: (path) => !/\/assets\/records(\/|$)/.test(path),
    });
    // Two renames, so that there is a whole site at every moment but the one between them.
    const old = `${unfinished}.old`;
    await rename(out, old).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(unfinished, out).catch(async (error) => {
      await rename(old, out).catch(() => {});
      throw error;
    });
    await rm(old, { recursive: true, force: true });
    return routes.length * languages.length;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** The HTML file of a route: a folder's index, which every static host serves at the route itself. */
function htmlPath(language: Language, route: string): string {
  const folder = `${language === 'en' ? '/en' : ''}${route === '/' ? '' : decodeURIComponent(route)}`;
  return `${folder}/index.html`.slice(1);
}

/** What a browser asks for when a route has no file: the routes with parameters, and the old routes. */
export function otherRoutesOf(context: CompileContext): OtherRoutes {
  const patterns = patternsOf(routesOf(context)).map(({ pattern, data }): RoutePattern => ({ pattern, data }));
  return { patterns, redirects: filledRedirects(context.site) };
}

/** The routes with parameters: each has a template whose parameters stand as `_name`. */
function patternsOf(routes: Route[]): ServedPattern[] {
  return routes
    .filter(({ params }) => params === undefined)
    .map(({ pattern, path, page }) => ({
      pattern,
      data: path,
      ...(page.routeDefaults && { fallback: pattern.replace(/\/\{[^}]+\}$/, '') }),
    }));
}

/** Every answer of the embedded API as a file; a query becomes part of the name: `news/list@page=2`. */
function* answersOf({ sources }: CompileContext): Generator<[string, unknown]> {
  for (const { endpoint, answer, instances } of Object.values(sources)) {
    for (const params of instances()) {
      const [path = '', query] = addressOf(endpoint, params).split('?');
      yield [`${decodeURIComponent(path.slice(1))}${query ? `@${query}` : ''}`, answer(params)];
    }
  }
}
